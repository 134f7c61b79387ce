import { type AdFilters, defaultSort, filterParams, isMadeUp, noFilters, oneFact } from '@/lib/ad-filters';
import { kindName, small } from '@/lib/facts/kind-name';
import { fillIn } from '@/lib/i18n/fill-in';
import { type Facets, sayChoice } from '../filters/facets';
import { type Option, type Options, sections } from '../filters/options';

export type TitleWords = {
  everything: string;
  kind: string;
  brand: string;
  model: string;
  brandKind: string;
  inPlace: string;
  searched: string;
  withFact: string;
  /** English writes a kind in the middle of a sentence small: "Caterpillar cranes". */
  smallKind: boolean;
};

const nameOf = (options: readonly Option[] | null, ids: readonly number[]) =>
  ids.length === 1 ? options?.find(([id]) => id === ids[0])?.[1] : undefined;

/** What ids and keys of filters are called; null for what is not known yet. */
export type Names = { options: Options; facets: Facets | null };

/** The choice of a fact that a list is for; one without a name is not said. */
const factOf = (filters: AdFilters, facets: Facets | null): string => {
  const [key, choice] = oneFact(filters) ?? [];
  const facet = facets?.facts.find((one) => one.key === key);
  return facet?.choices.some(([one]) => one === choice) ? sayChoice(facet, choice ?? '', '') : '';
};

/** "Caterpillar excavators for sale in Erbil": only what is single can be said; of two brands a title names none. */
export const listTitle = (filters: AdFilters, { options, facets }: Names, words: TitleWords): string => {
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
  const fact = factOf(filters, facets);
  const stating = fact ? fillIn(words.withFact, { what, fact }) : what;
  const there = state ? fillIn(words.inPlace, { what: stating, state }) : stating;
  return filters.search ? fillIn(words.searched, { what: there, search: filters.search }) : there;
};

export type Step = { name: string; filters: AdFilters };

/** The way from all ads to this list, through its category where it is narrowed further. */
export const listSteps = (
  filters: AdFilters,
  names: Names,
  words: { title: TitleWords; allAds: string },
): Step[] => {
  const here: AdFilters = { ...filters, sort: defaultSort(filters), page: 1 };
  const category = { ...noFilters, category: filters.category };
  const kind = nameOf(names.options.category, filters.category);
  const same = (other: AdFilters) => filterParams(here).toString() === filterParams(other).toString();
  return [
    { name: words.allAds, filters: noFilters },
    ...(kind && !same(category) ? [{ name: kind, filters: category }] : []),
    ...(same(noFilters) ? [] : [{ name: listTitle(filters, names, words.title), filters: here }]),
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

/**
 * Lists that a search engine may keep: a few kinds of one choice each, and kinds of machines by one choice of one fact, newest
 * first. Every other is a way there.
 */
export const isIndexed = (filters: AdFilters, facets: Facets | null): boolean => {
  const used = sections.filter((section) => filters[section].length > 0);
  const isNamed = oneFact(filters) === null || factOf(filters, facets) !== '';
  return indexed.includes(used.join(' ')) && !isMadeUp(filters) && isNamed && filters.sort === 'desc';
};
