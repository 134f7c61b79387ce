import { type SQL, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';
import type { Asked } from '../search/asked';
import { all, conditionsOf, priceConditions, type Wanted } from './conditions';
import { amply, type Bounds, endOf, firstOf, listed, measureAbout, orders } from './order';
import { havingRarest } from './rarest';
import {
  type Edge,
  goOn,
  hasPage,
  isAfter,
  isBefore,
  isBetweenByBlock,
  lastOf,
  type Reached,
  type Read,
  reachFor,
  readAll,
  readWords,
  unreached,
  walkedIn,
  walkedThrough,
  walkOn,
} from './ways';

// How far a list has been looked for in its order, and how it goes on: ad by ad where matches are dense, and else by ranges
// that the word index meets.

// Whoever pages on goes on from where the last page ended.
const keepReached = keepAnswers<{ reached: Reached }>('reached', { max: 200, ttl: 10_000 });

/** The list, whichever of its pages is asked for. */
const keyOf = (wanted: Wanted): string => JSON.stringify({ ...wanted, limit: 0, offset: 0, without: [] });

export const heldFor = (wanted: Wanted): Promise<{ reached: Reached }> =>
  keepReached(keyOf(wanted), async () => ({ reached: unreached }));

/** As many matches of an order tell how dense they are further on. */
const fewestTold = 5;

export const tellsDensity = ({ matches }: Reached) => matches >= fewestTold;

/** The newest are much like all others. What is cheap, or old, or looked at often is not. */
export const isEven = ({ sort }: Wanted) => sort === 'desc' || sort === 'random';

export const isByPrice = ({ sort }: Wanted) => orders[sort].key === 'price_cents';

/** How many windows deep into an order ads are tried one by one. Further on the word index is quicker. */
const deepestWindow = 2;

/** Where the page ends, if what follows is as dense: probably, for what is still missing then is read next. */
export const probableEnd = (wanted: Wanted, { matches, reach }: Reached): number => {
  const missing = Math.max(1, endOf(wanted) - matches);
  return reach + Math.ceil(((missing + 2 * Math.sqrt(missing)) * reach) / matches);
};

/** As far as it takes for the page, among ads that are tried one by one, at most `longest` of them. */
export const walkFor = async (
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
    if (further > Math.min(most, from.reach + longest)) break;
    reached = await walkOn(wanted, reached, further - reached.reach);
  }
  return reached;
};

/** What the order is by, of the newest ads that match and of all of them. */
type Newest = { matching: (number | null)[]; all: (number | null)[] };
/** The newest of `of` ads, which are much like all others. */
export type Sample = Newest & { of: number };

const keepNewest = keepAnswers<Newest>('newest', { max: 200, ttl: 600_000, isAbout: true });

const newestFor = (wanted: Wanted, window: number) => {
  const { key } = orders[wanted.sort];
  const newest: Wanted = { ...wanted, sort: 'desc' };
  return { key, newest, name: JSON.stringify([keyOf(newest), key, window]) };
};

export const sampleNewest = async (wanted: Wanted, { window }: Bounds): Promise<Sample> => {
  const { key, newest, name } = newestFor(wanted, window);
  const [found, { ads: of }] = await Promise.all([
    keepNewest(name, async () => {
      const { rows } = await connect();
      const value = sql.identifier(key);
      const [read] = await rows<Newest>(sql`
        select coalesce(json_agg(${value}) filter (where ${all(conditionsOf(newest))}), '[]') as matching,
               coalesce(json_agg(${value}), '[]') as all
          from (${firstOf(newest, listed, walkedThrough(newest), window)}) w`);
      return read ?? { matching: [], all: [] };
    }),
    measureAbout(walkedIn(newest)),
  ]);
  return { ...found, of };
};

/** The same where it need not be read for. */
export const knownSample = async (wanted: Wanted, bounds: Bounds): Promise<Sample | null> => {
  const { name } = newestFor(wanted, bounds.window);
  return keepNewest.known(name) ? sampleNewest(wanted, bounds) : null;
};

/** Of a range so many are read at once. */
const mostOfRange = 1_000;

/** Of a larger part of an order the blocks and bands would be read one by one. */
const rangedPart = 5;

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

/** A range of an order ends with the ad at `end`, which is about the `reach`th of all. */
type Place = { end: Edge; reach: number };

/** Goes on up to a place in the order, which has `of` ads: the matches between, off the word index. */
export const goInRange = async (
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
 * matches; null where they are too few, or that is far. Walked from its beginning, an order of prices may have none of
 * them for long.
 */
export const placeByNewest = (wanted: Wanted, { matching, all, of }: Sample): Place | null => {
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
