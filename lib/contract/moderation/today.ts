import { createRoute, z } from '@hono/zod-openapi';
import { InLanguage, json } from '../common';
import { guarded, shared } from './shapes';

const Count = z.number().int().min(0);

const Quarter = z
  .object({
    at: z.iso.datetime().openapi({ description: 'When it began' }),
    requests: Count.openapi({ description: 'Pages, files and calls' }),
    errors: Count.openapi({ description: 'Of these, answered by 5xx' }),
    pages_kept: Count.openapi({ description: 'Pages sent as they were kept' }),
    pages_drawn: Count,
    p50: z.number().nullable().openapi({ description: 'Milliseconds that half of the answers stayed below' }),
    p95: z.number().nullable(),
    ads: Count,
    accounts: Count,
    messages: Count,
    reports: Count,
    searches_found: Count,
    searches_missed: Count,
    mails_sent: Count,
    mails_failed: Count,
    memory: Count.openapi({ description: 'Bytes, of all instances' }),
  })
  .openapi('QuarterFigures');

const Failure = z
  .object({
    number: z.string().openapi({ description: 'As the visitor was shown it' }),
    at: z.iso.datetime().openapi({ description: 'The last time' }),
    times: z.number().int(),
    request: z
      .string()
      .nullable()
      .openapi({ description: 'The number of the last request, as the log has it' }),
    route: z.string(),
    problem: z.string(),
  })
  .openapi('Failure');

const Job = z
  .object({
    name: z.enum([
      'backup',
      'sweep',
      'promotions',
      'expiry',
      'purge',
      'forget-contacts',
      'unread-mails',
      'saved-searches',
      'alerts',
      'refold',
    ]),
    is_on: z.boolean().openapi({ description: 'False: this site was not told to do it' }),
    started_at: z.iso.datetime().nullable().openapi({ description: 'Null: it has not run yet' }),
    took: z.number().int().nullable().openapi({ description: 'Milliseconds' }),
    outcome: z.enum(['done', 'failed']).nullable(),
    did: z.number().int().nullable().openapi({ description: 'How many rows it was about, if it counts' }),
    next_at: z.iso.datetime().nullable(),
  })
  .openapi('Job');

export const Today = z
  .object({
    from: z.iso.datetime().openapi({ description: 'When the first of the 96 quarters began' }),
    next_at: z.iso.datetime().openapi({ description: 'When the quarter ends that is counted now' }),
    quarters: z.array(Quarter).openapi({ description: 'Those in which the site ran, the oldest first' }),
    p50: z.number().nullable(),
    p95: z.number().nullable().openapi({ description: 'Of all 24 hours' }),
    failures: z.array(Failure).openapi({ description: 'The latest first' }),
    jobs: z.array(Job),
  })
  .openapi('Today');
export type Today = z.infer<typeof Today>;

export const todayRoutes = {
  today: createRoute({
    method: 'get',
    path: '/v1/moderation/today',
    summary: 'How the site was in the last 24 hours',
    description:
      'By quarters of an hour, all instances together; a quarter is there when it is over. Failures and jobs are of the last eight days.',
    ...guarded,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: Today }), 'The figures'), ...shared },
  }),
};
