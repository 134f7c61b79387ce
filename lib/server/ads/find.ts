import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';
import { type Asked, besidesRows } from '../search/asked';
import { noRows, type RowSets } from '../search/words';
import {
  all,
  chosenRows,
  havingWords,
  isPriced,
  priceConditions,
  pricedFrom,
  rowsFound,
  type Wanted,
} from './conditions';
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
  goInRange,
  heldFor,
  isByPrice,
  isEven,
  knownSample,
  placeByNewest,
  probableEnd,
  type Sample,
  sampleNewest,
  tellsDensity,
  walkFor,
} from './reach';
import {
  type Edge,
  edgeAt,
  edgeOf,
  exactly,
  findBySample,
  hasPage,
  isBefore,
  isBehind,
  isBetweenByBlock,
  mergeBuckets,
  pageOf,
  putInOrder,
  type Reached,
  type Read,
  reachFor,
  readAll,
  readWords,
  unreached,
  walk,
  walkedIn,
  walkOn,
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
 *    (`walkOn`). Otherwise it is among the matches up to some ad of the order: the index of words meets that range, which
 *    stands in it by blocks, before any row is fetched (`goInRange`). How far the range has to go follows from how dense
 *    they were so far, or from how many rows the planner expects.
 */

export type { Found } from './order';

/** Row filters alone: the buckets know the count, so only the page has to be found. */
const findByRows = async (wanted: Wanted, { buckets, ads }: Measured, { window }: Bounds): Promise<Found> => {
  const chosen = chosenRows(wanted.rows);
  const exact = (ids: number[]): Found => ({ ids, total: ads, estimated: false });
  if (chosen.length === chosenRows(walkedIn(wanted)).length) return exact(await walk(wanted));
  // As many probes as buckets cost more than a look at the first ads.
  const tried =
    buckets > 400 && endOf(wanted) <= window ? await walkOn(wanted, unreached, window) : unreached;
  const page = pageOf(tried.ids, wanted);
  return exact(page.length === wanted.limit ? page : await mergeBuckets(wanted));
};

/** One more than `most` says that there are more. An index counts them: no ad is read. */
export const countPriced = async (
  wanted: Pick<Wanted, 'rows' | 'fromCents' | 'toCents'>,
  most: number,
): Promise<number> => {
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
  let reached = unreached;
  for (const size of reach < window ? [reach, window] : reach < 4 * window ? [window] : []) {
    reached = await walkOn(wanted, reached, size - reached.reach);
    if (hasPage(wanted, reached)) return isOver(pageOf(reached.ids, wanted));
  }
  const read = (edge: Edge) =>
    readAll(wanted, (columns) => pricedFrom(wanted, columns, [isBefore(wanted, edge)]));
  const early = ads > deepest ? await findBySample(wanted, deepest, bounds, read) : null;
  return early ?? isOver(await mergeBuckets(wanted));
};

/** Of these rows all ads match, `least` of them. */
export type Expected = { expected: number; least: number; within: RowSets | null };

const keepExpected = keepAnswers<Expected>('expected', { max: 200, ttl: 10_000 });

/** How many ads the planner expects to match: near enough to tell few from many, and it reads no ad. */
export const expect = (wanted: Wanted, asked: Asked): Promise<Expected> => {
  const { rows, fromCents, toCents } = wanted;
  return keepExpected(JSON.stringify([rows, fromCents, toCents, asked]), () => askPlanner(wanted, asked));
};

const askPlanner = async (wanted: Wanted, asked: Asked): Promise<Expected> => {
  const { rows } = await connect();
  const conditions = all([...havingWords(asked, wanted.rows), ...priceConditions(wanted)]);
  const within = rowsOfAllFound(wanted);
  const [[plan], measured] = await Promise.all([
    rows<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
      sql`explain (format json) select from ads where ${conditions}`,
    ),
    within && measureAbout(within),
  ]);
  const least = measured?.ads ?? 0;
  // Most of these rows' ads say their names as well, and the planner takes them twice.
  const planned = (plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0) - least;
  return { expected: Math.max(planned, least), least, within };
};

/** The planner takes conditions to be independent, so what it expects of several may be far too many. */
const areSeveral = ({ asked, rows }: Wanted) => Boolean(asked?.several) || chosenRows(rows).length > 0;

/** A price, hours and years say much of what else an ad may be. */
const hasFigures = (wanted: Wanted) =>
  priceConditions(wanted).length > 0 || Object.keys(wanted.asked?.ranges ?? {}).length > 0;

/** Whether its matches are counted before anything else is tried; a look at a short beginning costs less than that. */
export const seemsFew = (
  wanted: Wanted,
  { expected, least }: Pick<Expected, 'expected' | 'least'>,
  of: number,
  bounds: Bounds,
): boolean =>
  least <= countedFor(wanted, bounds) &&
  (expected <= bounds.few ||
    (hasFigures(wanted) && expected <= bounds.many && reachFor(wanted, expected, of) > bounds.window / 2));

/**
 * How many matches are read at once: what the index has found is cheaper to fetch than to look for again. But who says a
 * name beside the priced ads of its rows is read behind those, and only where they are few.
 */
export const mostRead = (wanted: Wanted, counted: number, { exact }: Bounds): number =>
  isPriced(wanted) ? counted : Math.max(counted, 3 * exact);

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
  const others = await readWords(fromStart, besidesRows(asked, within), null, [
    isBetweenByBlock(wanted, null, edge),
  ]);
  const both = others.ids.length ? await putInOrder(wanted, [...first.ids, ...others.ids]) : first.ids;
  return pageOf(both, wanted);
};

const keepWhole = keepAnswers<Read>('whole lists', { max: 100, ttl: 10_000 });

const findByWords = async (wanted: Wanted, asked: Asked, bounds: Bounds): Promise<Found> => {
  const { few, deepest } = bounds;
  const counted = countedFor(wanted, bounds);
  const over = (ids: number[]): Found => ({ ids, total: counted, estimated: true });
  // Of few all are read, so whoever pages on has the next page at once.
  const whole = { ...wanted, offset: 0, limit: mostRead(wanted, counted, bounds) };
  const pageOfWhole = ({ ids, n }: Read): Found | null => {
    if (n > whole.limit) return null;
    const page = ids.slice(wanted.offset, wanted.offset + wanted.limit);
    return n > counted ? over(page) : exactly({ ids: page, n });
  };
  const known = keepWhole.known(JSON.stringify(whole));
  const knownPage = known && pageOfWhole(known);
  if (knownPage) return knownPage;
  const [{ expected, least, within }, { ads: of }] = await Promise.all([
    expect(wanted, asked),
    measureAbout(walkedIn(wanted)),
  ]);
  const several = areSeveral(wanted);
  // What filters ask for goes together more often than the planner thinks: of a kind that has weights nearly all have one.
  const isFiltered = asked.besides !== undefined;
  let isOver = least > counted;

  const readFew = async (): Promise<Found | null> => {
    const read = await keepWhole(JSON.stringify(whole), () => readWords(whole, asked, whole.limit));
    isOver = read.n > counted;
    return pageOfWhole(read);
  };
  const tellsOver = (matches: number, reach: number, among: number) =>
    (isFiltered || several || expected > few) && (surely(matches) / reach) * among > counted;
  const tellsFew = (matches: number, reach: number, among: number) =>
    several && (matches / reach) * among < 2 * counted;
  const isSurelyOver = ({ matches, reach }: Reached) =>
    least > counted || (isEven(wanted) && tellsOver(matches, reach, of));

  // Off the buckets they are counted, and in their order, sooner than any of them is found among others.
  const pricedRows = isPriced(wanted) && isByPrice(wanted) ? rowsFound(wanted) : null;
  const seemFew = isFiltered ? expected <= counted : seemsFew(wanted, { expected, least }, of, bounds);
  if (pricedRows || seemFew) {
    const all = await readFew();
    if (all) return all;
  }
  if (pricedRows) {
    const ids = await findByRowsFirst(wanted, asked, pricedRows, bounds);
    if (ids.length === wanted.limit) return over(ids);
  }

  const readIfFew = async (sample: Sample) => {
    const { matching, all, of } = sample;
    const isTold = !placeByNewest(wanted, sample) && tellsFew(matching.length, all.length, of);
    return isTold && !isOver ? readFew() : null;
  };
  // Once the newest have told that few match, nothing is walked.
  const sampled = isByPrice(wanted) ? await knownSample(wanted, bounds) : null;
  const all = sampled && (await readIfFew(sampled));
  if (all) return all;

  // The first of an order may be unlike the others, and those of a price are. The page need not wait for the newest, which
  // tell the total alone.
  const newest = isEven(wanted) || (isOver && !isByPrice(wanted)) ? null : sampleNewest(wanted, bounds);
  newest?.catch(() => {});
  const withTotal = async (reached: Reached): Promise<Found> => {
    const ids = pageOf(reached.ids, wanted);
    if (isOver) return over(ids);
    const sample = await newest;
    const told = sample
      ? { matches: sample.matching.length, reach: sample.all.length, among: sample.of }
      : { ...reached, among: of };
    if (least > counted || tellsOver(told.matches, told.reach, told.among)) {
      const total = overCounted(told.matches, told.among, told.reach, bounds);
      return { ids, total: Math.max(counted, total), estimated: true };
    }
    return reached.matches > counted ? over(ids) : ((await readFew()) ?? over(ids));
  };
  const likely = isOver ? Math.max(expected, counted) : expected;
  const held = await heldFor(wanted);
  const walk = (longest?: number) =>
    walkFor(wanted, held.reached, { expected: likely, of, guessed: several }, bounds, longest);
  // To where the newest say that such a page ends is quicker than a long walk, and leads further on.
  const longest = held.reached.reach ? 0.4 * bounds.window : 0.75 * bounds.window;
  let reached = await walk(isByPrice(wanted) ? longest : undefined);
  held.reached = reached;
  if (hasPage(wanted, reached)) return withTotal(reached);
  if (newest && isByPrice(wanted) && (reached.end || !reached.reach)) {
    const sample = await newest;
    const all = await readIfFew(sample);
    if (all) return all;
    const place = placeByNewest(wanted, sample);
    reached =
      place && isBehind(wanted, place.end, reached.end)
        ? await goInRange(wanted, asked, reached, place, of)
        : await walk();
    if (reached.end) held.reached = reached;
    if (hasPage(wanted, reached)) return withTotal(reached);
  }
  if (within && least > counted && !isEven(wanted)) {
    const ids = await findByRowsFirst(wanted, asked, within, bounds);
    if (ids.length === wanted.limit)
      return { ids, total: least > deepest ? least : counted, estimated: true };
  }

  if (reached.reach && !isOver) {
    isOver = isSurelyOver(reached);
    if (!isOver && tellsFew(reached.matches, reached.reach, of)) {
      const all = await readFew();
      if (all) return all;
    }
  }
  for (;;) {
    const reach = tellsDensity(reached)
      ? Math.max(probableEnd(wanted, reached), reached.reach + bounds.window / 2)
      : reached.reach
        ? Math.max(reachFor(wanted, likely, of), (isEven(wanted) ? 8 : 4) * reached.reach)
        : reachFor(wanted, likely, of);
    if (reach >= of / 2 || (reached.reach && !reached.end)) break;
    const end = await edgeAt(wanted, { reach, of }, bounds, reached);
    if (!end) break;
    reached = await goInRange(wanted, asked, reached, { end, reach }, of);
    if (reached.end) held.reached = reached;
    if (hasPage(wanted, reached)) return isOver ? over(pageOf(reached.ids, wanted)) : withTotal(reached);
    if (!isOver && several) {
      isOver = isSurelyOver(reached);
      const all = isOver ? null : await readFew();
      if (all) return all;
    }
  }
  const { ids, n } = await readWords(wanted, asked, null);
  return n <= counted ? exactly({ ids, n }) : over(ids);
};

/** As many ads as these are among PostgreSQL's buffers, so all matches may be counted that a list has pages for. */
const smallCatalogue = 20_000;

export const usualBounds = async (): Promise<Bounds> =>
  (await measureAbout(noRows)).ads <= smallCatalogue ? { ...usual, exact: usual.deepest } : usual;

/** As `findAds`, kept nowhere and with any bounds. */
export const findUncached = async (wanted: Wanted, given?: Bounds): Promise<Found> => {
  const bounds = given ?? (await usualBounds());
  const measured = await (wanted.asked || isPriced(wanted)
    ? measureAbout(wanted.rows)
    : measure(wanted.rows));
  if (measured.ads === 0) return { ids: [], total: 0, estimated: false };
  if (wanted.asked) return findByWords(wanted, wanted.asked, bounds);
  return isPriced(wanted) ? findByPrice(wanted, measured.ads, bounds) : findByRows(wanted, measured, bounds);
};

// Typing, paging and crawling ask the same thing again within seconds.
const keep = keepAnswers<Found>('found', { max: 2_000, ttl: 10_000 });

/** One page of public ads, as ids in their order, and how many match in all. */
export const findAds = (wanted: Wanted): Promise<Found> =>
  keep(JSON.stringify(wanted), () => findUncached(wanted));
