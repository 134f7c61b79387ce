import { createRoute, z } from '@hono/zod-openapi';
import { Done, InLanguage, json } from '../common';
import { Cursor, guarded, pageOf, shared } from './shapes';

/** There may be more jobs than numbers of rows elsewhere go to. */
const JobId = z.string().regex(/^\d{1,18}$/, 'must be the id of a job');
const params = z.object({ id: JobId });

export const DeadLetter = z
  .object({
    id: z.string(),
    name: z.string().openapi({ description: 'What kind of job it is' }),
    key: z.string().nullable().openapi({ description: 'What it is the only job of its kind for' }),
    account_id: z.number().int().nullable().openapi({ description: 'Whom it is about' }),
    problem: z.string().openapi({ description: 'Why the last attempt failed' }),
    attempts: z.number().int(),
    written_at: z.iso.datetime(),
    ended_at: z.iso.datetime().openapi({ description: 'When the last attempt failed' }),
  })
  .openapi('DeadLetter');
export type DeadLetter = z.infer<typeof DeadLetter>;

export const deadLetterRoutes = {
  list: createRoute({
    method: 'get',
    path: '/v1/moderation/dead-letters',
    summary: 'Jobs that are tried no more, newest first',
    description: 'What they say is not told. Each is kept for thirty days.',
    ...guarded,
    request: { query: InLanguage.extend({ cursor: Cursor }) },
    responses: { 200: json(pageOf(DeadLetter), 'A page of them'), ...shared },
  }),
  retry: createRoute({
    method: 'post',
    path: '/v1/moderation/dead-letters/{id}',
    summary: 'Try a job again, from its first attempt',
    ...guarded,
    request: { params, query: InLanguage },
    responses: { 200: json(Done, 'It is tried at once'), ...shared },
  }),
  drop: createRoute({
    method: 'delete',
    path: '/v1/moderation/dead-letters/{id}',
    summary: 'Drop a job for good',
    ...guarded,
    request: { params, query: InLanguage },
    responses: { 200: json(Done, 'It is gone'), ...shared },
  }),
};
