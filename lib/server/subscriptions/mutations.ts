import { and, eq, sql } from 'drizzle-orm';
import { subscriptions } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { getCatalogue } from '../catalogue/rows';
import { refuseFields } from '../problems';
import { transact } from '../transaction';

const open = (accountId: number) =>
  and(eq(subscriptions.accountId, accountId), eq(subscriptions.status, 'requested'));

/** Takes the question for a plan back; does nothing where there is none. */
export const withdrawRequest = async (accountId: number): Promise<void> => {
  await transact((tx) => tx.delete(subscriptions).where(open(accountId)));
};

/**
 * Asks for a plan in the place of any that was asked for before; a moderator activates it. The free plan needs no
 * asking, so it only takes the question back. Returns whether there is something to activate now.
 */
export const requestPlan = async (accountId: number, planId: number, lang: Locale): Promise<boolean> => {
  const plan = (await getCatalogue()).plans.get(planId);
  if (!plan) throw refuseFields([['plan_id', 'choice']], lang);
  if (plan.price === 0) {
    await withdrawRequest(accountId);
    return false;
  }
  await transact((tx) =>
    tx
      .insert(subscriptions)
      .values({ accountId, planId })
      .onConflictDoUpdate({
        target: subscriptions.accountId,
        targetWhere: sql`status = 'requested'`,
        set: { planId, createdAt: new Date() },
        setWhere: sql`${subscriptions.planId} <> excluded.plan_id`,
      }),
  );
  return true;
};
