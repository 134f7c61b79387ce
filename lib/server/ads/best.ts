import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import type { Asked } from '../search/asked';
import type { Wanted } from './conditions';
import { type Found, findAds } from './find';

/*
 * The best match first: the ads of each tier of a search (search/asked.ts) in their turn, newest first, without those of
 * the tiers before. A tier is a list of its own that the word index answers, so a page costs as many bounded look-ups as
 * it has to pass tiers, and never all matches are sorted.
 */

/** Within so many neighbours of a tier those come first that say most. */
const block = 20;

const withoutEarlier = (tiers: readonly string[], at: number): string =>
  [`(${tiers[at]})`, ...tiers.slice(0, at).map((tier) => `!(${tier})`)].join(' & ');

/** The fuller ad of a block first: one with a price, a year, pictures and a text. */
const fullerFirst = async (ids: readonly number[]): Promise<number[]> => {
  if (ids.length < 2) return [...ids];
  const { rows } = await connect();
  const said = await rows<{ id: number; full: number }>(sql`
    select id, (price_cents is not null)::int + (year is not null)::int + (length(description) > 60)::int
               + exists(select 1 from ad_images i where i.ad_id = ads.id)::int as full
      from ads where id = any(${sql.param([...ids])}::int[])`);
  const full = new Map(said.map((row) => [row.id, row.full]));
  const blocks = Array.from({ length: Math.ceil(ids.length / block) }, (_, at) =>
    ids.slice(at * block, (at + 1) * block),
  );
  return blocks.flatMap((some) => some.toSorted((a, b) => (full.get(b) ?? 0) - (full.get(a) ?? 0)));
};

/** A page of what the words find, the best match first, and how many there are in all. */
export const findBest = async (wanted: Wanted & { asked: Asked }): Promise<Found> => {
  const { asked, offset, limit } = wanted;
  const newest: Wanted = { ...wanted, sort: 'desc' };
  const all = await findAds(newest);
  if (all.total === 0) return all;
  const ids: number[] = [];
  let before = 0;
  for (let at = 0; at < asked.tiers.length && ids.length < limit; at += 1) {
    const tier = { ...asked, query: withoutEarlier(asked.tiers, at) };
    const first = Math.max(0, offset + ids.length - before);
    const from = Math.floor(first / block) * block;
    const size = Math.ceil((first + limit - ids.length) / block) * block - from;
    const found = await findAds({ ...newest, asked: tier, offset: from, limit: size });
    ids.push(...(await fullerFirst(found.ids)).slice(first - from, first - from + limit - ids.length));
    before += found.ids.length && found.ids.length < size ? from + found.ids.length : found.total;
  }
  return { ...all, ids };
};
