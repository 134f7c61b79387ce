import { sql } from 'drizzle-orm';
import { connect, type Database } from '@/lib/db/connect';
import { queuedJobs } from '@/lib/db/schema';
import type { PayloadOf, QueueName } from './payloads';

/** Days that the key of a job that is done is remembered for, and that a dead letter is kept. */
export const daysKept = 30;
/** Characters of a payload: numbers of rows and a text, never a file. */
const largestPayload = 64 * 1024;

export type JobOptions = {
  /** Makes the job one of its kind: a second one with this name and key is not written, for 30 days after the first. */
  key?: string;
  /** Not before then. */
  startAfter?: Date;
  /** Whom it is about: closing that account takes the job along. */
  accountId?: number;
  /** One of very many. Others do not wait behind it. */
  bulk?: boolean;
};

/**
 * Writes a job down in the caller's transaction: it is done after the commit, and never where there is none. Returns
 * false where there is one with that key already.
 */
export const enqueue = async <Name extends QueueName>(
  tx: Pick<Database, 'insert'>,
  name: Name,
  payload: PayloadOf<Name>,
  { key, startAfter, accountId, bulk }: JobOptions = {},
): Promise<boolean> => {
  if (JSON.stringify(payload).length > largestPayload)
    throw new Error(`The payload of a job (${name}) is too large.`);
  const written = await tx
    .insert(queuedJobs)
    .values({ name, key, payload, accountId, bulk, dueAt: startAfter })
    .onConflictDoNothing()
    .returning({ id: queuedJobs.id });
  return written.length > 0;
};

/** Forgets keys and dead letters of long ago. Bounded; what it leaves, the next one takes. */
export const forgetOldJobs = async () => {
  const { db } = await connect();
  await db.execute(
    sql`delete from queued_jobs where ctid = any (array(
          select ctid from queued_jobs
           where ended_at < now() - make_interval(days => ${daysKept}) limit 100000))`,
  );
};
