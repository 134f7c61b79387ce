import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { connect } from '@/lib/db/connect';
import { onChange } from '../changes';

export type CountedColumn =
  | 'category_id'
  | 'sub_category_id'
  | 'brand_id'
  | 'car_model_id'
  | 'ad_type_id'
  | 'state_id';

const shared = globalThis as typeof globalThis & {
  makinarCounts?: LRUCache<string, Promise<Map<number, number>>>;
};
shared.makinarCounts ??= new LRUCache({ max: 500, ttl: 15_000 });
const kept = shared.makinarCounts;

onChange('counts', (tags) => {
  if (tags.includes('ads')) kept.clear();
});

/** Public ads per row of a column, as id → count; with `categories`, of the ads in those alone. Sums shelves, never ads. */
export const countBy = (
  column: CountedColumn,
  categories: readonly number[] = [],
): Promise<Map<number, number>> => {
  const key = `${column}:${categories.join(',')}`;
  const known = kept.get(key);
  if (known) return known;
  const counted = (async () => {
    const { rows } = await connect();
    const within: SQL = categories.length
      ? sql`where category_id = any(${sql.param(categories)}::int[])`
      : sql``;
    const name = sql.identifier(column);
    const found = await rows<{ id: number; n: number }>(
      sql`select ${name} as id, sum(ads)::int as n from shelves ${within} group by 1`,
    );
    return new Map(found.map(({ id, n }) => [id, n]));
  })();
  kept.set(key, counted);
  counted.catch(() => kept.delete(key));
  return counted;
};
