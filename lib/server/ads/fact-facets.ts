import { type SQL, sql } from 'drizzle-orm';
import type { AdFacets, AdListQuery } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { countBy } from '../catalogue/counts';
import { type Catalogue, sheetFor } from '../catalogue/rows';
import { keepAnswers } from '../kept-answers';
import type { Asked } from '../search/asked';
import { all, conditionsOf, matchesOf, type Narrowing } from './conditions';
import { factsAskedOf, withoutFacts } from './fact-filters';
import { listed, scaled } from './order';
import { wantedOf } from './wanted';

/*
 * How many public ads of one category stand behind each choice of its sheet's facets, under all other filters. What an ad
 * states stands in its row, so ads are read: all that match where they are few, otherwise a sample of the category's, in
 * the shuffled order, which has an index; then the counts are estimates. The sample is read once for all facets, and those
 * that are not filtered by themselves are counted in the same reading of what matches.
 */

type Counts = AdFacets['facts'];
type Sizes = { sample: number; exact: number };
const usual: Sizes = { sample: 3_000, exact: 2_000 };

/** Facets that are counted under the same filters. */
type Group = { keys: readonly string[]; wish: Narrowing };
type Tally = { ads: number; counted: { key: string; choice: string; n: number }[] };

/** How many ads each group has, and how many of them by fact and choice; `from` has `facts` and the `groups` of each ad. */
const tally = async (from: SQL, groups: readonly Group[]): Promise<Tally[]> => {
  const { rows } = await connect();
  const keys = groups.flatMap((group, at) => group.keys.map((key) => [key, at] as const));
  const read = await rows<{ at: number; key: string | null; choice: string; n: number }>(sql`
    with m as materialized (${from})
    select at, null as key, null as choice, count(*)::int as n from m cross join unnest(m.groups) at group by 1
     union all
    select k.at, k.key, choice #>> '{}' as choice, count(*)::int as n
      from m
      join unnest(${sql.param(keys.map(([key]) => key))}::text[], ${sql.param(keys.map(([, at]) => at))}::int[]) k(key, at)
        on k.at = any(m.groups)
     cross join jsonb_path_query(m.facts -> k.key, 'lax $[*]') choice
     group by 1, 2, 3 order by 1, 2 nulls first, 3`);
  return groups.map((_, at) => {
    const own = read.filter((row) => row.at === at);
    return {
      ads: own.find(({ key }) => key === null)?.n ?? 0,
      counted: own.flatMap(({ key, choice, n }) => (key === null ? [] : [{ key, choice, n }])),
    };
  });
};

/** What is counted of a flag is called as its filter calls it. */
const flagNames = new Map([
  ['true', 'yes'],
  ['false', 'no'],
]);
const named = (choice: string) => flagNames.get(choice) ?? choice;

/** Of so many ads of a category, those that match by group. */
const inSample = (category: number, groups: readonly Group[], size: number): SQL => {
  const tests = groups.map(({ wish }) => all(conditionsOf(wish)));
  const matched = tests.map((test, at) => sql`case when ${test} then ${at}::int end`);
  return sql`
    select facts, array_remove(array[${sql.join(matched, sql`, `)}], null) as groups from (
      select ${listed} from ads where facet_bucket_id is not null and category_id = ${category}
       order by shuffle, id limit ${size}) s`;
};

const countChoices = async (
  category: number,
  groups: readonly Group[],
  { sample, exact }: Sizes,
): Promise<Counts> => {
  const each = ((await countBy('category_id')).get(category) ?? 0) / sample;
  const sampled = each > 1 ? await tally(inSample(category, groups, sample), groups) : [];
  const counts: Counts = {};
  // One after the other: a visitor has no claim to all connections.
  for (const [at, group] of groups.entries()) {
    const rough = sampled[at];
    // Some way over the bound, for a sample may be off by a little.
    const estimated = rough !== undefined && rough.ads * each > exact * 1.2;
    const [read] = estimated
      ? [rough]
      : await tally(matchesOf(group.wish, sql`facts, array[0] as groups`), [group]);
    for (const of of group.keys)
      counts[of] = {
        counts: (read?.counted ?? [])
          .filter(({ key }) => key === of)
          .map(({ choice, n }) => ({ key: named(choice), count: estimated ? scaled(n, each) : n })),
        count_is_estimate: estimated,
      };
  }
  return counts;
};

const keep = keepAnswers<Counts>('facets of facts', { max: 500, ttl: 10_000 });

/** The counts for a list of one category; none for any other. */
export const findFactFacets = async (
  { query, asked, catalogue }: { query: AdListQuery; asked: Asked | null; catalogue: Catalogue },
  sizes = usual,
): Promise<Counts> => {
  const [category, ...others] = query.category;
  if (category === undefined || others.length) return {};
  const [subCategory = null, ...otherKinds] = query.sub_category;
  const sheet = sheetFor(catalogue, category, otherKinds.length ? null : subCategory);
  const isCounted = (key: string) => catalogue.facts.get(key)?.kind !== 'number';
  const facets = sheet.facts.filter(({ key, isFacet }) => isFacet && isCounted(key)).map(({ key }) => key);
  if (!facets.length) return {};
  const filtered = new Set(factsAskedOf(query, catalogue).map(({ fact }) => fact.key));
  const group = (keys: readonly string[], narrowed: AdListQuery): Group => {
    const { rows, fromCents, toCents, asked: besides } = wantedOf(narrowed, asked, catalogue);
    return { keys, wish: { rows, fromCents, toCents, asked: besides } };
  };
  const groups = [
    group(
      facets.filter((key) => !filtered.has(key)),
      query,
    ),
    ...facets.filter((key) => filtered.has(key)).map((key) => group([key], withoutFacts(query, key))),
  ].filter(({ keys }) => keys.length);
  return keep(JSON.stringify([category, groups, sizes]), () => countChoices(category, groups, sizes));
};
