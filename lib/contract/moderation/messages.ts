import { createRoute, z } from '@hono/zod-openapi';
import { Done, InLanguage, json, optionalQuery } from '../common';
import { Cursor, guarded, jsonBody, pageOf, params, shared } from './shapes';

export const ContactMessage = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    company: z.string().nullable(),
    message: z.string(),
    language: z.enum(['en', 'ar', 'ckb']),
    date: z.iso.datetime(),
    answered_at: z.iso.datetime().nullable(),
  })
  .openapi('ContactMessage');
export type ContactMessage = z.infer<typeof ContactMessage>;

export const moderatedMessageRoutes = {
  list: createRoute({
    method: 'get',
    path: '/v1/moderation/messages',
    summary: 'Messages to the site: unanswered ones the longest waiting first, answered ones newest first',
    ...guarded,
    request: { query: InLanguage.extend({ cursor: Cursor, answered: optionalQuery(z.enum(['1'])) }) },
    responses: { 200: json(pageOf(ContactMessage), 'A page of them'), ...shared },
  }),
  mark: createRoute({
    method: 'post',
    path: '/v1/moderation/messages/{id}',
    summary: 'Say that a message is answered, or is not',
    description: 'Answers go by mail; this only keeps the list.',
    ...guarded,
    request: { params, query: InLanguage, ...jsonBody(z.object({ answered: z.boolean() })) },
    responses: { 200: json(Done.extend({ data: ContactMessage }), 'Noted'), ...shared },
  }),
};
