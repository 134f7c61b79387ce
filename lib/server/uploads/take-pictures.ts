import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { adImages, media } from '@/lib/db/schema';

/**
 * The rows of an account's own pictures, in the order of `keys`, held until the transaction ends: no sweep takes one
 * away between this look and the row that uses it. Pictures that the ad `adId` shows already may be anybody's. Null when
 * one of them is not there or belongs to somebody else.
 */
export const takePictures = async (
  tx: Pick<Database, 'select'>,
  keys: readonly string[],
  accountId: number,
  adId: number | null = null,
) => {
  if (!keys.length) return [];
  const rows = await tx
    .select()
    .from(media)
    .where(
      and(
        inArray(media.key, [...new Set(keys)]),
        or(
          eq(media.accountId, accountId),
          sql`exists (select 1 from ${adImages} where ${adImages.mediaKey} = ${media.key} and ${adImages.adId} = ${adId})`,
        ),
      ),
    )
    .for('key share');
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const taken = keys.flatMap((key) => byKey.get(key) ?? []);
  return taken.length === keys.length ? taken : null;
};
