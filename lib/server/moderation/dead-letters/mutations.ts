import { and, eq, sql } from 'drizzle-orm';
import { queuedJobs } from '@/lib/db/schema';
import type { AccountRow } from '../../accounts/present';
import { notFound } from '../../http-error';
import { type Transaction, transact } from '../../transaction';
import { audit } from '../log/write';

const isDead = (id: string) => and(sql`${queuedJobs.id} = ${id}`, eq(queuedJobs.state, 'dead'));

const decide = (
  id: string,
  moderator: AccountRow,
  action: 'job.retry' | 'job.drop',
  write: (tx: Transaction) => Promise<{ name: string }[]>,
) =>
  transact(async (tx) => {
    const [job] = await write(tx);
    if (!job) throw notFound();
    await audit(tx, {
      actorId: moderator.id,
      action,
      subject: 'job',
      subjectId: id,
      details: { title: job.name },
    });
  });

/** Makes a dead letter a job again, whose attempts are counted anew. 404 when it is none any more. */
export const retryDeadLetter = (id: string, moderator: AccountRow) =>
  decide(id, moderator, 'job.retry', (tx) =>
    tx
      .update(queuedJobs)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`now()`, endedAt: null })
      .where(isDead(id))
      .returning({ name: queuedJobs.name }),
  );

/** Drops a dead letter. What has its key may be written again. 404 when it is none any more. */
export const dropDeadLetter = (id: string, moderator: AccountRow) =>
  decide(id, moderator, 'job.drop', (tx) =>
    tx.delete(queuedJobs).where(isDead(id)).returning({ name: queuedJobs.name }),
  );
