import type { AdListQuery } from '@/lib/contract/ads';
import type { Catalogue } from '../catalogue/rows';
import { type Asked, askReading } from '../search/asked';
import { correctText } from '../search/correct';
import { easedReadings, isOfAnyKind, withoutWords } from '../search/ease';
import type { Reading } from '../search/read';
import { noRows } from '../search/words';
import { chosenRows } from './conditions';
import { factsAskedOf, withoutFacts } from './fact-filters';
import { type Found, findAds } from './find';
import { wantedOf } from './wanted';

/** With fewer ads than this that have a year or a weight as asked, others follow them. */
const enough = 20;
/** With fewer than this of a model that are of the kind beside it, or that have all the words, the others follow. */
const few = 4;

type Answerable = { reading: Reading; asked: Asked };
type Answered = Answerable & { found: Found };

type Ways = {
  /** Asked for each reading that is tried, so that what decides is the answer too. */
  find: (asked: Asked) => Promise<Found>;
  query: AdListQuery;
  catalogue: Catalogue;
};

/** Whether only the rows and the facts that the reader chose keep every ad away. */
const isFilteredOut = async (asked: Asked, { query, catalogue }: Ways): Promise<boolean> => {
  const wanted = wantedOf(withoutFacts(query), asked, catalogue);
  if (!chosenRows(wanted.rows).length && !factsAskedOf(query, catalogue).length) return false;
  const { total } = await findAds({ ...wanted, rows: noRows, sort: 'desc', offset: 0, limit: 1 });
  return total > 0;
};

/** The first of these readings that some ad has. */
const firstFound = async (
  readings: readonly Reading[],
  { find, catalogue }: Ways,
): Promise<Answered | null> => {
  for (const reading of readings) {
    const asked = await askReading(reading, catalogue);
    const found = await find(asked);
    if (found.total > 0) return { reading, asked, found };
  }
  return null;
};

/** Few ads with the others of the model or the kind behind them. */
const widened = async (as: Answered, ways: Ways): Promise<Answered> => {
  const ofAnyKind = easedReadings(as.reading, ways.catalogue).find(isOfAnyKind);
  const wider = ofAnyKind ?? withoutWords(as.reading, ways.catalogue);
  return (wider && (await firstFound([wider], ways))) ?? as;
};

/**
 * What a search is answered by, and with what: with its wishes as conditions where enough ads have them; where no ad has
 * its words as typed, with those corrected; and where none has all of it, with what it mostly means. Lists and the
 * counts of their filters ask it alike.
 */
export const answer = async (
  { reading, asked, exact = false }: Answerable & { exact?: boolean },
  ways: Ways,
): Promise<Answered> => {
  const { find, catalogue } = ways;
  if (asked.strict) {
    const strict = { ...asked, ...asked.strict, strict: null };
    const found = await find(strict);
    if (found.total >= enough) return { reading, asked: strict, found };
  }
  const as = { reading, asked, found: await find(asked) };
  if (exact || as.found.total >= few) return as;
  if (as.found.total > 0) return widened(as, ways);
  const corrected = await correctText(reading);
  const right = corrected && (await firstFound([corrected], ways));
  if (right) return right.found.total < few ? widened(right, ways) : right;
  if (await isFilteredOut(asked, ways)) return as;
  return (await firstFound(easedReadings(reading, catalogue), ways)) ?? as;
};
