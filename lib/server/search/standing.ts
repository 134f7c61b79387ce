import { oncePerProcess } from '@/lib/once-per-process';
import { afterCommit } from '../after-commit';
import { countMiss } from './misses';
import { countSearch, type Ending } from './weeks';

/*
 * Which searches are counted. A list searches at each pause while one types, so the beginning of what the same visitor
 * asks for a moment later was never meant. Who that is stays here for that moment, in memory, and nowhere else.
 */

/** `missed`: the words that nothing was found for. */
export type Search = { search: string; ending: Ending; missed: string | null };

const momentMs = 6_000;
const mostVisitors = 5_000;

type Standing = Search & { timer: NodeJS.Timeout };
const standing = oncePerProcess('searches of the moment', () => new Map<string, Standing>());

/** Writes one search, and what was missed in it, into the operator's lists. */
export const count = async ({ search, ending, missed }: Search) => {
  if (missed) await countMiss(missed);
  await countSearch(search, ending);
};

const countLater = (search: Search) => afterCommit('Counting a search', () => count(search));

const words = ({ search }: Search) => search.trim().replace(/\s+/g, ' ').toLowerCase();
const isBeginning = (one: Search, other: Search) =>
  words(one) !== words(other) && words(other).startsWith(words(one));

/** What a visitor searched for a moment ago and was not counted yet; it is for the caller to count it. */
export const takeStanding = (visitor: string): Search | null => {
  const found = standing.get(visitor);
  if (!found) return null;
  clearTimeout(found.timer);
  standing.delete(visitor);
  return found;
};

const settle = (visitor: string) => {
  const search = takeStanding(visitor);
  if (search) countLater(search);
};

/** Counts a search unless the visitor goes on typing it; at once where nobody is known to: a page is drawn for anybody. */
export const countOnceStood = (search: Search, visitor: string | null) => {
  if (visitor === null) return countLater(search);
  const before = takeStanding(visitor);
  if (before && !isBeginning(before, search)) countLater(before);
  const [oldest] = standing.keys();
  if (oldest !== undefined && standing.size >= mostVisitors) settle(oldest);
  const timer = setTimeout(() => settle(visitor), momentMs);
  standing.set(visitor, { ...search, timer: timer.unref() });
};

/** All that were searched for up to now are counted, with nothing typed on. */
export const settleSearches = () => {
  for (const visitor of [...standing.keys()]) settle(visitor);
};
