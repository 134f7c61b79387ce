import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';
import { avatarUrl } from '@/lib/storage/media-url';
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

/** What other members see of somebody. `avatar` is an address. `isGone`: deleted, or blocked by a moderator. */
export type Person = { id: number; username: string; avatar: string | null; isGone: boolean };

/** The people of these ids; an id that never was is left out. */
export const findPeople = async (ids: readonly number[]): Promise<Map<number, Person>> => {
  if (!ids.length) return new Map();
  const { db } = await connect();
  const { id, username, avatar, blockedAt, deletedAt } = accounts;
  const rows = await db
    .select({ id, username, avatar, blockedAt, deletedAt })
    .from(accounts)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        username: row.username,
        avatar: avatarUrl(row.avatar),
        isGone: row.blockedAt !== null || row.deletedAt !== null,
      },
    ]),
  );
};

/** Whom a mail reaches and who can come and log in; `name` is how a letter greets them. */
type Reader = { email: string; name: string; locale: string };

/** Those of these accounts that get mail: not the sellers of imported ads, and nobody who is gone. */
export const findReaders = async (ids: readonly number[]): Promise<Map<number, Reader>> => {
  if (!ids.length) return new Map();
  const { db } = await connect();
  const { id, email, firstName, username, locale, passwordHash, blockedAt, deletedAt } = accounts;
  const rows = await db
    .select({ id, email, firstName, username, locale })
    .from(accounts)
    .where(
      and(inArray(id, [...new Set(ids)]), isNotNull(passwordHash), isNull(blockedAt), isNull(deletedAt)),
    );
  return new Map(
    rows.map((row) => [
      row.id,
      { email: row.email, name: row.firstName || row.username, locale: row.locale },
    ]),
  );
};
