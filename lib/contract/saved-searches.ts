import { createRoute, z } from '@hono/zod-openapi';
import { ReadingFields } from './alerts';
import {
  body,
  Done,
  ErrorBody,
  failures,
  InLanguage,
  json,
  RowId,
  Switch,
  security,
  signedOut,
  tooMany,
  unkeyed,
} from './common';
import { alertFrequencies, mostCountedAlerts, mostSavedSearches } from './saved-search-fields';

// Lists that a member wants to hear of.

const tags = ['Saved searches'];
const shared = { ...signedOut, ...unkeyed, ...tooMany, ...failures };
const missing = { 404: json(ErrorBody, 'There is no such saved search, or it is not yours') };

const Name = z.string().trim().min(1).max(100);
const Frequency = z.enum(alertFrequencies).openapi({ description: 'How often it tells what is new' });

export const SavedSearch = z
  .object({
    id: z.number().int(),
    name: z.string(),
    query: z.string().openapi({
      description: 'What stands behind the question mark of the list’s address, without order and page',
      example: 'category=1&brand=3&to_price=50000',
    }),
    frequency: Frequency,
    by_mail: z.boolean(),
    by_push: z.boolean(),
    on_site: z.boolean(),
    wide: z.boolean().openapi({
      description:
        'It asks for nothing, or for what so many ads have, that it tells how many are new and not at once',
    }),
    new_ads: z
      .number()
      .int()
      .openapi({ description: `Since it was last looked at; ${mostCountedAlerts} are as many or more` }),
    looked_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
  })
  .openapi('SavedSearch');
export type SavedSearch = z.infer<typeof SavedSearch>;

export const NewSavedSearch = z.object({
  query: z.string().max(4_000),
  name: Name.optional(),
  frequency: Frequency.optional(),
  ...ReadingFields,
});

export const SavedSearchChange = z.object({
  name: Name.optional(),
  frequency: Frequency.optional(),
  by_mail: Switch.optional(),
  by_push: Switch.optional(),
  on_site: Switch.optional(),
  ...ReadingFields,
});
export type SavedSearchChange = z.infer<typeof SavedSearchChange>;

const OneDone = Done.extend({ data: SavedSearch });
const one = { params: z.object({ id: RowId }), query: InLanguage };

export const savedSearchRoutes = {
  list: createRoute({
    method: 'get',
    path: '/auth/saved-searches',
    summary: 'Own saved searches, newest first',
    description: `All of them: an account has at most ${mostSavedSearches}.`,
    tags,
    security,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: z.array(SavedSearch) }), 'The saved searches'), ...shared },
  }),
  save: createRoute({
    method: 'post',
    path: '/auth/saved-searches',
    summary: 'Save a search',
    description:
      'A query is read as the list reads its address: what it cannot use is left out. The same search twice is one, which ' +
      'stays as it is. Without a name it is called by what it asks for.',
    tags,
    security,
    request: { query: InLanguage, ...body(NewSavedSearch) },
    responses: {
      200: json(OneDone, 'It is saved'),
      409: json(ErrorBody, `The account has ${mostSavedSearches} saved searches already`),
      ...shared,
    },
  }),
  change: createRoute({
    method: 'put',
    path: '/auth/saved-searches/{id}',
    summary: 'Rename a saved search, or say how often and by what it tells',
    description: 'What is left out stays.',
    tags,
    security,
    request: { ...one, ...body(SavedSearchChange) },
    responses: { 200: json(OneDone, 'It is changed'), ...missing, ...shared },
  }),
  look: createRoute({
    method: 'post',
    path: '/auth/saved-searches/{id}/look',
    summary: 'Say that its list was looked at',
    description: 'What is new counts from now on.',
    tags,
    security,
    request: one,
    responses: { 200: json(Done, 'It is noted'), ...missing, ...shared },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/auth/saved-searches/{id}',
    summary: 'Delete a saved search',
    tags,
    security,
    request: one,
    responses: { 200: json(Done, 'It is deleted'), ...missing, ...shared },
  }),
};
