import { type SQL, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';
import { type Asked, besidesRows } from '../search/asked';
import { noRows, type RowSets } from '../search/words';
import {
  all,
  chosenRows,
  conditionsOf,
  havingWords,
  isPriced,
  priceConditions,
  pricedFrom,
  rowsFound,
  type Wanted,
} from './conditions';
import {
  amply,
  type Bounds,
  countedFor,
  endOf,
  type Found,
  firstOf,
  listed,
  type Measured,
  measure,
  measureAbout,
  orders,
  overCounted,
  rowsOfAllFound,
  surely,
  usual,
} from './order';
import { havingRarest } from './rarest';
import {
  type Edge,
  edgeAt,
  edgeOf,
  exactly,
  findBySample,
  goOn,
  hasPage,
  isAfter,
  isBefore,
  isBehind,
  isBetweenByBlock,
  lastOf,
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
  walkedThrough,
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
  for (const size of reach < window ? [reach, window] : reach < 4 * window ? [window] : []) {
    const page = pageOf((await walkOn(wanted, unreached, size)).ids, wanted);
    if (page.length === wanted.limit) return isOver(page);
  }
  const read = (edge: Edge) =>
    readAll(wanted, (columns) => pricedFrom(wanted, columns, [isBefore(wanted, edge)]));
  const early = ads > deepest ? await findBySample(wanted, deepest, bounds, read) : null;
  return early ?? isOver(await mergeBuckets(wanted));
};

/** Of these rows all ads match, `least` of them. */
export type Expected = { expected: number; least: number; within: RowSets | null };

const keepExpected = keepAnswers<Expected>('expected', { max: 1_000, ttl: 10_000 });

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

// How far an order has been looked at: whoever pages on goes on from there.
const keepReached = keepAnswers<{ reached: Reached }>('reached', { max: 200, ttl: 10_000 });

/** The list, whichever of its pages is asked for. */
const keyOf = (wanted: Wanted): string => JSON.stringify({ ...wanted, limit: 0, offset: 0, without: [] });

const heldFor = (wanted: Wanted): Promise<{ reached: Reached }> =>
  keepReached(keyOf(wanted), async () => ({ reached: unreached }));

/** As many matches of an order tell how dense they are further on. */
const fewestTold = 5;

const tellsDensity = ({ matches }: Reached) => matches >= fewestTold;

/** The newest are much like all others. What is cheap, or old, or looked at often is not. */
const isEven = ({ sort }: Wanted) => sort === 'desc' || sort === 'random';

const isByPrice = ({ sort }: Wanted) => orders[sort].key === 'price_cents';

/** How many windows deep into an order ads are tried one by one. Further on the word index is quicker. */
const deepestWindow = 2;

/** Where the page ends, if what follows is as dense: probably, for what is still missing then is read next. */
const probableEnd = (wanted: Wanted, { matches, reach }: Reached): number => {
  const missing = Math.max(1, endOf(wanted) - matches);
  return reach + Math.ceil(((missing + 2 * Math.sqrt(missing)) * reach) / matches);
};

/** As far as it takes for the page, among ads that are tried one by one, at most `longest` at once. */
const walkFor = async (
  wanted: Wanted,
  from: Reached,
  { expected, of, guessed }: { expected: number; of: number; guessed: boolean },
  { window }: Pick<Bounds, 'window'>,
  longest = Number.POSITIVE_INFINITY,
): Promise<Reached> => {
  const most = deepestWindow * window;
  let reached = from;
  if (!reached.reach) {
    const reach = reachFor(wanted, expected, of);
    // Few are expected, but perhaps by mistake: then a short beginning tells how dense the matches are.
    if (reach > most && !guessed) return reached;
    // The first of an even order tell the total too. What is cheap says so little that the newest are asked besides.
    const [step, first] = isEven(wanted) ? [window / 2, most] : [window / 4, Math.min(window, longest)];
    reached = await walkOn(wanted, reached, Math.min(Math.ceil(reach / step) * step, first));
  }
  while (reached.end && !hasPage(wanted, reached)) {
    if (!tellsDensity(reached) && (reached.reach >= window || longest < window)) break;
    const further = tellsDensity(reached)
      ? Math.max(probableEnd(wanted, reached), reached.reach + window / 4)
      : window;
    if (further > Math.min(most, reached.reach + longest)) break;
    reached = await walkOn(wanted, reached, further - reached.reach);
  }
  return reached;
};

/** The newest of `of` ads, which are much like all others: what the order is by, of those that match and of all of them. */
type Sample = { matching: (number | null)[]; all: (number | null)[]; of: number };

const keepSample = keepAnswers<Sample>('samples', { max: 200, ttl: 10_000 });

const sampleNewest = (wanted: Wanted, { window }: Bounds): Promise<Sample> =>
  keepSample(JSON.stringify([keyOf(wanted), window]), async () => {
    const { rows } = await connect();
    const newest: Wanted = { ...wanted, sort: 'desc' };
    const value = sql.identifier(orders[wanted.sort].key);
    const [[found], { ads: of }] = await Promise.all([
      rows<Pick<Sample, 'matching' | 'all'>>(sql`
        select coalesce(json_agg(${value}) filter (where ${all(conditionsOf(newest))}), '[]') as matching,
               coalesce(json_agg(${value}), '[]') as all
          from (${firstOf(newest, listed, walkedThrough(newest), window)}) w`),
      measureAbout(walkedIn(newest)),
    ]);
    return { matching: found?.matching ?? [], all: found?.all ?? [], of };
  });

/** Of a range so many are read at once. */
const mostOfRange = 1_000;

/** Of a larger part of an order the blocks and bands would be read one by one. */
const rangedPart = 5;

/** A range of an order ends with the ad at `end`, which is about the `reach`th of all. */
type Place = { end: Edge; reach: number };

/** Goes on up to a place in the order, which has `of` ads: the matches between, off the word index. */
const goInRange = async (
  wanted: Wanted,
  asked: Asked,
  from: Reached,
  { end, reach }: Place,
  of: number,
): Promise<Reached> => {
  const whole = { ...wanted, offset: 0, limit: Math.max(mostOfRange, endOf(wanted)), without: [] };
  const step = Math.max(1, reach - from.reach);
  const byBlock = step < of / rangedPart;
  const range = byBlock
    ? [isBetweenByBlock(wanted, from.end, end)]
    : [...isAfter(wanted, from.end), isBefore(wanted, end)];
  const { ids, n } =
    byBlock && isByPrice(wanted)
      ? await readRarest(whole, asked, range, { reach: step, of })
      : await readWords(whole, asked, null, range);
  const to = { ids, matches: n, reach: from.reach + step, end: n > ids.length ? null : end };
  return goOn(from, to);
};

/**
 * Where the page ends in an order by price, as the prices of the newest matches tell, each of which stands for as many
 * matches; null where they are too few, or that is far. Walked from its beginning, an order of prices may have none of them for long.
 */
const placeByNewest = (wanted: Wanted, { matching, all, of }: Sample): Place | null => {
  const { largestFirst } = orders[wanted.sort];
  const { fromCents, toCents } = wanted;
  const each = of / all.length;
  const inOrder = matching
    .filter((price) => price !== null)
    .toSorted((one, other) => (largestFirst ? other - one : one - other));
  const price = inOrder[Math.ceil(amply(endOf(wanted)) / each) - 1];
  if (price === undefined || matching.length < fewestTold) return null;
  const [least, most] = largestFirst ? [price, toCents ?? Infinity] : [fromCents ?? 0, price];
  const before = all.filter((one) => one !== null && one >= least && one <= most);
  return before.length < all.length / rangedPart
    ? { end: lastOf(wanted, String(price)), reach: Math.ceil(before.length * each) }
    : null;
};

/** The matches in a range, of which the word index is asked for what is rare in it. */
const readRarest = async (
  wanted: Wanted,
  asked: Asked,
  range: SQL[],
  within: { reach: number; of: number },
): Promise<Read> => {
  const having = await havingRarest(asked, wanted.rows, within);
  const conditions = all([...having, ...priceConditions(wanted), ...range]);
  return readAll(wanted, (columns) => sql`select ${columns} from ads where ${conditions}`);
};

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
  // To where the newest say that such a page ends is quicker than a long walk.
  let reached = await walk(isByPrice(wanted) ? 0.75 * bounds.window : undefined);
  held.reached = reached;
  if (hasPage(wanted, reached)) return withTotal(reached);
  if (newest && isByPrice(wanted) && (reached.end || !reached.reach)) {
    const place = placeByNewest(wanted, await newest);
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
    if (!isOver && several && (reached.matches / reached.reach) * of < 2 * counted) {
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
