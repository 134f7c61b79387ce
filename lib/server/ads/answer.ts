import type { Catalogue } from '../catalogue/rows';
import { type Asked, askReading } from '../search/asked';
import { correctText } from '../search/correct';
import type { Reading } from '../search/read';
import type { Found } from './find';

/** With fewer ads than this that have a year or a weight as asked, others follow them. */
const enough = 20;

type Answerable = { reading: Reading; asked: Asked };
type Answered = Answerable & { found: Found };

/**
 * What a search is answered by, and with what: with its wishes as conditions where enough ads have them, and with its
 * words corrected where no ad has them as typed. Lists and the counts of their filters ask it alike; `find` is asked for
 * each reading that is tried, so that what decides is the answer too.
 */
export const answer = async (
  { reading, asked, exact = false }: Answerable & { exact?: boolean },
  find: (asked: Asked) => Promise<Found>,
  catalogue: Catalogue,
): Promise<Answered> => {
  if (asked.strict) {
    const strict = { ...asked, ...asked.strict, strict: null };
    const found = await find(strict);
    if (found.total >= enough) return { reading, asked: strict, found };
  }
  const found = await find(asked);
  const corrected = exact || found.total > 0 ? null : await correctText(reading);
  if (!corrected) return { reading, asked, found };
  const instead = await askReading(corrected, catalogue);
  const other = await find(instead);
  return other.total > 0 ? { reading: corrected, asked: instead, found: other } : { reading, asked, found };
};
