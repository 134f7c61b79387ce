import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { connect } from '@/lib/db/connect';
import { oncePerProcess } from '@/lib/once-per-process';
import { onChange } from '../changes';
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
const known = oncePerProcess('public ads', () => new LRUCache<number, true>({ max: 20_000 }));
onChange('public ads', () => known.clear());

/** Whether an ad is public, by its number. */
export const findIsPublic = async (id: number): Promise<boolean> => {
  if (known.has(id)) return true;
  const isPublic = id <= 2_147_483_647 && (await publicAmong([id])).has(id);
  if (isPublic) known.set(id, true);
  return isPublic;
};
