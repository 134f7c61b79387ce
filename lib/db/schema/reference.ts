import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, position, translated } from './columns';

/** The rows that ads point at. Names are kept in every language; `aliases` are what people type to find them. */

export const currencies = pgTable(
  'currencies',
  {
    /** ISO 4217, and what the interface calls it. */
    code: text().primaryKey(),
    name: translated().notNull(),
    symbol: text().notNull(),
    /** Units for one US dollar, set and dated by the operator. */
    rate: doublePrecision().notNull(),
    ratedAt: instant().notNull().default(sql`now()`),
    decimals: integer().notNull().default(0),
    position: position(),
  },
  (t) => [check('currencies_rate', sql`${t.rate} > 0`)],
);

export const states = pgTable('states', {
  id: id(),
  slug: text().notNull().unique(),
  iso: text(),
  name: translated().notNull(),
  aliases: text().array().notNull().default(sql`'{}'`),
  lat: doublePrecision().notNull(),
  long: doublePrecision().notNull(),
  position: position(),
});

export const categories = pgTable('categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: translated().notNull(),
  aliases: text().array().notNull().default(sql`'{}'`),
  icon: text().notNull(),
  position: position(),
});

export const subCategories = pgTable(
  'sub_categories',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    slug: text().notNull(),
    name: translated().notNull(),
    aliases: text().array().notNull().default(sql`'{}'`),
    position: position(),
  },
  (t) => [uniqueIndex('sub_categories_slug').on(t.categoryId, t.slug)],
);

export const adTypes = pgTable('ad_types', {
  id: id(),
  slug: text().notNull().unique(),
  name: translated().notNull(),
  aliases: text().array().notNull().default(sql`'{}'`),
  position: position(),
});

export const brands = pgTable('brands', {
  id: id(),
  slug: text().notNull().unique(),
  name: translated().notNull(),
  aliases: text().array().notNull().default(sql`'{}'`),
  position: position(),
});

export const carModels = pgTable(
  'car_models',
  {
    id: id(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    categoryId: integer().references(() => categories.id),
    subCategoryId: integer().references(() => subCategories.id),
    name: text().notNull(),
    aliases: text().array().notNull().default(sql`'{}'`),
    position: position(),
  },
  (t) => [
    uniqueIndex('car_models_name').on(t.brandId, sql`lower(${t.name})`),
    index('car_models_brand').on(t.brandId),
  ],
);

/** Platforms that an ad can link to. */
export const socialMedia = pgTable('social_media', {
  id: id(),
  slug: text().notNull().unique(),
  name: translated().notNull(),
  position: position(),
});

export const plans = pgTable('plans', {
  id: id(),
  slug: text().notNull().unique(),
  title: translated().notNull(),
  /** Whole US dollars a month. */
  price: integer().notNull(),
  regular: integer().notNull(),
  featured: integer().notNull(),
  top: integer().notNull(),
  popular: boolean().notNull().default(false),
  position: position(),
});
