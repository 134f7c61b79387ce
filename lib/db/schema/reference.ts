import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  type Choice,
  type CoreFact,
  type Fact,
  type FactValues,
  factKinds,
  type Noun,
} from '@/lib/facts/fact';
import type { Unit } from '@/lib/facts/units';
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
  /** What a machine of it is called, where its kind says no more. */
  noun: jsonb().$type<Noun>(),
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
    noun: jsonb().$type<Noun>(),
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
    /** What is the same of every machine of it. */
    facts: jsonb().$type<FactValues>().notNull().default({}),
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
  /** How long its sellers' ads are listed where that is longer than the site's setting. */
  adDays: integer(),
  popular: boolean().notNull().default(false),
  position: position(),
});

/** What ads can state of a machine (lib/facts/fact.ts). */
export const facts = pgTable(
  'facts',
  {
    id: id(),
    /** Names it in addresses, in the API and in what ads state: it never changes. */
    key: text().notNull().unique(),
    kind: text({ enum: factKinds }).notNull(),
    name: translated().notNull(),
    short: translated().notNull(),
    /** What its values are whole numbers of; it never changes either. */
    unit: text().$type<Unit>(),
    shownIn: text().$type<Unit>(),
    decimals: integer().notNull().default(0),
    least: integer(),
    most: integer(),
    steps: integer().array().notNull().default(sql`'{}'`),
    counted: jsonb().$type<Fact['counted']>(),
    titlePhrase: translated(),
    schemaOrg: text(),
    also: text().array().notNull().default(sql`'{}'`),
    position: position(),
  },
  (t) => [check('facts_kind', sql`${t.kind} in ('number', 'choice', 'choices', 'flag')`)],
);

export const factChoices = pgTable(
  'fact_choices',
  {
    id: id(),
    factId: integer()
      .notNull()
      .references(() => facts.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    name: translated().notNull(),
    tag: jsonb().$type<Choice['tag']>(),
    agree: jsonb().$type<Choice['agree']>(),
    noun: jsonb().$type<Choice['noun']>(),
    also: text().array().notNull().default(sql`'{}'`),
    position: position(),
  },
  (t) => [uniqueIndex('fact_choices_key').on(t.factId, t.key)],
);

/** What is asked of a kind of machine: of a category, or of one of its sub-categories that has a sheet of its own. */
export const sheets = pgTable(
  'sheets',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    subCategoryId: integer().references(() => subCategories.id, { onDelete: 'cascade' }),
    core: text().array().$type<CoreFact[]>().notNull(),
  },
  (t) => [unique('sheets_kind').on(t.categoryId, t.subCategoryId).nullsNotDistinct()],
);

export const sheetFacts = pgTable(
  'sheet_facts',
  {
    sheetId: integer()
      .notNull()
      .references(() => sheets.id, { onDelete: 'cascade' }),
    factId: integer()
      .notNull()
      .references(() => facts.id, { onDelete: 'cascade' }),
    position: position(),
    isFacet: boolean().notNull().default(false),
    onCard: boolean().notNull().default(false),
    inTitle: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.sheetId, t.factId] }), index('sheet_facts_fact').on(t.factId)],
);
