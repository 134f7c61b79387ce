import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { alerts } from '@/lib/db/schema';

/** Marks an account's alerts as read, up to and including one: they are told by no mail and no push any more. */
export const readAlerts = async (accountId: number, upTo: number, now = new Date()): Promise<void> => {
  const { db } = await connect();
  await db
    .update(alerts)
    .set({ readAt: now, dueAt: null })
    .where(and(eq(alerts.accountId, accountId), lte(alerts.id, upTo), isNull(alerts.readAt)));
};

const kept = 90;
const batch = 10_000;

/** Forgets alerts of long ago. Bounded; what it leaves, the next one takes. */
export const forgetOldAlerts = async (now = new Date()): Promise<void> => {
  const { db } = await connect();
  const before = new Date(now.getTime() - kept * 24 * 60 * 60_000).toISOString();
  await db.execute(sql`
    delete from alerts where id = any (array(
      select id from alerts where created_at < ${before}::timestamptz order by id limit ${batch}))`);
};
