import { and, eq, isNull, sql } from 'drizzle-orm';
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

export const findById = async (id: number): Promise<AccountRow | null> => {
  const { db } = await connect();
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
  return row ?? null;
};

/** Which of the two is another account's already; `own` is the account that asks. */
export const findTaken = async (email: string, username: string, own = 0) => {
  const { db } = await connect();
  const [row] = await db
    .select({
      email: sql<boolean>`coalesce(bool_or(lower(${accounts.email}) = lower(${email})), false)`,
      username: sql<boolean>`coalesce(bool_or(lower(${accounts.username}) = lower(${username})), false)`,
    })
    .from(accounts)
    .where(
      sql`(lower(${accounts.email}) = lower(${email}) or lower(${accounts.username}) = lower(${username}))
        and ${accounts.id} <> ${own}`,
    );
  return row ?? { email: false, username: false };
};
