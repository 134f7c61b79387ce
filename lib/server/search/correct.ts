import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { mayBeEveryday } from './everyday';
import type { Reading, TextPart } from './read';

/** So near that it is searched for without a question. */
const nearEnough = 0.38;

const mayBeMisspelt = (word: string) => word.length >= 4 && /^\p{L}+$/u.test(word) && !mayBeEveryday(word);

/**
 * The same reading with each word that no ad has put right, as the known word nearest to it by trigrams; null when there
 * is nothing to correct. What was read as a name stays. Reads the table of known words, never the ads.
 */
export const correctText = async (
  reading: Reading,
  likeness: number = nearEnough,
): Promise<Reading | null> => {
  // A word that states something is known, whether or not an ad has it in its text.
  const isUnsure = (part: Reading['parts'][number]): part is TextPart => part.is === 'text' && !part.stated;
  const texts = reading.parts.filter(isUnsure);
  const words = texts.flatMap((part) => part.words).filter(mayBeMisspelt);
  if (!words.length) return null;
  const { rows } = await connect();
  const near = await rows<{ asked: string; word: string }>(sql`
    select w.asked, n.word from unnest(${sql.param(words)}::text[]) w(asked)
    cross join lateral (
      select word from search_words
       where word % w.asked and similarity(word, w.asked) > ${likeness}
         and not exists (select 1 from search_words known where known.word = w.asked)
       order by similarity(word, w.asked) desc, word limit 1
    ) n`);
  if (!near.length) return null;
  const right = new Map(near.map(({ asked, word }) => [asked, word]));
  return {
    ...reading,
    parts: reading.parts.map((part) => {
      if (!isUnsure(part)) return part;
      const corrected = part.words.map((word) => right.get(word) ?? word);
      return corrected.join() === part.words.join() ? part : { ...part, words: corrected, begun: false };
    }),
  };
};
