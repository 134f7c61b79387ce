import { createRoute, z } from '@hono/zod-openapi';
import { Done, InLanguage, json, optionalQuery } from '../common';
import { Reasoned, RoleChange } from '../moderation-fields';
import { Decision } from './log';
import { guarded, jsonBody, late, NamedAd, params, SearchText, shared } from './shapes';

/** A member with his history, for those who judge by it. */
export const ModeratedAccount = z
  .object({
    id: z.number().int(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    email_confirmed: z.boolean(),
    phone_number: z.string().nullable(),
    locale: z.enum(['en', 'ar', 'ckb']),
    role: z.enum(['member', 'moderator']),
    member_since: z.iso.datetime(),
    blocked_at: z.iso.datetime().nullable(),
    ads: z.object({
      accept: z.number().int(),
      pending: z.number().int(),
      rejected: z.number().int(),
      deleted: z.number().int(),
    }),
    reports: z
      .object({ open: z.number().int(), upheld: z.number().int() })
      .openapi({ description: 'Of his ads and of himself' }),
  })
  .openapi('ModeratedAccount');
export type ModeratedAccount = z.infer<typeof ModeratedAccount>;

const FoundAccount = ModeratedAccount.omit({ ads: true, reports: true });

const Answered = Done.extend({ data: ModeratedAccount });

export const moderatedAccountRoutes = {
  find: createRoute({
    method: 'get',
    path: '/v1/moderation/accounts',
    summary: 'Find accounts',
    description:
      'By number, whole e-mail address, whole phone number or a part of a name. Without words the newest. At most 20.',
    ...guarded,
    request: {
      query: InLanguage.extend({
        search: SearchText,
        blocked: optionalQuery(z.enum(['1'])),
      }),
    },
    responses: { 200: json(z.object({ data: z.array(FoundAccount) }), 'The accounts'), ...shared },
  }),
  show: createRoute({
    method: 'get',
    path: '/v1/moderation/accounts/{id}',
    summary: 'One account, its newest ads and what was decided about it',
    ...guarded,
    request: { params, query: InLanguage },
    responses: {
      200: json(
        z.object({
          data: ModeratedAccount.extend({ newest_ads: z.array(NamedAd), decisions: z.array(Decision) }),
        }),
        'The account',
      ),
      ...shared,
    },
  }),
  block: createRoute({
    method: 'post',
    path: '/v1/moderation/accounts/{id}/block',
    summary: 'Block an account',
    description:
      'Ends its sessions and hides its public ads, which come back when it is unblocked. Nobody can log in to it. ' +
      'Moderators cannot be blocked.',
    ...guarded,
    request: { params, query: InLanguage, ...jsonBody(Reasoned) },
    responses: { 200: json(Answered, 'Blocked'), ...late, ...shared },
  }),
  unblock: createRoute({
    method: 'post',
    path: '/v1/moderation/accounts/{id}/unblock',
    summary: 'Let an account in again',
    ...guarded,
    request: { params, query: InLanguage, ...jsonBody(Reasoned) },
    responses: { 200: json(Answered, 'Unblocked'), ...late, ...shared },
  }),
  role: createRoute({
    method: 'post',
    path: '/v1/moderation/accounts/{id}/role',
    summary: 'Make an account a moderator, or a member again',
    description: 'Nobody changes his own role, so that a moderator is always left.',
    ...guarded,
    request: { params, query: InLanguage, ...jsonBody(RoleChange) },
    responses: { 200: json(Answered, 'Changed'), ...late, ...shared },
  }),
};
