import { foldInOrder } from './fold';
import { lettersSaid } from './letters';

/** A word as it is matched, and where in the text it stands. */
export type Token = {
  word: string;
  start: number;
  end: number;
  /** What the letters may be instead: САТ is typed on a Russian keyboard, and looks like CAT. */
  alike?: string;
  /** The Latin letters that it may be the name of (letters.ts). */
  letters?: readonly string[];
  /** Latin letters for those of another script, so that it is known by its sound alone: хайлюкс. */
  heard?: string;
};

const maxText = 50_000;
const pieces =
  /\p{Nd}+|\p{Script=Latin}[\p{Script=Latin}\p{M}\p{Cf}]*|[$€]|(?<=\p{Nd}\s?)[×*](?=\s?\p{Nd})|(?:(?!\p{Script=Latin})[\p{L}\p{M}\p{Cf}\u0640])+/gu;

const lookAlikes = new Map(
  [...'АВЕКМНОРСТУХІЈЅавекмнорстухіјѕ'].map((letter, at) => [
    letter,
    [...'abekmhopctyxijsabekmhopctyxijs'][at] ?? '',
  ]),
);

const lookAlike = (piece: string): string | undefined => {
  const letters = [...piece].map((letter) => lookAlikes.get(letter));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : undefined;
};

const signs = new Map([
  ['$', '$'],
  ['€', '€'],
  ['×', 'x'],
  ['*', 'x'],
]);

type Reader = (piece: string, words: string[]) => { words: string[]; more?: Partial<Token> };

const tokensBy = (text: string, read: Reader): Token[] =>
  [...text.slice(0, maxText).matchAll(pieces)].flatMap(({ 0: piece, index: start }): Token[] => {
    const place = { start, end: start + piece.length };
    const sign = signs.get(piece);
    if (sign) return [{ word: sign, ...place }];
    const { words, more } = read(piece, foldInOrder(piece));
    return words.map((word) => ({ word, ...place, ...more }));
  });

/** The words of a text in their order, with their places. Signs of money count as words, and × as an x. */
export const tokensOf = (text: string): Token[] => tokensBy(text, (_, words) => ({ words }));

/** Words whose letters are folded to those of a machine's name, which they are not as they are spelt: کرین is a crane. */
const buying = new Set(['کڕین', 'کڕینی', 'کڕینە', 'کڕینێ']);

/** The words of a search, each with what else it may be. */
export const searchTokens = (text: string): Token[] =>
  tokensBy(text, (piece, words) => {
    if (buying.has(piece)) return { words: ['buy'] };
    if (/^[\p{Script=Latin}\p{Nd}]/u.test(piece)) return { words };
    const alike = lookAlike(piece);
    if (/^\p{Script=Cyrillic}/u.test(piece))
      return { words, more: { heard: words.join('').replaceAll('kh', 'h'), ...(alike ? { alike } : {}) } };
    const letters = lettersSaid(piece);
    // The Kurdish names of e and o are else joining words, which are left out.
    return letters.length ? { words: words.length ? words : ['ی'], more: { letters } } : { words };
  });
