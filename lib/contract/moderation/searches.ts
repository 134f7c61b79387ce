import { createRoute, z } from '@hono/zod-openapi';
import { cleanText } from '../clean-text';
import { Done, InLanguage, json, optionalQuery } from '../common';
import { Synonym } from '../moderation-fields';
import { guarded, jsonBody, pageOf, shared, TextCursor } from './shapes';

export const SearchMiss = z
  .object({
    query: z.string().openapi({ description: 'Folded: small letters, one spelling for each word' }),
    times: z.number().int(),
    last_at: z.iso.datetime(),
  })
  .openapi('SearchMiss');
export type SearchMiss = z.infer<typeof SearchMiss>;

export const WeeklySearch = z
  .object({
    query: z.string().openapi({ description: 'Folded: small letters, one spelling for each word' }),
    times: z.number().int(),
    found: z.number().int().openapi({ description: 'How often there were ads' }),
    clicked: z.number().int().openapi({ description: 'How often one of them was opened' }),
    missed: z.number().int().openapi({ description: 'How often no ad at all had the words' }),
  })
  .openapi('WeeklySearch');
export type WeeklySearch = z.infer<typeof WeeklySearch>;

const Missed = z.string().overwrite(cleanText).min(1).max(200);

export const searchWeekRoutes = {
  list: createRoute({
    method: 'get',
    path: '/v1/moderation/searches',
    summary: 'What was searched for in a week, the most frequent first',
    description: 'Kept for 26 weeks; of each week the 2,000 most frequent searches.',
    ...guarded,
    request: {
      query: InLanguage.extend({
        week: optionalQuery(z.iso.date()).openapi({ description: 'Its Monday; otherwise the latest' }),
        cursor: TextCursor,
      }),
    },
    responses: {
      200: json(
        pageOf(WeeklySearch).extend({
          week: z.iso.date().nullable().openapi({ description: 'Null where nothing was searched for yet' }),
          weeks: z.array(z.iso.date()).openapi({ description: 'Weeks with searches, the latest first' }),
        }),
        'A page of them',
      ),
      ...shared,
    },
  }),
};

export const searchMissRoutes = {
  list: createRoute({
    method: 'get',
    path: '/v1/moderation/search-misses',
    summary: 'Searches that found nothing, the most frequent first',
    ...guarded,
    request: { query: InLanguage.extend({ cursor: TextCursor }) },
    responses: { 200: json(pageOf(SearchMiss), 'A page of them'), ...shared },
  }),
  forget: createRoute({
    method: 'delete',
    path: '/v1/moderation/search-misses',
    summary: 'Forget one: it is not a word of ours',
    description: 'It comes back when it is searched for again.',
    ...guarded,
    request: { query: InLanguage.extend({ query: Missed }) },
    responses: { 200: json(Done, 'Forgotten'), ...shared },
  }),
  synonym: createRoute({
    method: 'post',
    path: '/v1/moderation/search-misses/synonym',
    summary: 'Make it another word for a category, a sub-category or a brand',
    description: 'Whoever searches for it finds the ads of that row at once.',
    ...guarded,
    request: { query: InLanguage, ...jsonBody(Synonym) },
    responses: { 200: json(Done, 'Known from now on'), ...shared },
  }),
};
