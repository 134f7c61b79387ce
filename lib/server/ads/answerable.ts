import type { Catalogue } from '../catalogue/rows';
import { type Asked, askReading } from '../search/asked';
import { correctText } from '../search/correct';
import type { Reading } from '../search/read';
import type { Wanted } from './conditions';
import { findAds } from './find';

/** With fewer ads than this that have a year or a weight as asked, others follow them. */
const enough = 20;

export type Answerable = { reading: Reading; asked: Asked };

const count = async (wanted: Wanted, asked: Asked): Promise<number> =>
  (await findAds({ ...wanted, asked, sort: 'desc', offset: 0, limit: 1 })).total;

/**
 * What a search is answered by: with its wishes as conditions where enough ads have them, and with its words corrected
 * where no ad has them as typed. Lists and the counts of their filters ask it alike.
 */
export const answerable = async (
  { reading, asked, exact = false }: Answerable & { exact?: boolean },
  wanted: Wanted,
  catalogue: Catalogue,
): Promise<Answerable> => {
  if (asked.strict) {
    const strict = { ...asked, ...asked.strict, strict: null };
    if ((await count(wanted, strict)) >= enough) return { reading, asked: strict };
  }
  const corrected = exact || (await count(wanted, asked)) > 0 ? null : await correctText(reading);
  if (!corrected) return { reading, asked };
  const instead = await askReading(corrected, catalogue);
  return (await count(wanted, instead)) > 0 ? { reading: corrected, asked: instead } : { reading, asked };
};
