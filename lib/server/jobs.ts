import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { logError } from './log-error';

/** What the site does by itself, as the console lists it. */
export const jobNames = [
  'backup',
  'sweep',
  'promotions',
  'expiry',
  'purge',
  'forget-contacts',
  'unread-mails',
  'saved-searches',
  'alerts',
  'refold',
] as const;
export type JobName = (typeof jobNames)[number];

type Went = { outcome: 'done' | 'failed'; did: number | null; next: Date | null };

const note = async (name: JobName, started: number, { outcome, did, next }: Went) => {
  const { db } = await connect();
  await db.execute(sql`
    insert into jobs (name, started_at, took_ms, outcome, did, next_at)
    values (${name}, ${new Date(started).toISOString()}, ${Date.now() - started}, ${outcome}, ${did},
            ${next?.toISOString() ?? null})
    on conflict (name) do update set started_at = excluded.started_at, took_ms = excluded.took_ms,
      outcome = excluded.outcome, did = excluded.did, next_at = excluded.next_at`);
};

/**
 * Does a job and notes for the console how it went. `next`: when it runs again, null where it does not. What it throws
 * is thrown on; a number that it returns is how much it did. `ran`: whether there was anything to do; what only looked is not noted.
 */
export const runJob = async <Result>(
  name: JobName,
  next: () => Date | null,
  work: () => Promise<Result>,
  ran: (result: Result) => boolean = () => true,
): Promise<Result> => {
  const started = Date.now();
  const noteIt = (outcome: Went['outcome'], result?: Result) =>
    note(name, started, {
      outcome,
      did: typeof result === 'number' ? result : null,
      next: next(),
    }).catch((error) => logError(`The job ${name} was not noted:`, error));
  try {
    const result = await work();
    if (ran(result)) await noteIt('done', result);
    return result;
  } catch (error) {
    await noteIt('failed');
    throw error;
  }
};

/** So many milliseconds from now. */
export const inMs = (ms: number) => () => new Date(Date.now() + ms);
