import { createRoute, z } from '@hono/zod-openapi';
import { Done, ErrorBody, InLanguage, json } from '../common';
import { guarded, shared } from './shapes';

export const moderatedPictureRoutes = {
  upload: createRoute({
    method: 'post',
    path: '/v1/moderation/pictures',
    summary: 'Store a picture for the site',
    description:
      'One file as `image`, or as the whole body. JPEG, PNG, WebP, GIF or AVIF of at most 12 MB, encoded anew. `image` of ' +
      'the answer is what a row or the logo is given. A picture that nothing shows within a day is removed.',
    ...guarded,
    request: {
      query: InLanguage,
      body: {
        required: true,
        content: {
          // Plain schemas, not zod's: the body is read as a stream, with limits, by whoever answers.
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['image'],
              properties: { image: { type: 'string', format: 'binary' } },
            },
          },
          'image/*': { schema: { type: 'string', format: 'binary' } },
        },
      },
    },
    responses: {
      200: json(Done.extend({ data: z.object({ image: z.string() }) }), 'Stored'),
      400: json(ErrorBody, 'The body ended early or is no multipart form'),
      413: json(ErrorBody, 'The file is too large'),
      415: json(ErrorBody, 'The body is neither a form nor a picture'),
      503: json(ErrorBody, 'Too many are being stored at this moment; `Retry-After` says when to try again'),
      ...shared,
    },
  }),
};
