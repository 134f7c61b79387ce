import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { connect, type Database } from '@/lib/db/connect';
import { accountLinks } from '@/lib/db/schema';
import { transact } from '../transaction';
import { hashToken, isToken, newToken } from './tokens';

export type Purpose = (typeof accountLinks.$inferInsert)['purpose'];
const hours: Record<Purpose, number> = { 'reset-password': 1, 'confirm-email': 7 * 24 };

/** No mailbox is filled by somebody who knows its address. */
const mostAnHour = 3;

/** Makes a link that is used once, or null where enough of them are on their way. */
export const makeLink = async (accountId: number, purpose: Purpose): Promise<string | null> => {
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + hours[purpose] * 3_600_000);
  return transact(async (tx) => {
    const [recent] = await tx
      .select({ n: count() })
      .from(accountLinks)
      .where(
        and(
          eq(accountLinks.accountId, accountId),
          eq(accountLinks.purpose, purpose),
          gt(accountLinks.createdAt, sql`now() - interval '1 hour'`),
        ),
      );
    if ((recent?.n ?? 0) >= mostAnHour) return null;
    await tx.insert(accountLinks).values({ accountId, purpose, tokenHash, expiresAt });
    return token;
  });
};

/** For one that reached nobody: it counts against no other. */
export const dropLink = async (token: string): Promise<void> => {
  await transact((tx) => tx.delete(accountLinks).where(eq(accountLinks.tokenHash, hashToken(token))));
};

const usable = (token: string, purpose: Purpose) =>
  and(
    eq(accountLinks.tokenHash, hashToken(token)),
    eq(accountLinks.purpose, purpose),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, sql`now()`),
  );

export const isUsable = async (token: string, purpose: Purpose): Promise<boolean> => {
  if (!isToken(token)) return false;
  const { db } = await connect();
  const [link] = await db.select({ id: accountLinks.id }).from(accountLinks).where(usable(token, purpose));
  return link !== undefined;
};

/** Uses a link up and says whose it was; of two who come at once, one gets it. */
export const spendLink = async (
  tx: Pick<Database, 'update'>,
  token: string,
  purpose: Purpose,
): Promise<number | null> => {
  if (!isToken(token)) return null;
  const [link] = await tx
    .update(accountLinks)
    .set({ usedAt: new Date() })
    .where(usable(token, purpose))
    .returning({ accountId: accountLinks.accountId });
  return link?.accountId ?? null;
};
