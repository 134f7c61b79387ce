import { type SQL, sql } from 'drizzle-orm';
import type { AdSort } from '@/lib/ad-filters';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';
import type { Asked, RowSets } from '../search/words';
import {
  all,
  chosenRows,
  conditionsOf,
  havingWords,
  noRows,
  priceConditions,
  pricedFrom,
  rowConditions,
  shelvesOf,
  type Wanted,
} from './conditions';

/*
 * Finds one page of public ads in any order, under any filters, without ever walking ads that do not match.
 *
 * Every public ad stands on a shelf (lib/db/schema/ads.ts), so the row filters are a set of shelves. Three ways lead to
 * a page; which one is taken, counts decide:
 *  - the first ads of the order are tried (`tryWindow`), which fills the page where matches are common;
 *  - shelves are asked for their first ads by their own indexes, and the answers are merged (`mergeShelves`);
 *  - all matches are read, where they are few (`collect`, `findByPrice`), or those that come first, as far as a sample
 *    tells (`collectFirst`).
 * Counts are sums over shelves, or of what was read, or an estimate from a sample once there are over 10,000.
 */

export type Found = { ids: number[]; total: number; estimated: boolean };
export const exactUpTo = 10_000;

/** Of ads: how many are tried, how many may be estimated, how many are read at once without a look at others. */
export type Bounds = { window: number; exact: number; few: number };
const usual: Bounds = { window: 2_000, exact: exactUpTo, few: 3_000 };

type Order = { by: SQL; columns: SQL; first?: { column: string; largest: boolean } };
const first = (column: string, largest: boolean) => ({ column, largest });
const orders: Record<AdSort, Order> = {
  desc: { by: sql`id desc`, columns: sql`id`, first: first('id', true) },
  asc: { by: sql`views desc, id desc`, columns: sql`id, views`, first: first('views', true) },
  price_asc: {
    by: sql`price_cents, id`,
    columns: sql`id, price_cents`,
    first: first('price_cents', false),
  },
  price_desc: {
    by: sql`price_cents desc nulls last, id desc nulls last`,
    columns: sql`id, price_cents`,
    first: first('price_cents', true),
  },
  year_desc: {
    by: sql`year desc nulls last, id desc nulls last`,
    columns: sql`id, year`,
    first: first('year', true),
  },
  hours_asc: { by: sql`hours, id`, columns: sql`id, hours`, first: first('hours', false) },
  random: { by: sql`shuffle, id`, columns: sql`id, shuffle` },
};

/** How many shelves a choice of rows stands for, and how many ads are on them. No choice is all of them. */
const measure = async (rows: RowSets): Promise<{ shelves: number; ads: number }> => {
  const { rows: read } = await connect();
  const [sum] = await read<{ shelves: number; ads: number }>(sql`
    select count(*)::int as shelves, coalesce(sum(ads), 0)::int as ads
      from shelves where ads > 0 and ${all(rowConditions(rows))}`);
  return sum ?? { shelves: 0, ads: 0 };
};

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

const notShown = ({ without = [] }: Wanted): SQL[] =>
  without.length ? [sql`id <> all(${sql.param([...without])}::int[])`] : [];

const beginning = ({ start = 0 }: Wanted): SQL => sql`${start}::real`;

/** Which turn of its order an ad is in: the shuffled one begins somewhere, and comes round to what stands before. */
const turnIn = (wanted: Wanted): SQL =>
  wanted.sort === 'random' ? sql`(shuffle < ${beginning(wanted)})::int` : sql`0`;

/** The first `most` of an order that pass the tests, by its index, with their turn. */
const firstOf = (wanted: Wanted, columns: SQL, tests: SQL[], most: number): SQL => {
  const { by } = orders[wanted.sort];
  const walk = (turn: number, of: SQL[] = []) =>
    sql`select ${columns}, ${sql.raw(String(turn))} as turn from ads where ${all([...tests, ...of])}
         order by ${by} limit ${most}`;
  if (wanted.sort !== 'random') return walk(0);
  const from = beginning(wanted);
  return sql`(${walk(0, [sql`shuffle >= ${from}`])}) union all (${walk(1, [sql`shuffle < ${from}`])})`;
};

/**
 * The first ads of the chosen shelves by their own indexes, merged. The page is on those shelves whose own first ad
 * comes first, as many as it has ads.
 */
const mergeShelves = async (wanted: Wanted): Promise<number[]> => {
  const { rows } = await connect();
  const { by, columns } = orders[wanted.sort];
  const tests = [sql`shelf_id = s.shelf`, ...priceConditions(wanted), ...notShown(wanted)];
  const most = wanted.offset + wanted.limit;
  const firstOfShelf = (n: number) =>
    sql`lateral (select * from (${firstOf(wanted, columns, tests, n)}) o order by turn, ${by} limit ${n})`;
  const found = await rows<{ id: number }>(sql`
    select a.id from (
      select s.shelf from ${shelvesOf(wanted.rows)} cross join ${firstOfShelf(1)} f
       order by turn, ${by} limit ${most}
    ) s cross join ${firstOfShelf(most)} a
     order by turn, ${by} limit ${wanted.limit} offset ${wanted.offset}`);
  return idsOf(found);
};

/** One category has an order of its own; everything has every order. Other choices are tried ad by ad. */
const ownOrder = ({ rows: { category }, sort }: Wanted): SQL[] =>
  sort === 'desc' && category.length === 1 ? [sql`category_id = ${category[0]}`] : [];

/** An order by price begins where the asked prices do. */
const ownRange = (wanted: Wanted): SQL[] =>
  orders[wanted.sort].first?.column === 'price_cents' ? priceConditions(wanted) : [];

/** Those of the order's first public ads that match. */
const tryWindow = async (wanted: Wanted, size: number): Promise<number[]> => {
  const { rows } = await connect();
  const { by } = orders[wanted.sort];
  const tests = [sql`shelf_id is not null`, ...ownOrder(wanted), ...ownRange(wanted)];
  const found = await rows<{ id: number }>(sql`
    select id from (
      select * from (${firstOf(wanted, sql`*`, tests, size)}) o order by turn, ${by} limit ${size}
    ) w where ${all(conditionsOf(wanted))} order by turn, ${by}`);
  return idsOf(found);
};

const pageOf = (ids: readonly number[], { without = [], offset, limit }: Wanted): number[] => {
  const shown = new Set(without);
  return ids.filter((id) => !shown.has(id)).slice(offset, offset + limit);
};

/** A page of an order that has an index of its own, however deep. */
const walk = async (wanted: Wanted): Promise<number[]> => {
  const { rows } = await connect();
  const { by, columns } = orders[wanted.sort];
  const tests = [sql`shelf_id is not null`, ...ownOrder(wanted), ...notShown(wanted)];
  const found = await rows<{ id: number }>(sql`
    select id from (${firstOf(wanted, columns, tests, wanted.offset + wanted.limit)}) o
     order by turn, ${by} limit ${wanted.limit} offset ${wanted.offset}`);
  return idsOf(found);
};

/** The page among what `from` reads, and how much that is. */
const readAll = async (wanted: Wanted, from: (columns: SQL) => SQL): Promise<Found> => {
  const { rows } = await connect();
  const { by, columns } = orders[wanted.sort];
  // Materialised, so that the limit outside cannot talk the planner into walking the order in hope.
  const [found] = await rows<{ ids: number[]; n: number }>(sql`
    with matches as materialized (${from(sql`${columns}, ${turnIn(wanted)} as turn`)})
    select (select count(*)::int from matches) as n,
           array(select id from matches where ${all(notShown(wanted))}
                  order by turn, ${by} limit ${wanted.limit} offset ${wanted.offset}) as ids`);
  return { ids: found?.ids ?? [], total: found?.n ?? 0, estimated: false };
};

/** All ads that have the words, from the word index, which knows the rows too. */
const collect = (wanted: Wanted, asked: Asked, tests: SQL[] = []): Promise<Found> => {
  const conditions = [...havingWords(asked, wanted.rows), ...priceConditions(wanted), ...tests];
  return readAll(wanted, (columns) => sql`select ${columns} from ads where ${all(conditions)}`);
};

/** One more than `most` says that there are more. */
const countPriced = async (wanted: Wanted, most: number): Promise<number> => {
  const { rows } = await connect();
  const [counted] = await rows<{ n: number }>(sql`
    select count(*)::int as n from (${pricedFrom(wanted, sql`1`)} limit ${most + 1}) c`);
  return counted?.n ?? 0;
};

type Sampled = { share: number; bound: number | null };

/**
 * Which share of all public ads matches, by a sample that no order bends, and a bound of the order below which
 * about three times as many as are wanted should be.
 */
const sample = async (wanted: Wanted, of: number, { window }: Bounds): Promise<Sampled> => {
  const { rows } = await connect();
  const { by, first: key } = orders[wanted.sort];
  const enough = Math.ceil((3 * (wanted.offset + wanted.limit) * window) / of);
  const column = key ? sql.identifier(key.column) : sql`null`;
  const found = await rows<{ value: string | null; n: number }>(sql`
    select ${column} as value, count(*) over ()::int as n from (
      select * from ads where shelf_id is not null order by shuffle, id limit ${window}
    ) s where ${all(conditionsOf(wanted))} order by ${by} limit ${enough}`);
  const bound = found.length === enough ? Number(found[enough - 1]?.value ?? Number.NaN) : Number.NaN;
  return { share: (found[0]?.n ?? 0) / window, bound: Number.isNaN(bound) ? null : bound };
};

/** Where many match, but few of those that the order begins with: the first matches, as far as a sample tells. */
const collectFirst = async (
  wanted: Wanted,
  bounds: Bounds,
  read: (test: SQL) => Promise<Found>,
): Promise<Found | null> => {
  const { first: key } = orders[wanted.sort];
  if (!key) return null;
  const of = (await measure(noRows)).ads;
  const { share, bound } = await sample(wanted, of, bounds);
  if (bound === null || share * of < bounds.exact * 1.2) return null;
  const { ids } = await read(
    sql`${sql.identifier(key.column)} ${sql.raw(key.largest ? '>=' : '<=')} ${bound}`,
  );
  return ids.length === wanted.limit ? { ids, total: Math.round(share * of), estimated: true } : null;
};

/** Row filters alone: the shelves know the count, so only the page has to be found. */
const findByRows = async (wanted: Wanted, shelves: number, total: number, bounds: Bounds): Promise<Found> => {
  const chosen = chosenRows(wanted.rows);
  const walkable =
    !chosen.length || (chosen.length === 1 && wanted.rows.category.length === 1 && wanted.sort === 'desc');
  if (walkable) return { ids: await walk(wanted), total, estimated: false };
  const upTo = wanted.offset + wanted.limit;
  // As many probes as shelves cost more than a look at the first ads.
  const tried = shelves > 400 && upTo <= bounds.window ? await tryWindow(wanted, bounds.window) : [];
  const page = pageOf(tried, wanted);
  return { ids: page.length === wanted.limit ? page : await mergeShelves(wanted), total, estimated: false };
};

const findByPrice = async (wanted: Wanted, bounds: Bounds): Promise<Found> => {
  const count = await countPriced(wanted, bounds.exact);
  if (count <= bounds.exact) return readAll(wanted, (columns) => pricedFrom(wanted, columns));
  const page = pageOf(await tryWindow(wanted, bounds.window), wanted);
  const read = (test: SQL) => readAll(wanted, (columns) => pricedFrom(wanted, columns, [test]));
  const found = page.length === wanted.limit ? page : (await collectFirst(wanted, bounds, read))?.ids;
  return { ids: found ?? (await mergeShelves(wanted)), total: bounds.exact, estimated: true };
};

/** How many the planner expects to have the words: near enough to tell few from many, and it reads no ad. */
const expect = async (wanted: Wanted, asked: Asked): Promise<number> => {
  const { rows } = await connect();
  const [plan] = await rows<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select from ads where ${all(havingWords(asked, wanted.rows))}`,
  );
  return plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
};

const findByWords = async (wanted: Wanted, asked: Asked, ads: number, bounds: Bounds): Promise<Found> => {
  if ((await expect(wanted, asked)) <= bounds.few) return collect(wanted, asked);
  const inWindow = await tryWindow(wanted, bounds.window);
  const page = pageOf(inWindow, wanted);
  const within = wanted.sort === 'desc' && wanted.rows.category.length === 1 ? wanted.rows.category : [];
  const tried = (await measure({ ...noRows, category: within })).ads;
  if (tried <= bounds.window && !ownRange(wanted).length)
    return { ids: page, total: inWindow.length, estimated: false };
  const estimate = Math.round((inWindow.length / bounds.window) * tried);
  // Some way over the bound, for a sample may be off by a little.
  if (page.length === wanted.limit && estimate > bounds.exact * 1.2 && !ownRange(wanted).length)
    return { ids: page, total: Math.min(estimate, ads), estimated: true };
  const early = await collectFirst(wanted, bounds, (test) => collect(wanted, asked, [test]));
  return early ?? collect(wanted, asked);
};

/** As `findAds`, kept nowhere and with any bounds. */
export const findUncached = async (wanted: Wanted, bounds = usual): Promise<Found> => {
  const { shelves, ads } = await measure(wanted.rows);
  if (ads === 0) return { ids: [], total: 0, estimated: false };
  if (wanted.asked) return findByWords(wanted, wanted.asked, ads, bounds);
  const priced = wanted.fromCents !== null || wanted.toCents !== null;
  return priced ? findByPrice(wanted, bounds) : findByRows(wanted, shelves, ads, bounds);
};

// Typing, paging and crawling ask the same thing again within seconds.
const keep = keepAnswers<Found>('found', { max: 2_000, ttl: 10_000 });

/** One page of public ads, as ids in their order, and how many match in all. */
export const findAds = (wanted: Wanted): Promise<Found> =>
  keep(JSON.stringify(wanted), () => findUncached(wanted));
