import { kindName, small } from '@/components/ad/machine-name';
import { type AdFilters, defaultSort, filterParams, isMadeUp, noFilters } from '@/lib/ad-filters';
import { fillIn } from '@/lib/i18n/fill-in';
import { type Option, type Options, sections } from '../filters/options';

export type TitleWords = {
  everything: string;
  kind: string;
  brand: string;
  model: string;
  brandKind: string;
  inPlace: string;
  searched: string;
  /** English writes a kind in the middle of a sentence small: "Caterpillar cranes". */
  smallKind: boolean;
};

const nameOf = (options: readonly Option[] | null, ids: readonly number[]) =>
  ids.length === 1 ? options?.find(([id]) => id === ids[0])?.[1] : undefined;

/** "Caterpillar excavators for sale in Erbil": only what is single can be said; of two brands a title names none. */
export const listTitle = (filters: AdFilters, options: Options, words: TitleWords): string => {
  const category = nameOf(options.category, filters.category);
  const subCategory = nameOf(options.subCategory, filters.subCategory);
  const kind = category === undefined ? subCategory : kindName(category, subCategory);
  const brand = nameOf(options.brand, filters.brand);
  const model = nameOf(options.carModel, filters.carModel);
  const state = nameOf(options.state, filters.state);
  const what =
    brand && model
      ? fillIn(words.model, { brand, model })
      : brand && kind
        ? fillIn(words.brandKind, { brand, kind: words.smallKind ? small(kind) : kind })
        : kind
          ? fillIn(words.kind, { kind })
          : brand
            ? fillIn(words.brand, { brand })
            : words.everything;
  const there = state ? fillIn(words.inPlace, { what, state }) : what;
  return filters.search ? fillIn(words.searched, { what: there, search: filters.search }) : there;
};

export type Step = { name: string; filters: AdFilters };

/** The way from all ads to this list, through its category where it is narrowed further. */
export const listSteps = (
  filters: AdFilters,
  options: Options,
  words: { title: TitleWords; allAds: string },
): Step[] => {
  const here: AdFilters = { ...filters, sort: defaultSort(filters), page: 1 };
  const category = { ...noFilters, category: filters.category };
  const kind = nameOf(options.category, filters.category);
  const same = (other: AdFilters) => filterParams(here).toString() === filterParams(other).toString();
  return [
    { name: words.allAds, filters: noFilters },
    ...(kind && !same(category) ? [{ name: kind, filters: category }] : []),
    ...(same(noFilters) ? [] : [{ name: listTitle(filters, options, words.title), filters: here }]),
  ];
};

const indexed = [
  '',
  'category',
  'category subCategory',
  'brand',
  'category brand',
  'brand carModel',
  'category state',
];

/** Lists that a search engine may keep: a few kinds of one choice each, newest first. Every other is a way there. */
export const isIndexed = (filters: AdFilters): boolean => {
  const used = sections.filter((section) => filters[section].length > 0);
  return indexed.includes(used.join(' ')) && !isMadeUp(filters) && filters.sort === 'desc';
};
