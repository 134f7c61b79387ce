import { type SQL, sql } from 'drizzle-orm';
import { type RowFilter, rowFilters } from '@/lib/ad-filters';
import type { AdFacets, AdListQuery } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { countBy } from '../catalogue/counts';
import { getCatalogue } from '../catalogue/rows';
import { keepAnswers } from '../kept-answers';
import { type Asked, ask } from '../search/asked';
import { noRows, type RowSets } from '../search/words';
import { answer } from './answer';
import { all, columnOf, conditionsOf, matchesOf, type Narrowing, rowConditions } from './conditions';
import { findFactFacets } from './fact-facets';
import { findAds } from './find';
import { listed, scaled } from './order';
import { wantedOf } from './wanted';

/*
 * How many public ads stand behind each option, under all filters but those of its own kind: beside Komatsu those that
 * the list would have with Komatsu, whichever brands are chosen now.
 *
 *  - Rows alone: sums over buckets (lib/db/schema/ads.ts), exact however many ads there are.
 *  - Words or a price: the ads that match are counted by their buckets. A sample tells before whether they are many;
 *    then the sample is what is counted, and the counts are estimates. The first of the shuffled order are one, for
 *    that order is random and has an index. So no more ads are read than the sample and some 2,000 for each facet.
 */

type InBucket = Record<RowFilter, number> & { n: number };
type Facet = { counts: { id: number; count: number }[]; count_is_estimate: boolean };
type Facets = Record<RowFilter, Facet>;
type Sizes = { sample: number; exact: number };

const facets = Object.keys(rowFilters) as RowFilter[];
const usual: Sizes = { sample: 3_000, exact: 2_000 };

const rowsBut = (facet: RowFilter, rows: RowSets): RowSets => ({ ...rows, [facet]: [] });

/** Models are offered for chosen brands, sub-categories for chosen categories. */
const isOffered = (facet: RowFilter, { brand, category }: RowSets) =>
  facet === 'carModel' ? brand.length > 0 : facet !== 'subCategory' || category.length > 0;

const none: Facet = { counts: [], count_is_estimate: false };
const facetsBy = (of: (facet: RowFilter) => Facet): Facets =>
  Object.fromEntries(facets.map((facet) => [facet, of(facet)])) as Facets;

/** Row filters alone. */
const sumBuckets = async (rows: RowSets): Promise<Facets> => {
  const { rows: read } = await connect();
  const sums = facets
    .filter((facet) => isOffered(facet, rows))
    .map((facet) => {
      const column = sql.identifier(columnOf[facet]);
      return sql`select ${facet}::text as facet, ${column} as id, sum(ads)::int as count from facet_buckets
                  where ${all([sql`${column} <> 0`, sql`ads > 0`, ...rowConditions(rowsBut(facet, rows))])} group by 2`;
    });
  const found = await read<{ facet: RowFilter; id: number; count: number }>(sql.join(sums, sql` union all `));
  return facetsBy((of) => ({
    ...none,
    counts: found.filter(({ facet }) => facet === of).map(({ id, count }) => ({ id, count })),
  }));
};

/** Ads by the buckets that they are in. */
const byBucket = async (matches: SQL): Promise<InBucket[]> => {
  const { rows } = await connect();
  const columns = facets.map(
    (facet) => sql`b.${sql.identifier(columnOf[facet])} as ${sql.identifier(facet)}`,
  );
  return rows<InBucket>(sql`
    with m as materialized (select facet_bucket_id, count(*)::int as n from (${matches}) a group by 1)
    select ${sql.join(columns, sql`, `)}, m.n from m join facet_buckets b on b.id = m.facet_bucket_id`);
};

/** Those of the sample that match, whatever their rows. */
const matchesInSample = (wish: Narrowing, size: number): SQL => sql`
  select facet_bucket_id from (
    select facet_bucket_id, ${listed} from ads where facet_bucket_id is not null order by shuffle, id limit ${size}
  ) w where ${all(conditionsOf({ ...wish, rows: noRows }))}`;

const standsIn = (rows: RowSets) => (bucket: InBucket) =>
  facets.every((facet) => !rows[facet].length || rows[facet].includes(bucket[facet]));

const tally = (facet: RowFilter, buckets: InBucket[]) => {
  const counts = new Map<number, number>();
  for (const { [facet]: id, n } of buckets) if (id !== 0) counts.set(id, (counts.get(id) ?? 0) + n);
  return [...counts].map(([id, count]) => ({ id, count }));
};

const countMatches = async (wish: Narrowing, { sample, exact }: Sizes): Promise<Facets> => {
  const { rows } = wish;
  const total = [...(await countBy('category_id')).values()].reduce((sum, n) => sum + n, 0);
  const each = total / sample;
  const sampled = each > 1 ? await byBucket(matchesInSample(wish, sample)) : [];
  // Some way over the bound, for a sample may be off by a little.
  const areMany = (within: RowSets) =>
    sampled.filter(standsIn(within)).reduce((sum, { n }) => sum + n, 0) * each > exact * 1.2;

  const read = new Map<string, Promise<InBucket[]>>();
  const readExactly = (within: RowSets) => {
    const key = JSON.stringify(within);
    const buckets = read.get(key) ?? byBucket(matchesOf({ ...wish, rows: within }, sql`facet_bucket_id`));
    read.set(key, buckets);
    return buckets;
  };
  const manyInAll = areMany(noRows);
  const counted = await Promise.all(
    facets.map(async (facet): Promise<Facet> => {
      if (!isOffered(facet, rows)) return none;
      const within = rowsBut(facet, rows);
      const estimated = areMany(within);
      // Few in all are read once for every facet.
      const buckets = estimated ? sampled : await readExactly(manyInAll ? within : noRows);
      const counts = tally(facet, buckets.filter(standsIn(within)));
      if (!estimated) return { counts, count_is_estimate: false };
      return {
        counts: counts.map(({ id, count }) => ({ id, count: scaled(count, each) })),
        count_is_estimate: true,
      };
    }),
  );
  return facetsBy((facet) => counted[facets.indexOf(facet)] ?? none);
};

export const countFacets = (wish: Narrowing, sizes = usual): Promise<Facets> =>
  wish.asked || wish.fromCents !== null || wish.toCents !== null
    ? countMatches(wish, sizes)
    : sumBuckets(wish.rows);

const keep = keepAnswers<Facets>('facets', { max: 500, ttl: 10_000 });

const countOnce = ({ rows, fromCents, toCents, asked }: Narrowing): Promise<Facets> => {
  const wish = { rows, fromCents, toCents, asked };
  return keep(JSON.stringify(wish), () => countFacets(wish));
};

/** The counts for a list, with the words read as the list reads them. */
export const findFacets = async (query: AdListQuery): Promise<AdFacets> => {
  const catalogue = await getCatalogue();
  const search = query.search === undefined ? null : await ask(query.search, catalogue);
  const count = (asked: Asked) =>
    findAds({ ...wantedOf(query, asked, catalogue), sort: 'desc', offset: 0, limit: 1 });
  const { asked } = search ? await answer(search, { find: count, query, catalogue }) : { asked: null };
  const found =
    query.search !== undefined && !asked
      ? facetsBy(() => none)
      : await countOnce(wantedOf(query, asked, catalogue));
  const ofFacts =
    query.search !== undefined && !asked ? {} : await findFactFacets({ query, asked, catalogue });
  return {
    ...(Object.fromEntries(facets.map((facet) => [rowFilters[facet], found[facet]])) as Omit<
      AdFacets,
      'facts'
    >),
    facts: ofFacts,
  };
};
