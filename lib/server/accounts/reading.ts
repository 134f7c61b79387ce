import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';

type Reading = Partial<{ [Field in 'time_zone' | 'currency' | 'locale']: string | undefined }>;

/** Keeps where, in which money and in which language an account reads, as far as its browser said that. */
export const noteReading = async (
  tx: Pick<Database, 'update'>,
  accountId: number,
  { time_zone: timeZone, currency, locale }: Reading,
): Promise<void> => {
  // What was not said is left out of the statement, which must set something.
  if (timeZone === undefined && currency === undefined && locale === undefined) return;
  await tx.update(accounts).set({ timeZone, currency, locale }).where(eq(accounts.id, accountId));
};
