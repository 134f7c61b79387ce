import { type SQL, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { idBlock, priceBands } from '@/lib/db/schema/ads';
import { keepAnswers } from '../kept-answers';
import type { Asked } from '../search/asked';
import { noRows, type RowSets } from '../search/words';
import {
  all,
  bucketsOf,
  chosenRows,
  conditionsOf,
  inOneRow,
  type ListOrder,
  oneRowOf,
  priceConditions,
  type Wanted,
  wordedFrom,
} from './conditions';
import {
  amply,
  type Bounds,
  beginning,
  endOf,
  type Found,
  firstOf,
  idsOf,
  inTurn,
  listed,
  measureAbout,
  notShown,
  orders,
  overCounted,
  surely,
  turnIn,
} from './order';
import { bandsBetween } from './price-bands';

// The ways to a page of a list: off the index of an order, merged from buckets, or out of all that matches.

/**
 * The first ads of the chosen buckets by their own indexes, merged. The page is in those buckets whose own first ad
 * comes first, as many as it has ads.
 */
export const mergeBuckets = async (wanted: Wanted): Promise<number[]> => {
  const { rows } = await connect();
  const { columns } = orders[wanted.sort];
  const by = inTurn(wanted);
  const tests = [sql`facet_bucket_id = b.bucket`, ...priceConditions(wanted), ...notShown(wanted)];
  const most = wanted.offset + wanted.limit;
  const firstOfBucket = (n: number) =>
    sql`lateral (select * from (${firstOf(wanted, columns, tests, n)}) o order by ${by} limit ${n})`;
  const found = await rows<{ id: number }>(sql`
    select a.id from (
      select b.bucket from ${bucketsOf(wanted.rows)} cross join ${firstOfBucket(1)} f
       order by ${by} limit ${most}
    ) b cross join ${firstOfBucket(most)} a
     order by ${by} limit ${wanted.limit} offset ${wanted.offset}`);
  return idsOf(found);
};

/** Orders that one category or state has an index of; everything has one of every order. */
const ownOrders: ListOrder[] = ['desc', 'price_asc', 'price_desc'];

/** The category or state among whose ads alone the order is walked, where it can be; other choices are tried ad by ad. */
export const walkedIn = ({ rows, sort }: Wanted): RowSets =>
  ownOrders.includes(sort) ? oneRowOf(rows) : noRows;

/** An order by price begins where the asked prices do. */
export const ownRange = (wanted: Wanted): SQL[] =>
  orders[wanted.sort].key === 'price_cents' ? priceConditions(wanted) : [];

/** What narrows the order before any other condition is tried. */
export const walkedThrough = (wanted: Wanted): SQL[] => [
  sql`facet_bucket_id is not null`,
  ...inOneRow(walkedIn(wanted)),
  ...ownRange(wanted),
];

/** Where a range of an order ends, that ad included. An order comes to its end among ads without a value. */
export type Edge = { value: string | null; id: number };

/**
 * How far an order has been looked at: its first `reach` ads, of which `matches` match. `ids` are these in their order;
 * only the first of them where there are many, and then, as where the ads with a value come to their end, `end` is null:
 * nothing goes on from there.
 */
export type Reached = { ids: number[]; matches: number; reach: number; end: Edge | null };

/** Nothing of it has been looked at. */
export const unreached: Reached = { ids: [], matches: 0, reach: 0, end: null };

/** Goes on by the next `size` public ads of the order, which are tried one by one; stays where nothing goes on. */
export const walkOn = async (wanted: Wanted, from: Reached, size: number): Promise<Reached> => {
  if (from.reach && !from.end) return from;
  const { rows } = await connect();
  const by = inTurn(wanted);
  const { key } = orders[wanted.sort];
  const tests = [...walkedThrough(wanted), ...isAfter(wanted, from.end)];
  const value = sql`${sql.identifier(key)}::text`;
  const [found] = await rows<{ ids: number[]; end: Edge & { turn: number | null } }>(sql`
    select coalesce(array_agg(id) filter (where ${all(conditionsOf(wanted))}), '{}') as ids,
           json_build_object('value', (array_agg(${value}))[${size}], 'id', (array_agg(id))[${size}],
                             'turn', (array_agg(turn))[${size}]) as end
      from (select * from (${firstOf(wanted, listed, tests, size)}) o order by ${by} limit ${size}) w`);
  if (!found) return from;
  const { ids, end } = found;
  const isLast = end.turn !== 0 || (key !== 'id' && end.value === null);
  return goOn(from, { ids, matches: ids.length, reach: from.reach + size, end: isLast ? null : end });
};

/** What was reached, with what follows. An ad that has moved meanwhile stands where it was. */
export const goOn = (from: Reached, { ids, matches, ...to }: Reached): Reached => {
  const before = new Set(from.ids);
  return {
    ...to,
    ids: [...from.ids, ...ids.filter((id) => !before.has(id))],
    matches: from.matches + matches,
  };
};

/** How many ads of an order have to be tried for its page, where `matches` of them match and are spread evenly. */
export const reachFor = (wanted: Wanted, matches: number, of: number): number =>
  Math.ceil((amply(endOf(wanted)) * of) / Math.max(matches, 1));

export const pageOf = (ids: readonly number[], { without = [], offset, limit }: Wanted): number[] => {
  const shown = new Set(without);
  return ids.filter((id) => !shown.has(id)).slice(offset, offset + limit);
};

export const hasPage = (wanted: Wanted, { ids }: Reached): boolean =>
  pageOf(ids, wanted).length === wanted.limit;

/** A page of an order that has an index of its own, however deep. */
export const walk = async (wanted: Wanted): Promise<number[]> => {
  const { rows } = await connect();
  const { columns } = orders[wanted.sort];
  const by = inTurn(wanted);
  const tests = [...walkedThrough(wanted), ...notShown(wanted)];
  const found = await rows<{ id: number }>(sql`
    select id from (${firstOf(wanted, columns, tests, wanted.offset + wanted.limit)}) o
     order by ${by} limit ${wanted.limit} offset ${wanted.offset}`);
  return idsOf(found);
};

export type Read = { ids: number[]; n: number };

/** The page among what `from` reads, and how much that is. Of more than `most` it says only that they are more. */
export const readAll = async (
  wanted: Wanted,
  from: (columns: SQL) => SQL,
  most: number | null = null,
): Promise<Read> => {
  const { rows } = await connect();
  const { columns } = orders[wanted.sort];
  const by = inTurn(wanted);
  // A materialised CTE is planned as if all of it were read, so no limit can talk the planner into walking the order or
  // the whole table in hope; and it is read only as far as the limit outside asks.
  const [found] = await rows<Read>(sql`
    with all_matches as materialized (${from(sql`${columns}, ${turnIn(wanted)} as turn`)}),
    matches as materialized (select * from all_matches limit ${most === null ? null : most + 1}::bigint)
    select (select count(*)::int from matches) as n,
           array(select id from matches
                  where ${all([...notShown(wanted), ...(most === null ? [] : [sql`(select count(*) from matches) <= ${most}`])])}
                  order by ${by} limit ${wanted.limit} offset ${wanted.offset}) as ids`);
  return found ?? { ids: [], n: 0 };
};

export const exactly = ({ ids, n }: Read): Found => ({ ids, total: n, estimated: false });

/** Ads that have the words, from the word index, which knows the rows too. */
export const readWords = (
  wanted: Wanted,
  asked: Asked,
  most: number | null,
  tests: SQL[] = [],
): Promise<Read> => readAll(wanted, (columns) => wordedFrom({ ...wanted, asked }, columns, tests), most);

/** An ad of the order up to the edge. The two columns at once, for many have the same value. */
export const isBefore = (wanted: Wanted, { value, id }: Edge): SQL => {
  const { key, type, largestFirst } = orders[wanted.sort];
  const sign = sql.raw(largestFirst ? '>=' : '<=');
  if (key === 'id') return sql`id ${sign} ${id}`;
  const test = sql`(${sql.identifier(key)}, id) ${sign} (${value}::${sql.raw(type)}, ${id})`;
  return wanted.sort === 'random' ? sql`${test} and shuffle >= ${beginning(wanted)}` : test;
};

/** An ad of the order behind one that has a value. */
export const isAfter = (wanted: Wanted, from: Edge | null): SQL[] => {
  if (!from) return [];
  const { key, type, largestFirst } = orders[wanted.sort];
  const sign = sql.raw(largestFirst ? '<' : '>');
  if (key === 'id') return [sql`id ${sign} ${from.id}`];
  return [sql`(${sql.identifier(key)}, id) ${sign} (${from.value}::${sql.raw(type)}, ${from.id})`];
};

/**
 * Between the two for who reads the word index, by the blocks and bands that stand in it; without `from`, from the
 * beginning. The test itself is said so that no other index is asked besides.
 */
export const isBetweenByBlock = (wanted: Wanted, from: Edge | null, edge: Edge): SQL => {
  const { key, largestFirst } = orders[wanted.sort];
  const [upTo, behind] = (largestFirst ? ['>=', '<'] : ['<=', '>']).map(sql.raw) as [SQL, SQL];
  if (key === 'id')
    return all([
      // Of a range with two ends the index would read all blocks that are on the right side of either.
      sql`${idBlock(sql`id`)} ${upTo} ${idBlock(sql`${edge.id}::int`)} and id + 0 ${upTo} ${edge.id}`,
      ...(from ? [sql`id + 0 ${behind} ${from.id}`] : []),
    ]);
  if (key !== 'price_cents' || edge.value === null)
    return all([...isAfter(wanted, from), isBefore(wanted, edge)]);
  const end = Number(edge.value);
  const start = from && Number(from.value);
  const bands = largestFirst
    ? bandsBetween(end, start ?? wanted.toCents)
    : bandsBetween(start ?? wanted.fromCents, end);
  const place = (of: Edge) => sql`(${of.value}::bigint, ${of.id})`;
  return all([
    sql`${priceBands(sql`price_cents`)} && ${sql.param(bands)}::int[]`,
    sql`(price_cents + 0, id) ${upTo} ${place(edge)}`,
    ...(from ? [sql`(price_cents + 0, id) ${behind} ${place(from)}`] : []),
  ]);
};

/** The largest number that an ad can have. */
const mostIds = 2 ** 31 - 1;

/** The end of all ads that have a value. */
export const lastOf = ({ sort }: Wanted, value: string): Edge => ({
  value,
  id: orders[sort].largestFirst ? 0 : mostIds,
});

const keepSpread = keepAnswers<(string | null)[]>('spread', { max: 50, ttl: 600_000 });

/** The values of an order from its first to its last, as a sample of so many ads has them. */
const spreadOf = (wanted: Wanted, size: number): Promise<(string | null)[]> =>
  keepSpread(JSON.stringify([wanted.sort, walkedIn(wanted), size]), async () => {
    const { rows } = await connect();
    const { by, key } = orders[wanted.sort];
    const tests = [sql`facet_bucket_id is not null`, ...inOneRow(walkedIn(wanted))];
    const found = await rows<{ value: string | null }>(sql`
      select ${sql.identifier(key)}::text as value from (
        select ${sql.identifier(key)}, id from ads where ${all(tests)} order by shuffle, id limit ${size}) s
       order by ${by}`);
    return found.map(({ value }) => value);
  });

/** An order of all ads, or of a category's, that begins at its beginning: of these a sample has an index. */
const isSampled = (wanted: Wanted): boolean =>
  wanted.sort !== 'random' && !ownRange(wanted).length && !walkedIn(wanted).state.length;

/** Whether an ad comes later in the order than another, which may be its beginning. */
export const isBehind = (wanted: Wanted, one: Edge, other: Edge | null): boolean => {
  if (!other) return true;
  const { key, largestFirst } = orders[wanted.sort];
  const by = ({ value, id }: Edge) => (key === 'id' ? id : Number(value));
  const further = by(one) - by(other) || one.id - other.id;
  return largestFirst ? further < 0 : further > 0;
};

/** The one of the two that comes later in the order. */
const laterOf = (wanted: Wanted, one: Edge, other: Edge | null): Edge =>
  other && isBehind(wanted, other, one) ? other : one;

/**
 * The ad that is the `reach`th of `of` in the order, of which `from` has been looked at; null where the order has none, or
 * none with a value. So far from there that to go on takes long, it is about that, and the last of its value.
 */
export const edgeAt = async (
  wanted: Wanted,
  { reach, of }: { reach: number; of: number },
  { window }: Pick<Bounds, 'window'>,
  from: Reached = unreached,
): Promise<Edge | null> => {
  const { rows } = await connect();
  const { columns, key } = orders[wanted.sort];
  const by = inTurn(wanted);
  // All newest first have no index without those that are not public, so they are taken to be spread evenly.
  if (key === 'id' && !chosenRows(walkedIn(wanted)).length) {
    const [last] = await rows<{ id: number | null }>(sql`select max(id) as id from ads`);
    const about = last?.id && { value: null, id: Math.floor(last.id * (1 - reach / of)) };
    return about ? laterOf(wanted, about, from.end) : null;
  }
  const further = reach - from.reach;
  if (key !== 'id' && further > 4 * window && isSampled(wanted)) {
    const spread = await spreadOf(wanted, window);
    const value = spread[Math.ceil((reach / of) * spread.length)] ?? null;
    return value === null ? null : laterOf(wanted, lastOf(wanted, value), from.end);
  }
  const tests = [...walkedThrough(wanted), ...isAfter(wanted, from.end)];
  const [edge] = await rows<Edge & { turn: number }>(sql`
    select ${sql.identifier(key)}::text as value, id, turn
      from (${firstOf(wanted, columns, tests, further)}) o
     order by ${by} offset ${further - 1} limit 1`);
  return edge && edge.value !== null && edge.turn === 0 ? edge : null;
};

/** Where an ad stands in the order; null where it has no value there. */
export const edgeOf = async ({ sort }: Wanted, id: number | undefined): Promise<Edge | null> => {
  if (id === undefined) return null;
  const { rows } = await connect();
  const [edge] = await rows<Edge>(sql`
    select ${sql.identifier(orders[sort].key)}::text as value, id from ads where id = ${id}`);
  return edge && edge.value !== null ? edge : null;
};

/** The same ads, in the order. */
export const putInOrder = async ({ sort }: Wanted, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await connect();
  return idsOf(
    await rows<{ id: number }>(sql`
      select id from ads where id = any(${sql.param([...ids])}::int[]) order by ${orders[sort].by}`),
  );
};

/**
 * Where many match, but few of those that the order begins with: the first matches, as far as a sample tells. It is one
 * that no order bends, and says where in the order about three times as many as are wanted should have come.
 */
export const findBySample = async (
  wanted: Wanted,
  least: number,
  { window, ...bounds }: Bounds,
  read: (edge: Edge) => Promise<Read>,
): Promise<Found | null> => {
  // The sample is the beginning of this one.
  if (wanted.sort === 'random') return null;
  const { rows } = await connect();
  const { by, key } = orders[wanted.sort];
  const { ads: of } = await measureAbout(noRows);
  const enough = Math.ceil((3 * endOf(wanted) * window) / of);
  const sampled = await rows<Edge & { n: number }>(sql`
    select ${sql.identifier(key)}::text as value, id, count(*) over ()::int as n from (
      select ${listed} from ads where facet_bucket_id is not null order by shuffle, id limit ${window}
    ) s where ${all(conditionsOf(wanted))} order by ${by} limit ${enough}`);
  const edge = sampled[enough - 1];
  if (!edge || edge.value === null || (surely(edge.n) / window) * of < least) return null;
  const { ids } = await read(edge);
  if (ids.length < wanted.limit) return null;
  return { ids, total: overCounted(edge.n, of, window, { window, ...bounds }), estimated: true };
};
