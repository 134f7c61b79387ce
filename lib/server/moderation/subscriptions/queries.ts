import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ModeratedSubscription } from '@/lib/contract/moderation/subscriptions';
import { connect, type Database } from '@/lib/db/connect';
import { accounts, plans, subscriptions } from '@/lib/db/schema';
import { type Locale, wordsIn } from '@/lib/i18n/locales';
import { presentUser } from '../../accounts/present';
import { notFound } from '../../http-error';
import { cut, idCursor, perPage } from '../cursor';

type Status = ModeratedSubscription['status'];
type Asked = { lang: Locale; cursor?: string | undefined; status: Status };

const running = alias(subscriptions, 'running');
const runningPlan = alias(plans, 'running_plan');

/** A plan is over by time as well; nothing has to close it. */
const stillRuns = (table: typeof running | typeof subscriptions) =>
  or(isNull(table.endsAt), gt(table.endsAt, sql`now()`));

const select = (db: Pick<Database, 'select'>) =>
  db
    .select({
      row: subscriptions,
      account: accounts,
      plan: plans,
      runsUntil: running.endsAt,
      runningTitle: runningPlan.title,
    })
    .from(subscriptions)
    .innerJoin(accounts, eq(accounts.id, subscriptions.accountId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(
      running,
      and(eq(running.accountId, subscriptions.accountId), eq(running.status, 'active'), stillRuns(running)),
    )
    .leftJoin(runningPlan, eq(runningPlan.id, running.planId));

type Row = Awaited<ReturnType<typeof select>>[number];

const present = (
  { row, account, plan, runsUntil, runningTitle }: Row,
  lang: Locale,
): ModeratedSubscription => ({
  id: row.id,
  account: { id: account.id, name: presentUser(account).full_name, email: account.email },
  plan: { id: plan.id, title: wordsIn(plan.title, lang), price: plan.price },
  status: row.status,
  created_at: row.createdAt.toISOString(),
  starts_at: row.startsAt?.toISOString() ?? null,
  ends_at: row.endsAt?.toISOString() ?? null,
  current: runningTitle && { title: wordsIn(runningTitle, lang), ends_at: runsUntil?.toISOString() ?? null },
});

/** Requests in the order in which they came; of any other status the newest first. */
export const listSubscriptions = async ({ lang, cursor, status }: Asked) => {
  const from = idCursor(cursor);
  const oldestFirst = status === 'requested';
  const id = subscriptions.id;
  const { db } = await connect();
  const rows = await select(db)
    .where(
      and(
        eq(subscriptions.status, status),
        status === 'active' ? stillRuns(subscriptions) : undefined,
        from === null ? undefined : oldestFirst ? gt(id, from) : lt(id, from),
      ),
    )
    .orderBy(oldestFirst ? asc(id) : desc(id))
    .limit(perPage + 1);
  const { page, next } = cut(rows, ({ row }) => String(row.id));
  return { data: page.map((row) => present(row, lang)), next };
};

export const getSubscription = async (id: number, lang: Locale): Promise<ModeratedSubscription> => {
  const { db } = await connect();
  const [row] = await select(db).where(eq(subscriptions.id, id)).limit(1);
  if (!row) throw notFound();
  return present(row, lang);
};
