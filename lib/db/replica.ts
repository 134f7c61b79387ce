import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { log } from '@/lib/log';
import { oncePerProcess } from '@/lib/once-per-process';
import { ImpatientClient } from './impatient-client';
import { isUnavailable } from './unavailable';

// A copy of the database that PostgreSQL keeps by streaming, for reads that may be a second old. After a change it is
// asked for nothing until it has replayed the log as far as the primary had written it when the change was heard of: so
// what is dropped by a change is never read again from a copy that has not seen the change, however far behind it is.

const reading = oncePerProcess('reads of the replica', () => new AsyncLocalStorage<true>());

/** What `read` asks the database for may come from the replica. Nothing personal, and nothing that is written upon. */
export const fromReplica = <Result>(read: () => Result): Result => reading.run(true, read);

export const mayReadReplica = (): boolean => reading.getStore() === true;

/** Milliseconds: a replica that is slower than this is not worth waiting for, since the primary is there. */
const answersWithin = 3_000;
const shortestPause = 5;
/** Bytes: at the beginning of a page the log is made so far when nothing is in it, and no record is as short. */
const pageHeader = 24;
const longestPause = 2_000;

/** What it is asked that the primary would do: a query of the replica was in the way of what it replays. */
const isInTheWay = (error: unknown) => (error as { code?: unknown }).code === '40001';

export type Replica = {
  /** A client for Drizzle: asks the replica while it is as new as it has to be, otherwise the primary. */
  client: { query: (...args: unknown[]) => Promise<unknown> };
  /** Something has changed: the primary answers until the replica has it. */
  follow(): void;
  close(): Promise<void>;
};

/** `most`: connections. Never fails because of the replica: what it does not answer the primary does. */
export const openReplica = (url: string, primary: pg.Pool, most: number): Replica => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'makinar',
    connectionTimeoutMillis: answersWithin / 2,
    statement_timeout: answersWithin,
    query_timeout: answersWithin * 1.2,
    Client: ImpatientClient,
    max: most,
  });
  pool.on('error', () => {});
  /** Whether it has seen all changes that were heard of here; and how many these were. */
  let isNew = false;
  let changes = 0;
  let following = false;
  let closed = false;

  const catchUp = async () => {
    const before = changes;
    // As far as it is made, for a commit may be answered before it is written.
    const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
    for (let pause = shortestPause; !closed; pause = Math.min(pause * 1.5, 250)) {
      const seen = await pool.query<{ is: boolean }>(
        `select not pg_is_in_recovery() or pg_wal_lsn_diff($1, pg_last_wal_replay_lsn()) <= ${pageHeader} as is`,
        [rows[0]?.lsn],
      );
      if (seen.rows[0]?.is) break;
      await wait(pause, undefined, { ref: false });
    }
    isNew = before === changes;
  };

  const follow = async () => {
    isNew = false;
    changes += 1;
    if (following) return;
    following = true;
    for (let pause = 100; !isNew && !closed; ) {
      try {
        await catchUp();
        pause = 100;
      } catch (error) {
        if (pause === 100) log.warn(`The replica is not asked for now: ${(error as Error).message}`);
        await wait(pause, undefined, { ref: false });
        pause = Math.min(pause * 2, longestPause);
      }
    }
    following = false;
  };

  const query = async (...args: unknown[]): Promise<unknown> => {
    const ask = (of: pg.Pool) => (of as unknown as Replica['client']).query(...args);
    if (!isNew) return ask(primary);
    try {
      return await ask(pool);
    } catch (error) {
      if (isUnavailable(error)) void follow();
      else if (!isInTheWay(error)) throw error;
      return ask(primary);
    }
  };

  void follow();
  return {
    client: { query },
    follow: () => void follow(),
    close: async () => {
      closed = true;
      await pool.end();
    },
  };
};
