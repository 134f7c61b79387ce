import { type SQL, sql } from 'drizzle-orm';
import { type AdSort, exactTotals, reachableAds } from '@/lib/ad-filters';
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
 * Finds one page of public ads in any order, under any filters, in about the same time however many ads there are.
 *
 * What costs is every row of the table that has to be looked at (a heap fetch: 5 to 10 µs where its page is not among
 * PostgreSQL's buffers). So each way to a page fetches a bounded number of them:
 *  - Row filters are a set of shelves (lib/db/schema/ads.ts), which know the count. The page is read off the index of
 *    the order where one fits (`walk`), or merged from the first ads of each shelf (`mergeShelves`).
 *  - Matches of words or of a price are fetched whole as long as they are no more than are counted exactly
 *    (`readAll`). Of more only the page is fetched. Where matches are common it is among the first ads of the order
 *    (`tryWindow`). Otherwise it is among the matches up to some ad of the order: two index scans, one of the words and
 *    one of that range, meet in a bitmap before any row is fetched (`findInRange`). How far the range has to go follows
 *    from how many rows the planner expects, or from a sample where very many match (`findBySample`).
 */

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
const usual: Bounds = {
  window: 2_000,
  exact: exactTotals,
  deepest: reachableAds,
  few: 3_000,
  many: 20_000,
};

/** `key` leads the order: the first have the largest, or the smallest. Every order goes on by id. */
type Order = { by: SQL; columns: SQL; key: string; type: string; largestFirst: boolean };
const orders: Record<AdSort, Order> = {
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

type Measured = { shelves: number; ads: number };

/** How many shelves a choice of rows stands for, and how many ads are on them. No choice is all of them. */
const measure = async (rows: RowSets): Promise<Measured> => {
  const { rows: read } = await connect();
  const [sum] = await read<Measured>(sql`
    select count(*)::int as shelves, coalesce(sum(ads), 0)::int as ads
      from shelves where ads > 0 and ${all(rowConditions(rows))}`);
  return sum ?? { shelves: 0, ads: 0 };
};

const keepMeasured = keepAnswers<Measured>('measured', { max: 500, ttl: 10_000 });

/** The same, for estimates: as it was a moment ago. */
const measureAbout = (rows: RowSets): Promise<Measured> =>
  keepMeasured(JSON.stringify(rows), () => measure(rows));

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** How many ads of its list stand up to the end of the page, with those among them that it leaves out, if they are few. */
const endOf = ({ offset, limit, without = [] }: Wanted): number =>
  offset + limit + Math.min(without.length, offset + limit);

/** How many matches are counted one by one. Whoever pages on to where that ends has more of them counted. */
const countedFor = ({ offset, limit }: Wanted, { exact, deepest }: Bounds): number =>
  offset + limit > exact ? deepest : exact;

/** To have `n` matches for certain, so many have to be expected. */
const amply = (n: number) => n + 5 * Math.sqrt(n) + 20;
/** Where a sample has `n` matches, so many were to be expected for certain: three standard deviations less. */
const surely = (n: number) => n - 3 * Math.sqrt(n);

/** A total that is over what was counted. */
const overCounted = (matches: number, of: number, sampled: number, bounds: Bounds): number =>
  (surely(matches) / sampled) * of > bounds.deepest ? Math.round((matches / sampled) * of) : bounds.exact;

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

/** Orders that one category has an index of; everything has one of every order. */
const ownOrders: AdSort[] = ['desc', 'price_asc', 'price_desc'];

/** The category among whose ads alone the order is walked, where it can be; other choices are tried ad by ad. */
const walkedIn = ({ rows: { category }, sort }: Wanted): RowSets => ({
  ...noRows,
  category: category.length === 1 && ownOrders.includes(sort) ? category : [],
});

/** An order by price begins where the asked prices do. */
const ownRange = (wanted: Wanted): SQL[] =>
  orders[wanted.sort].key === 'price_cents' ? priceConditions(wanted) : [];

/** What narrows the order before any other condition is tried. */
const walkedThrough = (wanted: Wanted): SQL[] => [
  sql`shelf_id is not null`,
  ...walkedIn(wanted).category.map((id) => sql`category_id = ${id}`),
  ...ownRange(wanted),
];

/** Those of the order's first public ads that match. */
const tryWindow = async (wanted: Wanted, size: number): Promise<number[]> => {
  const { rows } = await connect();
  const { by } = orders[wanted.sort];
  const found = await rows<{ id: number }>(sql`
    select id from (
      select * from (${firstOf(wanted, sql`*`, walkedThrough(wanted), size)}) o order by turn, ${by} limit ${size}
    ) w where ${all(conditionsOf(wanted))} order by turn, ${by}`);
  return idsOf(found);
};

/** How many ads of an order have to be tried for its page, where `matches` of them match and are spread evenly. */
const reachFor = (wanted: Wanted, matches: number, of: number): number =>
  Math.ceil((amply(endOf(wanted)) * of) / Math.max(matches, 1));

const pageOf = (ids: readonly number[], { without = [], offset, limit }: Wanted): number[] => {
  const shown = new Set(without);
  return ids.filter((id) => !shown.has(id)).slice(offset, offset + limit);
};

/** A page of an order that has an index of its own, however deep. */
const walk = async (wanted: Wanted): Promise<number[]> => {
  const { rows } = await connect();
  const { by, columns } = orders[wanted.sort];
  const tests = [...walkedThrough(wanted), ...notShown(wanted)];
  const found = await rows<{ id: number }>(sql`
    select id from (${firstOf(wanted, columns, tests, wanted.offset + wanted.limit)}) o
     order by turn, ${by} limit ${wanted.limit} offset ${wanted.offset}`);
  return idsOf(found);
};

type Read = { ids: number[]; n: number };

/** The page among what `from` reads, and how much that is. Of more than `most` it says only that they are more. */
const readAll = async (
  wanted: Wanted,
  from: (columns: SQL) => SQL,
  most: number | null = null,
): Promise<Read> => {
  const { rows } = await connect();
  const { by, columns } = orders[wanted.sort];
  // A materialised CTE is planned as if all of it were read, so no limit can talk the planner into walking the order or
  // the whole table in hope; and it is read only as far as the limit outside asks.
  const [found] = await rows<Read>(sql`
    with all_matches as materialized (${from(sql`${columns}, ${turnIn(wanted)} as turn`)}),
    matches as materialized (select * from all_matches limit ${most === null ? null : most + 1}::bigint)
    select (select count(*)::int from matches) as n,
           array(select id from matches where ${all(notShown(wanted))}
                  order by turn, ${by} limit ${wanted.limit} offset ${wanted.offset}) as ids`);
  return found ?? { ids: [], n: 0 };
};

const exactly = ({ ids, n }: Read): Found => ({ ids, total: n, estimated: false });

/** Ads that have the words, from the word index, which knows the rows too. */
const readWords = (wanted: Wanted, asked: Asked, most: number | null, tests: SQL[] = []): Promise<Read> => {
  const conditions = [...havingWords(asked, wanted.rows), ...priceConditions(wanted), ...tests];
  return readAll(wanted, (columns) => sql`select ${columns} from ads where ${all(conditions)}`, most);
};

/** Where a range of an order ends, that ad included. An order comes to its end among ads without a value. */
type Edge = { value: string | null; id: number };

/** An ad of the order up to the edge. The two columns at once, for many have the same value. */
const isBefore = (wanted: Wanted, { value, id }: Edge): SQL => {
  const { key, type, largestFirst } = orders[wanted.sort];
  const sign = sql.raw(largestFirst ? '>=' : '<=');
  if (key === 'id') return sql`id ${sign} ${id}`;
  const test = sql`(${sql.identifier(key)}, id) ${sign} (${value}::${sql.raw(type)}, ${id})`;
  return wanted.sort === 'random' ? sql`${test} and shuffle >= ${beginning(wanted)}` : test;
};

/** The ad that is the `reach`th of `of` in the order; null where the order has none, or none with a value. */
const edgeAt = async (wanted: Wanted, reach: number, of: number): Promise<Edge | null> => {
  const { rows } = await connect();
  const { by, columns, key } = orders[wanted.sort];
  // All newest first have no index without those that are not public, so they are taken to be spread evenly.
  if (key === 'id' && !walkedIn(wanted).category.length) {
    const [last] = await rows<{ id: number | null }>(sql`select max(id) as id from ads`);
    return last?.id ? { value: null, id: Math.floor(last.id * (1 - reach / of)) } : null;
  }
  const [edge] = await rows<Edge & { turn: number }>(sql`
    select ${sql.identifier(key)}::text as value, id, turn
      from (${firstOf(wanted, columns, walkedThrough(wanted), reach)}) o
     order by turn, ${by} offset ${reach - 1} limit 1`);
  return edge && edge.value !== null && edge.turn === 0 ? edge : null;
};

/**
 * Where many match, but few of those that the order begins with: the first matches, as far as a sample tells. It is one
 * that no order bends, and says where in the order about three times as many as are wanted should have come.
 */
const findBySample = async (
  wanted: Wanted,
  least: number,
  { window, ...bounds }: Bounds,
  read: (test: SQL) => Promise<Read>,
): Promise<Found | null> => {
  // The sample is the beginning of this one.
  if (wanted.sort === 'random') return null;
  const { rows } = await connect();
  const { by, key } = orders[wanted.sort];
  const { ads: of } = await measureAbout(noRows);
  const enough = Math.ceil((3 * endOf(wanted) * window) / of);
  const sampled = await rows<Edge & { n: number }>(sql`
    select ${sql.identifier(key)}::text as value, id, count(*) over ()::int as n from (
      select * from ads where shelf_id is not null order by shuffle, id limit ${window}
    ) s where ${all(conditionsOf(wanted))} order by ${by} limit ${enough}`);
  const edge = sampled[enough - 1];
  if (!edge || edge.value === null || (surely(edge.n) / window) * of < least) return null;
  const { ids } = await read(isBefore(wanted, edge));
  if (ids.length < wanted.limit) return null;
  return { ids, total: overCounted(edge.n, of, window, { window, ...bounds }), estimated: true };
};

/** Row filters alone: the shelves know the count, so only the page has to be found. */
const findByRows = async (wanted: Wanted, { shelves, ads }: Measured, { window }: Bounds): Promise<Found> => {
  const chosen = chosenRows(wanted.rows);
  const exact = (ids: number[]): Found => ({ ids, total: ads, estimated: false });
  if (!chosen.length || (chosen.length === 1 && walkedIn(wanted).category.length))
    return exact(await walk(wanted));
  // As many probes as shelves cost more than a look at the first ads.
  const tried = shelves > 400 && endOf(wanted) <= window ? await tryWindow(wanted, window) : [];
  const page = pageOf(tried, wanted);
  return exact(page.length === wanted.limit ? page : await mergeShelves(wanted));
};

/** One more than `most` says that there are more. */
const countPriced = async (wanted: Wanted, most: number): Promise<number> => {
  const { rows } = await connect();
  const [counted] = await rows<{ n: number }>(sql`
    select count(*)::int as n from (${pricedFrom(wanted, sql`1`)} limit ${most + 1}) c`);
  return counted?.n ?? 0;
};

const findByPrice = async (wanted: Wanted, ads: number, bounds: Bounds): Promise<Found> => {
  const { window, deepest } = bounds;
  const counted = countedFor(wanted, bounds);
  const count = await countPriced(wanted, counted);
  if (count <= counted) return exactly(await readAll(wanted, (columns) => pricedFrom(wanted, columns)));
  const isOver = (ids: number[]): Found => ({ ids, total: counted, estimated: true });
  // As if a third of these rows' ads had such a price; and then as many as a window has.
  const { ads: of } = await measureAbout(walkedIn(wanted));
  const reach = reachFor(wanted, ads / 3, of);
  for (const size of reach < window ? [reach, window] : reach < 4 * window ? [window] : []) {
    const page = pageOf(await tryWindow(wanted, size), wanted);
    if (page.length === wanted.limit) return isOver(page);
  }
  const read = (test: SQL) => readAll(wanted, (columns) => pricedFrom(wanted, columns, [test]));
  const early = ads > deepest ? await findBySample(wanted, deepest, bounds, read) : null;
  return early ?? isOver(await mergeShelves(wanted));
};

/** How many ads the planner expects to match: near enough to tell few from many, and it reads no ad. */
const expect = async (wanted: Wanted, asked: Asked): Promise<number> => {
  const { rows } = await connect();
  const conditions = all([...havingWords(asked, wanted.rows), ...priceConditions(wanted)]);
  const [plan] = await rows<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select from ads where ${conditions}`,
  );
  return plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
};

/** What the first `reach` ads of the order have of a page, and how many of them match. */
type Reached = { ids: number[]; matches: number; reach: number };

/** The newest are much like all others. What is cheap, or old, or looked at often is not. */
const isEven = ({ sort }: Wanted) => sort === 'desc' || sort === 'random';

/** Among the first ads of the order, which fill the page where matches are common and spread evenly. */
const findInWindow = async (wanted: Wanted, reach: number, { window }: Bounds): Promise<Reached | null> => {
  if (reach > window) return null;
  const size = isEven(wanted) ? reach : window;
  const tried = await tryWindow(wanted, size);
  return { ids: pageOf(tried, wanted), matches: tried.length, reach: size };
};

/** Among the matches up to the `reach`th of `of` ads of the order; null where that is its end. */
const findInRange = async (
  wanted: Wanted,
  asked: Asked,
  { reach, of }: { reach: number; of: number },
): Promise<Reached | null> => {
  const edge = await edgeAt(wanted, reach, of);
  if (!edge) return null;
  const { ids, n } = await readWords(wanted, asked, null, [isBefore(wanted, edge)]);
  return { ids, matches: n, reach };
};

const findByWords = async (wanted: Wanted, asked: Asked, bounds: Bounds): Promise<Found> => {
  const { few, many, window } = bounds;
  const counted = countedFor(wanted, bounds);
  const expected = await expect(wanted, asked);
  const { ads: of } = await measureAbout(walkedIn(wanted));
  // The planner takes conditions to be independent, so what it expects of several may be far too many.
  const areSeveral = asked.alternatives.length > 1 || chosenRows(wanted.rows).length > 0;

  const isFull = ({ ids }: Reached) => ids.length === wanted.limit;
  const isOver = (ids: number[]): Found => ({ ids, total: counted, estimated: true });
  const countAll = async (): Promise<Found | null> => {
    const read = await readWords(wanted, asked, counted);
    return read.n <= counted ? exactly(read) : null;
  };
  const withTotal = async ({ ids, matches, reach }: Reached): Promise<Found> => {
    // The first of an order may be unlike the others, and those of a price are, so it counts what the planner expects.
    if (expected > few && !ownRange(wanted).length && (surely(matches) / reach) * of > counted)
      return { ids, total: overCounted(matches, of, reach, bounds), estimated: true };
    return (await countAll()) ?? isOver(ids);
  };

  let reach = reachFor(wanted, expected, of);
  const seemFew = expected <= few || (areSeveral && expected <= many);
  const tried = seemFew ? null : await findInWindow(wanted, reach, bounds);
  if (tried && isFull(tried)) return withTotal(tried);

  const inAll = tried ? (tried.matches / tried.reach) * of : expected;
  let over = false;
  if (seemFew || (tried && areSeveral && inAll < 2 * counted)) {
    const all = await countAll();
    if (all) return all;
    over = true;
    reach = reachFor(wanted, Math.max(inAll, counted), of);
    const again = await findInWindow(wanted, reach, bounds);
    if (again && isFull(again)) return isOver(again.ids);
  }
  if (expected > many && !isEven(wanted)) {
    // Of so many a sample tells more than one step after the other.
    const read = (test: SQL) => readWords(wanted, asked, null, [test]);
    const found = await findBySample(wanted, over ? 0 : counted, bounds, read);
    if (found) return over ? isOver(found.ids) : found;
  }
  if (reach <= window) reach *= 8;
  for (; reach < of / 2; reach *= 8) {
    const reached = await findInRange(wanted, asked, { reach, of });
    if (reached && isFull(reached)) return over ? isOver(reached.ids) : withTotal(reached);
    if (over || !areSeveral) continue;
    const all = await countAll();
    if (all) return all;
    over = true;
  }
  const { ids, n } = await readWords(wanted, asked, null);
  return n <= counted ? exactly({ ids, n }) : isOver(ids);
};

/** As many ads as these are among PostgreSQL's buffers, so all matches may be counted that a list has pages for. */
const smallCatalogue = 20_000;

const usualBounds = async (): Promise<Bounds> =>
  (await measureAbout(noRows)).ads <= smallCatalogue ? { ...usual, exact: usual.deepest } : usual;

/** As `findAds`, kept nowhere and with any bounds. */
export const findUncached = async (wanted: Wanted, given?: Bounds): Promise<Found> => {
  const bounds = given ?? (await usualBounds());
  const isPriced = wanted.fromCents !== null || wanted.toCents !== null;
  const measured = await (wanted.asked || isPriced ? measureAbout(wanted.rows) : measure(wanted.rows));
  if (measured.ads === 0) return { ids: [], total: 0, estimated: false };
  if (wanted.asked) return findByWords(wanted, wanted.asked, bounds);
  return isPriced ? findByPrice(wanted, measured.ads, bounds) : findByRows(wanted, measured, bounds);
};

// Typing, paging and crawling ask the same thing again within seconds.
const keep = keepAnswers<Found>('found', { max: 2_000, ttl: 10_000 });

/** One page of public ads, as ids in their order, and how many match in all. */
export const findAds = (wanted: Wanted): Promise<Found> =>
  keep(JSON.stringify(wanted), () => findUncached(wanted));
