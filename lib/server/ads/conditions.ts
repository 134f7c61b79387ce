import { type SQL, sql } from 'drizzle-orm';
import type { AdSort } from '@/lib/ad-filters';
import { type Asked, type RowSets, wordAndRowQuery, wordQuery } from '../search/words';

// What a list asks for, and how SQL says it: of an ad, of a shelf, and of the word index.

export type Wanted = {
  rows: RowSets;
  fromCents: number | null;
  toCents: number | null;
  asked: Asked | null;
  sort: AdSort;
  limit: number;
  offset: number;
  /** Where the shuffled order begins, from 0 to 1. */
  start?: number;
  /** Shown before them: these count, but the page leaves them out. */
  without?: readonly number[];
};

/** What narrows a list, whatever its order. */
export type Narrowing = Pick<Wanted, 'rows' | 'fromCents' | 'toCents' | 'asked'>;

export const columnOf: Record<keyof RowSets, string> = {
  category: 'category_id',
  subCategory: 'sub_category_id',
  brand: 'brand_id',
  carModel: 'car_model_id',
  type: 'ad_type_id',
  state: 'state_id',
};

export const noRows: RowSets = {
  category: [],
  subCategory: [],
  brand: [],
  carModel: [],
  type: [],
  state: [],
};

export const all = (conditions: SQL[]): SQL =>
  conditions.length ? sql.join(conditions, sql` and `) : sql`true`;

export const chosenRows = (rows: RowSets) =>
  (Object.keys(columnOf) as (keyof RowSets)[]).filter((key) => rows[key].length);

/** Of an ad, or of a shelf. */
export const rowConditions = (rows: RowSets): SQL[] =>
  chosenRows(rows).map((key) => sql`${sql.identifier(columnOf[key])} = any(${sql.param(rows[key])}::int[])`);

type Prices = Pick<Narrowing, 'fromCents' | 'toCents'>;
export const priceConditions = ({ fromCents, toCents }: Prices): SQL[] => [
  ...(fromCents === null ? [] : [sql`price_cents >= ${fromCents}`]),
  ...(toCents === null ? [] : [sql`price_cents <= ${toCents}`]),
];

/** What the ads of a list have in common, tried ad by ad. */
export const conditionsOf = ({ rows, asked, ...prices }: Narrowing): SQL[] => [
  ...rowConditions(rows),
  ...priceConditions(prices),
  ...(asked ? [sql`search @@ ${wordQuery(asked)}::tsquery`] : []),
];

/** Public ads that have the words, by the word index, which knows the rows too. */
export const havingWords = (asked: Asked, rows: RowSets): SQL[] => [
  sql`shelf_id is not null`,
  sql`search @@ ${wordAndRowQuery(asked, rows)}::tsquery`,
];

/** The category, where nothing else is chosen. */
export const oneCategory = (rows: RowSets): number | null =>
  chosenRows(rows).length === 1 && rows.category.length === 1 ? (rows.category[0] ?? null) : null;

export const shelvesOf = (rows: RowSets): SQL =>
  sql`(select id from shelves where ads > 0 and ${all(rowConditions(rows))}) s(shelf)`;

/** Public ads of a price: one probe of an index, or one for each shelf, and only matches are read. */
export const pricedFrom = (
  { rows, ...prices }: Prices & { rows: RowSets },
  columns: SQL,
  tests: SQL[] = [],
): SQL => {
  const conditions = all([...priceConditions(prices), ...tests]);
  const category = oneCategory(rows);
  if (category !== null)
    return sql`select ${columns} from ads where shelf_id is not null and category_id = ${category} and ${conditions}`;
  return chosenRows(rows).length
    ? sql`select a.* from ${shelvesOf(rows)}
           cross join lateral (select ${columns} from ads where shelf_id = s.shelf and ${conditions}) a`
    : sql`select ${columns} from ads where shelf_id is not null and ${conditions}`;
};
