import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { AlertSettingsChange } from '@/lib/contract/alerts';
import { connect } from '@/lib/db/connect';
import { accounts, alerts, savedSearches } from '@/lib/db/schema';
import { noteReading } from '../accounts/reading';
import { transact, withRetries } from '../transaction';
import { announceAlertsRead } from './events';
import { countUnreadAlerts } from './queries';
import { readStopToken } from './stop-links';

/**
 * Marks an account's alerts as read, up to and including one: they are told by no mail and no push any more. Returns how
 * many are unread after that.
 */
export const readAlerts = async (accountId: number, upTo: number, now = new Date()): Promise<number> => {
  const { db } = await connect();
  const read = await withRetries(() =>
    db
      .update(alerts)
      .set({ readAt: now, dueAt: null })
      .where(and(eq(alerts.accountId, accountId), lte(alerts.id, upTo), isNull(alerts.readAt)))
      .returning({ id: alerts.id }),
  );
  const unread = await countUnreadAlerts(accountId);
  if (read.length) announceAlertsRead(accountId, unread);
  return unread;
};

/** Changes how an account is told; what is left out stays. */
export const changeAlertSettings = async (
  accountId: number,
  { mails, favourites_by_mail, favourites_by_push, ...reading }: AlertSettingsChange,
): Promise<void> => {
  const changes = {
    ...(mails === undefined ? {} : { alertMails: mails }),
    ...(favourites_by_mail === undefined ? {} : { favouritesByMail: favourites_by_mail }),
    ...(favourites_by_push === undefined ? {} : { favouritesByPush: favourites_by_push }),
  };
  await transact(async (tx) => {
    if (Object.keys(changes).length) await tx.update(accounts).set(changes).where(eq(accounts.id, accountId));
    await noteReading(tx, accountId, reading);
  });
};

/** Ends the mails that a link is about, however often it is followed. Returns whether it is one of ours. */
export const stopMails = async (token: string): Promise<boolean> => {
  const stop = readStopToken(token);
  if (!stop) return false;
  const { accountId, searchId } = stop;
  await transact((tx) =>
    searchId === null
      ? tx.update(accounts).set({ alertMails: false }).where(eq(accounts.id, accountId))
      : tx
          .update(savedSearches)
          .set({ byMail: false })
          .where(and(eq(savedSearches.id, searchId), eq(savedSearches.accountId, accountId))),
  );
  return true;
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
