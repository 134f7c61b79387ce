import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { PageOfAd } from '@/lib/contract/availability';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { oncePerProcess } from '@/lib/once-per-process';
import { onChange } from '../changes';
import { hasPage } from './availability';
import type { Found } from './find';

const publicAmong = async (ids: readonly number[]): Promise<Set<number>> => {
  const { rows } = await connect();
  const found = await rows<{ id: number }>(
    sql`select id from ads where id = any(${sql.param(ids)}::int[]) and facet_bucket_id is not null`,
  );
  return new Set(found.map(({ id }) => id));
};

/** Those of these ads that are public, in the order in which they are named, and at most so many. */
export const findNamed = async (ids: readonly number[], most: number): Promise<Found> => {
  const there = await publicAmong(ids);
  const all = [...new Set(ids)].filter((id) => there.has(id));
  return { ids: all.slice(0, most), total: all.length, estimated: false };
};

// Asked before every page of an ad, kept or not. Only a yes is remembered, until ads change: a wrong one is found out by
// the page itself.
const memory = oncePerProcess('pages of ads', () => ({
  known: new LRUCache<number, true>({ max: 20_000 }),
  changes: 0,
}));
onChange('pages of ads', () => {
  memory.changes += 1;
  memory.known.clear();
});

/** Gone is what was deleted, and what was sold long ago; of what was never accepted nobody learns that it was. */
const readPage = async (id: number): Promise<PageOfAd> => {
  const { db } = await connect();
  const { status, availability, soldAt, deletedAt } = ads;
  const [ad] = await db.select({ status, availability, soldAt, deletedAt }).from(ads).where(eq(ads.id, id));
  if (!ad) return 'none';
  if (hasPage(ad)) return 'here';
  return ad.status === 'accept' ? 'gone' : 'none';
};

/** What stands at the address of an ad, by its number. */
export const findPageOfAd = async (id: number): Promise<PageOfAd> => {
  if (memory.known.has(id)) return 'here';
  const { changes } = memory;
  const page = id <= 2_147_483_647 ? await readPage(id) : 'none';
  // What changed meanwhile may have changed after it was read.
  if (page === 'here' && changes === memory.changes) memory.known.set(id, true);
  return page;
};
