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
 * the shuffled order, which has an index; then the counts are estimates. Every facet that is not filtered by itself is
 * counted in the same reading.
 */

type Counts = AdFacets['facts'];
type Sizes = { sample: number; exact: number };
const usual: Sizes = { sample: 5_000, exact: 10_000 };

/** How many these ads are, and how many of them by fact and choice; whatever else they state is left out. */
const tally = async (from: SQL, keys: readonly string[]) => {
  const { rows } = await connect();
  const [all, ...counted] = await rows<{ key: string; choice: string; n: number }>(sql`
    with m as materialized (${from})
    select null as key, null as choice, count(*)::int as n from m
     union all
    select stated.key, choice #>> '{}' as choice, count(*)::int as n
      from m cross join jsonb_each(m.facts) stated
     cross join jsonb_path_query(stated.value, 'lax $[*]') choice
     where stated.key = any(${sql.param(keys)}::text[]) group by 1, 2 order by 1 nulls first, 2`);
  return { ads: all?.n ?? 0, counted };
};

/** What is counted of a flag is called as its filter calls it. */
const flagNames = new Map([
  ['true', 'yes'],
  ['false', 'no'],
]);
const named = (choice: string) => flagNames.get(choice) ?? choice;

const countChoices = async (
  wish: Narrowing,
  keys: readonly string[],
  { sample, exact }: Sizes,
): Promise<Counts> => {
  const [category = 0] = wish.rows.category;
  const each = ((await countBy('category_id')).get(category) ?? 0) / sample;
  const sampled = sql`
    select facts from (
      select ${listed} from ads where facet_bucket_id is not null and category_id = ${category}
       order by shuffle, id limit ${sample}
    ) s where ${all(conditionsOf(wish))}`;
  const sampling = each > 1 ? await tally(sampled, keys) : { ads: 0, counted: [] };
  // Some way over the bound, for a sample may be off by a little.
  const estimated = sampling.ads * each > exact * 1.2;
  const { counted } = estimated ? sampling : await tally(matchesOf(wish, sql`facts`), keys);
  return Object.fromEntries(
    keys.map((of) => [
      of,
      {
        counts: counted
          .filter(({ key }) => key === of)
          .map(({ choice, n }) => ({ key: named(choice), count: estimated ? scaled(n, each) : n })),
        count_is_estimate: estimated,
      },
    ]),
  );
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
  const together = facets.filter((key) => !filtered.has(key));
  const count = (keys: readonly string[], narrowed: AdListQuery) => {
    const { rows, fromCents, toCents, asked: besides } = wantedOf(narrowed, asked, catalogue);
    const wish = { rows, fromCents, toCents, asked: besides };
    return keep(JSON.stringify([wish, keys, sizes]), () => countChoices(wish, keys, sizes));
  };
  // One after the other: a visitor has no claim to all connections.
  const counts: Counts = together.length ? { ...(await count(together, query)) } : {};
  for (const key of facets)
    if (filtered.has(key)) Object.assign(counts, await count([key], withoutFacts(query, key)));
  return counts;
};
