import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import type { Catalogue } from '../catalogue/rows';
import { isRowToken, withRows } from './row-words';
import type { Asked } from './words';

const mostNeighbours = 3;
/** So near that it is searched for without a question. */
const nearEnough = 0.38;

/**
 * The same question with each unknown word of four letters or more widened to the known words nearest to it by
 * trigrams; null when there is nothing to correct. Reads the table of known words, never the ads.
 */
export const correct = async (
  asked: Asked,
  catalogue: Catalogue,
  likeness: number = nearEnough,
): Promise<Asked | null> => {
  const words = asked.alternatives
    .flat()
    .filter((word) => word.length >= 4 && /\p{L}/u.test(word) && !isRowToken(word));
  if (!words.length) return null;
  const { rows } = await connect();
  const near = await rows<{ asked: string; word: string }>(sql`
    select w.asked, n.word from unnest(${sql.param(words)}::text[]) w(asked)
    cross join lateral (
      select word from search_words
       where word % w.asked and similarity(word, w.asked) > ${likeness}
         and not exists (select 1 from search_words known where known.word = w.asked)
       order by similarity(word, w.asked) desc limit ${mostNeighbours}
    ) n`);
  if (!near.length) return null;
  const corrected = asked.alternatives.map(([word = '']) => {
    const found = near.filter((row) => row.asked === word).map((row) => row.word);
    return found.length ? found : [word];
  });
  const text = corrected.map(([word]) => word).join(' ');
  return { text, alternatives: withRows(corrected, catalogue), prefix: false };
};
