import type { AdFacets, AdListQuery } from '@/lib/contract/ads';
import { type Catalogue, sheetFor } from '../catalogue/rows';
import { bandsOf } from './bands';
import type { Narrowing } from './conditions';
import type { Counted, Group } from './count-groups';
import { factsAskedOf, withoutFacts } from './fact-filters';
import { scaled } from './order';

// The facets of a category's sheet, for a list of that category alone.

/**
 * What has to be counted for them: the facets that are not filtered by themselves under all filters, in the first group, and
 * each of the others under all but its own.
 */
export const factGroupsOf = (
  query: AdListQuery,
  catalogue: Catalogue,
  narrowing: (query: AdListQuery) => Narrowing,
): Group[] => {
  const [category, ...others] = query.category;
  if (category === undefined || others.length) return [];
  const [subCategory = null, ...otherKinds] = query.sub_category;
  const sheet = sheetFor(catalogue, category, otherKinds.length ? null : subCategory);
  const isNumber = (key: string) => catalogue.facts.get(key)?.kind === 'number';
  const facets = sheet.facts.filter(({ isFacet }) => isFacet).map(({ key }) => key);
  const keys = facets.filter((key) => !isNumber(key));
  const figures = [...sheet.core, ...facets.filter(isNumber)];
  const filtered = new Set<string>([
    ...factsAskedOf(query, catalogue).map(({ fact }) => fact.key),
    ...sheet.core.filter((name) => query[name]),
  ]);
  const isFiltered = (key: string) => filtered.has(key);
  const isOpen = (key: string) => !filtered.has(key);
  const alone = (key: string) => narrowing(withoutFacts(query, key));
  return [
    { wish: narrowing(query), keys: keys.filter(isOpen), figures: figures.filter(isOpen) },
    ...keys.filter(isFiltered).map((key) => ({ wish: alone(key), keys: [key], figures: [] })),
    ...figures.filter(isFiltered).map((key) => ({ wish: alone(key), keys: [], figures: [key] })),
  ];
};

/** The bands of a figure, as its facet says them. */
export const rangeOf = ({ places, each }: Counted, figure: string): AdFacets['ranges'][string] => ({
  bands: bandsOf(figure, places.get(figure) ?? new Map()).map((band) => ({
    ...band,
    count: each > 1 ? scaled(band.count, each) : band.count,
  })),
  count_is_estimate: each > 1,
});

/** What is counted of a flag is called as its filter calls it. */
const flagNames = new Map([
  ['true', 'yes'],
  ['false', 'no'],
]);

/** The choices of a fact, as its facet says them. */
export const choicesOf = ({ choices, each }: Counted, key: string): AdFacets['facts'][string] => ({
  counts: [...(choices.get(key) ?? [])].map(([choice, n]) => ({
    key: flagNames.get(choice) ?? choice,
    count: each > 1 ? scaled(n, each) : n,
  })),
  count_is_estimate: each > 1,
});
