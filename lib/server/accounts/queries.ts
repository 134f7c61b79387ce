import { and, isNull, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';
import type { AccountRow } from './present';

export const findByEmail = async (email: string): Promise<AccountRow | null> => {
  const { db } = await connect();
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(sql`lower(${accounts.email}) = lower(${email})`, isNull(accounts.deletedAt)))
    .limit(1);
  return row ?? null;
};

/** Which of the two is another account's already. */
export const findTaken = async (email: string, username: string) => {
  const { db } = await connect();
  const [row] = await db
    .select({
      email: sql<boolean>`coalesce(bool_or(lower(${accounts.email}) = lower(${email})), false)`,
      username: sql<boolean>`coalesce(bool_or(lower(${accounts.username}) = lower(${username})), false)`,
    })
    .from(accounts)
    .where(
      sql`lower(${accounts.email}) = lower(${email}) or lower(${accounts.username}) = lower(${username})`,
    );
  return row ?? { email: false, username: false };
};
