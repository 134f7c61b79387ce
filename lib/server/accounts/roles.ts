import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';

/** One at a time decides who moderates, before any account's row is held: so one is always left. */
export const holdRoles = (tx: Pick<Database, 'execute'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(62004)`);

/** Whether somebody else moderates who can log in. */
export const hasOtherModerator = async (
  tx: Pick<Database, 'select'>,
  accountId: number,
): Promise<boolean> => {
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.role, 'moderator'),
        ne(accounts.id, accountId),
        isNotNull(accounts.passwordHash),
        isNull(accounts.blockedAt),
        isNull(accounts.deletedAt),
      ),
    )
    .limit(1);
  return other !== undefined;
};
