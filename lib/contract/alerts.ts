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
  security,
  signedOut,
  tooMany,
  unkeyed,
} from './common';
import { alertKinds, mostCountedAlerts } from './saved-search-fields';

// What a member is told of ads: that a saved search wants one, and what became of a favourite.

const tags = ['Saved searches'];
const shared = { ...signedOut, ...unkeyed, ...tooMany, ...failures };

export const Alert = z
  .object({
    id: z.number().int(),
    kind: z
      .enum(alertKinds)
      .openapi({ description: '`new` of a saved search; the others of a favourite too' }),
    created_at: z.iso.datetime(),
    is_read: z.boolean(),
    search: z
      .object({ id: z.number().int(), name: z.string() })
      .nullable()
      .openapi({ description: 'The saved search that wants it; null: it is a favourite' }),
    ad_id: z.number().int(),
    title: z.string().openapi({ description: 'What the ad is called in the asked language' }),
    ad: AdCard.nullable().openapi({ description: 'Null: it is not public any more' }),
  })
  .openapi('Alert');
export type Alert = z.infer<typeof Alert>;

const Unread = z
  .object({ unread: z.number().int() })
  .openapi({ description: `${mostCountedAlerts} are as many or more` });

export const AlertsRead = z.object({
  up_to: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

export const alertRoutes = {
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
