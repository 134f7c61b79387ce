import { createRoute } from '@hono/zod-openapi';
import { body, Done, failures, InLanguage, json, tooMany, unkeyed } from './common';
import { ContactFields } from './moderation-fields';

export const contactRoutes = {
  send: createRoute({
    method: 'post',
    path: '/v1/contact-message',
    summary: 'Write to the site',
    description: 'Stored for the moderators and mailed to the site’s own address.',
    tags: ['Contact'],
    request: { query: InLanguage, ...body(ContactFields) },
    responses: { 200: json(Done, 'The message has arrived'), ...unkeyed, ...tooMany, ...failures },
  }),
};
