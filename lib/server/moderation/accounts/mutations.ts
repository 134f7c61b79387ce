import { and, eq, isNull, sql } from 'drizzle-orm';
import { accounts, ads, sessions } from '@/lib/db/schema';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountRow, presentUser } from '../../accounts/present';
import { holdRoles } from '../../accounts/roles';
import type { Tx } from '../../ads/decisions';
import { announce, type Tag } from '../../changes';
import { closeConnectionsOf } from '../../connections';
import { HttpError, notFound } from '../../http-error';
import { transact } from '../../transaction';
import type { Deciding } from '../ads/mutations';
import { decidedAlready } from '../conflict';
import { audit } from '../log/write';
import { mailAboutAccount } from '../mails';
import { mayBlock } from '../policy';
import { localeOf } from '../present';
import { presentModeratedAccount } from './queries';

const hold = async (tx: Tx, id: number): Promise<AccountRow> => {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)))
    .for('update');
  if (!row) throw notFound();
  return row;
};

const tagsOf = (hidden: readonly { id: number }[]): Tag[] =>
  hidden.length ? ['ads', ...hidden.map((ad): Tag => `ad:${ad.id}`)] : [];

const log = (
  tx: Tx,
  action: 'account.block' | 'account.unblock',
  account: AccountRow,
  reason: string,
  actorId: number,
) =>
  audit(tx, {
    actorId,
    action,
    subject: 'account',
    subjectId: account.id,
    reason,
    details: { title: presentUser(account).full_name },
  });

/**
 * Ends the account's sessions and takes its public ads away. They are rejected at the very instant of the block, which
 * is how an unblocking knows them from those that were rejected one by one. What waits goes on waiting and cannot be
 * accepted meanwhile.
 */
export const blockAccount = async (id: number, reason: string, { moderator, lang }: Deciding) => {
  const done = await transact(async (tx) => {
    const account = await hold(tx, id);
    if (!mayBlock(moderator, account))
      throw new HttpError(403, messagesOf(lang).moderationAnswers.notBlockable);
    if (account.blockedAt) return null;
    const now = new Date();
    const [blocked] = await tx
      .update(accounts)
      .set({ blockedAt: now })
      .where(eq(accounts.id, id))
      .returning();
    await tx.delete(sessions).where(eq(sessions.accountId, id));
    const hidden = await tx
      .update(ads)
      .set({
        status: 'rejected',
        rejectionReason: messagesOf(localeOf(account.locale)).moderationAnswers.hiddenByBlock,
        decidedAt: now,
      })
      .where(and(eq(ads.accountId, id), eq(ads.status, 'accept'), isNull(ads.deletedAt)))
      .returning({ id: ads.id });
    await log(tx, 'account.block', account, reason, moderator.id);
    await mailAboutAccount(tx, 'blocked', account, reason);
    return { account: blocked ?? account, hidden };
  });
  if (!done) throw await decidedAlready('account', id, 'account', lang);
  announce(tagsOf(done.hidden));
  closeConnectionsOf(id);
  return presentModeratedAccount(done.account);
};

/** Lets an account in again and brings back the ads that the block took away. */
export const unblockAccount = async (id: number, reason: string, { moderator, lang }: Deciding) => {
  const done = await transact(async (tx) => {
    const account = await hold(tx, id);
    if (!account.blockedAt) return null;
    const [open] = await tx.update(accounts).set({ blockedAt: null }).where(eq(accounts.id, id)).returning();
    const shown = await tx
      .update(ads)
      .set({ status: 'accept', rejectionReason: null })
      .where(and(eq(ads.accountId, id), eq(ads.status, 'rejected'), eq(ads.decidedAt, account.blockedAt)))
      .returning({ id: ads.id });
    await log(tx, 'account.unblock', account, reason, moderator.id);
    await mailAboutAccount(tx, 'unblocked', account, reason);
    return { account: open ?? account, shown };
  });
  if (!done) throw await decidedAlready('account', id, 'account', lang);
  announce(tagsOf(done.shown));
  return presentModeratedAccount(done.account);
};

/** Writes another role down; the caller holds the row. `actorId` null is the operator at the command line. */
const setRole = async (
  tx: Tx,
  account: AccountRow,
  role: AccountRow['role'],
  { actorId, reason = null }: { actorId: number | null; reason?: string | null },
): Promise<AccountRow> => {
  const [changed] = await tx.update(accounts).set({ role }).where(eq(accounts.id, account.id)).returning();
  await audit(tx, {
    actorId,
    action: role === 'moderator' ? 'account.grant' : 'account.revoke',
    subject: 'account',
    subjectId: account.id,
    reason,
    details: { title: presentUser(account).full_name, from: account.role, to: role },
  });
  return changed ?? account;
};

/** Gives an account a role, or takes it back. For the operator at the command line; the same twice changes nothing. */
export const grantRole = async (email: string, role: AccountRow['role']) => {
  return transact(async (tx) => {
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(sql`lower(${accounts.email}) = lower(${email.trim()})`, isNull(accounts.deletedAt)))
      .for('update');
    if (!account) throw notFound(`There is no account with the address ${email}.`);
    if (account.role !== role) await setRole(tx, account, role, { actorId: null });
    return { id: account.id, username: account.username, before: account.role, role };
  });
};

/**
 * The same by a moderator. Nobody changes his own role, and who lost it a moment ago changes none: so one is always
 * left.
 */
export const changeRole = async (
  id: number,
  { role, reason }: { role: AccountRow['role']; reason?: string | undefined },
  { moderator, lang }: Deciding,
) => {
  const { ownRole, noLogin } = messagesOf(lang).consoleAnswers;
  if (id === moderator.id) throw new HttpError(403, ownRole);
  const changed = await transact(async (tx) => {
    // Two who take it from each other at the same time: the second is none any more when it is his turn.
    await holdRoles(tx);
    if ((await hold(tx, moderator.id)).role !== 'moderator') throw notFound();
    const account = await hold(tx, id);
    if (account.role === role) return null;
    if (role === 'moderator' && (account.blockedAt || account.passwordHash === null))
      throw new HttpError(409, noLogin);
    return setRole(tx, account, role, { actorId: moderator.id, reason: reason ?? null });
  });
  if (!changed) throw await decidedAlready('account', id, 'account', lang);
  return presentModeratedAccount(changed);
};
