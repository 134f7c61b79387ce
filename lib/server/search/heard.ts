import { sql } from 'drizzle-orm';
import type { RowFilter } from '@/lib/ad-filters';
import { connect } from '@/lib/db/connect';
import { type CountedColumn, countBy } from '../catalogue/counts';
import { keepAnswers } from '../kept-answers';
import type { AdsOf } from './names';
import type { Heard } from './read';

/** A word of as many ads is one of the trade, however much it looks like a name. */
const common = 5;
/** A word of every tenth ad stands in some of so many, and then the index need not list all of them. */
const latest = 200;
/** More than this begin alike only where little was typed. */
const mostEndings = 50;
const mostAsked = 12;

const keepHeard = keepAnswers<{ word: string; ads: number; known: boolean }[]>('heard', {
  max: 2_000,
  ttl: 60_000,
});
const keepBegun = keepAnswers<string[]>('completions', { max: 2_000, ttl: 60_000 });

const columns: Record<RowFilter, CountedColumn> = {
  category: 'category_id',
  subCategory: 'sub_category_id',
  brand: 'brand_id',
  carModel: 'car_model_id',
  type: 'ad_type_id',
  state: 'state_id',
};

/** How many ads each row has. Sums of facet buckets, kept for a moment. */
export const readAdsOf = async (): Promise<AdsOf> => {
  const counted = Object.entries(columns).map(
    async ([kind, column]) => [kind, await countBy(column)] as const,
  );
  const counts = Object.fromEntries(await Promise.all(counted)) as Record<RowFilter, Map<number, number>>;
  return (kind, id) => counts[kind].get(id) ?? 0;
};

/** Words that are left as they were written. */
export const takenAsSaid = (words: readonly string[]): Heard => ({
  said: new Set(words),
  common: new Set(words),
  adsOf: () => 0,
});

const readHeard = (words: readonly string[]) =>
  keepHeard(words.join(' '), async () => {
    const { rows } = await connect();
    return rows<{ word: string; ads: number; known: boolean }>(sql`
      select w.word, exists (select 1 from search_words k where k.word = w.word) as known,
             case when l.ads >= ${common} then l.ads else (
               select count(*)::int from (
                 select 1 from ads where search @@ quote_literal(w.word)::tsquery and facet_bucket_id is not null limit ${common}
               ) few
             ) end as ads
        from unnest(${sql.param(words)}::text[]) w(word)
       cross join lateral (
         select count(*)::int as ads from (
           select search from ads where facet_bucket_id is not null order by id desc limit ${latest}
         ) latest where search @@ quote_literal(w.word)::tsquery
       ) l`);
  });

/** How the ads know these words. Reads at most a few of them for each. */
export const hear = async (words: readonly string[]): Promise<Heard> => {
  const asked = words.slice(0, mostAsked);
  if (!asked.length) return { ...takenAsSaid([]), adsOf: await readAdsOf() };
  const [found, adsOf] = await Promise.all([readHeard(asked), readAdsOf()]);
  return {
    said: new Set(found.filter(({ ads, known }) => known || ads > 0).map(({ word }) => word)),
    common: new Set(found.filter(({ ads }) => ads >= common).map(({ word }) => word)),
    adsOf,
  };
};

/**
 * The known words that begin so; none where too many do. The word index answers for whole words several times as fast
 * as for a beginning. Every word of an ad is known but those of two letters, of which only the typed one begins so.
 */
export const wordsBegun = (start: string): Promise<string[]> =>
  keepBegun(start, async () => {
    const { rows } = await connect();
    const found = await rows<{ word: string }>(
      sql`select word from search_words where word like ${`${start}%`} limit ${mostEndings + 1}`,
    );
    return found.length > mostEndings ? [] : found.map(({ word }) => word);
  });
