import { sql } from 'drizzle-orm';
import { type AdFilters, apiQuery, filterParams, type Range } from '@/lib/ad-filters';
import { AdListQuery } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import type { searchConditions } from '@/lib/db/schema';
import { all, conditionsOf, type Narrowing, priceConditions } from '../ads/conditions';
import { wantedOf } from '../ads/wanted';
import type { Catalogue } from '../catalogue/rows';
import { type Asked, ask, askReading, type Ranges, wordAndRowQuery } from '../search/asked';
import { correctText } from '../search/correct';
import { noRows, noToken } from '../search/words';
import { type Condition, conditionsIn, type Figures, keysOfFigures } from './keys';

// What a saved search asks of an ad, as columns, so that an ad can be held against all of them (match.ts). It is made of
// the very `Narrowing` that the list reads.

/** What follows from the address of a search. */
type SearchConditions = Omit<typeof searchConditions.$inferInsert, 'id' | 'query' | 'queryHash' | 'readAt'>;

/** What a search asks of an ad, and the keys under which it stands (keys.ts). */
export type ReadSearch = { conditions: SearchConditions; keys: readonly string[] };

/** A search that more ads meet is counted now and then: nobody reads as many alerts as it would give. */
const mostForAlerts = 20_000;

/** The text by which two searches are the same: neither order nor page is part of it. */
export const queryOf = (filters: AdFilters): string =>
  filterParams({ ...filters, sort: 'desc', page: 1 }).toString();

/** As `GET /v1/ads` is asked for these filters. Throws where the call would refuse them. */
const listQuery = (filters: AdFilters): AdListQuery =>
  AdListQuery.parse(
    Object.fromEntries(
      Object.entries(apiQuery({ ...filters, sort: 'desc', page: 1 })).flatMap(([key, value]) => {
        const text = String(value ?? '');
        return text === '' ? [] : [[key, text]];
      }),
    ),
  );

const nothing = `'${noToken}'`;

const impossible: Asked = {
  text: '',
  query: nothing,
  tiers: [nothing],
  strict: null,
  ranges: {},
  surely: null,
  several: false,
};

const expected = async (condition: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await connect();
  const [plan] = await rows<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select from ads where facet_bucket_id is not null and ${condition}`,
  );
  return plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
};

const hasAny = async (asked: Asked): Promise<boolean> => {
  const { rows } = await connect();
  const one = { rows: noRows, fromCents: null, toCents: null, asked };
  const found = await rows(
    sql`select 1 from ads where facet_bucket_id is not null and ${all(conditionsOf(one))} limit 1`,
  );
  return found.length > 0;
};

/**
 * The words of a search as conditions. Unlike a list, which is better too long than empty, an alert is for all that was
 * asked: a year or a weight is a condition, and nothing gives way. A word that no ad has is put right as for a list.
 */
const askStrictly = async (search: string, catalogue: Catalogue): Promise<Asked> => {
  const read = await ask(search, catalogue);
  if (!read) return impossible;
  const strictly = (asked: Asked): Asked => ({ ...asked, ...asked.strict, strict: null });
  if (read.exact || (await hasAny(read.asked))) return strictly(read.asked);
  const corrected = await correctText(read.reading);
  return strictly(corrected ? await askReading(corrected, catalogue) : read.asked);
};

/** What a saved search asks of the list: the one thing that both it and an ad are held against. */
export const narrowingOf = async (filters: AdFilters, catalogue: Catalogue): Promise<Narrowing> => {
  const query = listQuery(filters);
  const asked = filters.search ? await askStrictly(filters.search, catalogue) : null;
  const { rows, fromCents, toCents, asked: all } = wantedOf(query, asked, catalogue);
  return { rows, fromCents, toCents, asked: all };
};

const tsqueryOf = ({ rows, asked }: Narrowing): string =>
  [wordAndRowQuery({ query: asked?.query ?? '' }, rows), ...(asked?.besides ?? []).map((some) => `(${some})`)]
    .filter(Boolean)
    .join(' & ');

/** The condition that fewest ads meet. */
const rarest = async (conditions: readonly Condition[], wish: Narrowing): Promise<readonly string[]> => {
  let best = { keys: [] as readonly string[], ads: Number.POSITIVE_INFINITY };
  for (const { keys, query, priced } of conditions) {
    const words = sql`search @@ ${query}::tsquery`;
    const ads = await expected(all(priced ? [words, ...priceConditions(wish)] : [words]));
    if (ads < best.ads || (ads === best.ads && keys.length < best.keys.length)) best = { keys, ads };
  }
  return best.keys;
};

const open: Range = { from: null, to: null };

/** Of a range without numbers behind the point. */
const whole = ({ from, to }: Range): Range => ({
  from: from === null ? null : Math.ceil(from),
  to: to === null ? null : Math.floor(to),
});

/** Reads what a search asks of an ad. */
export const conditionsOfSearch = async (wish: Narrowing): Promise<ReadSearch> => {
  const { fromCents, toCents, asked } = wish;
  const ranges: Ranges = asked?.ranges ?? {};
  const figures: Figures = {
    price: { from: fromCents, to: toCents },
    year: whole(ranges.year ?? open),
    hours: whole(ranges.hours ?? open),
    km: whole(ranges.km ?? open),
  };
  const words = tsqueryOf(wish);
  const keys = words ? await rarest(conditionsIn(words, figures.price), wish) : keysOfFigures(figures);
  const wide = !keys.length || (await expected(all(conditionsOf(wish)))) > mostForAlerts;
  return {
    keys: wide ? [] : keys,
    conditions: {
      wide,
      words: words || null,
      fromCents,
      toCents,
      fromYear: figures.year.from,
      toYear: figures.year.to,
      fromHours: figures.hours.from,
      toHours: figures.hours.to,
      fromKm: figures.km.from,
      toKm: figures.km.to,
      factRanges: ranges.facts ?? null,
    },
  };
};
