import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { media } from '@/lib/db/schema';

/**
 * The rows of an account's own pictures, in the order of `keys`, held until the transaction ends: no sweep takes one
 * away between this look and the row that uses it. Null when one of them is not there or belongs to somebody else.
 */
export const takePictures = async (
  tx: Pick<Database, 'select'>,
  keys: readonly string[],
  accountId: number,
) => {
  if (!keys.length) return [];
  const rows = await tx
    .select()
    .from(media)
    .where(and(inArray(media.key, [...new Set(keys)]), eq(media.accountId, accountId)))
    .for('key share');
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const taken = keys.flatMap((key) => byKey.get(key) ?? []);
  return taken.length === keys.length ? taken : null;
};
