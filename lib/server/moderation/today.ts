import { desc, gte } from 'drizzle-orm';
import type { Today } from '@/lib/contract/moderation/today';
import { connect } from '@/lib/db/connect';
import { failures, jobs, quarterFigures } from '@/lib/db/schema';
import { env } from '@/lib/env';
import { type JobName, jobNames } from '../jobs';
import { quantile } from '../today/count';
import { quarter, quarterOf } from '../today/quarters';

const quartersShown = 96;
const mostFailures = 30;

type Row = typeof quarterFigures.$inferSelect;

const addUp = (rows: readonly Row[], name: keyof Row): number =>
  rows.reduce((total, row) => total + Number(row[name]), 0);

const latenciesOf = (rows: readonly Row[]): number[] => {
  const sums: number[] = [];
  for (const { latencies } of rows)
    for (const [bucket, count] of latencies.entries()) sums[bucket] = (sums[bucket] ?? 0) + count;
  return sums;
};

/** What all instances counted in one quarter. */
const present = (at: number, rows: readonly Row[]): Today['quarters'][number] => {
  const latencies = latenciesOf(rows);
  return {
    at: new Date(at).toISOString(),
    requests: addUp(rows, 'requests'),
    errors: addUp(rows, 'errors'),
    pages_kept: addUp(rows, 'pagesKept'),
    pages_drawn: addUp(rows, 'pagesDrawn'),
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    ads: addUp(rows, 'ads'),
    accounts: addUp(rows, 'accounts'),
    messages: addUp(rows, 'messages'),
    reports: addUp(rows, 'reports'),
    searches_found: addUp(rows, 'searchesFound'),
    searches_missed: addUp(rows, 'searchesMissed'),
    mails_sent: addUp(rows, 'mailsSent'),
    mails_failed: addUp(rows, 'mailsFailed'),
    memory: addUp(rows, 'memoryBytes'),
  };
};

/** A backup goes where the operator wants it, or nowhere. */
const isOn = (name: JobName) => name !== 'backup' || Boolean(env.backupDir);

/** How the site was in the 24 hours up to the quarter that is counted now. */
export const readToday = async (now = Date.now()): Promise<Today> => {
  const { db } = await connect();
  const from = quarterOf(now) - (quartersShown - 1) * quarter;
  const [figures, failed, ran] = await Promise.all([
    db
      .select()
      .from(quarterFigures)
      .where(gte(quarterFigures.at, new Date(from)))
      .orderBy(quarterFigures.at),
    db.select().from(failures).orderBy(desc(failures.at)).limit(mostFailures),
    db.select().from(jobs),
  ]);
  const quarters = [...new Set(figures.map(({ at }) => at.getTime()))];
  const all = latenciesOf(figures);
  return {
    from: new Date(from).toISOString(),
    next_at: new Date(quarterOf(now) + quarter).toISOString(),
    quarters: quarters.map((at) =>
      present(
        at,
        figures.filter((row) => row.at.getTime() === at),
      ),
    ),
    p50: quantile(all, 0.5),
    p95: quantile(all, 0.95),
    failures: failed.map(({ at, ...failure }) => ({ ...failure, at: at.toISOString() })),
    jobs: jobNames.map((name) => {
      const last = ran.find((job) => job.name === name);
      return {
        name,
        is_on: isOn(name),
        started_at: last?.startedAt.toISOString() ?? null,
        took: last?.tookMs ?? null,
        outcome: last?.outcome ?? null,
        did: last?.did ?? null,
        next_at: last?.nextAt?.toISOString() ?? null,
      };
    }),
  };
};
