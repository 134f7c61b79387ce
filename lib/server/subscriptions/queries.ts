import { and, asc, count, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Subscription } from '@/lib/contract/own-ads';
import { connect, type Database } from '@/lib/db/connect';
import { ads, plans, promotions, subscriptions } from '@/lib/db/schema';
import { type Locale, wordsIn } from '@/lib/i18n/locales';

type Reading = Pick<Database, 'select'>;
type Kind = (typeof promotions.$inferSelect)['kind'];
type PlanRow = typeof plans.$inferSelect;
type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The plan by which a seller acts now; `subscription` is null on the plan that costs nothing. */
type Acting = { plan: PlanRow | null; subscription: SubscriptionRow | null };

/** Ends by time, whatever its status says. */
const runs = and(
  eq(subscriptions.status, 'active'),
  or(isNull(subscriptions.endsAt), gt(subscriptions.endsAt, sql`now()`)),
);

const findFreePlan = async (tx: Reading): Promise<PlanRow | null> => {
  const [plan = null] = await tx
    .select()
    .from(plans)
    .where(eq(plans.price, 0))
    .orderBy(asc(plans.position), asc(plans.id))
    .limit(1);
  return plan;
};

export const findActingPlan = async (tx: Reading, accountId: number): Promise<Acting> => {
  const [active] = await tx
    .select({ plan: plans, subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.accountId, accountId), runs))
    .orderBy(desc(subscriptions.id))
    .limit(1);
  return active ?? { plan: await findFreePlan(tx), subscription: null };
};

/** Ads that wait or are listed. */
export const countRegular = async (tx: Reading, accountId: number): Promise<number> => {
  const [row] = await tx
    .select({ n: count() })
    .from(ads)
    .where(
      and(
        eq(ads.accountId, accountId),
        isNull(ads.deletedAt),
        or(eq(ads.status, 'pending'), isNotNull(ads.facetBucketId)),
      ),
    );
  return row?.n ?? 0;
};

/** What was promoted out of a subscription, also ads that are deleted by now. */
export const countSpent = async (tx: Reading, subscriptionId: number, kind: Kind): Promise<number> => {
  const [row] = await tx
    .select({ n: count() })
    .from(promotions)
    .where(and(eq(promotions.subscriptionId, subscriptionId), eq(promotions.kind, kind)));
  return row?.n ?? 0;
};

const present = (subscription: SubscriptionRow, plan: PlanRow, lang: Locale) => ({
  id: subscription.id,
  plan_id: plan.id,
  title: wordsIn(plan.title, lang),
  created_at: subscription.createdAt.toISOString(),
  ends_at: subscription.endsAt?.toISOString() ?? null,
});

/** What a seller may publish and promote, and what of it is spent. */
export const readSubscription = async (accountId: number, lang: Locale): Promise<Subscription> => {
  const { db } = await connect();
  const [acting, regular, [requested]] = await Promise.all([
    findActingPlan(db, accountId),
    countRegular(db, accountId),
    db
      .select({ plan: plans, subscription: subscriptions })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.status, 'requested'))),
  ]);
  const { plan, subscription } = acting;
  const spent = async (kind: Kind) => (subscription ? countSpent(db, subscription.id, kind) : 0);
  const [featured, top] = await Promise.all([spent('featured'), spent('top')]);
  return {
    active: plan && subscription ? present(subscription, plan, lang) : null,
    requested: requested ? present(requested.subscription, requested.plan, lang) : null,
    regular: { total: plan?.regular ?? 0, used: regular },
    featured: { total: plan?.featured ?? 0, used: featured },
    top: { total: plan?.top ?? 0, used: top },
  };
};
