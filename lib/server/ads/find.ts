import { type SQL, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';
import { type Asked, besidesRows } from '../search/asked';
import { noRows, type RowSets } from '../search/words';
import { all, chosenRows, havingWords, priceConditions, pricedFrom, type Wanted } from './conditions';
import {
  type Bounds,
  countedFor,
  endOf,
  type Found,
  type Measured,
  measure,
  measureAbout,
  overCounted,
  rowsOfAllFound,
  surely,
  usual,
} from './order';
import {
  edgeAt,
  edgeOf,
  exactly,
  findBySample,
  isBefore,
  mergeBuckets,
  ownRange,
  pageOf,
  putInOrder,
  reachFor,
  readAll,
  readWords,
  tryWindow,
  walk,
  walkedIn,
} from './ways';

/*
 * Finds one page of public ads in any order, under any filters, in about the same time however many ads there are.
 *
 * What costs is every row of the table that has to be looked at (a heap fetch: 5 to 10 µs where its page is not among
 * PostgreSQL's buffers). So each way to a page fetches a bounded number of them:
 *  - Row filters are a set of facet buckets (lib/db/schema/ads.ts), which know the count. The page is read off the index of
 *    the order where one fits (`walk`), or merged from the first ads of each bucket (`mergeBuckets`).
 *  - Matches of words or of a price are fetched whole as long as they are no more than are counted exactly
 *    (`readAll`). Of more only the page is fetched. Where matches are common it is among the first ads of the order
 *    (`tryWindow`). Otherwise it is among the matches up to some ad of the order: two index scans, one of the words and
 *    one of that range, meet in a bitmap before any row is fetched (`findInRange`). How far the range has to go follows
 *    from how many rows the planner expects, or from a sample where very many match (`findBySample`).
 */

export type { Found } from './order';

/** Row filters alone: the buckets know the count, so only the page has to be found. */
const findByRows = async (wanted: Wanted, { buckets, ads }: Measured, { window }: Bounds): Promise<Found> => {
  const chosen = chosenRows(wanted.rows);
  const exact = (ids: number[]): Found => ({ ids, total: ads, estimated: false });
  if (chosen.length === chosenRows(walkedIn(wanted)).length) return exact(await walk(wanted));
  // As many probes as buckets cost more than a look at the first ads.
  const tried = buckets > 400 && endOf(wanted) <= window ? await tryWindow(wanted, window) : [];
  const page = pageOf(tried, wanted);
  return exact(page.length === wanted.limit ? page : await mergeBuckets(wanted));
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
  return early ?? isOver(await mergeBuckets(wanted));
};

/** Of these rows all ads match, `least` of them. */
export type Expected = { expected: number; least: number; within: RowSets | null };

/** How many ads the planner expects to match: near enough to tell few from many, and it reads no ad. */
export const expect = async (wanted: Wanted, asked: Asked): Promise<Expected> => {
  const { rows } = await connect();
  const conditions = all([...havingWords(asked, wanted.rows), ...priceConditions(wanted)]);
  const [plan] = await rows<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select from ads where ${conditions}`,
  );
  const within = rowsOfAllFound(wanted);
  const least = within ? (await measureAbout(within)).ads : 0;
  return { expected: Math.max(plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0, least), least, within };
};

/** The planner takes conditions to be independent, so what it expects of several may be far too many. */
const areSeveral = ({ asked, rows }: Wanted) => Boolean(asked?.several) || chosenRows(rows).length > 0;

/** Whether its matches are counted before anything else is tried; a look at a short beginning costs less than that. */
export const seemsFew = (
  wanted: Wanted,
  { expected, least }: Pick<Expected, 'expected' | 'least'>,
  of: number,
  bounds: Bounds,
): boolean =>
  least <= countedFor(wanted, bounds) &&
  (expected <= bounds.few ||
    (areSeveral(wanted) && expected <= bounds.many && reachFor(wanted, expected, of) > bounds.window / 2));

/** What the first `reach` ads of the order have of a page, and how many of them match. */
type Reached = { ids: number[]; matches: number; reach: number };

/** The newest are much like all others. What is cheap, or old, or looked at often is not. */
const isEven = ({ sort }: Wanted) => sort === 'desc' || sort === 'random';

/** How far into an order ads are tried one by one. The newest of all lie beside each other, so more of them are. */
const furthest = ({ sort }: Wanted, { window }: Bounds): number => (sort === 'desc' ? 6 : 4) * window;

/** Among the first ads of the order, which fill the page where matches are common and spread evenly. */
const findInWindow = async (wanted: Wanted, reach: number, bounds: Bounds): Promise<Reached | null> => {
  const most = furthest(wanted, bounds);
  if (reach > most) return null;
  const size = isEven(wanted) ? reach : reach <= bounds.window ? bounds.window : most;
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

/** As many matches among the first of an order tell how dense they are further on. */
const fewestTold = 5;

/**
 * The page where many ads match by their rows: the first of these off their buckets, and what else matches up to the last
 * of them. Among the cheapest of all ads there may be none of them for long.
 */
const findByRowsFirst = async (
  wanted: Wanted,
  asked: Asked,
  within: RowSets,
  bounds: Bounds,
): Promise<number[]> => {
  const { offset, limit } = wanted;
  const fromStart = { ...wanted, offset: 0, limit: offset + limit };
  const ofRows = { ...fromStart, rows: within, asked: null };
  const first = await findByRows(ofRows, await measureAbout(within), bounds);
  const edge = await edgeOf(wanted, first.ids.at(-1));
  if (!edge) return [];
  const others = await readWords(fromStart, besidesRows(asked, within), null, [isBefore(wanted, edge)]);
  const both = others.ids.length ? await putInOrder(wanted, [...first.ids, ...others.ids]) : first.ids;
  return pageOf(both, wanted);
};

const findByWords = async (wanted: Wanted, asked: Asked, bounds: Bounds): Promise<Found> => {
  const { few, many, deepest } = bounds;
  const counted = countedFor(wanted, bounds);
  const { expected, least, within } = await expect(wanted, asked);
  const { ads: of } = await measureAbout(walkedIn(wanted));
  const several = areSeveral(wanted);
  // What filters ask for goes together more often than the planner thinks: of a kind that has weights nearly all have one.
  const isFiltered = asked.besides !== undefined;

  const isFull = ({ ids }: Reached) => ids.length === wanted.limit;
  const isOver = (ids: number[]): Found => ({ ids, total: counted, estimated: true });
  const countAll = async (): Promise<Found | null> => {
    const read = await readWords(wanted, asked, counted);
    return read.n <= counted ? exactly(read) : null;
  };
  const withTotal = async ({ ids, matches, reach }: Reached): Promise<Found> => {
    // The first of an order may be unlike the others, and those of a price are, so it counts what the planner expects.
    if (
      least > counted ||
      ((expected > few || (isFiltered && isEven(wanted))) &&
        !ownRange(wanted).length &&
        (surely(matches) / reach) * of > counted)
    )
      return { ids, total: Math.max(counted, overCounted(matches, of, reach, bounds)), estimated: true };
    return matches > counted ? isOver(ids) : ((await countAll()) ?? isOver(ids));
  };

  let reach = reachFor(wanted, expected, of);
  const seemFew = isFiltered ? expected <= counted : seemsFew(wanted, { expected, least }, of, bounds);
  const tried = seemFew ? null : await findInWindow(wanted, reach, bounds);
  if (tried && isFull(tried)) return withTotal(tried);
  if (within && least > counted && !isEven(wanted)) {
    const ids = await findByRowsFirst(wanted, asked, within, bounds);
    if (ids.length === wanted.limit)
      return { ids, total: least > deepest ? least : counted, estimated: true };
  }

  const inAll = tried ? (tried.matches / tried.reach) * of : expected;
  let over = least > counted;
  if (!over && (seemFew || (tried && several && inAll < 2 * counted))) {
    const all = await countAll();
    if (all) return all;
    over = true;
    reach = reachFor(wanted, Math.max(inAll, counted), of);
    const again = await findInWindow(wanted, reach, bounds);
    if (again && isFull(again)) return isOver(again.ids);
  }
  const isUneven = expected > many && !isEven(wanted);
  if (isUneven && tried && tried.matches >= fewestTold)
    reach = reachFor(wanted, (tried.matches / tried.reach) * of, of);
  else if (isUneven) {
    // Of so many a sample tells more than one step after the other.
    const read = (test: SQL) => readWords(wanted, asked, null, [test]);
    const found = await findBySample(wanted, over ? 0 : counted, bounds, read);
    if (found) return over ? isOver(found.ids) : found;
  }
  if (reach <= furthest(wanted, bounds)) reach *= 8;
  for (; reach < of / 2; reach *= 8) {
    const reached = await findInRange(wanted, asked, { reach, of });
    if (reached && isFull(reached)) return over ? isOver(reached.ids) : withTotal(reached);
    if (over || !several) continue;
    const all = await countAll();
    if (all) return all;
    over = true;
  }
  const { ids, n } = await readWords(wanted, asked, null);
  return n <= counted ? exactly({ ids, n }) : isOver(ids);
};

/** As many ads as these are among PostgreSQL's buffers, so all matches may be counted that a list has pages for. */
const smallCatalogue = 20_000;

export const usualBounds = async (): Promise<Bounds> =>
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
