import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';

type Reading = { time_zone?: string | undefined; currency?: string | undefined };

/** Keeps where and in which money an account reads, as far as its browser said that. */
export const noteReading = async (
  tx: Pick<Database, 'update'>,
  accountId: number,
  { time_zone: timeZone, currency }: Reading,
): Promise<void> => {
  if (timeZone === undefined && currency === undefined) return;
  await tx
    .update(accounts)
    .set({ ...(timeZone === undefined ? {} : { timeZone }), ...(currency === undefined ? {} : { currency }) })
    .where(eq(accounts.id, accountId));
};
