import { type SQL, sql } from 'drizzle-orm';
import type { AdSort } from '@/lib/ad-filters';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';
import { type Asked, type RowSets, wordAndRowQuery, wordQuery } from '../search/words';

/*
 * Finds one page of public ads in any order, under any filters, without ever walking ads that do not match.
 *
 * Every public ad stands on a shelf (lib/db/schema/ads.ts), so the row filters are a set of shelves:
 *  1. few shelves: each is asked for its first ads by its own index, and the answers are merged (`mergeShelves`);
 *  2. many shelves or words: the first `windowSize` ads of the order are tried (`tryWindow`), which fills the page
 *     whenever matches are common, and tells how common they are;
 *  3. otherwise matches are rare, and the index that knows them is asked for all of them (`collect`).
 * Counts are sums over shelves, or what step 3 found, or an estimate from step 2 once there are over 10,000.
 */

export type Found = { ids: number[]; total: number; estimated: boolean };
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

export const exactUpTo = 10_000;
const windowSize = 2_000;
const fewShelves = 400;

type Order = { by: SQL; columns: SQL };
const orders: Record<AdSort, Order> = {
  desc: { by: sql`id desc`, columns: sql`id` },
  asc: { by: sql`views desc, id desc`, columns: sql`id, views` },
  price_asc: { by: sql`price_cents, id`, columns: sql`id, price_cents` },
  price_desc: { by: sql`price_cents desc nulls last, id desc nulls last`, columns: sql`id, price_cents` },
  year_desc: { by: sql`year desc nulls last, id desc nulls last`, columns: sql`id, year` },
  hours_asc: { by: sql`hours, id`, columns: sql`id, hours` },
  random: { by: sql`shuffle, id`, columns: sql`id, shuffle` },
};

export const columnOf: Record<keyof RowSets, string> = {
  category: 'category_id',
  subCategory: 'sub_category_id',
  brand: 'brand_id',
  carModel: 'car_model_id',
  type: 'ad_type_id',
  state: 'state_id',
};

const noRows: RowSets = { category: [], subCategory: [], brand: [], carModel: [], type: [], state: [] };

const chosenRows = (rows: RowSets) =>
  (Object.keys(columnOf) as (keyof RowSets)[]).filter((key) => rows[key].length);

const rowConditions = (rows: RowSets): SQL[] =>
  chosenRows(rows).map((key) => sql`${sql.identifier(columnOf[key])} = any(${sql.param(rows[key])}::int[])`);

const priceConditions = ({ fromCents, toCents }: Wanted): SQL[] => [
  ...(fromCents === null ? [] : [sql`price_cents >= ${fromCents}`]),
  ...(toCents === null ? [] : [sql`price_cents <= ${toCents}`]),
];

const all = (conditions: SQL[]): SQL => (conditions.length ? sql.join(conditions, sql` and `) : sql`true`);

/** How many shelves a choice of rows stands for, and how many ads are on them. No choice is all of them. */
const measure = async (rows: RowSets): Promise<{ shelves: number; ads: number }> => {
  const { rows: read } = await connect();
  const [sum] = await read<{ shelves: number; ads: number }>(sql`
    select count(*)::int as shelves, coalesce(sum(ads), 0)::int as ads
      from shelves where ads > 0 and ${all(rowConditions(rows))}`);
  return sum ?? { shelves: 0, ads: 0 };
};

const shelvesOf = (rows: RowSets): SQL =>
  sql`(select id from shelves where ads > 0 and ${all(rowConditions(rows))}) s(shelf)`;

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

/** The first ads of each chosen shelf by its own index, merged. */
const mergeShelves = async (wanted: Wanted): Promise<number[]> => {
  const { rows } = await connect();
  const { by, columns } = orders[wanted.sort];
  const tests = [sql`shelf_id = s.shelf`, ...priceConditions(wanted), ...notShown(wanted)];
  const found = await rows<{ id: number }>(sql`
    select a.id from ${shelvesOf(wanted.rows)}
     cross join lateral (${firstOf(wanted, columns, tests, wanted.offset + wanted.limit)}) a
     order by turn, ${by} limit ${wanted.limit} offset ${wanted.offset}`);
  return idsOf(found);
};

/** One category has an order of its own; everything has every order. Other choices are tried ad by ad. */
const ownOrder = ({ rows: { category }, sort }: Wanted): SQL[] =>
  sort === 'desc' && category.length === 1 ? [sql`category_id = ${category[0]}`] : [];

/** Those of the order's first `windowSize` public ads that match. */
const tryWindow = async (wanted: Wanted): Promise<number[]> => {
  const { rows } = await connect();
  const { by } = orders[wanted.sort];
  const tests = conditionsOf(wanted);
  const order = firstOf(wanted, sql`*`, [sql`shelf_id is not null`, ...ownOrder(wanted)], windowSize);
  const found = await rows<{ id: number }>(sql`
    select id from (select * from (${order}) o order by turn, ${by} limit ${windowSize}) w
     where ${all(tests)} order by turn, ${by}`);
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

/** All matches, when they are rare: from the word index where words are asked for, else as the planner sees fit. */
const collect = async (wanted: Wanted): Promise<Found> => {
  const { rows } = await connect();
  const { by, columns } = orders[wanted.sort];
  const tests = [sql`shelf_id is not null`, ...priceConditions(wanted)];
  if (wanted.asked) tests.push(sql`search @@ ${wordAndRowQuery(wanted.asked, wanted.rows)}::tsquery`);
  else tests.push(...rowConditions(wanted.rows));
  // Materialised, so that the limit outside cannot talk the planner into walking the order in hope.
  const [found] = await rows<{ ids: number[]; n: number }>(sql`
    with matches as materialized (select ${columns}, ${turnIn(wanted)} as turn from ads where ${all(tests)})
    select (select count(*)::int from matches) as n,
           array(select id from matches where ${all(notShown(wanted))}
                  order by turn, ${by} limit ${wanted.limit} offset ${wanted.offset}) as ids`);
  return { ids: found?.ids ?? [], total: found?.n ?? 0, estimated: false };
};

/** Few shelves and a price: as many index probes as shelves, and only matches are read. */
const countPriced = async (wanted: Wanted): Promise<number> => {
  const { rows } = await connect();
  const [counted] = await rows<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from ${shelvesOf(wanted.rows)}
       cross join lateral (select 1 from ads where shelf_id = s.shelf and ${all(priceConditions(wanted))}) a
       limit ${exactUpTo + 1}
    ) c`);
  return counted?.n ?? 0;
};

/** Row filters alone: the shelves know the count, so only the page has to be found. */
const findByRows = async (wanted: Wanted, shelves: number, total: number): Promise<Found> => {
  const chosen = chosenRows(wanted.rows);
  const walkable =
    !chosen.length || (chosen.length === 1 && wanted.rows.category.length === 1 && wanted.sort === 'desc');
  if (walkable) return { ids: await walk(wanted), total, estimated: false };
  if (shelves > fewShelves) {
    const upTo = wanted.offset + wanted.limit;
    const first = upTo <= windowSize ? await tryWindow(wanted) : [];
    const left = pageOf(first, wanted);
    if (left.length === wanted.limit) return { ids: left, total, estimated: false };
  }
  return { ids: await mergeShelves(wanted), total, estimated: false };
};

const findUncached = async (wanted: Wanted): Promise<Found> => {
  const { shelves, ads } = await measure(wanted.rows);
  if (ads === 0) return { ids: [], total: 0, estimated: false };
  const priced = wanted.fromCents !== null || wanted.toCents !== null;
  if (!wanted.asked && !priced) return findByRows(wanted, shelves, ads);

  if (!wanted.asked && shelves <= fewShelves) {
    const [ids, count] = await Promise.all([mergeShelves(wanted), countPriced(wanted)]);
    return { ids, total: Math.min(count, exactUpTo), estimated: count > exactUpTo };
  }

  const inWindow = await tryWindow(wanted);
  const page = pageOf(inWindow, wanted);
  const within = wanted.sort === 'desc' && wanted.rows.category.length === 1 ? wanted.rows.category : [];
  const tried = (await measure({ ...noRows, category: within })).ads;
  if (tried <= windowSize) return { ids: page, total: inWindow.length, estimated: false };
  const estimate = Math.round((inWindow.length / windowSize) * tried);
  // Some way over the bound, for a sample may be off by a little.
  if (page.length === wanted.limit && estimate > exactUpTo * 1.2) {
    return { ids: page, total: Math.min(estimate, ads), estimated: true };
  }
  return collect(wanted);
};

/** What the ads of a list have in common, whatever their order. */
export const conditionsOf = (wanted: Wanted): SQL[] => [
  ...rowConditions(wanted.rows),
  ...priceConditions(wanted),
  ...(wanted.asked ? [sql`search @@ ${wordQuery(wanted.asked)}::tsquery`] : []),
];

// Typing, paging and crawling ask the same thing again within seconds.
const keep = keepAnswers<Found>('found', { max: 2_000, ttl: 10_000 });

/** One page of public ads, as ids in their order, and how many match in all. */
export const findAds = (wanted: Wanted): Promise<Found> =>
  keep(JSON.stringify(wanted), () => findUncached(wanted));
