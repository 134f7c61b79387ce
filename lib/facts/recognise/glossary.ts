import { isRichText } from '@/lib/format/rich-text';
import { defaultLocale, type Locale, type Translated, wordsIn } from '@/lib/i18n/locales';
import { foldInOrder } from '@/lib/text/fold';
import type { Sheet } from '../fact';
import { type Found, findPhrases, type Meaning, needsLabel, phrasesOf } from './phrases';
import { readText } from './reading';
import { coreNow, type FactsByKey } from './recognise';

/** A word of the trade in a text, from `start` to `end`, and what it is called in a language. */
export type Term = {
  start: number;
  end: number;
  name: string;
  /** Of a choice, the fact that it is one of; null where several have it. */
  of: string | null;
};

/** Which language a text is in, and whose reader asks. */
type Languages = { from: Locale; to: Locale };

/** More would be read by nobody. */
const mostTerms = 60;
/** Shorter ones are parts of other words, or joining words. */
const fewestLetters = 3;

/** What is no text of a description, each kept in its place: tags, whole links, signs by their names. */
const markup = /<a\b[^>]*>[\s\S]*?<\/a>|<[^>]*>|&[#\w]{1,10};/g;
const textOnly = (text: string) =>
  isRichText(text) ? text.replace(markup, (piece) => '\n'.repeat(piece.length)) : text;

const isWord = (words: readonly string[]) =>
  words.join('').length >= fewestLetters && words.some((word) => /^\p{L}/u.test(word));

/** What is written alike in every language needs no glossary: 8×4. */
const isCode = (names: Translated) => new Set(Object.values(names)).size === 1;

/** What a meaning is called in the reader's language; null where the words may well say something else. */
const nameOf = ({ fact, choice, called }: Meaning, words: readonly string[], { from, to }: Languages) => {
  // English words stand in every text; an Arabic word that folds like a Kurdish one is another.
  const names = called.find(({ lang }) => lang === from || lang === defaultLocale)?.names;
  if (!choice) return names ? wordsIn(names, to) : null;
  if (choice.key === 'none' || choice.key === 'other' || needsLabel(fact) || isCode(choice.name)) return null;
  // A single word of the street means too much.
  return names || words.length > 1 ? wordsIn(choice.name, to) : null;
};

/** "With" joined to a noun makes an adjective of it in Kurdish: بەهێز is strong, and no power. */
const isAdjective = (word: string, [first = '']: readonly string[]) =>
  word.startsWith('به') && !first.startsWith('به');

/** Diesel is diesel in every language. */
const isSaid = (name: string, words: readonly string[]) => foldInOrder(name).join(' ') === words.join(' ');

type Asked = { facts: FactsByKey; asked: ReadonlySet<string> };

/** What alone a phrase means. Single words are taken for what is asked of the kind of machine, and for nothing else. */
const meaningOf = (
  { meanings, words, isCommon }: Found,
  { facts, asked }: Asked,
  languages: Languages,
): Omit<Term, 'start' | 'end'> | null => {
  const onSheet = meanings.filter(({ fact }) => asked.has(fact.key));
  const fitting = onSheet.length || words.length === 1 ? onSheet : meanings;
  const named = fitting.flatMap((meaning) => {
    const name = facts.has(meaning.fact.key) ? nameOf(meaning, words, languages) : null;
    return name === null ? [] : [{ name, of: meaning.choice && wordsIn(meaning.fact.name, languages.to) }];
  });
  const [first] = named;
  if (!first || named.some(({ name }) => name !== first.name)) return null;
  // What several facts of the catalogue have may be said of something else: "new teeth".
  const isOfOne = !isCommon && named.every(({ of }) => of === first.of);
  return { name: first.name, of: isOfOne ? first.of : null };
};

/**
 * The words of the trade that stand in a seller's text, each where it stands first, with what the catalogue calls them in
 * the reader's language. It is no translation: what may mean two things is left out. Of a formatted text the places count
 * in its HTML, and none is within a tag or a link.
 */
export const glossaryOf = (
  text: string,
  languages: Languages,
  { facts, sheet }: { facts: FactsByKey; sheet: Sheet },
): Term[] => {
  const reading = readText(textOnly(text));
  const asked = new Set(sheet.facts.map(({ key }) => key));
  const found = findPhrases(reading, phrasesOf(facts, Object.values(coreNow())), (key) => asked.has(key));
  const terms = new Map<string, Term>();
  for (const at of found) {
    const isOther =
      at.isInside || !isWord(at.words) || isAdjective(reading.tokens[at.start]?.word ?? '', at.words);
    const meaning = isOther ? null : meaningOf(at, { facts, asked }, languages);
    if (!meaning || terms.has(meaning.name) || isSaid(meaning.name, at.words)) continue;
    if (terms.size === mostTerms) break;
    const [start, end] = [reading.tokens[at.start]?.start ?? 0, reading.tokens[at.end - 1]?.end ?? 0];
    terms.set(meaning.name, { start, end, ...meaning });
  }
  return [...terms.values()];
};
