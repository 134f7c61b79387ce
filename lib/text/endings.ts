import { foldWords } from './fold';

/*
 * What a word may be without its ending, for looking it up: whoever asks takes the first that is known, and a word of
 * which no stem is known keeps its ending (folding alone takes off only what is never a part of the word, fold.ts).
 */

// Folded, as fold.ts leaves them: ەکە ends in ک, for a last ە is loose.
const endings = [
  // Kurdish: -ەکان, -ەکە, -یەک, -ێک, -ان, -دا, with and without "my" and "your"; the first ه may belong to the stem.
  ...[
    'هکان',
    'هکانم',
    'هکانمان',
    'هک',
    'هکهم',
    'هکهت',
    'هکهمان',
    'هیهک',
    'یهک',
    'یک',
    'یان',
    'ان',
    'هکان',
    'کان',
    'هکهدا',
    'دا',
    // "My" and "our": سەیارەم, تراکتۆرمان
    'م',
    'هم',
    'مان',
    'یهکم',
  ],
  // Arabic: sound plurals and the dual
  ...['ات', 'یات', 'ین', 'ون', 'ان', 'تین', 'تان', 'ها', 'ی'],
  // English
  ...['s', 'es'],
];
const beginnings = ['کال', 'فال', 'ول', 'له', 'به', 'ب', 'ل', 'و', 'ف', 'ک'];

const fewestLetters = 3;

/** Behind a vowel ەکە is کە: کۆرۆلاکە. */
const endingsOf = (word: string) => (/[اوی]ک$/.test(word) ? [...endings, 'ک'] : endings);

const without = (word: string): string[] => {
  const stems = endingsOf(word)
    .filter((ending) => word.endsWith(ending))
    .toSorted((one, other) => other.length - one.length)
    .map((ending) => word.slice(0, -ending.length));
  const singular = word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : [];
  return [...singular, ...stems];
};

/** The stems that a folded word may have, the shortest first; without the word itself. */
export const stemsOf = (word: string): string[] => {
  const begun = beginnings
    .filter((beginning) => word.startsWith(beginning))
    // One letter is more often the first of a word than a preposition.
    .filter((beginning) => word.length - beginning.length >= (beginning.length > 1 ? 3 : 4))
    .map((beginning) => word.slice(beginning.length));
  const stems = [...without(word), ...begun, ...begun.flatMap(without)]
    .filter((stem) => stem.length >= fewestLetters)
    .map((stem) => foldWords(stem)[0] ?? '');
  return [...new Set(stems)].filter((stem) => stem.length >= fewestLetters - 1 && stem !== word);
};
