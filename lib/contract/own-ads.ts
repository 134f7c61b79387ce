import { createRoute, z } from '@hono/zod-openapi';
import { AdFields, AvailabilityFields, RenewalFields } from './ad-fields';
import { AdCard, AdQuery, Picture } from './ads';
import { availabilities } from './availability';
import {
  body,
  Done,
  ErrorBody,
  failures,
  InLanguage,
  json,
  Meta,
  optionalQuery,
  Page,
  PerPage,
  RowId,
  security,
  signedOut,
  tooMany,
  unkeyed,
} from './common';
import { FactValue } from './facts';
import { problem, rowNumber } from './field-rules';
import { priceCurrencies } from './price-currencies';

// A seller's own ads: to write, to change, to promote and to look after.

const tags = ['Own ads'];
const params = z.object({ id: RowId });
const missing = { 404: json(ErrorBody, 'There is no such ad, or it is not yours') };
const shared = { ...signedOut, ...unkeyed, ...tooMany, ...failures };

/** A stored picture with the key by which an ad takes it. */
export const OwnPicture = Picture.extend({ key: z.string() }).openapi('OwnPicture');
export type OwnPicture = z.infer<typeof OwnPicture>;

const editStatus = z
  .enum(['pending', 'rejected'])
  .nullable()
  .openapi({ description: 'Of a change that is not part of the accepted ad, which stays as it was' });

/** An ad in its owner's list: what moderators say of it, and of a change of it. */
export const OwnAd = AdCard.extend({
  is_public: z.boolean().openapi({ description: 'Listed: accepted, and available or reserved' }),
  edit_status: editStatus,
  expires_at: z.iso.datetime().nullable().openapi({ description: 'Until when it is listed' }),
  rejection_reason: z.string().nullable().openapi({ description: 'In the words of the moderator' }),
  promoted_until: z.iso.datetime().nullable(),
}).openapi('OwnAd');
export type OwnAd = z.infer<typeof OwnAd>;

/** An ad as its form has it; what was never stated is null. Shows the waiting edit where there is one. */
export const AdDraft = z
  .object({
    id: z.number().int(),
    status: z.enum(['accept', 'pending', 'rejected']),
    is_public: z.boolean(),
    edit_status: editStatus,
    rejection_reason: z.string().nullable(),
    ad_type_id: z.number().int(),
    category_id: z.number().int(),
    sub_category_id: z.number().int().nullable(),
    title: z.string(),
    brand_id: z.number().int().nullable(),
    model: z.string().nullable(),
    year: z.number().int().nullable(),
    price: z.number().nullable(),
    price_currency: z.enum(priceCurrencies),
    price_type: z.enum(['fix', 'negotiable']),
    vat: z.enum(['include', 'exclude']),
    distance: z.number().int().nullable(),
    distance_type: z.enum(['km', 'mi']),
    hours: z.number().int().nullable(),
    facts: z
      .record(z.string(), FactValue)
      .openapi({ description: 'What it states, by the keys of GET /v1/fact' }),
    description: z.string(),
    information: z.string(),
    feature: z.string(),
    specification: z.string(),
    language: z.enum(['en', 'ar', 'ckb']),
    state_id: z.number().int().nullable(),
    zip_code: z.string().nullable(),
    phone: z.string().nullable(),
    whatsapp_number: z.string().nullable(),
    email: z.string().nullable(),
    website_url: z.string().nullable(),
    lat: z.number().nullable(),
    long: z.number().nullable(),
    video_url: z.string().nullable(),
    pictures: z.array(OwnPicture),
    socials: z.array(z.object({ social_media_id: z.number().int().nullable(), link: z.string().nullable() })),
  })
  .openapi('AdDraft');
export type AdDraft = z.infer<typeof AdDraft>;

const Written = z
  .object({
    status: z.literal(true),
    success: z.literal(true),
    message: z.string(),
    data: z.object({ id: z.number().int(), status: z.enum(['accept', 'pending', 'rejected']) }),
  })
  .openapi('WrittenAd');

const Life = z
  .object({
    id: z.number().int(),
    availability: z.enum(availabilities),
    expires_at: z.iso.datetime().nullable(),
  })
  .openapi('LifeOfAd');

export const promotions = ['featured', 'top'] as const;
export type Promotion = (typeof promotions)[number];
export const PromotionFields = z.object({ promotion: z.enum(promotions, problem('choice')) });
export const PlanFields = z.object({ plan_id: rowNumber('choice') });

const Allowance = z.object({
  total: z.number().int(),
  used: z
    .number()
    .int()
    .openapi({ description: 'Regular: ads that wait or are public now. Others: spent in this period' }),
});

const ChosenPlan = z.object({
  id: z.number().int(),
  plan_id: z.number().int(),
  title: z.string(),
  created_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
});

/** What a seller may publish and promote. Without an active plan it is that of the plan that costs nothing. */
export const Subscription = z
  .object({
    active: ChosenPlan.nullable(),
    requested: ChosenPlan.nullable().openapi({ description: 'Asked for, and not yet activated' }),
    regular: Allowance,
    featured: Allowance,
    top: Allowance,
  })
  .openapi('Subscription');
export type Subscription = z.infer<typeof Subscription>;

export const ownAdRoutes = {
  create: createRoute({
    method: 'post',
    path: '/v1/ads',
    summary: 'Write an ad',
    description:
      'It waits for a moderator. Pictures are keys of POST /api/upload in `images`, or as files in `images[]` of a ' +
      'multipart form, whose social rows are `social_media_id[0]`, `link[0]` and so on. The same form sent twice by ' +
      'one seller within a minute is one ad.',
    tags,
    security,
    request: { query: InLanguage, ...body(AdFields) },
    responses: {
      200: json(Written, 'The ad is stored'),
      409: json(ErrorBody, 'The plan allows no more ads'),
      413: json(ErrorBody, 'The form is too large'),
      ...shared,
    },
  }),
  update: createRoute({
    method: 'put',
    path: '/v1/ads/{id}',
    summary: 'Change an ad',
    description:
      'Says the whole ad anew, pictures included. Only `facts` stay as they are where they are not sent; `{}` clears them. ' +
      'It waits for a moderator; the accepted text stays public until then, and a later change replaces one that waits. ' +
      'Of an accepted ad the price (up to 40 % from what a moderator last saw), the meters and the telephone, WhatsApp ' +
      'and e-mail change at once.',
    tags,
    security,
    request: { params, query: InLanguage, ...body(AdFields) },
    responses: {
      200: json(
        Written,
        'The change is stored; `accept`: what it says is public, `pending`: some of it waits',
      ),
      409: json(ErrorBody, 'The ad was rejected, and the plan allows no more ads'),
      413: json(ErrorBody, 'The form is too large'),
      ...missing,
      ...shared,
    },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/v1/ads/{id}',
    summary: 'Delete an ad',
    description: 'A moderator can bring it back for 30 days.',
    tags,
    security,
    request: { params, query: InLanguage },
    responses: { 200: json(Done, 'The ad is gone'), ...missing, ...shared },
  }),
  promote: createRoute({
    method: 'post',
    path: '/v1/ads/{id}/promote',
    summary: 'Promote an ad',
    description: 'Spends one featured or top ad of the plan, for 30 days.',
    tags,
    security,
    request: { params, query: InLanguage, ...body(PromotionFields) },
    responses: {
      200: json(
        Done.extend({ data: z.object({ promotion: z.enum(promotions), promoted_until: z.iso.datetime() }) }),
        'The ad is promoted',
      ),
      409: json(ErrorBody, 'The ad is not public, promoted already, or the plan has none left'),
      ...missing,
      ...shared,
    },
  }),
  availability: createRoute({
    method: 'put',
    path: '/v1/ads/{id}/availability',
    summary: 'Say what became of an ad',
    description:
      'Of an accepted ad, without a moderator. `sold` may come with the price, which only figures of the market see, and ' +
      'with a buyer who has written about the ad, at once or later. `available` brings it back, for a whole period where its time is over.',
    tags,
    security,
    request: { params, query: InLanguage, ...body(AvailabilityFields) },
    responses: {
      200: json(Done.extend({ data: Life }), 'It is so'),
      409: json(ErrorBody, 'The ad is not accepted, cannot go there, or the plan allows no more ads'),
      ...missing,
      ...shared,
    },
  }),
  renew: createRoute({
    method: 'post',
    path: '/v1/ads/{id}/renew',
    summary: 'List an ad for a whole period from now on',
    tags,
    security,
    request: { params, query: InLanguage },
    responses: {
      200: json(Done.extend({ data: Life }), 'It is renewed'),
      409: json(ErrorBody, 'The ad is neither listed nor expired, or the plan allows no more ads'),
      ...missing,
      ...shared,
    },
  }),
  renewByLink: createRoute({
    method: 'post',
    path: '/v1/renewals',
    summary: 'Renew an ad by the link of a mail',
    description:
      'Without a login, and without X-Api-Key: what it takes is the secret of the link, which is valid once, for the ' +
      'period that it was sent for. A form of a browser is led to a page that says how it ended.',
    tags,
    request: { query: InLanguage, ...body(RenewalFields) },
    responses: {
      200: json(Done.extend({ data: Life }), 'It is renewed'),
      303: { description: 'To the page that says how it ended, where the request takes HTML' },
      409: json(ErrorBody, 'The plan allows no more ads'),
      ...tooMany,
      ...failures,
    },
  }),
  list: createRoute({
    method: 'get',
    path: '/auth/my-listings',
    summary: 'Own ads, newest first',
    tags,
    security,
    request: {
      query: AdQuery.extend({
        search: optionalQuery(z.string().max(200)),
        status: optionalQuery(z.enum(['accept', 'pending', 'rejected'])),
        per_page: PerPage(24),
        page: Page,
      }),
    },
    responses: { 200: json(z.object({ data: z.array(OwnAd), meta: Meta }), 'A page of them'), ...shared },
  }),
  draft: createRoute({
    method: 'get',
    path: '/auth/my-listings/{id}',
    summary: 'One own ad, as its form has it',
    tags,
    security,
    request: { params, query: InLanguage },
    responses: { 200: json(z.object({ data: AdDraft }), 'The ad'), ...missing, ...shared },
  }),
  counts: createRoute({
    method: 'get',
    path: '/auth/my-listing-count',
    summary: 'Own ads by status',
    tags,
    security,
    request: { query: InLanguage },
    responses: {
      200: json(
        z.object({
          count_accept: z.number().int(),
          count_pending: z.number().int(),
          count_reject: z.number().int(),
        }),
        'The counts',
      ),
      ...shared,
    },
  }),
  subscription: createRoute({
    method: 'get',
    path: '/auth/subscription',
    summary: 'The own plan, and what of it is spent',
    tags,
    security,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: Subscription }), 'The plan'), ...shared },
  }),
  subscribe: createRoute({
    method: 'post',
    path: '/auth/subscription',
    summary: 'Ask for a plan',
    description:
      'A moderator activates it. Asking for another plan replaces what was asked before; for the free plan, which needs ' +
      'no asking, takes it back.',
    tags,
    security,
    request: { query: InLanguage, ...body(PlanFields) },
    responses: { 200: json(Done.extend({ data: Subscription }), 'Asked for'), ...shared },
  }),
  unsubscribe: createRoute({
    method: 'delete',
    path: '/auth/subscription',
    summary: 'Take the question for a plan back',
    tags,
    security,
    request: { query: InLanguage },
    responses: { 200: json(Done.extend({ data: Subscription }), 'Taken back'), ...shared },
  }),
};
