import { LRUCache } from 'lru-cache';
import type { Translated } from '@/lib/i18n/locales';
import type { Catalogue } from '../catalogue/rows';
import { foldWords } from './fold';

// Rows stand among the words of an ad as themselves: "c3" can be no folded word, for letters and digits part in folding.
export const rowTokens = {
  category: 'c',
  subCategory: 'u',
  brand: 'b',
  carModel: 'm',
  type: 't',
  state: 's',
} as const;

export const isRowToken = (word: string): boolean => /^[a-z]\d+$/.test(word);

const rowsOf = (catalogue: Catalogue) =>
  ({
    category: catalogue.categories,
    subCategory: catalogue.subCategories,
    brand: catalogue.brands,
    carModel: catalogue.carModels,
    type: catalogue.adTypes,
    state: catalogue.states,
  }) satisfies Record<keyof typeof rowTokens, Map<number, unknown>>;

type Named = { id: number; name: Translated | string; aliases?: string[] };

const namesOf = ({ name, aliases = [] }: Named): string[] => [
  ...(typeof name === 'string' ? [name] : Object.values(name)),
  ...aliases,
];

// The catalogue is read anew every half minute, with the same few thousand names in it.
const folded = new LRUCache<string, string[]>({ max: 50_000 });
const foldName = (name: string): string[] => {
  const known = folded.get(name) ?? foldWords(name);
  folded.set(name, known);
  return known;
};

/** Longer names are left to the words of the ads. */
export const mostWords = 4;

type RowWords = ReadonlyMap<string, readonly string[]>;
const known = new WeakMap<Catalogue, RowWords>();

/** The tokens of the rows that are called so, by the words of the name. */
const rowWordsOf = (catalogue: Catalogue): RowWords => {
  const kept = known.get(catalogue);
  if (kept) return kept;
  const tokens = new Map<string, string[]>();
  for (const [key, rows] of Object.entries(rowsOf(catalogue))) {
    for (const row of rows.values()) {
      const token = `${rowTokens[key as keyof typeof rowTokens]}${row.id}`;
      for (const name of new Set(namesOf(row).map((one) => foldName(one).join(' ')))) {
        if (name === '' || name.split(' ').length > mostWords) continue;
        tokens.set(name, [...(tokens.get(name) ?? []), token]);
      }
    }
  }
  known.set(catalogue, tokens);
  return tokens;
};

/** The row that is called so, or has it for another name, and what kind of row it is. */
export const rowNamed = (
  words: string,
  catalogue: Catalogue,
): { kind: keyof typeof rowTokens; row: Named } | null => {
  const [token = ''] = rowWordsOf(catalogue).get(words) ?? [];
  for (const [name, letter] of Object.entries(rowTokens)) {
    const kind = name as keyof typeof rowTokens;
    const row = letter === token[0] ? rowsOf(catalogue)[kind].get(Number(token.slice(1))) : undefined;
    if (row) return { kind, row };
  }
  return null;
};

/** The names of rows in which a word is one of several. */
export const namesWith = (word: string, catalogue: Catalogue): string[] =>
  Object.values(rowsOf(catalogue)).flatMap((rows) =>
    [...rows.values()].flatMap((row) => namesOf(row).filter((name) => foldName(name).includes(word))),
  );

const fewestLetters = 3;
const mostBegun = 30;

const beginningWith = (begun: string, rows: RowWords): string[] => {
  const tokens: string[] = [];
  for (const [name, own] of rows) {
    if (name.startsWith(begun)) tokens.push(...own);
    if (tokens.length >= mostBegun) break;
  }
  return tokens;
};

/**
 * The same question, in which words that are the name of a row, or another word for it, also ask for that row itself:
 * what a row is called today finds ads that were written when it was called something else. Each entry of `asked` is a
 * set of words of which an ad has to have one; of the last, `typing` says, only the beginning may be there yet.
 */
export const withRows = (
  asked: readonly string[][],
  catalogue: Catalogue,
  { typing = false }: { typing?: boolean } = {},
): string[][] => {
  const rows = rowWordsOf(catalogue);
  const widened = asked.map((words) => new Set(words));
  asked.forEach((words, start) => {
    for (const word of words) for (const token of rows.get(word) ?? []) widened[start]?.add(token);
    // A name of several words: (a & b | b12) is (a | b12) & (b | b12).
    for (let end = start + 2; end <= Math.min(asked.length, start + mostWords); end += 1) {
      const run = asked.slice(start, end).map(([word]) => word);
      for (const token of rows.get(run.join(' ')) ?? [])
        for (let at = start; at < end; at += 1) widened[at]?.add(token);
    }
  });
  const [begun = ''] = (typing && asked.at(-1)) || [];
  if (begun.length >= fewestLetters)
    for (const token of beginningWith(begun, rows)) widened.at(-1)?.add(token);
  return widened.map((words) => [...words]);
};
