import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';

/**
 * Until the transaction ends, no other that holds the same account goes on: of two calls at once the second sees what
 * the first wrote. Whoever also holds an ad's row holds the account first.
 */
export const holdAccount = async (tx: Pick<Database, 'select'>, accountId: number): Promise<void> => {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
};
