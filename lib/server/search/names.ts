import { LRUCache } from 'lru-cache';
import type { RowFilter } from '@/lib/ad-filters';
import type { Translated } from '@/lib/i18n/locales';
import { foldInOrder } from '@/lib/text/fold';
import { lettersSaid } from '@/lib/text/letters';
import type { Catalogue } from '../catalogue/rows';
import { distance, edits, farthest, skeletonOf, soundOf } from './sound';

/** Rows that one name stands for, all of one kind. */
export type Meaning = { kind: RowFilter; ids: number[]; quality: number };

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

  add(words: readonly string[], kind: RowFilter, id: number, how: number) {
    const key = words.join('');
    if (key.length < 2) return;
    const kinds = this.found.get(key) ?? new Map<RowFilter, Map<number, number>>();
    const rows = kinds.get(kind) ?? new Map<number, number>();
    rows.set(id, Math.max(how, rows.get(id) ?? 0));
    this.found.set(key, kinds.set(kind, rows));
  }

  /** Only the best meanings of a name count; a family of models goes with the model that is called just so. */
  finish(): Map<string, Meaning[]> {
    return new Map(
      [...this.found].map(([key, kinds]) => {
        const meanings = [...kinds].map(([kind, rows]): Meaning => {
          const best = Math.max(...rows.values());
          const least = Math.min(best, kind === 'carModel' ? quality.family : quality.alias);
          const ids = [...rows].filter(([, how]) => how >= least).map(([id]) => id);
          return { kind, ids: ids.slice(0, mostRows), quality: best };
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
    if (family.every(isSaid)) continue;
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

const addRow = (names: Builder, kind: RowFilter, row: Row) => {
  const displayed = typeof row.name === 'string' ? 1 : Object.values(row.name).length;
  wordsOfNames(row).forEach((words, at) => {
    names.add(words, kind, row.id, at < displayed ? quality.name : quality.alias);
    if (at >= displayed || words.length < 2 || kind === 'type') return;
    for (const word of words)
      if (word.length >= fewestOfPart && /^\p{L}+$/u.test(word))
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

/** The best meaning of several that a word could have. */
export const bestOf = (meanings: readonly Meaning[]): number =>
  Math.max(...meanings.map((one) => one.quality));

const isLatin = (word: string) => /^[a-z]/.test(word);

/** Letters that a hand gets wrong. Latin ones are written as they are learnt, the others as they are heard. */
const slips = (word: string) => (word.length < 7 ? 1 : 2) + (isLatin(word) || word.length < 6 ? 0 : 1);
/** Between two scripts only what is heard is compared, so more of it has to agree. */
const byEar = (consonants: number) => Math.max(0.4, consonants / 10);

export type Near = { name: string; far: number };

/**
 * The name that sounds most like a word, and how far it is from it; null where none is near. `isHeard`: the word was
 * written in a script that no name has.
 */
export const nearestName = (word: string, { sounds, exact }: Names, isHeard = false): Near | null => {
  const sound = soundOf(word);
  const skeleton = skeletonOf(sound);
  if (skeleton.length < 2) return null;
  const near = new Set(skeletonsNear(skeleton).flatMap((one) => sounds.get(one) ?? []));
  let best: Near | null = null;
  const rank = ({ name, far }: Near) => far - bestOf(exact.get(name) ?? []) / 50;
  for (const name of near) {
    const other = soundOf(name);
    const consonants = Math.min(skeleton.length, skeletonOf(other).length);
    const found = { name, far: distance(sound, other) };
    // Names do not begin with another consonant by mistake.
    const sameStart = (skeleton[0] ?? '') === (skeletonOf(other)[0] ?? '');
    const isSpelledAlike = !isHeard && isLatin(word) === isLatin(name);
    // One letter left out of a word of six is a slip of the hand, however little of its sound is left: toyta.
    const isSlip = isSpelledAlike && isLatin(word) && name.length >= 6 && edits(word, name) === 1;
    if (!sameStart || (found.far > farthest(consonants) && !isSlip)) continue;
    if (isSpelledAlike ? edits(word, name) > slips(word) : found.far > byEar(consonants)) continue;
    if (!best || rank(found) < rank(best)) best = found;
  }
  return best;
};

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
