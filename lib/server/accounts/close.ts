import { randomBytes } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import { defaultTimeZone } from '@/lib/contract/time-zone';
import {
  accountLinks,
  accounts,
  adSales,
  ads,
  alerts,
  blocks,
  conversations,
  favourites,
  passkeys,
  pushDevices,
  queuedJobs,
  recoveryCodes,
  savedSearches,
  sessions,
  subscriptions,
  twoStepKeys,
} from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { emptyAds } from '../ads/empty';
import { adChanged } from '../ads/events';
import { afterCommit } from '../after-commit';
import { announce } from '../changes';
import { closeConnectionsOf } from '../connections';
import { HttpError } from '../http-error';
import { transact } from '../transaction';
import { dropReplaced } from './files';
import { holdCaller } from './hold';
import { mailNotice } from './mails';
import { hasOtherModerator, holdRoles } from './roles';
import type { Caller } from './sessions';
import { assertSamePassword } from './update';

const nothing = {
  passwordHash: null,
  twoStepAt: null,
  emailConfirmedAt: null,
  firstName: '',
  lastName: '',
  phoneNumber: null,
  whatsappNumber: null,
  websiteUrl: null,
  stateId: null,
  zipCode: null,
  lat: null,
  long: null,
  avatar: null,
  cv: null,
  cvName: null,
  timeZone: defaultTimeZone,
  currency: null,
};

/**
 * Closes an account for good. The row stays, for messages and decisions point at it, but says nothing about anybody;
 * its ads are no longer public, and say and name nothing. What stays, and why, is in lib/server/own-data/README.md.
 * Pictures are left to the sweep. Refuses with 409 where nobody would be left to moderate.
 */
export const closeAccount = async (caller: Caller, lang: Locale): Promise<void> => {
  const { account } = caller;
  const owned = eq(accounts.id, account.id);
  const gone = await transact(async (tx) => {
    const now = new Date();
    await holdRoles(tx);
    const before = await holdCaller(tx, caller, lang);
    assertSamePassword(account, before, lang);
    if (before.role === 'moderator' && !(await hasOtherModerator(tx, account.id)))
      throw new HttpError(409, messagesOf(lang).auth.answers.lastModerator);
    const own = await tx
      .select({ id: ads.id, facetBucketId: ads.facetBucketId })
      .from(ads)
      .where(eq(ads.accountId, account.id));
    // Others wrote about an ad, so it stays, with its title and what kind of thing it was.
    await emptyAds(
      tx,
      own.map(({ id }) => id),
    );
    await tx
      .update(adSales)
      .set({ buyerId: null })
      .where(
        sql`${adSales.buyerId} = ${account.id} or ${adSales.adId} in (select id from ads where account_id = ${account.id})`,
      );
    const closed = await tx
      .update(ads)
      .set({ deletedAt: sql`coalesce(${ads.deletedAt}, ${now.toISOString()})` })
      .where(eq(ads.accountId, account.id))
      .returning({ id: ads.id });
    for (const { id } of own.filter(({ facetBucketId }) => facetBucketId !== null))
      await adChanged(tx, { adId: id, kind: 'deleted' });
    await tx.delete(favourites).where(eq(favourites.accountId, account.id));
    await tx.delete(alerts).where(eq(alerts.accountId, account.id));
    await tx.delete(savedSearches).where(eq(savedSearches.accountId, account.id));
    await tx.delete(conversations).where(eq(conversations.accountId, account.id));
    await tx.delete(blocks).where(or(eq(blocks.accountId, account.id), eq(blocks.blockedId, account.id)));
    await tx.delete(accountLinks).where(eq(accountLinks.accountId, account.id));
    await tx.delete(passkeys).where(eq(passkeys.accountId, account.id));
    await tx.delete(twoStepKeys).where(eq(twoStepKeys.accountId, account.id));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id));
    await tx.delete(sessions).where(eq(sessions.accountId, account.id));
    await tx.delete(pushDevices).where(eq(pushDevices.accountId, account.id));
    await tx.delete(queuedJobs).where(eq(queuedJobs.accountId, account.id));
    await tx
      .update(subscriptions)
      .set({ status: 'ended', endsAt: now })
      .where(
        sql`${subscriptions.accountId} = ${account.id} and ${subscriptions.status} in ('requested', 'active')`,
      );
    const name = `closed-${randomBytes(8).toString('hex')}`;
    await tx
      .update(accounts)
      .set({ ...nothing, username: name, email: `${name}@closed.invalid`, deletedAt: now })
      .where(owned);
    await mailNotice(tx, before, 'accountClosed', lang);
    return { before, ads: closed.map(({ id }) => id) };
  });
  announce(['ads', ...gone.ads.map((id) => `ad:${id}` as const)]);
  closeConnectionsOf(account.id);
  afterCommit('Removing the files of a closed account', () =>
    dropReplaced(gone.before, { avatar: null, cv: null }),
  );
};
