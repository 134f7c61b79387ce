import { and, inArray, lte, sql } from 'drizzle-orm';
import { runAlone } from '@/lib/db/connect';
import { savedSearches } from '@/lib/db/schema';
import { oncePerProcess } from '@/lib/once-per-process';
import { afterCommit } from '../after-commit';
import { inMs, runJob } from '../jobs';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';
import { type Transaction, transact } from '../transaction';
import { afterQuiet, gathering, isQuiet, whenToTell } from '../when-to-tell';

// Whom there is something to tell by mail and push, and since when: what is due of an account is marked as told, and the
// jobs that tell it are written, in one transaction.

const minute = 60_000;
/** Accounts of a page, and how many pages one run takes; the next one takes what it leaves. */
const atOnce = 200;
const mostPages = 100;
/** Alerts of one account may be many; a page looks at no more to find its accounts. */
const mostLookedAt = 2_000;

type Reader = { id: number; zone: string; byMail: boolean; byPush: boolean };
type Wide = PayloadOf<'alert-mail'>['wide'];

const read = async <Row>(tx: Transaction, query: ReturnType<typeof sql>) =>
  ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;

/** Accounts that something is due of, the longest due first. A mail goes to an address that was confirmed. */
const findDue = (tx: Transaction, now: string): Promise<Reader[]> =>
  read<Reader>(
    tx,
    sql`
    select a.id, a.time_zone as zone,
           a.alert_mails and a.email_confirmed_at is not null and a.password_hash is not null
             and a.blocked_at is null and a.deleted_at is null as "byMail",
           exists (select from push_devices d where d.account_id = a.id) as "byPush"
      from accounts a where a.id in (
        select account_id from (
          select account_id, min(due_at) as due from (
            (select account_id, due_at from alerts where due_at <= ${now} order by due_at, account_id limit ${mostLookedAt})
            union all
            (select account_id, tell_at from saved_searches where wide and frequency <> 'never' and tell_at <= ${now}
              order by tell_at limit ${mostLookedAt})) d
          group by account_id order by due limit ${atOnce}) first)
     order by a.id`,
  );

const idsOf = (readers: readonly Reader[]) => sql`${sql.param(readers.map(({ id }) => id))}::int[]`;

/** Lets those sleep where it is night by now: what is due of them is due in the morning. */
const putOff = async (tx: Transaction, sleepers: readonly Reader[], now: Date) => {
  if (!sleepers.length) return;
  const mornings = sleepers.map(({ id, zone }) => ({ id, at: afterQuiet(now, zone).toISOString() }));
  const morning = sql`jsonb_to_recordset(${JSON.stringify(mornings)}::jsonb) as morning(id int, at timestamptz)`;
  await tx.execute(sql`
    update alerts set due_at = morning.at from ${morning}
     where alerts.account_id = morning.id and alerts.due_at <= ${now.toISOString()} and alerts.read_at is null`);
  await tx.execute(sql`
    update saved_searches s set tell_at = morning.at from ${morning}
     where s.account_id = morning.id and s.tell_at <= ${now.toISOString()} and s.wide and s.frequency <> 'never'`);
};

/** Marks what is due, or will be in a minute, as told; returns whose it was. */
const takeAlerts = async (tx: Transaction, readers: readonly Reader[], now: Date): Promise<Set<number>> => {
  const soon = new Date(now.getTime() + gathering).toISOString();
  const told = await read<{ id: number }>(
    tx,
    sql`
    with told as (
      update alerts set due_at = null, told_at = ${now.toISOString()}
       where account_id = any(${idsOf(readers)}) and due_at <= ${soon} and read_at is null returning account_id)
    select distinct account_id as id from told`,
  );
  return new Set(told.map(({ id }) => id));
};

/** The wide searches whose time has come, by account, and since when each of them has told nothing. */
const takeWide = async (
  tx: Transaction,
  readers: readonly Reader[],
  now: Date,
): Promise<Map<number, Wide>> => {
  const zones = new Map(readers.map(({ id, zone }) => [id, zone]));
  const searches = await tx
    .select()
    .from(savedSearches)
    .where(
      and(
        inArray(savedSearches.accountId, [...zones.keys()]),
        lte(savedSearches.tellAt, now),
        sql`${savedSearches.wide} and ${savedSearches.frequency} <> 'never'`,
      ),
    )
    .orderBy(savedSearches.id)
    .for('update');
  const taken = new Map<number, Wide>();
  const next: { id: number; told_at: string; tell_at: string }[] = [];
  for (const { id, accountId, frequency, toldAt, lookedAt } of searches) {
    const zone = zones.get(accountId) ?? '';
    const rhythm = frequency === 'weekly' ? frequency : 'daily';
    const due = whenToTell(rhythm, toldAt, zone);
    const isDue = due <= now;
    next.push({
      id,
      told_at: (isDue ? now : toldAt).toISOString(),
      tell_at: (isDue ? whenToTell(rhythm, now, zone) : due).toISOString(),
    });
    const since = new Date(Math.max(lookedAt.getTime(), toldAt.getTime())).toISOString();
    if (isDue) taken.set(accountId, [...(taken.get(accountId) ?? []), { id, since }]);
  }
  if (next.length)
    await tx.execute(sql`
      update saved_searches s set told_at = n.told_at, tell_at = n.tell_at
        from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as n(id int, told_at timestamptz, tell_at timestamptz)
       where s.id = n.id`);
  return taken;
};

const tellPage = (now: Date): Promise<number> =>
  transact(async (tx) => {
    const due = await findDue(tx, now.toISOString());
    const [asleep, awake] = [true, false].map((sleeps) =>
      due.filter(({ zone }) => isQuiet(now, zone) === sleeps),
    );
    await putOff(tx, asleep ?? [], now);
    if (!awake?.length) return due.length;
    const told = await takeAlerts(tx, awake, now);
    const wide = await takeWide(tx, awake, now);
    const at = now.toISOString();
    for (const { id: accountId, byMail, byPush } of awake) {
      const counted = wide.get(accountId) ?? [];
      if (!told.has(accountId) && !counted.length) continue;
      const digest = { accountId, at, wide: counted };
      const job = { key: `${accountId} ${at}`, accountId, bulk: true };
      if (byMail) await enqueue(tx, 'alert-mail', digest, job);
      if (byPush) await enqueue(tx, 'alert-push', digest, job);
    }
    return due.length;
  });

/**
 * Hands what is due to the jobs that tell it, each alert once; where it is night that waits for the morning. Returns of
 * how many accounts.
 */
export const tellDue = async (now = new Date()): Promise<number> => {
  let told = 0;
  for (let page = 0; page < mostPages; page += 1) {
    const some = await tellPage(now);
    told += some;
    if (!some) break;
  }
  return told;
};

/** Looks every minute while the site runs. */
export const tellEveryMinute = () =>
  oncePerProcess('telling of alerts', () => {
    const job = () => runJob('alerts', inMs(minute), () => tellDue());
    const run = () => afterCommit('Telling of alerts', () => runAlone('telling of alerts', job));
    return setInterval(run, minute).unref();
  });
