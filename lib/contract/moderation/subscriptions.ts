import { createRoute, z } from '@hono/zod-openapi';
import { Done, InLanguage, json } from '../common';
import { Reasoned } from '../moderation-fields';
import { Cursor, guarded, jsonBody, late, Person, pageOf, params, shared } from './shapes';

const statuses = ['requested', 'active', 'declined', 'ended'] as const;

export const ModeratedSubscription = z
  .object({
    id: z.number().int(),
    account: Person.extend({ email: z.string() }),
    plan: z.object({ id: z.number().int(), title: z.string(), price: z.number() }),
    status: z.enum(statuses),
    created_at: z.iso.datetime(),
    starts_at: z.iso.datetime().nullable(),
    ends_at: z.iso.datetime().nullable(),
    current: z
      .object({ title: z.string(), ends_at: z.iso.datetime().nullable() })
      .nullable()
      .openapi({ description: 'The plan that the seller has now' }),
  })
  .openapi('ModeratedSubscription');
export type ModeratedSubscription = z.infer<typeof ModeratedSubscription>;

const Answered = Done.extend({ data: ModeratedSubscription });

export const moderatedSubscriptionRoutes = {
  list: createRoute({
    method: 'get',
    path: '/v1/moderation/subscriptions',
    summary: 'Subscriptions of a status; requests the longest waiting first, others newest first',
    ...guarded,
    request: {
      query: InLanguage.extend({ cursor: Cursor, status: z.enum(statuses).default('requested') }),
    },
    responses: { 200: json(pageOf(ModeratedSubscription), 'A page of them'), ...shared },
  }),
  activate: createRoute({
    method: 'post',
    path: '/v1/moderation/subscriptions/{id}/activate',
    summary: 'Start a plan that was asked for',
    description:
      'It runs for a month, and what is left of the same plan is added. Another plan of the seller ends.',
    ...guarded,
    request: { params, query: InLanguage },
    responses: { 200: json(Answered, 'It runs'), ...late, ...shared },
  }),
  decline: createRoute({
    method: 'post',
    path: '/v1/moderation/subscriptions/{id}/decline',
    summary: 'Decline a plan that was asked for',
    ...guarded,
    request: { params, query: InLanguage, ...jsonBody(Reasoned) },
    responses: { 200: json(Answered, 'Declined'), ...late, ...shared },
  }),
  end: createRoute({
    method: 'post',
    path: '/v1/moderation/subscriptions/{id}/end',
    summary: 'End a plan that runs',
    description: 'Ads that are promoted stay so until their time is over.',
    ...guarded,
    request: { params, query: InLanguage, ...jsonBody(Reasoned) },
    responses: { 200: json(Answered, 'Ended'), ...late, ...shared },
  }),
};
