import { eq } from 'drizzle-orm';
import type { Promotion } from '@/lib/contract/own-ads';
import type { Database } from '@/lib/db/connect';
import { ads, promotions, subscriptions } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { holdAccount } from '../accounts/hold';
import { holdAd } from '../ads/decisions';
import { mayChange, type Reader } from '../ads/policy';
import { isPromoted } from '../ads/present';
import { announce } from '../changes';
import { HttpError, notFound } from '../http-error';
import { countSpent, findActingPlan } from '../subscriptions/queries';
import { transact } from '../transaction';

const promotedDays = 30;
const day = 86_400_000;

type Tx = Pick<Database, 'select' | 'insert'>;

/**
 * The subscription that pays, where its plan has one of the kind left. What the free plan gives is spent from a
 * subscription of its own, which runs as long as a promotion does.
 */
const findPayer = async (tx: Tx, accountId: number, kind: Promotion): Promise<number | null> => {
  const { plan, subscription } = await findActingPlan(tx, accountId);
  if (!plan || plan[kind] === 0) return null;
  if (subscription) {
    const spent = await countSpent(tx, subscription.id, kind);
    return spent < plan[kind] ? subscription.id : null;
  }
  const now = Date.now();
  const [own] = await tx
    .insert(subscriptions)
    .values({
      accountId,
      planId: plan.id,
      status: 'active',
      startsAt: new Date(now),
      endsAt: new Date(now + promotedDays * day),
    })
    .returning({ id: subscriptions.id });
  return own?.id ?? null;
};

/**
 * Spends one featured or top ad of the seller's plan on an own ad that is public, for 30 days. Refuses with 404, and
 * with 409 when it is not public, promoted already, or none is left. Returns when it ends.
 */
export const promoteAd = async (
  id: number,
  kind: Promotion,
  { seller, lang }: { seller: Reader; lang: Locale },
): Promise<Date> => {
  const { noSuchAd, notPublic, promotedAlready, noneLeft } = messagesOf(lang).adAnswers;
  const until = await transact(async (tx) => {
    // Two ads of one account at once do not spend the same one.
    await holdAccount(tx, seller.id, lang);
    const held = await holdAd(tx, id);
    if (!held || !mayChange(seller, held.ad)) throw notFound(noSuchAd);
    if (held.ad.facetBucketId === null) throw new HttpError(409, notPublic);
    if (held.ad.promotion !== null && isPromoted(held.ad)) throw new HttpError(409, promotedAlready);
    const subscriptionId = await findPayer(tx, seller.id, kind);
    if (subscriptionId === null) throw new HttpError(409, noneLeft);
    const endsAt = new Date(Date.now() + promotedDays * day);
    await tx.insert(promotions).values({ subscriptionId, adId: id, kind, endsAt });
    await tx.update(ads).set({ promotion: kind, promotedUntil: endsAt }).where(eq(ads.id, id));
    return endsAt;
  });
  announce(['ads', `ad:${id}`]);
  return until;
};
