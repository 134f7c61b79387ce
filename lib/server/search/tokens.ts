import { foldInOrder } from './fold';

/** A word as it is matched, and where in the text it stands. */
export type Token = {
  word: string;
  start: number;
  end: number;
  /** What the letters may be instead: САТ is typed on a Russian keyboard, and looks like CAT. */
  alike?: string;
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

/** The words of a text in their order, with their places. Signs of money count as words, and × as an x. */
export const tokensOf = (text: string): Token[] =>
  [...text.slice(0, maxText).matchAll(pieces)].flatMap(({ 0: piece, index: start }) => {
    const place = { start, end: start + piece.length };
    const sign = signs.get(piece);
    if (sign) return [{ word: sign, ...place }];
    const alike = lookAlike(piece);
    return foldInOrder(piece).map((word) => ({ word, ...place, ...(alike ? { alike } : {}) }));
  });
