import { type SQL, sql } from 'drizzle-orm';
import { connect, type Database } from '@/lib/db/connect';
import { queuedJobs } from '@/lib/db/schema';
import type { PayloadOf, QueueName } from './payloads';

/** Days that the key of a job that is done is remembered for, and that a dead letter is kept. */
export const daysKept = 30;
/** Characters of a payload: numbers of rows and a text, never a file. */
const largestPayload = 64 * 1024;
const mostCounted = 10_000;

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

const firstDue = (bulk: boolean) =>
  sql`(select due_at from queued_jobs where state = 'waiting' and bulk = ${bulk} order by due_at limit 1)`;

/** How much is due and how many dead letters there are, up to 10,000; and for how many seconds no worker has taken a job. */
export const readQueue = async (): Promise<{ due: number; late: number; dead: number }> => {
  const { rows } = await connect();
  const upToMost = (found: SQL) => sql`(select count(*)::int from (${found} limit ${mostCounted}) counted)`;
  const [read] = await rows<{ due: number; late: number; dead: number }>(sql`
    select ${upToMost(sql`select 1 from queued_jobs where state = 'waiting' and due_at <= now()`)} as due,
           ${upToMost(sql`select 1 from queued_jobs where state = 'dead'`)} as dead,
           greatest(0, extract(epoch from now() - least(${firstDue(false)}, ${firstDue(true)}))::float) as late`);
  if (!read) throw new Error('The figures of the queue came back empty.');
  return read;
};
