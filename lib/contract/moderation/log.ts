import { createRoute, z } from '@hono/zod-openapi';
import { InLanguage, json, optionalQuery, RowId } from '../common';
import { onOneLine } from '../field-rules';
import { contentKinds } from './content-fields';
import { Cursor, guarded, Person, pageOf, shared } from './shapes';

const auditSubjects = [
  'ad',
  'account',
  'subscription',
  'message',
  'setting',
  'search',
  'job',
  ...contentKinds,
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

const auditActions = [
  'ad.accept',
  'ad.reject',
  'edit.accept',
  'edit.reject',
  'ad.take-down',
  'ad.restore',
  'ad.read-facts',
  'report.uphold',
  'report.dismiss',
  'account-report.uphold',
  'account-report.dismiss',
  'account.block',
  'account.unblock',
  'account.grant',
  'account.revoke',
  'subscription.activate',
  'subscription.decline',
  'subscription.end',
  'message.answer',
  'message.reopen',
  'content.create',
  'content.change',
  'content.remove',
  'content.order',
  'setting.change',
  'search.forget',
  'synonym.add',
  'job.retry',
  'job.drop',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const Decision = z
  .object({
    id: z.number().int(),
    date: z.iso.datetime(),
    actor: Person.nullable().openapi({ description: 'Null: the operator at the command line' }),
    action: z.string(),
    subject: z.string(),
    subject_id: z.string(),
    title: z.string().nullable().openapi({ description: 'What it was called then' }),
    reason: z.string().nullable().openapi({ description: 'As it was told to whom it is about' }),
  })
  .openapi('Decision');
export type Decision = z.infer<typeof Decision>;

export const logRoutes = {
  log: createRoute({
    method: 'get',
    path: '/v1/moderation/log',
    summary: 'What was decided, newest first',
    description: 'Rows are only ever added.',
    ...guarded,
    request: {
      query: InLanguage.extend({
        cursor: Cursor,
        actor: optionalQuery(RowId),
        action: optionalQuery(z.enum(auditActions)),
        subject: optionalQuery(z.enum(auditSubjects)),
        subject_id: optionalQuery(z.string().max(40).regex(onOneLine)),
      }),
    },
    responses: {
      200: json(pageOf(Decision).extend({ moderators: z.array(Person) }), 'A page of decisions'),
      ...shared,
    },
  }),
};
