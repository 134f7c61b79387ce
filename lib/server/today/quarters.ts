import os from 'node:os';
import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { oncePerProcess } from '@/lib/once-per-process';
import { logError } from '../log-error';
import { type Counted, countAll, since } from './count';

// What this instance counted goes into a row for each quarter of an hour, once, when the quarter is over or the site
// ends; within it nothing is written.

export const quarter = 15 * 60_000;
const daysKept = 8;

export const quarterOf = (at: number): number => Math.floor(at / quarter) * quarter;

/** Names the same after a start, so that what it counted before and after one is a single row. */
const instance = () => `${os.hostname()}:${env.port}`;

const state = oncePerProcess('quarters', (): { counted: Counted | null; at: number } => ({
  counted: null,
  at: quarterOf(Date.now()),
}));

/** Writes what was counted since the last time, into the quarter in which that began. */
export const writeQuarter = async (now = Date.now()): Promise<void> => {
  const counted = await countAll();
  const figures = since(counted, state.counted);
  const at = new Date(state.at).toISOString();
  const { db } = await connect();
  await db.execute(sql`
    insert into quarter_figures as q (
      at, instance, requests, errors, pages_kept, pages_drawn, ads, accounts, messages, reports,
      searches_found, searches_missed, mails_sent, mails_failed, latencies, memory_bytes)
    values (
      ${at}, ${instance()}, ${figures.requests}, ${figures.errors}, ${figures.pagesKept}, ${figures.pagesDrawn},
      ${figures.ads}, ${figures.accounts}, ${figures.messages}, ${figures.reports},
      ${figures.searchesFound}, ${figures.searchesMissed}, ${figures.mailsSent}, ${figures.mailsFailed},
      ${`{${figures.latencies.join()}}`}::int[], ${process.memoryUsage.rss()})
    on conflict (at, instance) do update set
      requests = q.requests + excluded.requests, errors = q.errors + excluded.errors,
      pages_kept = q.pages_kept + excluded.pages_kept, pages_drawn = q.pages_drawn + excluded.pages_drawn,
      ads = q.ads + excluded.ads, accounts = q.accounts + excluded.accounts,
      messages = q.messages + excluded.messages, reports = q.reports + excluded.reports,
      searches_found = q.searches_found + excluded.searches_found,
      searches_missed = q.searches_missed + excluded.searches_missed,
      mails_sent = q.mails_sent + excluded.mails_sent, mails_failed = q.mails_failed + excluded.mails_failed,
      memory_bytes = greatest(q.memory_bytes, excluded.memory_bytes),
      latencies = array(select coalesce(a, 0) + coalesce(b, 0)
        from unnest(q.latencies, excluded.latencies) with ordinality as u(a, b, i) order by i)`);
  state.counted = counted;
  state.at = quarterOf(now);
  await db.execute(sql`delete from quarter_figures where at < now() - ${`${daysKept} days`}::interval`);
};

/** At each quarter of the clock. Returns what writes the one that has begun, for the end of the process. */
export const writeEveryQuarter = () =>
  oncePerProcess('writing quarters', () => {
    const write = () =>
      writeQuarter().catch((error) => logError('The figures of a quarter could not be written:', error));
    const next = () => {
      const now = Date.now();
      setTimeout(() => void write().then(next), quarterOf(now) + quarter - now).unref();
    };
    next();
    return write;
  });
