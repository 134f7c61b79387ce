import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';
import { isRowToken } from './row-words';
import type { Asked } from './words';

/** More than this begin alike only where little was typed. */
const mostEndings = 50;

const keep = keepAnswers<string[]>('completions', { max: 2_000, ttl: 60_000 });

const knownFrom = (start: string): Promise<string[]> =>
  keep(start, async () => {
    const { rows } = await connect();
    const found = await rows<{ word: string }>(
      sql`select word from search_words where word like ${`${start}%`} limit ${mostEndings + 1}`,
    );
    return found.map(({ word }) => word);
  });

/**
 * The same question with its half typed last word written out, as all known words that begin so. The word index answers
 * for whole words several times as fast as for a beginning. Every word of an ad is known but those of two letters, of
 * which only the typed one begins so.
 */
export const complete = async (asked: Asked): Promise<Asked> => {
  if (!asked.prefix) return asked;
  const last = asked.alternatives.at(-1) ?? [];
  const typed = last.filter((word) => !isRowToken(word));
  const known = (await Promise.all(typed.map(knownFrom))).flat();
  if (known.length > mostEndings) return asked;
  const alternatives = [...asked.alternatives.slice(0, -1), [...new Set([...last, ...known])]];
  return { ...asked, alternatives, prefix: false };
};
