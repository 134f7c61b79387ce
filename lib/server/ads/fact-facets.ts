import type { AdFacets, AdListQuery } from '@/lib/contract/ads';
import { type Catalogue, sheetFor } from '../catalogue/rows';
import type { Narrowing } from './conditions';
import type { Counted, Group } from './count-groups';
import { factsAskedOf, withoutFacts } from './fact-filters';
import { scaled } from './order';

// The facets of a category's sheet that have choices, for a list of that category alone.

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
  const isCounted = (key: string) => catalogue.facts.get(key)?.kind !== 'number';
  const facets = sheet.facts.filter(({ key, isFacet }) => isFacet && isCounted(key)).map(({ key }) => key);
  const filtered = new Set(factsAskedOf(query, catalogue).map(({ fact }) => fact.key));
  return [
    { wish: narrowing(query), keys: facets.filter((key) => !filtered.has(key)) },
    ...facets
      .filter((key) => filtered.has(key))
      .map((key) => ({ wish: narrowing(withoutFacts(query, key)), keys: [key] })),
  ];
};

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
