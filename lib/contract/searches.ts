import { createRoute, z } from '@hono/zod-openapi';
import { ErrorBody, failures, json, unkeyed } from './common';

export const searchRoutes = {
  click: createRoute({
    method: 'post',
    path: '/v1/searches/click',
    summary: 'Count that an ad was opened among those that a search found',
    description:
      'Sent by the list. It counts for the words of the search alone, and says nothing of who opened what.',
    tags: ['Ads'],
    request: {
      body: {
        required: true,
        content: { 'application/json': { schema: z.object({ search: z.string().min(1).max(200) }) } },
      },
    },
    responses: {
      200: json(
        z.object({ status: z.literal(true) }),
        'It was heard; more than a few a minute are not counted',
      ),
      ...unkeyed,
      413: json(ErrorBody, 'The request is too large'),
      ...failures,
    },
  }),
};
