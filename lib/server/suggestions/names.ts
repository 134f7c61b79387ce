import type { SuggestionKind } from '@/lib/contract/suggestions';
import type { Catalogue } from '../catalogue/rows';
import { type Row, wordsOfNames } from '../search/names';

/** A row that can be suggested. */
export type Entry = { kind: SuggestionKind; row: Row; parent: Row | null };

/** The words of all names in their order, and beside each the row that it names. */
export type NameIndex = {
  words: readonly string[];
  entries: readonly Entry[];
  wordsOf: ReadonlyMap<Entry, ReadonlySet<string>>;
};

const wordsOfRow = (row: Row): string[] => wordsOfNames(row).flat();

const entriesOf = ({ carModels, brands, categories, subCategories, states }: Catalogue): Entry[] => {
  const alone = (kind: SuggestionKind, rows: Map<number, Row>): Entry[] =>
    [...rows.values()].map((row) => ({ kind, row, parent: null }));
  return [
    ...[...carModels.values()].map(
      (row): Entry => ({ kind: 'car_model', row, parent: brands.get(row.brandId) ?? null }),
    ),
    ...alone('brand', brands),
    ...alone('category', categories),
    ...[...subCategories.values()].map(
      (row): Entry => ({ kind: 'sub_category', row, parent: categories.get(row.categoryId) ?? null }),
    ),
    ...alone('state', states),
  ];
};

const known = new WeakMap<Catalogue, NameIndex>();

/** The index of a catalogue, made once for each reading of it. */
export const nameIndexOf = (catalogue: Catalogue): NameIndex => {
  const kept = known.get(catalogue);
  if (kept) return kept;
  const wordsOf = new Map(
    entriesOf(catalogue).map((entry) => {
      // A model is asked for by its brand too ("toyota hil"); a kind of machine is not by its category.
      const brand = entry.kind === 'car_model' && entry.parent ? wordsOfRow(entry.parent) : [];
      return [entry, new Set([...wordsOfRow(entry.row), ...brand])] as const;
    }),
  );
  const pairs = [...wordsOf]
    .flatMap(([entry, words]) => [...words].map((word) => [word, entry] as const))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const index = { words: pairs.map(([word]) => word), entries: pairs.map(([, entry]) => entry), wordsOf };
  known.set(catalogue, index);
  return index;
};

const beginsSo = (words: ReadonlySet<string>, begun: string) => {
  for (const word of words) if (word.startsWith(begun)) return true;
  return false;
};

/** The rows that have for each of these a word that begins so, in no order. */
export const namedLike = ({ words, entries, wordsOf }: NameIndex, begun: readonly string[]): Set<Entry> => {
  const found = new Set<Entry>();
  const [last = '', ...others] = begun.toReversed();
  if (!last) return found;
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < last) from = middle + 1;
    else to = middle;
  }
  for (let at = from; words[at]?.startsWith(last); at += 1) {
    const entry = entries[at];
    const own = entry && wordsOf.get(entry);
    if (own && others.every((other) => beginsSo(own, other))) found.add(entry);
  }
  return found;
};
