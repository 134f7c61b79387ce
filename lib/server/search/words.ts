import { textOf } from '@/lib/format/rich-text';
import type { Translated } from '@/lib/i18n/locales';
import type { Catalogue } from '../catalogue/rows';
import { foldQuery, foldWords } from './fold';
import { isRowToken, rowTokens, withRows } from './row-words';

/** The reference rows of an ad, by id. */
export type Place = {
  categoryId: number;
  subCategoryId: number | null;
  brandId: number | null;
  carModelId: number | null;
  adTypeId: number;
  stateId: number | null;
};

export type RowSets = Record<keyof typeof rowTokens, readonly number[]>;

const mostWords = 400;

type Row = { name: Translated; aliases?: string[] };

// Rows are read anew when they change, and thousands of ads have the same ones.
const foldedRows = new WeakMap<Row, string[]>();

const wordsOfRow = (row: Row): string[] => {
  const known =
    foldedRows.get(row) ?? foldWords([...Object.values(row.name), ...(row.aliases ?? [])].join(' '));
  foldedRows.set(row, known);
  return known;
};

/** Everything that an ad can be found by: its own text, and the names and street words of its rows in three scripts. */
export const wordsOfAd = (
  ad: Place & { title: string; description: string; year: number | null; modelName?: string | null },
  { categories, subCategories, brands, carModels, adTypes, states }: Catalogue,
): string[] => {
  const rows = [
    categories.get(ad.categoryId),
    subCategories.get(ad.subCategoryId ?? 0),
    brands.get(ad.brandId ?? 0),
    adTypes.get(ad.adTypeId),
    states.get(ad.stateId ?? 0),
  ];
  const model = carModels.get(ad.carModelId ?? 0)?.name ?? ad.modelName ?? '';
  const words = [
    ...new Set([
      ...foldWords([ad.title, model, ad.year ?? ''].join(' ')),
      ...rows.flatMap((row) => (row ? wordsOfRow(row) : [])),
      ...foldWords(textOf(ad.description)),
    ]),
  ].slice(0, mostWords);
  return [
    ...words,
    `${rowTokens.category}${ad.categoryId}`,
    `${rowTokens.type}${ad.adTypeId}`,
    ...(ad.subCategoryId ? [`${rowTokens.subCategory}${ad.subCategoryId}`] : []),
    ...(ad.brandId ? [`${rowTokens.brand}${ad.brandId}`] : []),
    ...(ad.carModelId ? [`${rowTokens.carModel}${ad.carModelId}`] : []),
    ...(ad.stateId ? [`${rowTokens.state}${ad.stateId}`] : []),
  ];
};

/** What is asked for: each entry is a set of words of which an ad has to have one. */
export type Asked = { text: string; alternatives: string[][]; prefix: boolean };

/** Null when the text holds no word at all; `search` was then only signs, and finds nothing. */
export const readSearch = (text: string, catalogue: Catalogue): Asked | null => {
  const { words, lastIsPrefix } = foldQuery(text);
  if (!words.length) return null;
  const alternatives = withRows(
    words.map((word) => [word]),
    catalogue,
    { typing: lastIsPrefix },
  );
  return { text, alternatives, prefix: lastIsPrefix };
};

const quoted = (word: string) => `'${word}'`;

/** The tsquery of the words, for rows that are already narrowed. */
export const wordQuery = ({ alternatives, prefix }: Asked): string =>
  alternatives
    .map((words, index) => {
      const last = prefix && index === alternatives.length - 1;
      const options = words.map((word) => (last && !isRowToken(word) ? `${quoted(word)}:*` : quoted(word)));
      return options.length > 1 ? `(${options.join(' | ')})` : options[0];
    })
    .join(' & ');

/** The same with the chosen rows in it, so that one index answers words and rows together. */
export const wordAndRowQuery = (asked: Asked, rows: RowSets): string => {
  const chosen = (Object.entries(rowTokens) as [keyof RowSets, string][])
    .filter(([key]) => rows[key].length)
    .map(([key, token]) => `(${rows[key].map((id) => quoted(`${token}${id}`)).join(' | ')})`);
  return [wordQuery(asked), ...chosen].join(' & ');
};
