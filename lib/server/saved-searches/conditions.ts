import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { searchConditionKeys, searchConditions } from '@/lib/db/schema';
import type { Transaction } from '../transaction';
import type { ReadSearch } from './read-search';

const putKeys = async (tx: Transaction, conditionId: number, keys: readonly string[]) => {
  if (keys.length) await tx.insert(searchConditionKeys).values(keys.map((key) => ({ key, conditionId })));
};

/**
 * The conditions of a search, which are there once whoever saves it: those that are there, or what was read just now.
 * Until the transaction ends they neither go nor become wide.
 */
export const holdConditions = async (
  tx: Transaction,
  query: string,
  { conditions, keys }: ReadSearch,
): Promise<{ id: number; wide: boolean }> => {
  const queryHash = createHash('sha256').update(query).digest();
  const [known] = await tx
    .select({ id: searchConditions.id, wide: searchConditions.wide })
    .from(searchConditions)
    .where(eq(searchConditions.queryHash, queryHash))
    .for('key share');
  if (known) return known;
  const [added] = await tx
    .insert(searchConditions)
    .values({ query, queryHash, ...conditions })
    .onConflictDoNothing()
    .returning({ id: searchConditions.id, wide: searchConditions.wide });
  // Somebody else was just quicker.
  if (!added) return holdConditions(tx, query, { conditions, keys });
  await putKeys(tx, added.id, keys);
  return added;
};

/** Puts what was read anew in the place of what was read before, where that is still there. */
export const replaceConditions = async (
  tx: Transaction,
  id: number,
  { conditions, keys }: ReadSearch,
  readAt: Date,
): Promise<void> => {
  const there = await tx
    .update(searchConditions)
    .set({ ...conditions, readAt })
    .where(eq(searchConditions.id, id))
    .returning({ id: searchConditions.id });
  if (!there.length) return;
  await tx.delete(searchConditionKeys).where(eq(searchConditionKeys.conditionId, id));
  await putKeys(tx, id, keys);
};
