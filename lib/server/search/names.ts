import { LRUCache } from 'lru-cache';
import type { RowFilter } from '@/lib/ad-filters';
import type { Translated } from '@/lib/i18n/locales';
import { foldAsOne, foldInOrder } from '@/lib/text/fold';
import { lettersSaid } from '@/lib/text/letters';
import type { Catalogue } from '../catalogue/rows';
import { comparing } from './figures';
import { smallWords } from './small-words';
import { skeletonOf, soundOf } from './sound';

/** Rows that one name stands for, all of one kind. */
export type Meaning = {
  kind: RowFilter;
  ids: number[];
  quality: number;
  /** Rows of the same kind that follow these: Mitsubishi Fuso behind Mitsubishi, the 320D behind the 320. */
  behind?: number[];
};

/** How certain it is that a name means a row; a reading adds them up (read.ts). */
export const quality = {
  name: 6,
  alias: 5,
  /** The beginning of a model's name: "PC200" of PC200-8. */
  family: 4,
  /** A number of a model: the 285 of MF 285. */
  number: 2,
  /** One word of a longer display name: the "Ferguson" of Massey Ferguson. An alias has no such words. */
  part: 1,
} as const;

export type Names = {
  /** By the folded words of a name, written as one: how a name is parted into words is anybody's guess. */
  exact: ReadonlyMap<string, readonly Meaning[]>;
  /** Names in the order of letters, for what is half typed. */
  sorted: readonly string[];
  /** Names of letters alone, by the consonants of their sound. */
  sounds: ReadonlyMap<string, readonly string[]>;
  /** The names of letters alone that each row has, by its kind and number. */
  called: ReadonlyMap<string, readonly string[]>;
  /** The categories and sub-categories that a brand has models in. */
  made: ReadonlyMap<number, { category: ReadonlySet<number>; subCategory: ReadonlySet<number> }>;
};

export type Row = { id: number; name: Translated | string; aliases?: string[] };

export const rowsOf = (catalogue: Catalogue): Record<RowFilter, ReadonlyMap<number, Row>> => ({
  category: catalogue.categories,
  subCategory: catalogue.subCategories,
  brand: catalogue.brands,
  carModel: catalogue.carModels,
  type: catalogue.adTypes,
  state: catalogue.states,
});

/** Every name of a row, the displayed ones first. */
export const namesOf = ({ name, aliases = [] }: Row): string[] => [
  ...(typeof name === 'string' ? [name] : Object.values(name)),
  ...aliases,
];

// The catalogue is read anew every half minute, with the same few thousand names in it.
const folded = new LRUCache<string, string[]>({ max: 20_000 });

/** The words of each name of a row, folded and in their order, those of the displayed names first. */
export const wordsOfNames = (row: Row): string[][] =>
  namesOf(row).map((name) => {
    const words = folded.get(name) ?? foldInOrder(name);
    folded.set(name, words);
    return words;
  });

/** Of more rows of one kind a word says nothing. */
const mostRows = 60;
const fewestOfPart = 4;
const isLetters = (word: string) => /^\p{L}+$/u.test(word);
/** Of letters of one script, and no code (CBR): only such a name has a sound. */
const isSounded = (word: string) => /^([a-z]*[aeiouy][a-z]*|[^\P{L}a-z]+)$/u.test(word);

class Builder {
  private readonly found = new Map<string, Map<RowFilter, Map<number, number>>>();
  private readonly begun = new Map<string, Set<number>>();

  /** A brand whose name begins with what may be another: Ford Trucks. */
  addBegun(words: readonly string[], brand: number) {
    const key = foldAsOne(words);
    this.begun.set(key, (this.begun.get(key) ?? new Set()).add(brand));
  }

  /** The brands behind each brand. */
  private brandsBehind(): Map<number, number[]> {
    const behind = new Map<number, number[]>();
    for (const [key, brands] of this.begun)
      for (const [id, how] of this.found.get(key)?.get('brand') ?? [])
        if (how === quality.name)
          behind.set(id, [
            ...new Set([...(behind.get(id) ?? []), ...[...brands].filter((one) => one !== id)]),
          ]);
    return behind;
  }

  add(words: readonly string[], kind: RowFilter, id: number, how: number) {
    const key = foldAsOne(words);
    if (key.length < 2) return;
    const kinds = this.found.get(key) ?? new Map<RowFilter, Map<number, number>>();
    const rows = kinds.get(kind) ?? new Map<number, number>();
    rows.set(id, Math.max(how, rows.get(id) ?? 0));
    this.found.set(key, kinds.set(kind, rows));
  }

  /** Only the best meanings of a name count; a family of models goes with the model that is called just so. */
  finish(): Map<string, Meaning[]> {
    const brandsBehind = this.brandsBehind();
    return new Map(
      [...this.found].map(([key, kinds]) => {
        const meanings = [...kinds].map(([kind, rows]): Meaning => {
          const best = Math.max(...rows.values());
          const least = Math.min(best, kind === 'carModel' ? quality.family : quality.alias);
          const ids = [...rows].filter(([, how]) => how >= least).map(([id]) => id);
          const behind = [
            ...(kind === 'brand' && best >= quality.alias
              ? ids.flatMap((id) => brandsBehind.get(id) ?? [])
              : kind === 'carModel' && best === quality.name
                ? [...rows].flatMap(([id, how]) => (how === quality.number + 1 ? [id] : []))
                : []),
          ].filter((id) => !ids.includes(id));
          return {
            kind,
            ids: ids.slice(0, mostRows),
            quality: best,
            ...(behind.length ? { behind } : {}),
          };
        });
        const best = Math.max(...meanings.map((one) => one.quality));
        // "شفل 966" is another name of a model, and شفل is not.
        const counts = ({ kind, quality: how }: Meaning) =>
          best === how ||
          how > (kind === 'carModel' && best >= quality.alias ? quality.family : quality.part);
        return [key, meanings.filter(counts)];
      }),
    );
  }
}

const isSaid = (word: string) => !/[a-z\d]/.test(word) && lettersSaid(word).length > 0;

const addModelName = (names: Builder, id: number, words: readonly string[]) => {
  names.add(words, 'carModel', id, quality.name);
  for (let end = 1; end < words.length; end += 1) {
    const family = words.slice(0, end);
    // The names of letters are words of their own: في is V, and "in". A run of them is read as the code that it says.
    if (family.every((word) => isSaid(word) || smallWords.has(word))) continue;
    // A number alone may be anything.
    names.add(family, 'carModel', id, /^\d+$/.test(family.join('')) ? quality.number + 1 : quality.family);
  }
  words.slice(1).forEach((word, at) => {
    if (/^\d{3,}$/.test(word)) {
      names.add(words.slice(at + 1), 'carModel', id, quality.number);
      names.add([word], 'carModel', id, quality.number);
    } else if (word.length >= fewestOfPart && isLetters(word))
      names.add([word], 'carModel', id, quality.part);
  });
};

const addModel = (names: Builder, row: Row) => {
  const all = namesOf(row);
  wordsOfNames(row).forEach((words, at) => {
    // ئی ٢٠٠ is E 200, of which folding leaves the number; its code is read as it is said.
    const isCode = words.every((word) => /^\d+$/.test(word)) && /\p{L}/u.test(all[at] ?? '');
    if (!isCode) addModelName(names, row.id, words);
  });
};

/** "Machine", as it begins a name in Arabic and Kurdish. */
const machine = new Set(foldInOrder('ماكنة ماكينة مكينة مكنة مكائن مەکینەی مکینەی'));

/** The same kind of machine in other words: كابسة تبن for كابسات تبن, "wheel loader" for "wheel loaders", مكينة for ماكنة. */
const likewise = (words: readonly string[]): string[][] => {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const rest = words.slice(1);
  if (rest.length && machine.has(first))
    return [...machine].filter((one) => one !== first).map((one) => [one, ...rest]);
  if (rest.length && /.{3}ات$/.test(first)) return [[first.slice(0, -2), ...rest]];
  if (/^[a-z]{3,}ies$/.test(last)) return [[...words.slice(0, -1), `${last.slice(0, -3)}y`]];
  if (/^[a-z]{3,}[^s]s$/.test(last)) return [[...words.slice(0, -1), last.slice(0, -1)]];
  return [];
};

const addRow = (names: Builder, kind: RowFilter, row: Row) => {
  const displayed = typeof row.name === 'string' ? 1 : Object.values(row.name).length;
  wordsOfNames(row).forEach((words, at) => {
    const how = at < displayed ? quality.name : quality.alias;
    names.add(words, kind, row.id, how);
    if (kind === 'category' || kind === 'subCategory')
      for (const other of likewise(words)) names.add(other, kind, row.id, how);
    if (at >= displayed || words.length < 2 || kind === 'type') return;
    if (kind === 'brand') names.addBegun(words.slice(0, 1), row.id);
    for (const word of words)
      if (word.length >= fewestOfPart && isLetters(word) && !comparing.has(word))
        names.add([word], kind, row.id, quality.part);
  });
};

/** Those that a skeleton is filed under: itself, and of longer ones also itself without any one consonant. */
export const skeletonsNear = (skeleton: string): string[] =>
  skeleton.length < 4
    ? [skeleton]
    : [skeleton, ...[...skeleton].map((_, at) => skeleton.slice(0, at) + skeleton.slice(at + 1))];

const bySound = (keys: Iterable<string>): Map<string, string[]> => {
  const sounds = new Map<string, string[]>();
  for (const key of keys) {
    if (key.length < 3 || !isSounded(key)) continue;
    for (const near of new Set(skeletonsNear(skeletonOf(soundOf(key)))))
      if (near.length >= 2) sounds.set(near, [...(sounds.get(near) ?? []), key]);
  }
  return sounds;
};

/** How a row is told from those of other kinds. */
export const rowKey = (kind: RowFilter, id: number): string => `${kind}${id}`;

const callings = (certain: readonly (readonly [string, readonly Meaning[]])[]): Map<string, string[]> => {
  const called = new Map<string, string[]>();
  for (const [key, meanings] of certain)
    if (isSounded(key))
      for (const { kind, ids, quality: how } of meanings)
        if (how > quality.part)
          for (const id of ids) called.set(rowKey(kind, id), [...(called.get(rowKey(kind, id)) ?? []), key]);
  return called;
};

const madeBy = ({ carModels }: Catalogue): Names['made'] => {
  const made = new Map<number, { category: Set<number>; subCategory: Set<number> }>();
  for (const { brandId, categoryId, subCategoryId } of carModels.values()) {
    const of = made.get(brandId) ?? { category: new Set(), subCategory: new Set() };
    if (categoryId) of.category.add(categoryId);
    if (subCategoryId) of.subCategory.add(subCategoryId);
    made.set(brandId, of);
  }
  return made;
};

const build = (catalogue: Catalogue): Names => {
  const names = new Builder();
  for (const [kind, rows] of Object.entries(rowsOf(catalogue)) as [RowFilter, ReadonlyMap<number, Row>][])
    for (const row of rows.values())
      if (kind === 'carModel') addModel(names, row);
      else addRow(names, kind, row);
  const exact = names.finish();
  const certain = [...exact].filter(([, meanings]) => meanings.some((one) => one.quality !== quality.number));
  return {
    exact,
    called: callings(certain),
    sorted: certain.map(([key]) => key).sort(),
    sounds: bySound(certain.map(([key]) => key)),
    made: madeBy(catalogue),
  };
};

// Every process reads the catalogue anew each half minute; the dictionary is made when a name in it is another one.
const shared: { version?: string; names?: Names } = {};
const made = new WeakMap<Catalogue, Names>();

const versionOf = (catalogue: Catalogue): string =>
  JSON.stringify([
    Object.values(rowsOf(catalogue)).map((rows) =>
      [...rows.values()].map(({ id, name, aliases }) => [id, name, aliases]),
    ),
    [...catalogue.carModels.values()].map(({ brandId, categoryId, subCategoryId }) => [
      brandId,
      categoryId,
      subCategoryId,
    ]),
  ]);

/** The dictionary of a catalogue: every name of its rows, in all scripts. */
export const namesIn = (catalogue: Catalogue): Names => {
  const known = made.get(catalogue);
  if (known) return known;
  const version = versionOf(catalogue);
  const names = shared.version === version && shared.names ? shared.names : build(catalogue);
  Object.assign(shared, { version, names });
  made.set(catalogue, names);
  return names;
};

/** How many ads a row has. */
export type AdsOf = (kind: RowFilter, id: number) => number;

/** The best meaning of several that a word could have. */
export const bestOf = (meanings: readonly Meaning[]): number =>
  Math.max(...meanings.map((one) => one.quality));

const mostBegun = 30;

/** Names that begin with what was typed so far. */
export const namesBegun = (start: string, { sorted }: Names): string[] => {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const begun: string[] = [];
  for (let at = low; begun.length < mostBegun && sorted[at]?.startsWith(start); at += 1)
    begun.push(sorted[at] ?? '');
  return begun;
};
