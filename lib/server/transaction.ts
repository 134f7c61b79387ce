import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Database } from '@/lib/db/connect';

/** A handle inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What PostgreSQL calls an error (SQLSTATE), however often it was wrapped since. */
export const sqlStateOf = (error: unknown): string | null => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as Error & { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
};

/** Deadlock, or a serialization failure: of two that were in each other's way one is told to begin anew. */
const inTheWay = new Set(['40P01', '40001']);
const mostAttempts = 6;

/** Does `work` again when another transaction was in its way: what of it is done already has to bear that. */
export const withRetries = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= mostAttempts || !inTheWay.has(sqlStateOf(error) ?? '')) throw error;
      // Not all at the same moment again.
      await wait(Math.random() * 20 * 2 ** attempt);
    }
  }
};

/** Runs `work` in one transaction, again where another was in its way. Of an attempt that failed nothing is kept. */
export const transact = async <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
  const { db } = await connect();
  return withRetries(() => db.transaction(work));
};
