import { createRoute, z } from '@hono/zod-openapi';
import { AdCard, AdQuery } from './ads';
import {
  body,
  Done,
  failures,
  InLanguage,
  json,
  Meta,
  Page,
  PerPage,
  Switch,
  security,
  signedOut,
  tooMany,
  unkeyed,
} from './common';
import { alertKinds, mostCountedAlerts } from './saved-search-fields';
import { TimeZone } from './time-zone';

// What a member is told of ads: that a saved search wants one, what became of a favourite, and when an own one ends.

const tags = ['Saved searches'];
const shared = { ...signedOut, ...unkeyed, ...tooMany, ...failures };

export const Alert = z
  .object({
    id: z.number().int(),
    kind: z.enum(alertKinds).openapi({
      description:
        '`new` of a saved search, `ending` and `expired` of an own ad; the others of a favourite too',
    }),
    created_at: z.iso.datetime(),
    is_read: z.boolean(),
    search: z
      .object({ id: z.number().int(), name: z.string() })
      .nullable()
      .openapi({ description: 'The saved search that wants it; null: it is a favourite, or an own ad' }),
    ad_id: z.number().int(),
    title: z.string().openapi({ description: 'What the ad is called in the asked language' }),
    ad: AdCard.nullable().openapi({ description: 'Null: it has no page any more' }),
  })
  .openapi('Alert');
export type Alert = z.infer<typeof Alert>;

/** Where and how somebody reads, as the browser says it that saves something. */
export const ReadingFields = {
  time_zone: TimeZone.optional().catch(undefined).openapi({
    type: 'string',
    description: 'By whose clock mornings and nights are; one that we do not know counts as not said',
    example: 'Asia/Baghdad',
  }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code')
    .optional()
    .openapi({ description: 'In which mails show prices' }),
  locale: z.enum(['en', 'ar', 'ckb']).optional().openapi({ description: 'The language of mails' }),
};

export const AlertSettings = z
  .object({
    mails: z.boolean().openapi({ description: 'Off: no mail of what is new, whatever the searches say' }),
    favourites_by_mail: z.boolean(),
    favourites_by_push: z.boolean(),
    email_confirmed: z.boolean().openapi({ description: 'To an address that is not no mail is sent' }),
    devices: z.number().int().openapi({ description: 'How many are told by push' }),
    time_zone: z.string(),
    currency: z.string().nullable(),
  })
  .openapi('AlertSettings');
export type AlertSettings = z.infer<typeof AlertSettings>;

export const AlertSettingsChange = z.object({
  mails: Switch.optional(),
  favourites_by_mail: Switch.optional(),
  favourites_by_push: Switch.optional(),
  ...ReadingFields,
});
export type AlertSettingsChange = z.infer<typeof AlertSettingsChange>;

/** What a mail program sends of itself. */
export const Unsubscription = z.object({ 'List-Unsubscribe': z.string().max(100).optional() });

const Unread = z
  .object({ unread: z.number().int() })
  .openapi({ description: `${mostCountedAlerts} are as many or more` });

export const AlertsRead = z.object({
  up_to: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

export const alertRoutes = {
  settings: createRoute({
    method: 'get',
    path: '/auth/alert-settings',
    summary: 'How one is told of what is new, beside what each saved search says',
    tags,
    security,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: AlertSettings }), 'The settings'), ...shared },
  }),
  changeSettings: createRoute({
    method: 'put',
    path: '/auth/alert-settings',
    summary: 'Change how one is told of what is new',
    description: 'What is left out stays.',
    tags,
    security,
    request: { query: InLanguage, ...body(AlertSettingsChange) },
    responses: { 200: json(Done.extend({ data: AlertSettings }), 'It is changed'), ...shared },
  }),
  unsubscribe: createRoute({
    method: 'post',
    path: '/v1/unsubscriptions',
    summary: 'End mails of what is new by the link of such a mail',
    description:
      'Without a login, and without X-Api-Key: what it takes is the secret of the link. Of a mail program (RFC 8058) or ' +
      'of the page that the link leads to, which is led to how it ended. Ends all of them, or those of one search, as ' +
      'the link says. A GET leads to the page and ends nothing.',
    tags,
    request: {
      query: InLanguage.extend({ token: z.string().max(200) }),
      ...body(Unsubscription),
    },
    responses: {
      200: json(Done, 'No more such mails are sent'),
      303: { description: 'To the page that says how it ended, where a browser asks' },
      ...tooMany,
      ...failures,
    },
  }),
  list: createRoute({
    method: 'get',
    path: '/auth/alerts',
    summary: 'What is new, newest first',
    tags,
    security,
    request: { query: AdQuery.extend({ per_page: PerPage(24), page: Page }) },
    responses: { 200: json(z.object({ data: z.array(Alert), meta: Meta }), 'A page of it'), ...shared },
  }),
  unread: createRoute({
    method: 'get',
    path: '/auth/alerts/unread',
    summary: 'How much of it was not read',
    tags,
    security,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: Unread }), 'How much'), ...shared },
  }),
  read: createRoute({
    method: 'post',
    path: '/auth/alerts/read',
    summary: 'Say that it was read, up to and including one',
    tags,
    security,
    request: { query: InLanguage, ...body(AlertsRead) },
    responses: { 200: json(Done.extend({ data: Unread }), 'What was not read after that'), ...shared },
  }),
};
