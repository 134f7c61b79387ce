import { rowFilters } from '@/lib/ad-filters';
import type { NothingFound } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { type Catalogue, nameOf } from '../catalogue/rows';
import { correct } from './correct';
import { isRowToken, mostWords, rowNamed } from './row-words';
import { writtenIn } from './spoken';
import type { Asked } from './words';

type ReadAs = NothingFound['read_as'];

/** The longest name of a row that begins at a word. */
const rowFrom = (words: readonly string[], start: number, catalogue: Catalogue) => {
  for (let end = Math.min(words.length, start + mostWords); end > start; end -= 1) {
    const found = rowNamed(words.slice(start, end).join(' '), catalogue);
    if (found) return { ...found, end };
  }
  return null;
};

/** How words were understood, in their order: as the rows that are called so, and the others as they were typed. */
export const readAs = ({ text, alternatives }: Asked, catalogue: Catalogue, lang: Locale): ReadAs => {
  const words = alternatives.map(([word = '']) => word);
  const read: ReadAs = [];
  for (let at = 0; at < words.length; ) {
    const found = rowFrom(words, at, catalogue);
    if (found) {
      const row = { kind: rowFilters[found.kind], name: nameOf(found.row, lang) };
      // Both words of a name may be names of it.
      if (!read.some(({ kind, name }) => kind === row.kind && name === row.name)) read.push(row);
    } else {
      const word = writtenIn([text], words[at] ?? '') ?? words[at] ?? '';
      const before = read.at(-1);
      if (before && before.kind === null) before.name += ` ${word}`;
      else read.push({ kind: null, name: word });
    }
    at = found?.end ?? at + 1;
  }
  return read;
};

/** Farther than what is searched for without a question. */
const guessed = 0.3;

type Spelling = { typed: Asked; spelling: Asked };

const only = ({ alternatives, ...rest }: Asked, keep: (at: number) => boolean): Asked => {
  const kept = alternatives.filter((_, at) => keep(at));
  return { ...rest, text: kept.map(([word]) => word).join(' '), alternatives: kept };
};

/** Other spellings worth a try, the fullest first: all words, then those alone that are known. */
export const otherSpellings = async (asked: Asked, catalogue: Catalogue): Promise<Spelling[]> => {
  const guess = await correct(asked, catalogue, guessed);
  if (!guess) return [];
  const whole = { typed: asked, spelling: guess };
  const isKnown = (at: number) =>
    guess.alternatives[at]?.[0] !== asked.alternatives[at]?.[0] ||
    Boolean(guess.alternatives[at]?.some(isRowToken));
  return guess.alternatives.every((_, at) => isKnown(at))
    ? [whole]
    : [whole, { typed: { ...only(asked, isKnown), text: asked.text }, spelling: only(guess, isKnown) }];
};
