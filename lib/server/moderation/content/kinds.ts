import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ContentKind, contentFields } from '@/lib/contract/moderation/content-fields';
import * as schema from '@/lib/db/schema';
import type { Tx } from '../../ads/decisions';
import type { Tag } from '../../changes';
import { askedPart, choicesPart, type Part, sheetNamePart } from './parts';

// One table of everything that the operator writes, row by row. What is written once for all kinds reads it from here.

/** What may use a row; each is counted before the row goes, and named in the answer (`consoleAnswers.uses`). */
export type UseName = 'ads' | 'edits' | 'subCategories' | 'models' | 'accounts' | 'subscriptions' | 'sheets';
type Uses = Partial<Record<UseName, (id: string | number) => SQL>>;

type ContentTable = PgTable & { position: PgColumn };
/** Sheets have no order of their own. */
type AnyTable = ContentTable | typeof schema.sheets;

export type Kind = {
  table: AnyTable;
  /** How its rows are named. */
  key: PgColumn;
  /** What keeps an answer that shows it. */
  tags: readonly Tag[];
  /** Fields whose words are HTML. */
  html?: readonly string[];
  /** Where a slug is kept, it is made of the first English name; `within` is the field of the row that it is unique in. */
  slug?: { of: string; within?: string };
  /** What else has one English name for each row only, and within what. */
  unique?: { of: string; within?: string };
  /** What may not change once ads name the row. */
  fixedInUse?: string;
  /** What is said once and stays: ads are written and found by it. */
  fixed?: readonly string[];
  /** What stands in rows of its own, by its field. */
  parts?: Readonly<Record<string, Part>>;
  /** How a list of them is ordered, where not by their positions. */
  order?: readonly SQL[];
  uses?: Uses;
};

const where = (from: SQL, column: string) => (id: string | number) =>
  sql`select 1 from ${from} where ${sql.identifier(column)} = ${Number(id)}`;

const adsBy = (column: string) => where(sql`ads`, column);

/** Edits that wait name their rows in what their sellers wrote. */
const editsBy = (field: string) => (id: string | number) =>
  sql`select 1 from ad_revisions where status = 'pending' and fields ->> ${field} = ${String(id)}`;

const modelsBy = (column: string) => where(sql`car_models`, column);

const wording = (path: string): readonly Tag[] => [`wording:${path}`];
/** Ads say the names of these, and their rates. */
const named: readonly Tag[] = ['reference'];

const byId = <Table extends AnyTable & { id: PgColumn }>(table: Table) => ({ table, key: table.id });

export const kinds: Record<ContentKind, Kind> = {
  slides: { ...byId(schema.slides), tags: wording('/v1/slide'), html: ['description'] },
  'why-choose': { ...byId(schema.whyChooseItems), tags: wording('/v1/why-choose') },
  'about-sections': {
    ...byId(schema.aboutSections),
    tags: wording('/v1/about-section'),
    html: ['description'],
  },
  reasons: { ...byId(schema.reasons), tags: wording('/v1/reason') },
  faqs: { ...byId(schema.faqs), tags: wording('/v1/faq'), html: ['description'] },
  plans: {
    ...byId(schema.plans),
    tags: named,
    slug: { of: 'title' },
    uses: { subscriptions: where(sql`subscriptions`, 'plan_id') },
  },
  categories: {
    ...byId(schema.categories),
    tags: named,
    slug: { of: 'name' },
    uses: {
      ads: adsBy('category_id'),
      edits: editsBy('category_id'),
      subCategories: where(sql`sub_categories`, 'category_id'),
      models: modelsBy('category_id'),
      sheets: where(sql`sheets`, 'category_id'),
    },
  },
  'sub-categories': {
    ...byId(schema.subCategories),
    tags: named,
    slug: { of: 'name', within: 'category_id' },
    fixedInUse: 'category_id',
    uses: {
      ads: adsBy('sub_category_id'),
      edits: editsBy('sub_category_id'),
      models: modelsBy('sub_category_id'),
      sheets: where(sql`sheets`, 'sub_category_id'),
    },
  },
  facts: {
    ...byId(schema.facts),
    tags: named,
    unique: { of: 'key' },
    fixed: ['key', 'kind', 'unit'],
    parts: { choices: choicesPart },
    // Ads that state it keep what they state, and are shown without it.
    uses: { sheets: where(sql`sheet_facts`, 'fact_id') },
  },
  sheets: {
    ...byId(schema.sheets),
    tags: named,
    parts: { facts: askedPart, name: sheetNamePart },
    order: [
      sql`(select (position, id) from categories where id = ${schema.sheets.categoryId})`,
      sql`(select (position, id) from sub_categories where id = ${schema.sheets.subCategoryId}) nulls first`,
    ],
  },
  brands: {
    ...byId(schema.brands),
    tags: named,
    slug: { of: 'name' },
    uses: { ads: adsBy('brand_id'), edits: editsBy('brand_id'), models: modelsBy('brand_id') },
  },
  models: {
    ...byId(schema.carModels),
    tags: named,
    unique: { of: 'name', within: 'brand_id' },
    fixedInUse: 'brand_id',
    uses: { ads: adsBy('car_model_id') },
  },
  states: {
    ...byId(schema.states),
    tags: named,
    slug: { of: 'name' },
    uses: {
      ads: adsBy('state_id'),
      edits: editsBy('state_id'),
      accounts: where(sql`accounts`, 'state_id'),
    },
  },
  'ad-types': {
    ...byId(schema.adTypes),
    tags: named,
    slug: { of: 'name' },
    uses: { ads: adsBy('ad_type_id'), edits: editsBy('ad_type_id') },
  },
  'social-media': {
    ...byId(schema.socialMedia),
    tags: named,
    slug: { of: 'name' },
    uses: {
      ads: (id) => sql`select distinct ad_id from ad_socials where social_media_id = ${Number(id)}`,
      edits: (id) => sql`
        select 1 from ad_revisions where status = 'pending'
           and fields -> 'socials' @> ${JSON.stringify([{ social_media_id: Number(id) }])}::jsonb`,
    },
  },
  currencies: {
    table: schema.currencies,
    key: schema.currencies.code,
    tags: named,
    uses: {
      ads: (code) => sql`select 1 from ads where asked_currency = ${String(code)}`,
      edits: editsBy('price_currency'),
    },
  },
  contacts: { ...byId(schema.contacts), tags: wording('/v1/contact') },
  'social-links': { ...byId(schema.socialLinks), tags: wording('/v1/social-link') },
};

/** A row by the wire's names, without its own number and version. */
export type Fields = Record<string, unknown>;
/** A row as the database has it. */
export type Stored = Record<string, unknown>;

/** The column of a field: category_id is categoryId. */
export const columnOf = (field: string) =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const fieldNames = (kind: ContentKind): string[] => Object.keys(contentFields[kind].shape);

/** Checked fields as columns. */
export const columnsOf = (kind: ContentKind, fields: Fields): Stored =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      kinds[kind].parts?.[field] ? [] : [[columnOf(field), value] as const],
    ),
  );

/** Rows with what stands in rows of its own. */
export const wholeRows = async (
  db: Parameters<Part['read']>[0],
  kind: ContentKind,
  rows: readonly Stored[],
): Promise<Stored[]> => {
  const ids = rows.map(({ id }) => Number(id));
  let whole = [...rows];
  for (const [field, { read }] of Object.entries(kinds[kind].parts ?? {})) {
    const parts = ids.length ? await read(db, ids) : new Map<number, unknown>();
    whole = whole.map((row) => ({ ...row, [field]: parts.get(Number(row.id)) ?? [] }));
  }
  return whole;
};

/** Writes what stands in rows of its own. */
export const writeParts = async (tx: Tx, kind: ContentKind, id: number, fields: Fields) => {
  for (const [field, { write }] of Object.entries(kinds[kind].parts ?? {}))
    await write?.(tx, id, fields[field]);
};
