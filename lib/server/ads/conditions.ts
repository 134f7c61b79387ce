import { type SQL, sql } from 'drizzle-orm';
import type { AdSort, Range } from '@/lib/ad-filters';
import { type Asked, besidesRows, indexQueries } from '../search/asked';
import { noRows, type RowSets } from '../search/words';

// What a list asks for, and how SQL says it: of an ad, of a facet bucket, and of the word index.

/** The orders that an index knows. */
export type ListOrder = Exclude<AdSort, 'best'>;

export type Wanted = {
  rows: RowSets;
  fromCents: number | null;
  toCents: number | null;
  asked: Asked | null;
  sort: ListOrder;
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

export const all = (conditions: SQL[]): SQL =>
  conditions.length ? sql.join(conditions, sql` and `) : sql`true`;

export const chosenRows = (rows: RowSets) =>
  (Object.keys(columnOf) as (keyof RowSets)[]).filter((key) => rows[key].length);

/** Of an ad, or of a facet bucket. */
export const rowConditions = (rows: RowSets): SQL[] =>
  chosenRows(rows).map((key) => sql`${sql.identifier(columnOf[key])} = any(${sql.param(rows[key])}::int[])`);

type Prices = Pick<Narrowing, 'fromCents' | 'toCents'>;
export const priceConditions = ({ fromCents, toCents }: Prices): SQL[] => [
  ...(fromCents === null ? [] : [sql`price_cents >= ${fromCents}`]),
  ...(toCents === null ? [] : [sql`price_cents <= ${toCents}`]),
];

export const isPriced = ({ fromCents, toCents }: Prices): boolean => fromCents !== null || toCents !== null;

const within = (value: SQL, range: Range | undefined): SQL[] => [
  ...(range && range.from !== null ? [sql`${value} >= ${range.from}`] : []),
  ...(range && range.to !== null ? [sql`${value} <= ${range.to}`] : []),
];

/** What is said of it in the index of that. */
export const kilometres = sql`(case distance_type when 'mi' then distance * 1.609 else distance end)`;

/** Of a number that an ad states. The planner, which knows nothing of what facts hold, takes every second one to be so. */
const stating = ([key, { from, to }]: [string, Range]): SQL => {
  const value = sql`(facts ->> ${key}::text)::int`;
  return sql`coalesce(${all(within(value, { from, to }))}, false)`;
};

/** The hours, the distance and the numbers of facts that are asked for. */
export const figureConditions = ({ ranges }: Asked): SQL[] => [
  ...within(sql`hours`, ranges.hours),
  ...within(sql`year`, ranges.year),
  ...within(kilometres, ranges.km),
  ...Object.entries(ranges.facts ?? {}).map(stating),
];

const having = (query: string): SQL[] => (query ? [sql`search @@ ${query}::tsquery`] : []);

/** What the ads of a list have in common, tried ad by ad. */
export const conditionsOf = ({ rows, asked, ...prices }: Narrowing): SQL[] => [
  ...rowConditions(rows),
  ...priceConditions(prices),
  ...(asked ? [asked.query, ...(asked.besides ?? [])].flatMap(having).concat(figureConditions(asked)) : []),
];

/** Public ads that have the words, by the word index, which knows the rows too. */
export const havingWords = (asked: Asked, rows: RowSets): SQL[] => [
  sql`facet_bucket_id is not null`,
  ...indexQueries(asked, rows).flatMap(having),
  ...figureConditions(asked),
];

/** One category, or else one state: what has indexes of its own, for it has too many buckets to ask each of them. */
export const oneRowOf = ({ category, state }: RowSets): RowSets => {
  if (category.length === 1) return { ...noRows, category };
  return state.length === 1 ? { ...noRows, state } : noRows;
};

/** The rows of `oneRowOf`, said so that an index keeps its order. */
export const inOneRow = (one: RowSets): SQL[] =>
  chosenRows(one).map((key) => sql`${sql.identifier(columnOf[key])} = ${one[key][0]}`);

export const bucketsOf = (rows: RowSets): SQL =>
  sql`(select id from facet_buckets where ads > 0 and ${all(rowConditions(rows))}) b(bucket)`;

/** Public ads of a price: one probe of an index, or one for each bucket, and only matches are read. */
export const pricedFrom = (
  { rows, ...prices }: Prices & { rows: RowSets },
  columns: SQL,
  tests: SQL[] = [],
): SQL => {
  const conditions = all([...priceConditions(prices), ...tests]);
  const one = inOneRow(oneRowOf(rows));
  return chosenRows(rows).length > one.length
    ? sql`select a.* from ${bucketsOf(rows)}
           cross join lateral (select ${columns} from ads where facet_bucket_id = b.bucket and ${conditions}) a`
    : sql`select ${columns} from ads where ${all([sql`facet_bucket_id is not null`, ...one])} and ${conditions}`;
};

/**
 * The rows whose ads all match that have the price: those that a search names which asks for nothing else, and those that
 * are chosen.
 */
export const rowsFound = ({ asked, rows }: Pick<Narrowing, 'asked' | 'rows'>): RowSets | null => {
  const surely = asked?.surely;
  if (!surely) return null;
  const both = { ...surely };
  for (const kind of chosenRows(rows)) {
    both[kind] = surely[kind].length ? rows[kind].filter((id) => surely[kind].includes(id)) : rows[kind];
    if (!both[kind].length) return null;
  }
  return both;
};

/**
 * Public ads that have the words, and pass the tests, by the word index. That does not know prices: so those that are found
 * by their rows are read off the buckets, which do, and the index is asked for the others. But tests name a range of an
 * order, which the index knows and the buckets would try ad by ad.
 */
export const wordedFrom = (
  { asked, rows, ...prices }: Prices & { asked: Asked; rows: RowSets },
  columns: SQL,
  tests: SQL[] = [],
): SQL => {
  const read = (words: Asked) =>
    sql`select ${columns} from ads where ${all([...havingWords(words, rows), ...priceConditions(prices), ...tests])}`;
  const found = isPriced(prices) && !tests.length ? rowsFound({ asked, rows }) : null;
  return found
    ? sql`${pricedFrom({ ...prices, rows: found }, columns)} union all ${read(besidesRows(asked, found))}`
    : read(asked);
};

/** All that match, wherever the order begins; for whoever knows that they are few. */
export const matchesOf = ({ asked, ...wish }: Narrowing, columns: SQL): SQL =>
  asked ? wordedFrom({ ...wish, asked }, columns) : pricedFrom(wish, columns);
