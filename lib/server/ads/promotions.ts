import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { connect, runAlone } from '@/lib/db/connect';
import { ads, subscriptions } from '@/lib/db/schema';
import { oncePerProcess } from '@/lib/once-per-process';
import { afterCommit } from '../after-commit';
import { announce, type Tag } from '../changes';
import { inMs, runJob } from '../jobs';

/**
 * Clears promotions whose time is over, and tells the pages that show them. Nothing counts on it: whoever reads a
 * promotion or a plan looks at its end. Returns how many ended.
 */
export const endPromotions = async (): Promise<number> => {
  const { db } = await connect();
  const ended = await db
    .update(ads)
    .set({ promotion: null, promotedUntil: null })
    .where(and(isNotNull(ads.promotion), lte(ads.promotedUntil, sql`now()`)))
    .returning({ id: ads.id });
  await db
    .update(subscriptions)
    .set({ status: 'ended' })
    .where(and(eq(subscriptions.status, 'active'), lte(subscriptions.endsAt, sql`now()`)));
  if (ended.length) announce(['ads', ...ended.map(({ id }): Tag => `ad:${id}`)]);
  return ended.length;
};

const minute = 60_000;

/** Soon after the start, and every hour while the site runs. */
export const endPromotionsEveryHour = () =>
  oncePerProcess('ending promotions', () => {
    const job = () => runJob('promotions', inMs(60 * minute), endPromotions);
    const run = () => afterCommit('Ending promotions', () => runAlone('ending promotions', job));
    setTimeout(run, minute).unref();
    return setInterval(run, 60 * minute).unref();
  });
