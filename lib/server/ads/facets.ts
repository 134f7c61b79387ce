import { sql } from 'drizzle-orm';
import { type RowFilter, rowFilters } from '@/lib/ad-filters';
import type { AdFacets, AdListQuery } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { getCatalogue } from '../catalogue/rows';
import { keepAnswers } from '../kept-answers';
import { type Asked, ask } from '../search/asked';
import type { RowSets } from '../search/words';
import { answer } from './answer';
import { all, columnOf, type Narrowing, rowConditions } from './conditions';
import { type Counted, countGroups, type Group, type Sizes, usualSizes } from './count-groups';
import { choicesOf, factGroupsOf, rangeOf } from './fact-facets';
import { withoutFacts } from './fact-filters';
import { findAds } from './find';
import { scaled } from './order';
import { wantedOf } from './wanted';

/*
 * How many public ads stand behind each option, under all filters but those of its own kind: beside Komatsu those that
 * the list would have with Komatsu, whichever brands are chosen now. Another category is asked none of the facts of this
 * one, for choosing it takes them away.
 *
 *  - Rows alone: sums over buckets (lib/db/schema/ads.ts), exact however many ads there are.
 *  - Words, figures, facts or a price, and all choices and figures of facts: ads are counted, of many a sample
 *    (count-groups.ts).
 */

type Facet = { counts: { id: number; count: number }[]; count_is_estimate: boolean };
type Facets = { rows: Record<RowFilter, Facet> } & Pick<AdFacets, 'facts' | 'ranges'>;

const facets = Object.keys(rowFilters) as RowFilter[];

const none: Facet = { counts: [], count_is_estimate: false };
const nothing = Object.fromEntries(facets.map((facet) => [facet, none])) as Record<RowFilter, Facet>;

/** Models are offered for chosen brands, sub-categories for chosen categories. */
const isOffered = (facet: RowFilter, { brand, category }: RowSets) =>
  facet === 'carModel' ? brand.length > 0 : facet !== 'subCategory' || category.length > 0;

const rowsBut = (facet: RowFilter, rows: RowSets): RowSets => ({ ...rows, [facet]: [] });

/** Row filters alone. */
const sumBuckets = async (rows: RowSets, of: readonly RowFilter[]): Promise<[RowFilter, Facet][]> => {
  if (!of.length) return [];
  const { rows: read } = await connect();
  const sums = of.map((facet) => {
    const column = sql.identifier(columnOf[facet]);
    return sql`select ${facet}::text as facet, ${column} as id, sum(ads)::int as count from facet_buckets
                where ${all([sql`${column} <> 0`, sql`ads > 0`, ...rowConditions(rowsBut(facet, rows))])} group by 2`;
  });
  const found = await read<{ facet: RowFilter; id: number; count: number }>(sql.join(sums, sql` union all `));
  return of.map((facet) => [
    facet,
    {
      ...none,
      counts: found.flatMap((one) => (one.facet === facet ? [{ id: one.id, count: one.count }] : [])),
    },
  ]);
};

const facetOf = ({ rows, each }: Counted, facet: RowFilter): Facet => ({
  counts: [...rows[facet]].map(([id, n]) => ({ id, count: each > 1 ? scaled(n, each) : n })),
  count_is_estimate: each > 1,
});

/** Whether buckets cannot tell how many there are. */
const asksMore = ({ asked, fromCents, toCents }: Narrowing) =>
  asked !== null || fromCents !== null || toCents !== null;

/** Facets of rows, and the choices of facts, of ads in one category or in all. */
const countIn = async (
  category: number | null,
  wish: Narrowing,
  of: readonly RowFilter[],
  ofFacts: readonly Group[],
  sizes: Sizes,
): Promise<{
  rows: [RowFilter, Facet][];
  facts: [string, AdFacets['facts'][string]][];
  ranges: [string, AdFacets['ranges'][string]][];
}> => {
  const [open, ...filtered] = ofFacts;
  const read = asksMore(wish) ? of : [];
  // Of categories only that one can be counted here, and it has all that matches.
  const isWidened = (facet: RowFilter) =>
    wish.rows[facet].length > 0 && (facet !== 'category' || category === null);
  const groups = [
    {
      wish,
      keys: open?.keys ?? [],
      figures: open?.figures ?? [],
      facets: read.filter((facet) => !isWidened(facet)),
    },
    ...filtered.map((group) => ({ ...group, facets: [] })),
    ...read.filter(isWidened).map((facet) => ({
      wish: { ...wish, rows: rowsBut(facet, wish.rows) },
      keys: [],
      figures: [],
      facets: [facet],
    })),
  ].filter(({ keys, figures, facets }) => keys.length || figures.length || facets.length);
  const counted = await countGroups(category, groups, sizes);
  const each = <Of>(take: (counted: Counted, group: (typeof groups)[number]) => Of[]): Of[] =>
    counted.flatMap((one, at) => (groups[at] ? take(one, groups[at]) : []));
  return {
    rows: read.length
      ? each((one, group) => group.facets.map((facet): [RowFilter, Facet] => [facet, facetOf(one, facet)]))
      : await sumBuckets(wish.rows, of),
    facts: each((one, { keys }) =>
      keys.map((key): [string, AdFacets['facts'][string]] => [key, choicesOf(one, key)]),
    ),
    ranges: each((one, { figures }) =>
      figures.map((figure): [string, AdFacets['ranges'][string]] => [figure.key, rangeOf(one, figure)]),
    ),
  };
};

type More = {
  /** The same where another category is chosen, if that makes a difference. */
  elsewhere?: Narrowing;
  /** Those that are not filtered by themselves are the first group. */
  ofFacts?: readonly Group[];
  sizes?: Sizes;
};

/** The chosen category as it is counted beside its own facts, all others as they are without them. */
const withOwn = (chosen: number | null, own: Facet, others: Facet = none): Facet => ({
  counts: [
    ...others.counts.filter(({ id }) => id !== chosen),
    ...own.counts.filter(({ id }) => id === chosen),
  ],
  count_is_estimate: own.count_is_estimate || others.count_is_estimate,
});

/** The counts for a list of these filters, kept nowhere. */
export const countFacets = async (
  wish: Narrowing,
  { elsewhere = wish, ofFacts = [], sizes = usualSizes }: More = {},
): Promise<Facets> => {
  const offered = facets.filter((facet) => isOffered(facet, wish.rows));
  const [category, ...others] = wish.rows.category;
  const one = category === undefined || others.length ? null : category;
  const isSame = elsewhere === wish;
  const [here, there] = await Promise.all([
    countIn(
      one,
      wish,
      one !== null && isSame ? offered.filter((facet) => facet !== 'category') : offered,
      ofFacts,
      sizes,
    ),
    // A few options, beside which nothing else is counted.
    one === null ? null : countIn(null, elsewhere, ['category'], [], { ...sizes, sample: sizes.sample / 2 }),
  ]);
  const rows: Facets['rows'] = { ...nothing, ...Object.fromEntries([...(there?.rows ?? []), ...here.rows]) };
  if (there && !isSame) rows.category = withOwn(one, rows.category, Object.fromEntries(there.rows).category);
  return { rows, facts: Object.fromEntries(here.facts), ranges: Object.fromEntries(here.ranges) };
};

const keep = keepAnswers<Facets>('facets', { max: 500, ttl: 10_000 });

/** The counts for a list, with the words read as the list reads them. */
export const findFacets = async (query: AdListQuery): Promise<AdFacets> => {
  const catalogue = await getCatalogue();
  const search = query.search === undefined ? null : await ask(query.search, catalogue);
  const count = (asked: Asked) =>
    findAds({ ...wantedOf(query, asked, catalogue), sort: 'desc', offset: 0, limit: 1 });
  const { asked } = search ? await answer(search, { find: count, query, catalogue }) : { asked: null };
  const isFound = query.search === undefined || asked !== null;
  const narrowing = (of: AdListQuery): Narrowing => {
    const { rows, fromCents, toCents, asked: besides } = wantedOf(of, asked, catalogue);
    return { rows, fromCents, toCents, asked: besides };
  };
  const wish = narrowing(query);
  const factless = withoutFacts(query);
  const asksFacts = Object.keys(factless).length < Object.keys(query).length;
  const elsewhere = asksFacts ? narrowing(factless) : wish;
  const ofFacts = factGroupsOf(query, catalogue, narrowing);
  const found = isFound
    ? await keep(JSON.stringify([wish, ofFacts]), () => countFacets(wish, { elsewhere, ofFacts }))
    : { rows: nothing, facts: {}, ranges: {} };
  return {
    ...(Object.fromEntries(facets.map((facet) => [rowFilters[facet], found.rows[facet]])) as Omit<
      AdFacets,
      'facts' | 'ranges'
    >),
    facts: found.facts,
    ranges: found.ranges,
  };
};
