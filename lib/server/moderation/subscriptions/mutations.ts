import { and, eq, ne, sql } from 'drizzle-orm';
import { accounts, plans, subscriptions } from '@/lib/db/schema';
import { formatDate } from '@/lib/format/dates';
import { wordsIn } from '@/lib/i18n/locales';
import type { AccountRow } from '../../accounts/present';
import type { Tx } from '../../ads/decisions';
import { notFound } from '../../http-error';
import { transact } from '../../transaction';
import type { Deciding } from '../ads/mutations';
import { decidedAlready } from '../conflict';
import { audit } from '../log/write';
import { mailAboutPlan } from '../mails';
import { localeOf } from '../present';
import { getSubscription } from './queries';

type SubscriptionRow = typeof subscriptions.$inferSelect;
type Held = { row: SubscriptionRow; plan: typeof plans.$inferSelect; account: AccountRow };

/** Held by the account, so that two plans of one seller are decided one after the other. */
const hold = async (tx: Tx, id: number): Promise<Held> => {
  const [seen] = await tx
    .select({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(eq(subscriptions.id, id));
  if (!seen) throw notFound();
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, seen.accountId)).for('update');
  const [held] = await tx
    .select({ row: subscriptions, plan: plans, account: accounts })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .innerJoin(accounts, eq(accounts.id, subscriptions.accountId))
    .where(eq(subscriptions.id, id));
  if (!held) throw notFound();
  return held;
};

const titleFor = ({ plan, account }: Held) => wordsIn(plan.title, localeOf(account.locale));

const log = (
  tx: Tx,
  action: 'subscription.activate' | 'subscription.decline' | 'subscription.end',
  { row, plan, account }: Held,
  actorId: number,
  reason?: string,
) =>
  audit(tx, {
    actorId,
    action,
    subject: 'subscription',
    subjectId: row.id,
    reason: reason ?? null,
    details: { title: `${plan.title.en} · ${account.username}`, account: row.accountId },
  });

/**
 * Starts a month of the plan that was asked for. What is left of the same plan is added; another plan that runs ends
 * now. 409 when the question was decided or taken back.
 */
export const activateSubscription = async (id: number, { moderator, lang }: Deciding) => {
  const done = await transact(async (tx) => {
    const held = await hold(tx, id);
    if (held.row.status !== 'requested') return null;
    const others = and(
      eq(subscriptions.accountId, held.row.accountId),
      eq(subscriptions.status, 'active'),
      ne(subscriptions.id, id),
    );
    const running = await tx.select().from(subscriptions).where(others);
    const left = running.filter(({ planId, endsAt }) => planId === held.row.planId && endsAt !== null);
    const now = new Date();
    const from = new Date(Math.max(now.getTime(), ...left.map(({ endsAt }) => endsAt?.getTime() ?? 0)));
    await tx.update(subscriptions).set({ status: 'ended', endsAt: now }).where(others);
    const [started] = await tx
      .update(subscriptions)
      .set({
        status: 'active',
        startsAt: now,
        endsAt: sql`${from.toISOString()}::timestamptz + interval '1 month'`,
      })
      .where(eq(subscriptions.id, id))
      .returning();
    await log(tx, 'subscription.activate', held, moderator.id);
    await mailAboutPlan(tx, 'planActivated', held.account, {
      plan: titleFor(held),
      until: formatDate(started?.endsAt ?? '', localeOf(held.account.locale)),
    });
    return { ...held, row: started ?? held.row };
  });
  if (!done) throw await decidedAlready('subscription', id, 'subscription', lang);
  return getSubscription(id, lang);
};

const close = async (
  id: number,
  reason: string,
  { moderator, lang }: Deciding,
  way: { from: 'requested' | 'active'; set: Partial<SubscriptionRow>; action: 'decline' | 'end' },
) => {
  const done = await transact(async (tx) => {
    const held = await hold(tx, id);
    if (held.row.status !== way.from) return null;
    await tx.update(subscriptions).set(way.set).where(eq(subscriptions.id, id));
    await log(tx, `subscription.${way.action}`, held, moderator.id, reason);
    await mailAboutPlan(tx, way.action === 'decline' ? 'planDeclined' : 'planEnded', held.account, {
      plan: titleFor(held),
      reason,
    });
    return held;
  });
  if (!done) throw await decidedAlready('subscription', id, 'subscription', lang);
  return getSubscription(id, lang);
};

/** Says no to a plan that was asked for. 409 when it was decided or taken back. */
export const declineSubscription = (id: number, reason: string, deciding: Deciding) =>
  close(id, reason, deciding, { from: 'requested', set: { status: 'declined' }, action: 'decline' });

/** Ends a plan that runs, now. What is promoted stays so until its time is over. */
export const endSubscription = (id: number, reason: string, deciding: Deciding) =>
  close(id, reason, deciding, {
    from: 'active',
    set: { status: 'ended', endsAt: new Date() },
    action: 'end',
  });
