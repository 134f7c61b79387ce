import { createRoute, z } from '@hono/zod-openapi';
import { mostSuggestions } from '@/lib/ad-filters';
import { failures, json, Lang } from './common';

/** In the order in which they are shown. */
export const suggestionKinds = ['car_model', 'brand', 'category', 'sub_category', 'state'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const Suggestion = z
  .object({
    kind: z.enum(suggestionKinds),
    id: z.number().int(),
    name: z.string(),
    parent: z.object({ id: z.number().int(), name: z.string() }).nullable().openapi({
      description: 'The brand of a model, the category of a sub-category',
    }),
    count: z.number().int().openapi({ description: 'Public ads behind it, never none' }),
  })
  .openapi('Suggestion');
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestionRoutes = {
  list: createRoute({
    method: 'get',
    path: '/v1/suggestions',
    summary: 'What a search that is being typed may become',
    description:
      `At most ${mostSuggestions} models, brands, kinds of machines and places of which a name or another name has words that ` +
      'begin like the typed ones; of each kind those with most ads. Nothing typed is answered by nothing.',
    tags: ['Ads'],
    request: {
      query: z.object({
        lang: Lang,
        q: z.string().max(200).default('').openapi({ description: 'What is typed so far' }),
      }),
    },
    responses: { 200: json(z.object({ data: z.array(Suggestion) }), 'Suggestions by kind'), ...failures },
  }),
};
