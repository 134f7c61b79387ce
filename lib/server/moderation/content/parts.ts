import { asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FactFields, SheetFields } from '@/lib/contract/moderation/fact-fields';
import type { Database } from '@/lib/db/connect';
import { categories, factChoices, sheetFacts, sheets, subCategories } from '@/lib/db/schema';
import { localeCodes, type Translated } from '@/lib/i18n/locales';
import type { Tx } from '../../ads/decisions';

type Reader = Pick<Database, 'select'>;

/** What of a row stands in rows of its own: read for many rows at once, and written whole where it is the operator's. */
export type Part = {
  read: (db: Reader, ids: number[]) => Promise<Map<number, unknown>>;
  write?: (tx: Tx, id: number, value: unknown) => Promise<void>;
};

const grouped = <Row, Shown>(rows: readonly Row[], by: (row: Row) => number, show: (row: Row) => Shown) => {
  const groups = new Map<number, Shown[]>();
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), show(row)]);
  return groups;
};

/** Choices keep their numbers, by which ads are found, as long as their keys are there. */
export const choicesPart: Part = {
  read: async (db, ids) =>
    grouped(
      await db
        .select()
        .from(factChoices)
        .where(inArray(factChoices.factId, ids))
        .orderBy(asc(factChoices.position), asc(factChoices.id)),
      ({ factId }) => factId,
      ({ key, name, tag, agree, noun, also }) => ({ key, name, tag, agree, noun, also }),
    ),
  write: async (tx, factId, value) => {
    const wanted = (value as z.output<typeof FactFields>['choices']).map((choice, position) => ({
      ...choice,
      factId,
      position,
    }));
    const keys = wanted.map(({ key }) => key);
    await tx
      .delete(factChoices)
      .where(sql`${eq(factChoices.factId, factId)} and ${notInArray(factChoices.key, keys)}`);
    if (!wanted.length) return;
    await tx
      .insert(factChoices)
      .values(wanted)
      .onConflictDoUpdate({
        target: [factChoices.factId, factChoices.key],
        set: {
          name: sql`excluded.name`,
          tag: sql`excluded.tag`,
          agree: sql`excluded.agree`,
          noun: sql`excluded.noun`,
          also: sql`excluded.also`,
          position: sql`excluded.position`,
        },
      });
  },
};

export const askedPart: Part = {
  read: async (db, ids) =>
    grouped(
      await db
        .select()
        .from(sheetFacts)
        .where(inArray(sheetFacts.sheetId, ids))
        .orderBy(asc(sheetFacts.position), asc(sheetFacts.factId)),
      ({ sheetId }) => sheetId,
      ({ factId, isFacet, onCard, inTitle }) => ({
        fact_id: factId,
        is_facet: isFacet,
        on_card: onCard,
        in_title: inTitle,
      }),
    ),
  write: async (tx, sheetId, value) => {
    await tx.delete(sheetFacts).where(eq(sheetFacts.sheetId, sheetId));
    const wanted = (value as z.output<typeof SheetFields>['facts']).map(
      ({ fact_id, is_facet, on_card, in_title }, position) => ({
        sheetId,
        factId: fact_id,
        position,
        isFacet: is_facet,
        onCard: on_card,
        inTitle: in_title,
      }),
    );
    if (wanted.length) await tx.insert(sheetFacts).values(wanted);
  },
};

/** A sheet is called by its kind. */
export const sheetNamePart: Part = {
  read: async (db, ids) => {
    const rows = await db
      .select({ id: sheets.id, category: categories.name, subCategory: subCategories.name })
      .from(sheets)
      .innerJoin(categories, eq(categories.id, sheets.categoryId))
      .leftJoin(subCategories, eq(subCategories.id, sheets.subCategoryId))
      .where(inArray(sheets.id, ids));
    const both = (one: Translated, other: Translated | null) =>
      Object.fromEntries(
        localeCodes.map((code) => [code, other ? `${one[code]} – ${other[code]}` : one[code]]),
      );
    return new Map(rows.map(({ id, category, subCategory }) => [id, both(category, subCategory)]));
  },
};
