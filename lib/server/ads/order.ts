import { type SQL, sql } from 'drizzle-orm';
import { exactTotals, reachableAds } from '@/lib/ad-filters';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';
import type { RowSets } from '../search/words';
import { all, columnOf, isPriced, type ListOrder, rowConditions, rowsFound, type Wanted } from './conditions';

// The orders of a list, and how much of one a page needs.

/** An estimated `total` is at least the bound up to which matches were counted (`surelyOver` in lib/ad-filters.ts). */
export type Found = { ids: number[]; total: number; estimated: boolean };

export type Bounds = {
  /** How many ads of an order, or of a sample, are fetched to see which of them match. */
  window: number;
  /** How many matches are counted exactly. */
  exact: number;
  /** The same for a page that lies behind them. */
  deepest: number;
  /** As far as the planner expects no more matches than this, they are counted before anything else is tried. */
  few: number;
  /** Of more matches than this a sample has some. */
  many: number;
};
export const usual: Bounds = {
  window: 2_000,
  exact: exactTotals,
  deepest: reachableAds,
  few: 1_500,
  many: 20_000,
};

/** `key` leads the order: the first have the largest, or the smallest. Every order goes on by id. */
type Order = { by: SQL; columns: SQL; key: string; type: string; largestFirst: boolean };
export const orders: Record<ListOrder, Order> = {
  desc: { by: sql`id desc`, columns: sql`id`, key: 'id', type: 'int', largestFirst: true },
  asc: {
    by: sql`views desc, id desc`,
    columns: sql`id, views`,
    key: 'views',
    type: 'int',
    largestFirst: true,
  },
  price_asc: {
    by: sql`price_cents, id`,
    columns: sql`id, price_cents`,
    key: 'price_cents',
    type: 'bigint',
    largestFirst: false,
  },
  price_desc: {
    by: sql`price_cents desc nulls last, id desc nulls last`,
    columns: sql`id, price_cents`,
    key: 'price_cents',
    type: 'bigint',
    largestFirst: true,
  },
  year_desc: {
    by: sql`year desc nulls last, id desc nulls last`,
    columns: sql`id, year`,
    key: 'year',
    type: 'int',
    largestFirst: true,
  },
  hours_asc: {
    by: sql`hours, id`,
    columns: sql`id, hours`,
    key: 'hours',
    type: 'int',
    largestFirst: false,
  },
  random: {
    by: sql`shuffle, id`,
    columns: sql`id, shuffle`,
    key: 'shuffle',
    type: 'real',
    largestFirst: false,
  },
};

/** What an order or a condition may name of an ad. To read whole rows costs several times as much. */
export const listed: SQL = sql.join(
  [
    'id, views, price_cents, year, hours, distance, distance_type, shuffle, facts, search',
    ...Object.values(columnOf),
  ].map((column) => sql.raw(column)),
  sql`, `,
);

export type Measured = { buckets: number; ads: number };

/** How many buckets a choice of rows stands for, and how many ads are in them. No choice is all of them. */
export const measure = async (rows: RowSets): Promise<Measured> => {
  const { rows: read } = await connect();
  const [sum] = await read<Measured>(sql`
    select count(*)::int as buckets, coalesce(sum(ads), 0)::int as ads
      from facet_buckets where ads > 0 and ${all(rowConditions(rows))}`);
  return sum ?? { buckets: 0, ads: 0 };
};

const keepMeasured = keepAnswers<Measured>('measured', { max: 500, ttl: 10_000 });

/** The same, for estimates: as it was a moment ago. */
export const measureAbout = (rows: RowSets): Promise<Measured> =>
  keepMeasured(JSON.stringify(rows), () => measure(rows));

/** The rows whose ads all match. */
export const rowsOfAllFound = (wanted: Wanted): RowSets | null =>
  isPriced(wanted) ? null : rowsFound(wanted);

export const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** How many ads of its list stand up to the end of the page, with those among them that it leaves out, if they are few. */
export const endOf = ({ offset, limit, without = [] }: Wanted): number =>
  offset + limit + Math.min(without.length, offset + limit);

/** How many matches are counted one by one. Whoever pages on to where that ends has more of them counted. */
export const countedFor = ({ offset, limit }: Wanted, { exact, deepest }: Bounds): number =>
  offset + limit > exact ? deepest : exact;

/** To have `n` matches for certain, so many have to be expected. */
export const amply = (n: number) => n + 5 * Math.sqrt(n) + 20;
/** What `n` of a sample stand for, of which each one stands for so many: two digits say all that it knows. */
export const scaled = (n: number, by: number): number => Number((n * by).toPrecision(2));
/** Where a sample has `n` matches, so many were to be expected for certain: three standard deviations less. */
export const surely = (n: number) => n - 3 * Math.sqrt(n);

/** A total that is over what was counted. */
export const overCounted = (matches: number, of: number, sampled: number, bounds: Bounds): number =>
  (surely(matches) / sampled) * of > bounds.deepest ? Math.round((matches / sampled) * of) : bounds.exact;

export const notShown = ({ without = [] }: Wanted): SQL[] =>
  without.length ? [sql`id <> all(${sql.param([...without])}::int[])`] : [];

export const beginning = ({ start = 0 }: Wanted): SQL => sql`${start}::real`;

/** Which turn of its order an ad is in: the shuffled one begins somewhere, and comes round to what stands before. */
export const turnIn = (wanted: Wanted): SQL =>
  wanted.sort === 'random' ? sql`(shuffle < ${beginning(wanted)})::int` : sql`0`;

/** The order of what `firstOf` reads, which is in it already where there is but one turn: nothing is sorted then. */
export const inTurn = ({ sort }: Wanted): SQL => {
  const { by } = orders[sort];
  return sort === 'random' ? sql`turn, ${by}` : by;
};

/** The first `most` of an order that pass the tests, by its index, with their turn. */
export const firstOf = (wanted: Wanted, columns: SQL, tests: SQL[], most: number): SQL => {
  const { by } = orders[wanted.sort];
  const walk = (turn: number, of: SQL[] = []) =>
    sql`select ${columns}, ${sql.raw(String(turn))} as turn from ads where ${all([...tests, ...of])}
         order by ${by} limit ${most}`;
  if (wanted.sort !== 'random') return walk(0);
  const from = beginning(wanted);
  return sql`(${walk(0, [sql`shuffle >= ${from}`])}) union all (${walk(1, [sql`shuffle < ${from}`])})`;
};
