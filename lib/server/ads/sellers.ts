import { inArray } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';

export type Selling = { sellerId: number; isPublic: boolean };

/** Whose these ads are and whether everyone may see them, deleted ones too; an id that never was is left out. */
export const findSellers = async (ids: readonly number[]): Promise<Map<number, Selling>> => {
  if (!ids.length) return new Map();
  const { db } = await connect();
  const rows = await db
    .select({ id: ads.id, sellerId: ads.accountId, facetBucketId: ads.facetBucketId })
    .from(ads)
    .where(inArray(ads.id, [...ids]));
  return new Map(
    rows.map(({ id, sellerId, facetBucketId }) => [id, { sellerId, isPublic: facetBucketId !== null }]),
  );
};
