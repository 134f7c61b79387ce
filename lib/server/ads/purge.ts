import { inArray, sql } from 'drizzle-orm';
import { runAlone } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { oncePerProcess } from '@/lib/once-per-process';
import { afterCommit } from '../after-commit';
import { inMs, runJob } from '../jobs';
import { type Transaction, transact } from '../transaction';
import { daysToRestore } from './decisions';
import { emptyAds } from './empty';

const atOnce = 200;
const mostBatches = 25;

type Due = { id: number; needed: boolean };

/** What others need of an ad: a conversation, a report, what was paid for it. */
const neededByOthers = sql`
  exists (select 1 from conversations c where c.ad_id = a.id) or
  exists (select 1 from chat_messages m where m.ad_id = a.id) or
  exists (select 1 from reports r where r.ad_id = a.id) or
  exists (select 1 from promotions p where p.ad_id = a.id)`;

const takeDue = async (tx: Transaction, now: Date): Promise<Due[]> => {
  const found = await tx.execute(sql`
    select a.id, (${neededByOthers}) as needed from ads a
     where a.deleted_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${daysToRestore})
       and a.deleted_at is not null and a.purged_at is null
     order by a.deleted_at limit ${atOnce} for update of a skip locked`);
  return (found as unknown as { rows: Due[] }).rows;
};

const purgeBatch = async (now: Date): Promise<number> =>
  transact(async (tx) => {
    const due = await takeDue(tx, now);
    const of = (needed: boolean) => due.filter((ad) => ad.needed === needed).map(({ id }) => id);
    const [kept, gone] = [of(true), of(false)];
    await emptyAds(tx, kept);
    if (kept.length) await tx.update(ads).set({ purgedAt: now }).where(inArray(ads.id, kept));
    if (gone.length) await tx.delete(ads).where(inArray(ads.id, gone));
    return due.length;
  });

/**
 * Deletes for good what was deleted before moderators could bring it back: the rows, and of those that others need
 * everything but the title. Bounded; what a run leaves, the next one takes. Returns how many ads it was about.
 */
export const purgeAds = async (now = new Date()): Promise<number> => {
  let purged = 0;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const done = await purgeBatch(now);
    purged += done;
    if (done < atOnce) break;
  }
  return purged;
};

const hour = 3_600_000;

/** Soon after the start, and every hour while the site runs. */
export const purgeEveryHour = () =>
  oncePerProcess('purging deleted ads', () => {
    const job = () => runJob('purge', inMs(hour), () => purgeAds());
    const run = () => afterCommit('Purging deleted ads', () => runAlone('purging deleted ads', job));
    setTimeout(run, 120_000).unref();
    return setInterval(run, hour).unref();
  });
