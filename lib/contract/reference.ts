import { createRoute, z } from '@hono/zod-openapi';
import { failures, IdList, json, Lang, list, optionalQuery, PerPage } from './common';

const named = { id: z.number().int(), name: z.string() };
/** How many public ads stand behind an option. */
const counted = { ...named, count: z.number().int() };

export const Language = z
  .object({ code: z.string(), name: z.string(), dir: z.enum(['ltr', 'rtl']) })
  .openapi('Language');
export type Language = z.infer<typeof Language>;

export const Currency = z
  .object({
    name: z
      .string()
      .openapi({ description: 'ISO 4217 code; both value and label of the choice', example: 'USD' }),
    title: z.string(),
    symbol: z.string(),
    rate: z.number().openapi({ description: 'Units for one US dollar' }),
    decimals: z.number().int(),
  })
  .openapi('Currency');
export type Currency = z.infer<typeof Currency>;

export const Category = z
  .object({ ...named, slug: z.string(), icon: z.string(), count_ads: z.number().int() })
  .openapi('Category');
export type Category = z.infer<typeof Category>;

export const SubCategory = z
  .object({ ...counted, slug: z.string(), category_id: z.number().int() })
  .openapi('SubCategory');
export type SubCategory = z.infer<typeof SubCategory>;

export const State = z
  .object({ ...counted, slug: z.string(), lat: z.number(), long: z.number() })
  .openapi('State');
export type State = z.infer<typeof State>;

export const AdType = z.object({ ...counted, slug: z.string() }).openapi('AdType');
export type AdType = z.infer<typeof AdType>;

export const Brand = z.object({ ...counted, slug: z.string() }).openapi('Brand');
export type Brand = z.infer<typeof Brand>;

export const CarModel = z.object({ ...counted, brand_id: z.number().int() }).openapi('CarModel');
export type CarModel = z.infer<typeof CarModel>;

export const SocialMedia = z.object({ ...named, slug: z.string() }).openapi('SocialMedia');
export type SocialMedia = z.infer<typeof SocialMedia>;

export const Plan = z
  .object({
    id: z.number().int(),
    title: z.string(),
    price: z.number().openapi({ description: 'US dollars a month' }),
    regular: z.number().int(),
    featured: z.number().int(),
    top: z.number().int(),
    ad_days: z.number().int().nullable().openapi({
      description: 'How long its ads are listed where that is longer than the setting `ad_days`',
    }),
    popular: z.union([z.literal(0), z.literal(1)]),
  })
  .openapi('Plan');
export type Plan = z.infer<typeof Plan>;

export const ReferenceQuery = z.object({
  lang: Lang,
  per_page: PerPage(100),
  page: optionalQuery(z.coerce.number().int().min(1).max(1000)),
});
export type ReferenceQuery = z.infer<typeof ReferenceQuery>;

/** Narrowed to what is on offer in these categories; counts are of those ads only. */
const WithinCategory = ReferenceQuery.extend({ category: IdList });

const reference = <Path extends string, Row extends z.ZodType, Query extends z.ZodObject>(
  path: Path,
  row: Row,
  summary: string,
  query: Query,
) =>
  createRoute({
    method: 'get',
    path,
    summary,
    tags: ['Reference'],
    request: { query },
    responses: { 200: json(list(row), summary), ...failures },
  });

export const referenceRoutes = {
  languages: reference('/v1/languages', Language, 'Languages of the site', z.object({})),
  currencies: reference('/v1/currency', Currency, 'Currencies and their rates', ReferenceQuery),
  categories: reference('/v1/category', Category, 'Categories with their ad counts', ReferenceQuery),
  subCategories: reference(
    '/v1/sub-category',
    SubCategory,
    'Sub-categories of one category, or of all',
    ReferenceQuery.extend({ category_id: IdList }),
  ),
  states: reference('/v1/state', State, 'States', WithinCategory),
  brands: reference('/v1/brand', Brand, 'Brands', WithinCategory),
  adTypes: reference('/v1/ad-type', AdType, 'Ad types', WithinCategory),
  carModels: reference(
    '/v1/car-model',
    CarModel,
    'Models, optionally of some brands',
    WithinCategory.extend({ brand: IdList }),
  ),
  socialMedia: reference('/v1/social-media', SocialMedia, 'Platforms that an ad can link to', ReferenceQuery),
  plans: reference('/v1/plan', Plan, 'Subscription plans', ReferenceQuery),
};
