import type { RowFilter } from '@/lib/ad-filters';
import type { FactValues } from '@/lib/facts/fact';
import { areAlike, convert } from '@/lib/facts/units';
import { textOf } from '@/lib/format/rich-text';
import { foldInOrder, foldWords } from '@/lib/text/fold';
import { tokensOf } from '@/lib/text/tokens';
import { type Catalogue, sheetFor } from '../catalogue/rows';
import { readFigures } from './figures';
import { statedTokens } from './stated';
import { isTold, toldToken } from './told';

/*
 * What an ad is found by, as lexemes of its `search`:
 *  - its words, folded (fold.ts), and those of its title once more behind a =;
 *  - its rows by their numbers ("c3", "b12"), so that a row is found by all that it is called today;
 *  - what it states as facts (stated.ts), alone and within its category ("c3k345");
 *  - its year, and the weights, powers and axles that its text or its facts state ("y2018", "w20", "p400", "x604").
 * Letters and digits part in folding, so none of these can be a word.
 */

/** The reference rows of an ad, by id. */
export type Place = {
  categoryId: number;
  subCategoryId: number | null;
  brandId: number | null;
  carModelId: number | null;
  adTypeId: number;
  stateId: number | null;
};

export type RowSets = Record<RowFilter, readonly number[]>;

export const noRows: RowSets = {
  category: [],
  subCategory: [],
  brand: [],
  carModel: [],
  type: [],
  state: [],
};

/** A lexeme that no ad has: rows are numbered from 1, and no word has letters and digits. */
export const noToken = 'c0';

export const rowTokens = {
  category: 'c',
  subCategory: 'u',
  brand: 'b',
  carModel: 'm',
  type: 't',
  state: 's',
} as const satisfies Record<RowFilter, string>;

/** What is stated within a category: rarer than by itself, and facts are asked for within one. */
export const withinCategory = (categoryId: number, stated: string): string =>
  `${rowTokens.category}${categoryId}${stated}`;

/** Is raised with every change to what `wordsOfAd` makes of an ad: the ads that stand there are then read anew. */
export const foldVersion = 5;

const mostWords = 400;
const mostFigures = 20;

type Texts = { title: string; description: string; year: number | null; modelName?: string | null };

const figuresOf = (texts: readonly string[]): string[] => {
  const told = texts.flatMap((text) =>
    readFigures(text, tokensOf(text)).flatMap(({ kind, from }) =>
      from !== null && kind !== 'year' && isTold(kind) ? [toldToken(kind, from)] : [],
    ),
  );
  return [...new Set(told)].slice(0, mostFigures);
};

type Stating = Pick<Place, 'categoryId' | 'subCategoryId'> & { facts?: FactValues };

/** As `figuresOf` a text: the sizes that a machine of its kind is called by, and how its axles are driven. */
const figuresOfFacts = ({ facts: values = {}, ...place }: Stating, catalogue: Catalogue): string[] => {
  const { facts: asked } = sheetFor(catalogue, place.categoryId, place.subCategoryId);
  return asked.flatMap(({ key, inTitle, onCard }) => {
    const [value, unit] = [values[key], catalogue.facts.get(key)?.unit];
    if (typeof value === 'string') {
      const [, wheels, driven] = /^(\d\d?)x(\d)$/.exec(value) ?? [];
      return wheels ? [toldToken('axles', Number(wheels) * 100 + Number(driven))] : [];
    }
    if (typeof value !== 'number' || !unit || !(inTitle || onCard)) return [];
    if (areAlike(unit, 't')) return [toldToken('weight', convert(value, unit, 't'))];
    return areAlike(unit, 'hp') ? [toldToken('power', convert(value, unit, 'hp'))] : [];
  });
};

/** Everything that an ad can be found by. */
export const wordsOfAd = (
  ad: Place & Texts & { information?: string; feature?: string; specification?: string; facts?: FactValues },
  catalogue: Catalogue,
): string[] => {
  const { carModels, facts } = catalogue;
  const model = carModels.get(ad.carModelId ?? 0)?.name ?? ad.modelName ?? '';
  const description = textOf(ad.description);
  const title = foldWords([ad.title, model].join(' '));
  const words = new Set([...title, ...foldInOrder(String(ad.year ?? '')), ...foldWords(description)]);
  const figures = figuresOf([
    ad.title,
    description,
    ad.information ?? '',
    ad.feature ?? '',
    ad.specification ?? '',
  ]);
  const row = (kind: RowFilter, id: number | null) => (id ? [`${rowTokens[kind]}${id}`] : []);
  const stated = statedTokens(ad.facts ?? {}, facts);
  return [
    ...[...words].slice(0, mostWords),
    ...title.map((word) => `=${word}`),
    ...(ad.year ? [toldToken('year', ad.year)] : []),
    ...new Set([...figures, ...figuresOfFacts(ad, catalogue)]),
    ...stated,
    ...stated.map((one) => withinCategory(ad.categoryId, one)),
    ...row('category', ad.categoryId),
    ...row('type', ad.adTypeId),
    ...row('subCategory', ad.subCategoryId),
    ...row('brand', ad.brandId),
    ...row('carModel', ad.carModelId),
    ...row('state', ad.stateId),
  ];
};
