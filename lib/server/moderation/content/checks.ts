import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { ContentKind, contentFields } from '@/lib/contract/moderation/content-fields';
import type { SheetFields } from '@/lib/contract/moderation/fact-fields';
import { brands, categories, facts, media, plans, sheets, subCategories } from '@/lib/db/schema';
import type { FactValues } from '@/lib/facts/fact';
import { type Bounds, faultsIn } from '@/lib/facts/stated';
import { textOf } from '@/lib/format/rich-text';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { Tx } from '../../ads/decisions';
import { HttpError } from '../../http-error';
import { refuseFields } from '../../problems';
import { settledHtml } from '../../wordings/sanitize';
import { columnOf, type Fields, kinds, type Stored, wholeRows } from './kinds';
import { assertNameFree } from './names';
import { inEach } from './present';

// What a schema alone cannot say about a row: other rows, stored pictures, and what of the HTML is left.

/** HTML as it is kept; English words that were nothing but tags are missing. */
export const withCleanHtml = (words: unknown, field: string, lang: Locale): unknown => {
  const clean = inEach(words, settledHtml) as Record<string, string>;
  if (!textOf(clean.en ?? '').trim()) throw refuseFields([[`${field}.en`, 'required']], lang);
  return clean;
};

/**
 * A stored picture, held until the transaction ends, so that no sweep takes it away between this look and the row that
 * shows it. What comes with the site is always there.
 */
export const takePicture = async (tx: Pick<Tx, 'select'>, image: string, field: string, lang: Locale) => {
  const [, key = '', width] = /^\/media\/([a-z0-9-]+)-(\d+)\.webp$/.exec(image) ?? [];
  if (!width) return;
  const [row] = await tx
    .select({ widths: media.widths })
    .from(media)
    .where(eq(media.key, key))
    .for('key share');
  if (!row?.widths.includes(Number(width))) throw refuseFields([[field, 'pictureUnknown']], lang);
};

const exists = async (tx: Tx, table: typeof categories | typeof brands, id: unknown): Promise<boolean> =>
  (
    await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, Number(id)))
      .for('key share')
  ).length > 0;

/** Whether a category has that sub-category. */
const isWithin = async (tx: Tx, subCategoryId: unknown, categoryId: unknown): Promise<boolean> => {
  const [sub] = await tx
    .select({ categoryId: subCategories.categoryId })
    .from(subCategories)
    .where(eq(subCategories.id, Number(subCategoryId)))
    .for('key share');
  return sub?.categoryId === categoryId;
};

/** The rows that a row belongs to. */
const assertParents = async (tx: Tx, kind: ContentKind, fields: Fields, lang: Locale) => {
  if (kind === 'sub-categories' && !(await exists(tx, categories, fields.category_id)))
    throw refuseFields([['category_id', 'choice']], lang);
  if (kind !== 'models' && kind !== 'sheets') return;
  const { brand_id, category_id, sub_category_id } = fields;
  if (kind === 'models' && !(await exists(tx, brands, brand_id)))
    throw refuseFields([['brand_id', 'choice']], lang);
  if (category_id !== null && !(await exists(tx, categories, category_id)))
    throw refuseFields([['category_id', 'choice']], lang);
  if (sub_category_id !== null && !(await isWithin(tx, sub_category_id, category_id)))
    throw refuseFields([['sub_category_id', 'subCategory']], lang);
};

/** Of a model as of an ad: what facts there are can be stated, and what the operator has taken away since may stay. */
const assertStatable = async (tx: Tx, fields: Fields, before: Stored | null, lang: Locale) => {
  const { facts: stated } = fields as z.output<(typeof contentFields)['models']>;
  const keys = Object.keys(stated);
  const rows = keys.length ? await tx.select().from(facts).where(inArray(facts.key, keys)) : [];
  const known = (await wholeRows(tx, 'facts', rows)) as (Bounds & { key: string })[];
  const stood = before ? [before.facts as FactValues] : [];
  const wrong = faultsIn(stated, new Map(known.map((fact) => [fact.key, fact])), stood);
  if (wrong.length)
    throw refuseFields(
      wrong.map(([key, fault]) => [`facts.${key}`, fault] as const),
      lang,
    );
};

/** A kind has one sheet, of facts that there are, and no two of them are called the same. */
const assertAskable = async (tx: Tx, fields: Fields, self: unknown, lang: Locale) => {
  const { category_id, sub_category_id, facts: asked } = fields as z.output<typeof SheetFields>;
  const [taken] = await tx
    .select({ id: sheets.id })
    .from(sheets)
    .where(
      and(
        eq(sheets.categoryId, category_id),
        sub_category_id === null ? isNull(sheets.subCategoryId) : eq(sheets.subCategoryId, sub_category_id),
        self === undefined ? undefined : ne(sheets.id, Number(self)),
      ),
    );
  if (taken) throw refuseFields([['category_id', 'sheetTaken']], lang);
  const ids = asked.map(({ fact_id }) => fact_id);
  const rows = ids.length ? await tx.select().from(facts).where(inArray(facts.id, ids)).for('key share') : [];
  const named = new Set<string>();
  for (const [n, id] of ids.entries()) {
    const fact = rows.find((row) => row.id === id);
    if (!fact) throw refuseFields([[`facts.${n}.fact_id`, 'choice']], lang);
    const names = localeCodes.map((code) => `${code} ${fact.name[code]}`);
    if (names.some((name) => named.has(name)))
      throw refuseFields([[`facts.${n}.fact_id`, 'nameTaken']], lang);
    for (const name of names) named.add(name);
  }
};

const assertCurrency = async (tx: Tx, fields: Fields, before: Stored | null, lang: Locale) => {
  const { code, rate } = fields;
  if (before && before.code !== code) throw refuseFields([['code', 'currencyCode']], lang);
  if (code === 'USD' && rate !== 1) throw refuseFields([['rate', 'dollarRate']], lang);
  if (before) return;
  const { table, key } = kinds.currencies;
  const [taken] = await tx.select({ key }).from(table).where(eq(key, code));
  if (taken) throw refuseFields([['code', 'nameTaken']], lang);
};

/** Sellers without a plan act by one that costs nothing. */
const assertFreePlanStays = async (tx: Tx, id: unknown, lang: Locale) => {
  const [other] = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.price, 0), ne(plans.id, Number(id))))
    .limit(1);
  if (!other) throw new HttpError(409, messagesOf(lang).consoleAnswers.freePlanStays);
};

/** Whether a row may be as it is wanted; `before` is what it is now, null for a new one. */
export const assertUsable = async (
  tx: Tx,
  kind: ContentKind,
  fields: Fields,
  before: Stored | null,
  lang: Locale,
): Promise<void> => {
  await assertParents(tx, kind, fields, lang);
  const changed = kinds[kind].fixed?.filter((field) => before && before[columnOf(field)] !== fields[field]);
  if (changed?.length)
    throw refuseFields(
      changed.map((field) => [field, 'fixed'] as const),
      lang,
    );
  if (kind === 'models') await assertStatable(tx, fields, before, lang);
  if (kind === 'sheets') await assertAskable(tx, fields, before?.id, lang);
  if (kind === 'currencies') await assertCurrency(tx, fields, before, lang);
  await assertNameFree(tx, kinds[kind], fields, before?.id, lang);
  if ('image' in fields && fields.image !== before?.image)
    await takePicture(tx, String(fields.image), 'image', lang);
  if (kind === 'plans' && before?.price === 0 && fields.price !== 0)
    await assertFreePlanStays(tx, before.id, lang);
};

/** Whether a row may go, whatever uses it. */
export const assertRemovable = async (
  tx: Tx,
  kind: ContentKind,
  row: Stored,
  lang: Locale,
): Promise<void> => {
  if (row.code === 'USD') throw new HttpError(409, messagesOf(lang).consoleAnswers.dollarStays);
  if (kind === 'plans' && row.price === 0) await assertFreePlanStays(tx, row.id, lang);
};
