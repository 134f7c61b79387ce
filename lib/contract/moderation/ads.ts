import { createRoute, z } from '@hono/zod-openapi';
import { Picture } from '../ads';
import { Done, InLanguage, json, optionalQuery } from '../common';
import { Acceptance, Rejection } from '../moderation-fields';
import { ModeratedAccount } from './accounts';
import { Decision } from './log';
import { AdStatus, Cursor, guarded, jsonBody, late, NamedAd, Person, pageOf, params, shared } from './shapes';

/** Of what a seller says in an ad, in the order in which a moderator reads it. */
const adFieldNames = [
  'title',
  'ad_type',
  'category',
  'sub_category',
  'brand',
  'model',
  'year',
  'price',
  'price_type',
  'vat',
  'hours',
  'distance',
  'facts',
  'state',
  'zip_code',
  'place',
  'phone',
  'whatsapp_number',
  'email',
  'website_url',
  'video_url',
  'socials',
  'language',
  'description',
  'information',
  'feature',
  'specification',
] as const;
export type AdFieldName = (typeof adFieldNames)[number];

export const WaitingAd = NamedAd.extend({
  kind: z.enum(['ad', 'edit']),
  since: z.iso.datetime(),
  open_reports: z.number().int(),
}).openapi('WaitingAd');
export type WaitingAd = z.infer<typeof WaitingAd>;

const SaidField = z.object({
  name: z.enum(adFieldNames),
  value: z.string().nullable().openapi({ description: 'In words of the asked language; null: not stated' }),
  before: z.string().nullable(),
  changed: z.boolean(),
});

const SeenPicture = Picture.extend({ change: z.enum(['added', 'removed']).nullable() });

const likenesses = ['pictures', 'phone', 'title', 'machine'] as const;
const LookAlike = NamedAd.extend({
  same_seller: z.boolean(),
  alike: z.array(z.enum(likenesses)),
});

const OpenReport = z.object({
  id: z.number().int(),
  note: z.string(),
  date: z.iso.datetime(),
  reporter: Person,
});

export const ModeratedAd = NamedAd.extend({
  waits: z.enum(['ad', 'edit']).nullable().openapi({ description: 'What waits for a decision' }),
  version: z.string().openapi({ description: 'Told back with a decision' }),
  since: z.iso.datetime(),
  created_at: z.iso.datetime(),
  rejection_reason: z.string().nullable(),
  /** Against what `before` and `change` are said. */
  compared_with: z.enum(['accepted', 'rejected']).nullable(),
  fields: z.array(SaidField),
  pictures: z.array(SeenPicture),
  pictures_moved: z.boolean(),
  account: ModeratedAccount,
  look_alikes: z.array(LookAlike),
  decisions: z.array(Decision),
  reports: z.array(OpenReport),
}).openapi('ModeratedAd');
export type ModeratedAd = z.infer<typeof ModeratedAd>;

const Decided = Done.extend({
  data: z.object({ id: z.number().int(), status: AdStatus, is_public: z.boolean() }),
}).openapi('DecidedAd');

const decide = (name: string, summary: string, description: string) =>
  ({
    method: 'post',
    path: `/v1/moderation/ads/{id}/${name}`,
    summary,
    description,
    ...guarded,
    responses: { 200: json(Decided, 'Decided'), ...late, ...shared },
  }) as const;

export const moderatedAdRoutes = {
  queue: createRoute({
    method: 'get',
    path: '/v1/moderation/queue',
    summary: 'Ads and edits that wait, the longest first',
    ...guarded,
    request: { query: InLanguage.extend({ cursor: Cursor, kind: optionalQuery(z.enum(['ad', 'edit'])) }) },
    responses: { 200: json(pageOf(WaitingAd), 'A page of them'), ...shared },
  }),
  show: createRoute({
    method: 'get',
    path: '/v1/moderation/ads/{id}',
    summary: 'Everything about one ad, whatever its status',
    ...guarded,
    request: { params, query: InLanguage },
    responses: { 200: json(z.object({ data: ModeratedAd }), 'The ad'), ...shared },
  }),
  deleted: createRoute({
    method: 'get',
    path: '/v1/moderation/deleted',
    summary: 'Ads that were deleted in the last 30 days, newest first',
    ...guarded,
    request: { query: InLanguage.extend({ cursor: Cursor }) },
    responses: { 200: json(pageOf(NamedAd), 'A page of them'), ...shared },
  }),
  accept: createRoute({
    ...decide('accept', 'Accept a waiting ad or edit', 'It is public at once, and the seller gets a mail.'),
    path: '/v1/moderation/ads/{id}/accept',
    request: { params, query: InLanguage, ...jsonBody(Acceptance) },
  }),
  reject: createRoute({
    ...decide(
      'reject',
      'Reject a waiting ad or edit',
      'The seller gets the reason in his language by mail and in his list. A rejected edit leaves the accepted ad public.',
    ),
    path: '/v1/moderation/ads/{id}/reject',
    request: { params, query: InLanguage, ...jsonBody(Rejection) },
  }),
  takeDown: createRoute({
    ...decide(
      'take-down',
      'Take a public ad down',
      'It is gone at once, and an edit of it is rejected with it.',
    ),
    path: '/v1/moderation/ads/{id}/take-down',
    request: { params, query: InLanguage, ...jsonBody(Rejection) },
  }),
  restore: createRoute({
    ...decide('restore', 'Bring a deleted ad back', 'As it was, for 30 days after its owner deleted it.'),
    path: '/v1/moderation/ads/{id}/restore',
    request: { params, query: InLanguage, ...jsonBody(Acceptance) },
  }),
};
