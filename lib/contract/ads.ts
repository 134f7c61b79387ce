import { createRoute, z } from '@hono/zod-openapi';
import { adSorts, adsPerPage, parseRange } from '@/lib/ad-filters';
import { availabilities } from './availability';
import {
  ErrorBody,
  failures,
  IdList,
  InLanguage,
  json,
  Lang,
  Meta,
  optionalQuery,
  Page,
  PerPage,
  RowId,
} from './common';
import { AdFact, CardFact } from './facts';
import { priceCurrencies } from './price-currencies';

const Named = z.object({ id: z.number().int(), name: z.string() });

export const Picture = z
  .object({
    src: z.string(),
    srcset: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    illustration: z.boolean().openapi({ description: 'A drawing rather than a photograph' }),
  })
  .openapi('Picture');
export type Picture = z.infer<typeof Picture>;

export const Line = z
  .object({
    text: z.string().openapi({
      example: 'Caterpillar 320 crawler excavator, 2018, 5,200\u00a0h, 22\u00a0t · Erbil',
    }),
    thirty: z.string().openapi({ description: 'As much of it as 30 letters hold' }),
    twenty: z.string().openapi({ description: 'As much of it as 20 letters hold' }),
  })
  .openapi('Line', {
    description:
      'The machine in one line of the asked language, made of what the ad states; `text` begins with the name of the ' +
      'kind of ad unless that is for sale. Names and codes of the other direction stand between Unicode isolates ' +
      '(U+2066 to U+2069), which are no letters of it.',
  });
export type Line = z.infer<typeof Line>;

/** An ad as it stands in a list: no contact data. */
export const AdCard = z
  .object({
    id: z.number().int(),
    title: z.string().openapi({ description: 'In the seller’s words and language' }),
    line: Line.nullable().openapi({ description: 'Null where the seller wrote in the asked language' }),
    description: z.string().openapi({
      description:
        'Plain text in lists; of one ad it may be safe HTML (p, br, b, strong, i, em, u, ul, ol, li, h2-h4, blockquote, a)',
    }),
    language: z.enum(['en', 'ar', 'ckb']).openapi({ description: 'Language that the seller wrote in' }),
    date: z.iso.datetime(),
    views: z.number().int(),
    images: z.array(z.string()).openapi({ description: 'Addresses of the pictures, cover first' }),
    pictures: z.array(Picture),
    category: Named,
    sub_category: Named.nullable(),
    kind: z.string().openapi({
      description: 'What the machine is called in the asked language, in the singular',
      example: 'Crawler excavator',
    }),
    brand: Named.nullable(),
    car_model: Named.extend({ id: z.number().int().nullable() }).nullable().openapi({
      description: 'Without an id: the seller’s own word for a model that is no row of GET /v1/car-model',
    }),
    year: z.number().int().nullable(),
    ad_type: Named,
    state: Named.nullable(),
    distance: z.number().int().nullable(),
    distance_type: z.enum(['km', 'mi']),
    hours: z.number().int().nullable(),
    facts: z.array(CardFact).openapi({ description: 'What stands on a card or in a title of its kind' }),
    price: z.number().nullable().openapi({
      description: 'US dollars, at the site’s rate where it was asked in dinars; null: on request',
    }),
    show_price: z.string().nullable().openapi({
      description:
        'The price in the asked currency, grouped and without its symbol: exact where the seller asked in it, otherwise rounded',
    }),
    currency: z.string(),
    currency_symbol: z.string(),
    price_type: z.enum(['fix', 'negotiable']),
    vat: z.enum(['include', 'exclude']),
    status: z.enum(['accept', 'pending', 'rejected']),
    availability: z.enum(availabilities).openapi({
      description:
        'Lists have what is `available` or `reserved`; of the others nobody is told how to reach the seller',
    }),
    promotion: z.enum(['top', 'featured']).nullable(),
    is_favourite: z.boolean(),
    is_wishlisted: z.boolean(),
  })
  .openapi('AdCard');
export type AdCard = z.infer<typeof AdCard>;

export const OtherPrice = z
  .object({ show_price: z.string(), currency: z.string(), currency_symbol: z.string() })
  .openapi('OtherPrice');
export type OtherPrice = z.infer<typeof OtherPrice>;

export const Ad = AdCard.extend({
  facts: z.array(AdFact).openapi({ description: 'All that it states, as the sheet of its kind orders them' }),
  price_currency: z.enum(priceCurrencies).openapi({ description: 'What the seller asked in' }),
  other_price: OtherPrice.nullable().openapi({
    description:
      'The price as it was asked, or in the other one of dollars and dinars where `show_price` says just that',
  }),
  paragraph: z.string().openapi({
    description:
      'What the ad states as two to four sentences of the asked language, with isolates like the line of it',
  }),
  information: z.string(),
  feature: z.string(),
  specification: z.string(),
  zip_code: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  whatsapp_number: z.string().nullable(),
  website_url: z.string().nullable(),
  video_url: z.string().nullable(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  updated_at: z.iso.datetime(),
  sold_at: z.iso.datetime().nullable().openapi({ description: 'Its page stays for 90 days' }),
  socials: z.array(
    z.object({
      social_media_id: z.number().int().nullable(),
      name: z.string().nullable(),
      link: z.string().nullable(),
    }),
  ),
  app_account: z.object({
    id: z.number().int(),
    username: z.string(),
    zip_code: z.string().nullable(),
    website_url: z.string().nullable(),
    phone_number: z.string().nullable(),
    email: z.string().nullable().openapi({ description: 'Null where the ad is not listed' }),
    lat: z.number().nullable(),
    long: z.number().nullable(),
  }),
}).openapi('Ad');
export type Ad = z.infer<typeof Ad>;

const Price = optionalQuery(
  z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be a price in US dollars')
    .transform(Number),
).openapi({ type: 'number', minimum: 0, description: 'US dollars' });

const Range = optionalQuery(
  z.string().transform((text, context) => {
    const range = parseRange(text);
    if (range) return range;
    context.addIssue('must be a range of whole numbers: 10-20, 10-, -20 or 10');
    return z.NEVER;
  }),
).openapi({
  type: 'string',
  example: '2015-2020',
  description: 'Both ends are in it; either may be left out',
});

const ListQuery = z.object({
  lang: Lang,
  currency: optionalQuery(
    z
      .string()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'must be a currency code'),
  ),
  per_page: PerPage(adsPerPage),
  page: Page,
  sort: optionalQuery(z.enum(adSorts)).openapi({
    description: 'Best match where words are asked for, otherwise newest first',
  }),
  category: IdList,
  sub_category: IdList,
  brand: IdList,
  car_model: IdList,
  type: IdList,
  state: IdList,
  from_price: Price,
  to_price: Price,
  year: Range,
  hours: Range,
  distance: Range,
  search: optionalQuery(z.string().max(200)).openapi({
    description: 'In quotation marks as it is written: no word of it is put right',
  }),
  id: IdList,
  like: optionalQuery(RowId).openapi({ type: 'integer', description: 'Number of a public ad' }),
});

/** Any other parameter may be a fact's: GET /v1/fact names them. */
export const AdListQuery = ListQuery.loose();
export type AdListQuery = z.infer<typeof AdListQuery>;

/** What a part of a search was read as: the rows of a filter, a figure with its unit, or words for the text. */
export const searchPartKinds = [
  'category',
  'sub_category',
  'brand',
  'car_model',
  'type',
  'state',
  'year',
  'price',
  'weight',
  'power',
  'axles',
  'hours',
  'distance',
  'text',
] as const;

export const SearchPart = z
  .object({
    kind: z.enum(searchPartKinds),
    name: z.string().openapi({
      description:
        'Of rows what they are called in the language; of axles "6×4"; of other figures and of text as it was typed',
    }),
    ids: z.array(z.number().int()).openapi({ description: 'Of rows: which; a word may name several' }),
    from: z.number().nullable().openapi({ description: 'Of figures: at least; one figure is both bounds' }),
    to: z.number().nullable().openapi({ description: 'Of figures: at most' }),
    unit: z.enum(['USD', 'IQD', 't', 'hp', 'h', 'km']).nullable(),
    typed: z.string().openapi({ description: 'The words of the search that were read so' }),
    without: z.string().openapi({ description: 'The search with this part taken off' }),
    only_ranks: z.boolean().openapi({
      description:
        'Ads that have it come first, and others follow: no ad, or too few, have all of the search',
    }),
  })
  .openapi('SearchPart');
export type SearchPart = z.infer<typeof SearchPart>;

export const NothingFound = z
  .object({
    parts: z
      .array(SearchPart.extend({ total_without: z.number().int() }))
      .openapi({ description: 'What was understood, each with how many ads the search has without it' }),
    near: z
      .array(
        z.object({
          kind: z.enum(['category', 'sub_category']),
          id: z.number().int(),
          name: z.string(),
          count: z.number().int(),
          category_id: z.number().int().nullable().openapi({ description: 'Of a sub-category' }),
        }),
      )
      .openapi({ description: 'Kinds of machines near it that have ads' }),
    other_spelling: z.string().nullable().openapi({ description: 'Words near them that some ads have' }),
  })
  .openapi('NothingFound');
export type NothingFound = z.infer<typeof NothingFound>;

export const AdListMeta = Meta.extend({
  reading: z
    .array(SearchPart)
    .openapi({ description: 'How the words were read, in their order; empty without words' }),
  corrected_search: z
    .string()
    .nullable()
    .openapi({ description: 'The words that were searched for instead, when none matched as typed' }),
  nothing_found: NothingFound.nullable().openapi({
    description: 'Only where words alone were asked for and no ad has them',
  }),
}).openapi('AdListMeta');
export type AdListMeta = z.infer<typeof AdListMeta>;

const Facet = z
  .object({
    counts: z.array(z.object({ id: z.number().int(), count: z.number().int() })).openapi({
      description: 'Options with ads behind them. Behind any other there is none or, of an estimate, are few',
    }),
    count_is_estimate: z.boolean(),
  })
  .openapi('Facet');

/** A part of a range, both ends in it; null where it is open. */
const Band = z
  .object({
    from: z.number().int().nullable(),
    to: z.number().int().nullable(),
    count: z.number().int(),
  })
  .openapi('Band');

/** How many ads stand behind each option of the filters. */
export const AdFacets = z
  .object({
    category: Facet,
    sub_category: Facet,
    brand: Facet,
    car_model: Facet,
    type: Facet,
    state: Facet,
    facts: z
      .record(
        z.string(),
        z.object({
          counts: z.array(z.object({ key: z.string(), count: z.number().int() })).openapi({
            description: 'By the keys of choices, or `yes` and `no`',
          }),
          count_is_estimate: z.boolean(),
        }),
      )
      .openapi({ description: 'Of one category: the facets of its sheet that have choices, by their keys' }),
    ranges: z.record(z.string(), z.object({ bands: z.array(Band), count_is_estimate: z.boolean() })).openapi({
      description:
        'Of one category: year, hours, distance (km) and the facets of its sheet that are numbers, each by those of its ' +
        'bands that have ads, in the units of the address; none where all are in one',
    }),
  })
  .openapi('AdFacets');
export type AdFacets = z.infer<typeof AdFacets>;

/** The parts of an ad that its seller writes as he likes. */
export const freeTexts = ['description', 'information', 'feature', 'specification'] as const;

/** A word of the trade in an ad's own words. */
export const GlossaryTerm = z
  .object({
    part: z.enum(freeTexts),
    start: z.number().int().openapi({ description: 'Where in that text it begins, in UTF-16 units' }),
    end: z.number().int(),
    name: z.string().openapi({ description: 'What it is called', example: 'Petrol' }),
    of: z.string().nullable().openapi({ description: 'The fact that it is a choice of', example: 'Fuel' }),
  })
  .openapi('GlossaryTerm');
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

export const AdQuery = ListQuery.pick({ lang: true, currency: true });

const notFound = { 404: json(ErrorBody, 'There is no such ad, or it is not public') };

export const adRoutes = {
  list: createRoute({
    method: 'get',
    path: '/v1/ads',
    summary: 'Public ads',
    description:
      'best: what is called so first, then titles, then texts that have the words; the default with words. ' +
      'desc: newest first, the default without. asc: most viewed first. random: promoted ads first, shuffled. An unknown sort is a 422. ' +
      'Pages beyond the first 10,000 ads are empty. With `id` these ads alone are given, in that order and whatever else ' +
      'is asked; those that are not public are left out. With `like` it is one page of ads like that one, of its ' +
      'sub-category first, nearest in price and year. A fact of GET /v1/fact is a parameter of its key: a number is asked ' +
      'for by a range in its unit (`weight=18000-25000`), a choice by the keys of those that will do ' +
      '(`condition=good,excellent`), a flag by `yes`, `no` or both. What an ad does not state it is not found by.',
    tags: ['Ads'],
    request: { query: AdListQuery },
    responses: {
      200: json(z.object({ data: z.array(AdCard), meta: AdListMeta }), 'A page of ads'),
      ...failures,
    },
  }),
  facets: createRoute({
    method: 'get',
    path: '/v1/ads/facets',
    summary: 'Public ads by the options of each filter',
    description:
      'Takes what GET /v1/ads takes. An option is counted under all other filters, whatever else of its own is chosen: ' +
      'what the list would have with it. Sub-categories are counted for chosen categories, models for chosen brands. ' +
      'Another category is counted without the facts that are asked of this one. Row filters are counted exactly; with a ' +
      'price, figures, facts or words counts of many ads are estimates, and say so. Order, page, `id` and `like` change ' +
      'nothing.',
    tags: ['Ads'],
    request: { query: AdListQuery },
    responses: { 200: json(z.object({ data: AdFacets }), 'The counts'), ...failures },
  }),
  show: createRoute({
    method: 'get',
    path: '/v1/ads/{id}',
    summary: 'One ad',
    description: 'One that is not public is shown to its owner and to moderators alone.',
    tags: ['Ads'],
    request: { params: z.object({ id: RowId }), query: AdQuery },
    responses: { 200: json(z.object({ data: Ad }), 'The ad'), ...notFound, ...failures },
  }),
  glossary: createRoute({
    method: 'get',
    path: '/v1/ads/{id}/glossary',
    summary: 'The words of the trade in the texts of a public ad',
    description:
      'What the names of facts, choices and features in its free texts are called in the asked language: no ' +
      'translation, and nothing that may mean two things. Each name once in a text, where it stands first. Empty where the ' +
      'seller wrote in that language. In a formatted description the places count in its HTML.',
    tags: ['Ads'],
    request: { params: z.object({ id: RowId }), query: InLanguage },
    responses: {
      200: json(z.object({ data: z.array(GlossaryTerm) }), 'The words'),
      ...notFound,
      ...failures,
    },
  }),
  view: createRoute({
    method: 'post',
    path: '/v1/ads/{id}/view',
    summary: 'Count a view',
    description: 'Sent by the ad’s page; a visitor counts once a day.',
    tags: ['Ads'],
    request: { params: z.object({ id: RowId }) },
    responses: {
      200: json(z.object({ data: z.object({ views: z.number().int() }) }), 'Its views'),
      ...notFound,
      ...failures,
    },
  }),
};
