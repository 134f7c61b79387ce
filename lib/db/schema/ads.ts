import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { availabilities } from '@/lib/contract/availability';
import { priceCurrencies } from '@/lib/contract/price-currencies';
import type { FactValues } from '@/lib/facts/fact';
import { accounts, subscriptions } from './accounts';
import { createdAt, id, instant, position } from './columns';
import { adTypes, brands, carModels, categories, socialMedia, states, subCategories } from './reference';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * A facet bucket is one combination of category, sub-category, brand, model, ad type and state; every listed ad is in
 * exactly one. There are tens of thousands of buckets however many ads there are, so counts are sums over buckets
 * and a list is the merge of a few of them: neither ever walks the ads that do not match. 0 means "not stated".
 * Kept by the triggers of migration 0002.
 */
export const facetBuckets = pgTable(
  'facet_buckets',
  {
    id: id(),
    categoryId: integer().notNull(),
    subCategoryId: integer().notNull(),
    brandId: integer().notNull(),
    carModelId: integer().notNull(),
    adTypeId: integer().notNull(),
    stateId: integer().notNull(),
    ads: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('facet_buckets_place').on(
      t.categoryId,
      t.subCategoryId,
      t.brandId,
      t.carModelId,
      t.adTypeId,
      t.stateId,
    ),
    index('facet_buckets_brand').on(t.brandId, t.categoryId),
    index('facet_buckets_model').on(t.carModelId),
    index('facet_buckets_state').on(t.stateId, t.categoryId),
  ],
);

/** 64 ads written one after the other. */
export const idBlock = (id: SQLWrapper) => sql`(${id} / 64)`;
/** The bands that a price lies in, the narrowest and those around it (migration 0036 has the function). */
export const priceBands = (cents: SQLWrapper) => sql`price_bands(${cents})`;

export const ads = pgTable(
  'ads',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    title: text().notNull(),
    description: text().notNull().default(''),
    information: text().notNull().default(''),
    feature: text().notNull().default(''),
    specification: text().notNull().default(''),
    /** The language the seller wrote in: en, ar or ckb. */
    language: text().notNull().default('en'),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    subCategoryId: integer().references(() => subCategories.id),
    brandId: integer().references(() => brands.id),
    carModelId: integer().references(() => carModels.id),
    /** The model in the seller's words, where the catalogue has no such row. */
    modelName: text(),
    adTypeId: integer()
      .notNull()
      .references(() => adTypes.id),
    stateId: integer().references(() => states.id),
    year: integer(),
    hours: integer(),
    distance: integer(),
    distanceType: text({ enum: ['km', 'mi'] })
      .notNull()
      .default('km'),
    /** What it states of the machine beside these, by the facts' keys. */
    facts: jsonb().$type<FactValues>().notNull().default({}),
    /** US cents, at the site's rate where it was asked in another currency; null is a price on request. */
    priceCents: bigint({ mode: 'number' }),
    /** What the seller asked, in hundredths of that currency; both are null where he asked for US dollars. */
    askedCents: bigint({ mode: 'number' }),
    askedCurrency: text({ enum: priceCurrencies }),
    /** What a moderator last saw of it, in US cents, where its seller has changed it since. */
    seenPriceCents: bigint({ mode: 'number' }),
    priceType: text({ enum: ['fix', 'negotiable'] })
      .notNull()
      .default('negotiable'),
    vat: text({ enum: ['include', 'exclude'] })
      .notNull()
      .default('exclude'),
    status: text({ enum: ['accept', 'pending', 'rejected'] })
      .notNull()
      .default('pending'),
    rejectionReason: text(),
    /** What became of it on the market, whatever moderators say of it (lib/server/ads/availability.ts). */
    availability: text({ enum: availabilities }).notNull().default('available'),
    /** Until when it is listed; null until it is accepted, and for ever where nobody could renew it (imports, the demo). */
    expiresAt: instant(),
    /** How many days before that its seller was last told, of this period. */
    remindedDays: integer(),
    soldAt: instant(),
    promotion: text({ enum: ['top', 'featured'] }),
    promotedUntil: instant(),
    zipCode: text(),
    phone: text(),
    whatsappNumber: text(),
    email: text(),
    websiteUrl: text(),
    videoUrl: text(),
    lat: doublePrecision(),
    long: doublePrecision(),
    views: integer().notNull().default(0),
    /** Where the ad was imported from, and its name there: the same row twice is the same ad. */
    source: text(),
    sourceKey: text(),
    /** Of the form that made it: the same form twice within a minute is one ad. */
    formHash: text(),
    /** Folded words of everything that people may search it by (lib/server/search). */
    search: tsvector().notNull().default(sql`''::tsvector`),
    /** Set by trigger, and exactly while the ad is listed. */
    facetBucketId: integer().references(() => facetBuckets.id),
    /** Its place in a random order that costs no sorting. */
    shuffle: real().notNull().default(sql`random()`),
    createdAt: createdAt(),
    updatedAt: instant().notNull().default(sql`now()`),
    decidedAt: instant(),
    deletedAt: instant(),
    /** When its words and pictures went for good: the row stays where others need it. */
    purgedAt: instant(),
  },
  (t) => [
    check('ads_status', sql`${t.status} in ('accept', 'pending', 'rejected')`),
    check(
      'ads_availability',
      sql`${t.availability} in ('available', 'reserved', 'sold', 'expired', 'withdrawn')`,
    ),
    check('ads_sold', sql`(${t.availability} = 'sold') = (${t.soldAt} is not null)`),
    check('ads_price_type', sql`${t.priceType} in ('fix', 'negotiable')`),
    check('ads_vat', sql`${t.vat} in ('include', 'exclude')`),
    check('ads_distance_type', sql`${t.distanceType} in ('km', 'mi')`),
    check('ads_promotion', sql`${t.promotion} in ('top', 'featured')`),
    check('ads_price', sql`${t.priceCents} between 0 and 100000000000000`),
    check('ads_asked', sql`(${t.askedCents} is null) = (${t.askedCurrency} is null)`),
    check('ads_views', sql`${t.views} >= 0`),
    uniqueIndex('ads_source').on(t.source, t.sourceKey).where(sql`${t.source} is not null`),
    index('ads_account').on(t.accountId, t.id),
    // For moderators: what waits, the longest first; what may still come back; who else has this number.
    index('ads_waiting').on(t.updatedAt, t.id).where(sql`${t.status} = 'pending' and ${t.deletedAt} is null`),
    index('ads_gone').on(t.deletedAt, t.id).where(sql`${t.deletedAt} is not null`),
    index('ads_phone').on(t.phone, t.accountId).where(sql`${t.phone} is not null`),
    index('ads_promoted').on(t.id).where(sql`${t.promotion} is not null and ${t.facetBucketId} is not null`),
    // What is new since somebody looked (lib/server/saved-searches).
    index('ads_public_since')
      .on(sql`coalesce(${t.decidedAt}, ${t.createdAt})`)
      .where(sql`${t.facetBucketId} is not null`),
    index('ads_promotion_ends').on(t.promotedUntil).where(sql`${t.promotion} is not null`),
    index('ads_expires').on(t.expiresAt, t.remindedDays).where(sql`${t.facetBucketId} is not null`),
    index('ads_to_purge').on(t.deletedAt).where(sql`${t.deletedAt} is not null and ${t.purgedAt} is null`),
    index('ads_sold_at').on(t.soldAt, t.id).where(sql`${t.soldAt} is not null`),
    // With blocks of ids and bands of prices, one look meets words among the newest or within a range of prices.
    index('ads_search').using('gin', t.search, idBlock(t.id), priceBands(t.priceCents)),
    // One index per order in which a list can be asked for, over all public ads and within one bucket.
    index('ads_viewed').on(t.views, t.id).where(sql`${t.facetBucketId} is not null`),
    index('ads_priced').on(t.priceCents, t.id).where(sql`${t.facetBucketId} is not null`),
    index('ads_priced_down')
      .on(t.priceCents.desc().nullsLast(), t.id.desc())
      .where(sql`${t.facetBucketId} is not null`),
    index('ads_by_year')
      .on(t.year.desc().nullsLast(), t.id.desc())
      .where(sql`${t.facetBucketId} is not null`),
    index('ads_by_hours').on(t.hours, t.id).where(sql`${t.facetBucketId} is not null`),
    index('ads_by_distance')
      .on(sql`(case ${t.distanceType} when 'mi' then ${t.distance} * 1.609 else ${t.distance} end)`)
      .where(sql`${t.facetBucketId} is not null`),
    index('ads_shuffled').on(t.shuffle, t.id).where(sql`${t.facetBucketId} is not null`),
    index('ads_category_shuffled')
      .on(t.categoryId, t.shuffle, t.id)
      .where(sql`${t.facetBucketId} is not null`),
    // One category or state, in the orders that it is mostly asked for: it has too many buckets to merge them all.
    index('ads_category_newest').on(t.categoryId, t.id).where(sql`${t.facetBucketId} is not null`),
    index('ads_category_priced')
      .on(t.categoryId, t.priceCents, t.id)
      .where(sql`${t.facetBucketId} is not null`),
    index('ads_category_priced_down')
      .on(t.categoryId, t.priceCents.desc().nullsLast(), t.id.desc())
      .where(sql`${t.facetBucketId} is not null`),
    index('ads_state_newest').on(t.stateId, t.id).where(sql`${t.facetBucketId} is not null`),
    index('ads_state_priced').on(t.stateId, t.priceCents, t.id).where(sql`${t.facetBucketId} is not null`),
    index('ads_state_priced_down')
      .on(t.stateId, t.priceCents.desc().nullsLast(), t.id.desc())
      .where(sql`${t.facetBucketId} is not null`),
    index('ads_bucket_newest').on(t.facetBucketId, t.id),
    index('ads_bucket_viewed').on(t.facetBucketId, t.views, t.id),
    index('ads_bucket_priced').on(t.facetBucketId, t.priceCents, t.id),
    index('ads_bucket_priced_down').on(t.facetBucketId, t.priceCents.desc().nullsLast(), t.id.desc()),
    index('ads_bucket_by_year').on(t.facetBucketId, t.year.desc().nullsLast(), t.id.desc()),
    index('ads_bucket_by_hours').on(t.facetBucketId, t.hours, t.id),
  ],
);

/** A stored picture: `key` names its files (lib/storage), `widths` the sizes that exist. */
export const media = pgTable(
  'media',
  {
    key: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: integer().array().notNull(),
    /** The project's own drawing rather than a photograph: said in its alt text. */
    illustration: text(),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('media_account').on(t.accountId, t.createdAt)],
);

export const adImages = pgTable(
  'ad_images',
  {
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    position: position(),
    mediaKey: text()
      .notNull()
      .references(() => media.key),
  },
  (t) => [primaryKey({ columns: [t.adId, t.position] }), index('ad_images_media').on(t.mediaKey)],
);

export const adSocials = pgTable(
  'ad_socials',
  {
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    position: position(),
    socialMediaId: integer().references(() => socialMedia.id),
    link: text(),
  },
  (t) => [primaryKey({ columns: [t.adId, t.position] })],
);

/** One row per visitor and day, so that a reload does not count. `visitor` is a keyed hash, not an address. */
export const adViews = pgTable(
  'ad_views',
  {
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.adId, t.visitor, t.day] }), index('ad_views_day').on(t.day)],
);

/** What a seller says of a sale, if he does. The price is for figures of the market and is shown to nobody. */
export const adSales = pgTable(
  'ad_sales',
  {
    adId: integer()
      .primaryKey()
      .references(() => ads.id, { onDelete: 'cascade' }),
    priceCents: bigint({ mode: 'number' }),
    buyerId: integer().references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('ad_sales_price', sql`${t.priceCents} between 0 and 100000000000000`),
    index('ad_sales_buyer').on(t.buyerId),
  ],
);

/** An edit that waits for a moderator while the accepted text stays public. */
export const adRevisions = pgTable(
  'ad_revisions',
  {
    id: id(),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** The whole ad as the seller wants it (`Written` in lib/server/ads/written.ts). */
    fields: jsonb().notNull(),
    status: text({ enum: ['pending', 'accept', 'rejected'] })
      .notNull()
      .default('pending'),
    rejectionReason: text(),
    createdAt: createdAt(),
    decidedAt: instant(),
  },
  (t) => [
    uniqueIndex('ad_revisions_one_pending').on(t.adId).where(sql`${t.status} = 'pending'`),
    index('ad_revisions_ad').on(t.adId, t.id),
    index('ad_revisions_waiting').on(t.createdAt, t.adId).where(sql`${t.status} = 'pending'`),
  ],
);

/** What a subscription was spent on: one row for each ad that was promoted, kept after the ad is gone. */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['top', 'featured'] }).notNull(),
    createdAt: createdAt(),
    endsAt: instant().notNull(),
  },
  (t) => [
    check('promotions_kind', sql`${t.kind} in ('top', 'featured')`),
    index('promotions_subscription').on(t.subscriptionId, t.kind),
    index('promotions_ad').on(t.adId),
  ],
);

export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('favourites_once').on(t.accountId, t.adId),
    index('favourites_account').on(t.accountId, t.id),
    index('favourites_ad').on(t.adId),
  ],
);

/** Every word that stands in an ad, so that a misspelt one finds its neighbour by trigrams. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
]);

/** Searches that found nothing, for the operator to learn the words of the street from. */
export const searchMisses = pgTable('search_misses', {
  query: text().primaryKey(),
  times: integer().notNull().default(1),
  lastAt: instant().notNull().default(sql`now()`),
});

/** What is searched for, by the week that begins on that Monday: words and figures, of nobody. */
export const searchWeeks = pgTable(
  'search_weeks',
  {
    week: date({ mode: 'string' }).notNull(),
    /** Folded, as of a search that found nothing. */
    query: text().notNull(),
    times: integer().notNull().default(0),
    /** How often there were ads, how often no ad at all has the words, and how often one was opened. */
    found: integer().notNull().default(0),
    missed: integer().notNull().default(0),
    clicked: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.week, t.query] }),
    index('search_weeks_times').on(t.week, t.times, t.query),
  ],
);

/** How far ads have been read anew for a change in how their words are folded (lib/server/search/refold.ts). */
export const searchFold = pgTable('search_fold', {
  version: integer().primaryKey(),
  /** The last ad that is done; null when all are. */
  upTo: integer().default(0),
});
