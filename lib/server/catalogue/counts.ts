import { type SQL, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';

export type CountedColumn =
  | 'category_id'
  | 'sub_category_id'
  | 'brand_id'
  | 'car_model_id'
  | 'ad_type_id'
  | 'state_id';

const keep = keepAnswers<Map<number, number>>('counts', { max: 500, ttl: 15_000 });

/** Public ads per row of a column, as id → count; with `categories`, of the ads in those alone. Sums facet buckets, never ads. */
export const countBy = (
  column: CountedColumn,
  categories: readonly number[] = [],
): Promise<Map<number, number>> =>
  keep(`${column}:${categories.join(',')}`, async () => {
    const { rows } = await connect();
    const within: SQL = categories.length
      ? sql`where category_id = any(${sql.param(categories)}::int[])`
      : sql``;
    const name = sql.identifier(column);
    const found = await rows<{ id: number; n: number }>(
      sql`select ${name} as id, sum(ads)::int as n from facet_buckets ${within} group by 1`,
    );
    return new Map(found.map(({ id, n }) => [id, n]));
  });
