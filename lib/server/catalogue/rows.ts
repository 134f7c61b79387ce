import { asc, eq } from 'drizzle-orm';
import { type HasRow, takesFactOf } from '@/lib/ad-filters';
import { connect, type Database } from '@/lib/db/connect';
import {
  adTypes,
  brands,
  carModels,
  categories,
  currencies,
  factChoices,
  facts,
  plans,
  sheetFacts,
  sheets,
  socialMedia,
  states,
  subCategories,
} from '@/lib/db/schema';
import { type Choice, coreFacts, type Fact, type Sheet } from '@/lib/facts/fact';
import { type Locale, type Translated, wordsIn } from '@/lib/i18n/locales';
import { oncePerProcess } from '@/lib/once-per-process';
import { processWide } from '@/lib/process-wide';
import { onChange } from '../changes';

/** A fact with the numbers of its rows, by which ads are found. */
export type FactRow = Omit<Fact, 'choices'> & { id: number; choices: (Choice & { id: number })[] };

type Reader = Pick<Database, 'select'>;

const grouped = <Row>(rows: readonly Row[], by: (row: Row) => number): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(by(row));
    if (group) group.push(row);
    else groups.set(by(row), [row]);
  }
  return groups;
};

const readFacts = async (db: Reader): Promise<Map<string, FactRow>> => {
  const all = await db.select().from(facts).orderBy(asc(facts.position), asc(facts.id));
  const choices = await db.select().from(factChoices).orderBy(asc(factChoices.position), asc(factChoices.id));
  const byFact = grouped(choices, ({ factId }) => factId);
  return new Map(all.map((row) => [row.key, { ...row, choices: byFact.get(row.id) ?? [] }]));
};

/** The same facts are the same map, by which what was made of them is found again. */
const lastFacts = { text: '', map: new Map<string, FactRow>() };
const asBefore = (read: Map<string, FactRow>): Map<string, FactRow> => {
  const text = JSON.stringify([...read.values()]);
  if (text !== lastFacts.text) Object.assign(lastFacts, { text, map: read });
  return lastFacts.map;
};

const kindOf = (categoryId: number, subCategoryId: number | null) => `${categoryId}/${subCategoryId ?? ''}`;

const readSheets = async (db: Reader): Promise<Map<string, Sheet>> => {
  const all = await db.select().from(sheets);
  const rows = await db
    .select({ key: facts.key, row: sheetFacts })
    .from(sheetFacts)
    .innerJoin(facts, eq(facts.id, sheetFacts.factId))
    .orderBy(asc(sheetFacts.position), asc(sheetFacts.factId));
  const bySheet = grouped(rows, ({ row }) => row.sheetId);
  return new Map(
    all.map(({ id, categoryId, subCategoryId, core }) => [
      kindOf(categoryId, subCategoryId),
      {
        core,
        facts: (bySheet.get(id) ?? []).map(({ key, row: { isFacet, onCard, inTitle } }) => ({
          key,
          isFacet,
          onCard,
          inTitle,
        })),
      },
    ]),
  );
};

/** Reads them from the database, inside a transaction if given one. */
export const readCatalogue = async (db: Reader) => {
  // One after the other: a transaction is one connection, and all others keep what is read here.
  const allCategories = await db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  const allSubCategories = await db
    .select()
    .from(subCategories)
    .orderBy(asc(subCategories.position), asc(subCategories.id));
  const allBrands = await db.select().from(brands).orderBy(asc(brands.position), asc(brands.id));
  const allModels = await db.select().from(carModels).orderBy(asc(carModels.position), asc(carModels.id));
  const allTypes = await db.select().from(adTypes).orderBy(asc(adTypes.position), asc(adTypes.id));
  const allStates = await db.select().from(states).orderBy(asc(states.position), asc(states.id));
  const allCurrencies = await db
    .select()
    .from(currencies)
    .orderBy(asc(currencies.position), asc(currencies.code));
  const allSocial = await db
    .select()
    .from(socialMedia)
    .orderBy(asc(socialMedia.position), asc(socialMedia.id));
  const allPlans = await db.select().from(plans).orderBy(asc(plans.position), asc(plans.id));
  const allFacts = asBefore(await readFacts(db));
  const allSheets = await readSheets(db);
  const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));
  return {
    categories: byId(allCategories),
    subCategories: byId(allSubCategories),
    brands: byId(allBrands),
    carModels: byId(allModels),
    adTypes: byId(allTypes),
    states: byId(allStates),
    socialMedia: byId(allSocial),
    plans: byId(allPlans),
    currencies: new Map(allCurrencies.map((row) => [row.code, row])),
    facts: allFacts,
    sheets: allSheets,
  };
};

/** All reference rows by id, facts by their keys, in their order. A few hundred rows that every answer needs. */
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

const blank: Sheet = { core: [...coreFacts], facts: [] };

/** What is asked of a kind of machine: the sheet of its sub-category, of its category, or nothing but its age and use. */
export const sheetFor = (
  { sheets: all }: Catalogue,
  categoryId: number,
  subCategoryId: number | null,
): Sheet => all.get(kindOf(categoryId, subCategoryId)) ?? all.get(kindOf(categoryId, null)) ?? blank;

type Named = { name: Translated | string };

/** What a row is called in a language; models are called the same in all of them. Null where there is no row. */
export function nameOf(row: Named, lang: Locale): string;
export function nameOf(row: Named | undefined, lang: Locale): string | null;
export function nameOf(row: Named | undefined, lang: Locale) {
  if (!row) return null;
  return typeof row.name === 'string' ? row.name : wordsIn(row.name, lang);
}

// Another process may have written: what is older than this is read again.
const keptFor = 30_000;

const memory = oncePerProcess('catalogue', () => ({
  kept: undefined as { at: number; rows: Promise<Catalogue> } | undefined,
}));

onChange('catalogue', (tags) => {
  if (tags.includes('reference')) memory.kept = undefined;
});

const hasRowOf = (known: Catalogue): HasRow => {
  const { categories: category, subCategories: subCategory, brands: brand, carModels: carModel } = known;
  const rows = { category, subCategory, brand, carModel, type: known.adTypes, state: known.states };
  return (filter, id) => rows[filter].has(id);
};

export const getCatalogue = (): Promise<Catalogue> => {
  const kept = memory.kept;
  if (kept && Date.now() - kept.at < keptFor) return kept.rows;
  const fresh = { at: Date.now(), rows: connect().then(({ db }) => readCatalogue(db)) };
  fresh.rows.then(
    (known) => {
      processWide.takesFact = takesFactOf(known.facts);
      processWide.hasRow = hasRowOf(known);
      processWide.hasCurrency = (code) => known.currencies.has(code);
    },
    () => {
      if (memory.kept === fresh) memory.kept = undefined;
    },
  );
  memory.kept = fresh;
  return fresh.rows;
};
