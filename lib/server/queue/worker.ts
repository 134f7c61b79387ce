import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { isUnavailable } from '@/lib/db/unavailable';
import { oncePerProcess } from '@/lib/once-per-process';
import { logError, problemSaid } from '../log-error';
import { withRetries } from '../transaction';
import { type PayloadOf, payloads, type QueueName } from './payloads';
import { onEnqueued } from './queue';

/** What a handler is told beside the payload. */
export type Told = {
  /** The same in each attempt at a job, and of no other job, later ones after it: what leaves the house carries it. */
  id: string;
  key: string | null;
  /** The first one is 1. */
  attempt: number;
};
export type Handlers = {
  [Name in QueueName]: (payload: PayloadOf<Name>, told: Told) => Promise<unknown>;
};

/** What another attempt would not mend. Thrown by a handler, it makes a dead letter at once. */
export class HopelessError extends Error {
  override name = 'HopelessError';
}

const lookEvery = 1_000;
/** How many are done at once, of single jobs and of bulk: each takes a connection of the pool at times. */
const atOnce = { single: 2, bulk: 2 };
/** Seconds after which a worker that has not said that it lives is dead, and its jobs are another one's. */
const lease = 30;
const renewEvery = 10_000;
/** The first pause is ten seconds, each next one three times as long: ten attempts within 27 hours. */
export const mostAttempts = 10;
const pauseBefore = (attempt: number) => 10 * 3 ** (attempt - 1) * (0.9 + Math.random() * 0.2);

type Job = {
  id: string;
  written: string;
  name: QueueName;
  key: string | null;
  payload: unknown;
  bulk: boolean;
  attempt: number;
};

const dueOf = (bulk: boolean, most: number) => sql`array(
  select id from queued_jobs
   where state = 'waiting' and bulk = ${bulk} and due_at <= now() and name = any (${sql.param(Object.keys(payloads))}::text[])
   order by due_at limit ${most} for update skip locked)`;

/** Takes jobs that are due: each is one worker's as long as that one lives. Names of another release are left to it. */
const take = async (most: { single: number; bulk: number }): Promise<Job[]> => {
  const { rows } = await connect();
  return rows<Job>(sql`
    update queued_jobs set attempts = attempts + 1, due_at = now() + make_interval(secs => ${lease})
     where id = any (${dueOf(false, most.single)} || ${dueOf(true, most.bulk)})
    returning id::text, to_char(created_at at time zone 'utc', 'YYYYMMDD-HH24MISS-US') as written, name, key, payload, bulk, attempts as attempt`);
};

/** A worker that was taken for dead has lost its job, and says nothing of it any more. */
const ifStillOurs = ({ id, attempt }: Job) => sql`id = ${id} and attempts = ${attempt} and state = 'waiting'`;

/**
 * Of one with a key that stays, as what was done; nothing of what it said does. What is not written here is done once
 * more, and whoever had a mail of it has another.
 */
const finish = async (job: Job) => {
  const { db } = await connect();
  await withRetries(() =>
    db.execute(
      job.key === null
        ? sql`delete from queued_jobs where ${ifStillOurs(job)}`
        : sql`update queued_jobs set state = 'done', ended_at = now(), payload = null, problem = null
               where ${ifStillOurs(job)}`,
    ),
  );
};

const putBack = async (job: Job, error: unknown) => {
  const { db } = await connect();
  const isDead = job.attempt >= mostAttempts || error instanceof HopelessError;
  const problem = problemSaid(error);
  await db.execute(
    isDead
      ? sql`update queued_jobs set state = 'dead', ended_at = now(), problem = ${problem} where ${ifStillOurs(job)}`
      : sql`update queued_jobs set due_at = now() + make_interval(secs => ${pauseBefore(job.attempt)}),
              problem = ${problem} where ${ifStillOurs(job)}`,
  );
  if (isDead) logError(`A job (${job.name}) is a dead letter after ${job.attempt} attempts:`, error);
};

const handle = async <Name extends QueueName>(
  handlers: Handlers,
  name: Name,
  { payload, id, written, key, attempt }: Job,
) => {
  // Whoever took it the last time ended while he was at it.
  if (attempt > mostAttempts) throw new HopelessError('Each process that tried ended meanwhile.');
  const said = payloads[name].safeParse(payload);
  if (!said.success) throw new HopelessError('Its payload is not understood.');
  await handlers[name](said.data as PayloadOf<Name>, {
    id: `${written}-${id.padStart(10, '0')}`,
    key,
    attempt,
  });
};

const work = async (handlers: Handlers, job: Job) => {
  try {
    await handle(handlers, job.name, job);
  } catch (error) {
    return putBack(job, error);
  }
  return finish(job);
};

/** What cannot be written now is done again when the lease is over. */
const workOrReport = (handlers: Handlers, job: Job) =>
  work(handlers, job).catch((error) => {
    if (!isUnavailable(error)) logError(`What became of a job (${job.name}) could not be written:`, error);
  });

/** Does what is due now, and what that makes due, until nothing is. For tests and commands. */
export const drain = async (handlers: Handlers): Promise<void> => {
  for (;;) {
    const jobs = await take(atOnce);
    if (!jobs.length) return;
    await Promise.all(jobs.map((job) => workOrReport(handlers, job)));
  }
};

type Running = { job: Job; done: Promise<void> };

const start = (handlers: Handlers) => {
  const running = new Map<string, Running>();
  let taking = false;
  let stopped = false;
  let complained = false;

  const free = (bulk: boolean) =>
    (bulk ? atOnce.bulk : atOnce.single) -
    [...running.values()].filter(({ job }) => job.bulk === bulk).length;

  const fill = async () => {
    if (taking || stopped) return;
    taking = true;
    try {
      for (const job of await take({ single: free(false), bulk: free(true) })) begin(job);
      complained = false;
    } catch (error) {
      // A database that is away is said elsewhere.
      if (!complained && !isUnavailable(error)) logError('The queue could not be read:', error);
      complained = true;
    }
    taking = false;
  };
  const begin = (job: Job) => {
    const done = workOrReport(handlers, job).then(() => {
      running.delete(job.id);
      void fill();
    });
    running.set(job.id, { job, done });
  };

  const renew = async () => {
    if (!running.size) return;
    const { db } = await connect();
    const jobs = [...running.values()].map(({ job: { id, attempt } }) => ({ id, attempt }));
    await db.execute(sql`
      update queued_jobs q set due_at = now() + make_interval(secs => ${lease})
        from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as r(id bigint, attempt int)
       where q.id = r.id and q.attempts = r.attempt and q.state = 'waiting'`);
  };

  onEnqueued(() => void fill());
  const timers = [
    setInterval(() => void fill(), lookEvery).unref(),
    setInterval(() => void renew().catch(() => {}), renewEvery).unref(),
  ];
  return {
    /** Takes nothing more, and resolves when what it has is done. */
    stop: async () => {
      stopped = true;
      while (taking) await wait(5);
      await Promise.all([...running.values()].map(({ done }) => done));
      for (const timer of timers) clearInterval(timer);
    },
  };
};

/** Does what is enqueued, while this process runs; all processes on a database share the work. */
export const startQueue = (handlers: Handlers) => oncePerProcess('queue', () => start(handlers));
