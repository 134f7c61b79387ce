import type { AdFacets, AdListQuery } from '@/lib/contract/ads';
import { coreSteps } from '@/lib/facts/fact';
import { type Catalogue, sheetFor } from '../catalogue/rows';
import type { Narrowing } from './conditions';
import type { Counted, Figure, Group } from './count-groups';
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
  const facets = sheet.facts.flatMap(({ key, isFacet }) => (isFacet && catalogue.facts.get(key)) || []);
  const keys = facets.flatMap(({ key, kind }) => (kind === 'number' ? [] : [key]));
  const figures: Figure[] = [
    ...sheet.core.map((key) => ({ key, steps: coreSteps[key] })),
    ...facets.filter(({ kind }) => kind === 'number'),
  ];
  const filtered = [
    ...factsAskedOf(query, catalogue).map(({ fact }) => fact.key),
    ...sheet.core.filter((name) => query[name]),
  ];
  const group = (of: AdListQuery, isIn: (key: string) => boolean): Group => ({
    wish: narrowing(of),
    keys: keys.filter(isIn),
    figures: figures.filter(({ key }) => isIn(key)).map(({ key, steps }) => ({ key, steps })),
  });
  return [
    group(query, (key) => !filtered.includes(key)),
    ...filtered.map((one) => group(withoutFacts(query, one), (key) => key === one)),
  ].filter((one, at) => at === 0 || one.keys.length || one.figures.length);
};

/** The bands of a figure that have ads; none where all are in one. */
export const rangeOf = ({ choices, each }: Counted, { key, steps }: Figure): AdFacets['ranges'][string] => {
  const bands = [null, ...steps].flatMap((from, passed) => {
    const next = steps[passed];
    const count = choices.get(key)?.get(String(passed)) ?? 0;
    const to = next === undefined ? null : next - 1;
    return count ? [{ from, to, count: each > 1 ? scaled(count, each) : count }] : [];
  });
  return { bands: bands.length > 1 ? bands : [], count_is_estimate: each > 1 };
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
