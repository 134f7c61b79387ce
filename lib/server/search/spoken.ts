import { inArray } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { textOf } from '@/lib/format/rich-text';
import type { Locale } from '@/lib/i18n/locales';
import { type Catalogue, nameOf } from '../catalogue/rows';
import { foldWords } from './fold';
import { mostWords, namesWith, rowNamed } from './row-words';
import type { Asked } from './words';

/** The word of the texts that folds to this one, as someone wrote it. */
export const writtenIn = (texts: Iterable<string>, folded: string): string | null => {
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const [first, ...more] = foldWords(word);
      if (first === folded && !more.length) return word;
    }
  }
  return null;
};

const textsOf = async (ids: readonly number[]): Promise<string[]> => {
  const { db } = await connect();
  const found = await db
    .select({ title: ads.title, description: ads.description })
    .from(ads)
    .where(inArray(ads.id, [...ids]));
  return found.flatMap(({ title, description }) => [title, textOf(description)]);
};

/**
 * Corrected words as people write them, for the folded form is for matching alone: what names a row is said as the row
 * is called in the language, another word as a row or one of the ads found has it, and what was right as it was typed.
 */
export const spoken = async (
  corrected: Asked,
  asked: Asked,
  { catalogue, lang, ids }: { catalogue: Catalogue; lang: Locale; ids: readonly number[] },
): Promise<string> => {
  const typed = asked.alternatives.map(([word = '']) => word);
  const words = corrected.alternatives.map(([word = '']) => word);
  const isWrong = (at: number) => words[at] !== typed[at];
  /** The longest name that begins here and holds a corrected word. */
  const rowFrom = (start: number) => {
    for (let end = Math.min(words.length, start + mostWords); end > start; end -= 1) {
      const run = words.slice(start, end);
      const found = run.some((_, at) => isWrong(start + at)) ? rowNamed(run.join(' '), catalogue) : null;
      if (found) return { name: nameOf(found.row, lang), length: run.length };
    }
    return null;
  };
  const said = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const row = rowFrom(at);
    const seen = isWrong(at) ? namesWith(word, catalogue) : [asked.text];
    said.add(row?.name ?? writtenIn(seen, word) ?? writtenIn(await textsOf(ids), word) ?? word);
    at += row?.length ?? 1;
  }
  return [...said].join(' ');
};
