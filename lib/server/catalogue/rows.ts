import { asc } from 'drizzle-orm';
import { connect, type Database } from '@/lib/db/connect';
import {
  adTypes,
  brands,
  carModels,
  categories,
  currencies,
  plans,
  socialMedia,
  states,
  subCategories,
} from '@/lib/db/schema';
import { type Locale, type Translated, wordsIn } from '@/lib/i18n/locales';
import { oncePerProcess } from '@/lib/once-per-process';
import { onChange } from '../changes';

/** Reads them from the database, inside a transaction if given one. */
export const readCatalogue = async (db: Pick<Database, 'select'>) => {
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
  };
};

/** All reference rows by id, in their order. A few hundred rows that every answer needs. */
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

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

export const getCatalogue = (): Promise<Catalogue> => {
  const kept = memory.kept;
  if (kept && Date.now() - kept.at < keptFor) return kept.rows;
  const fresh = { at: Date.now(), rows: connect().then(({ db }) => readCatalogue(db)) };
  fresh.rows.catch(() => {
    if (memory.kept === fresh) memory.kept = undefined;
  });
  memory.kept = fresh;
  return fresh.rows;
};
