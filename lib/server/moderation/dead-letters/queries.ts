import { and, desc, eq, lt } from 'drizzle-orm';
import type { DeadLetter } from '@/lib/contract/moderation/dead-letters';
import { connect } from '@/lib/db/connect';
import { queuedJobs } from '@/lib/db/schema';
import { cut, perPage } from '../cursor';

/** Without what they say: it is of people, and nobody has to read it to try it again. */
const present = (row: Omit<typeof queuedJobs.$inferSelect, 'payload'>): DeadLetter => ({
  id: String(row.id),
  name: row.name,
  key: row.key,
  account_id: row.accountId,
  problem: row.problem ?? '',
  attempts: row.attempts,
  written_at: row.createdAt.toISOString(),
  ended_at: (row.endedAt ?? row.createdAt).toISOString(),
});

/** Newest first. */
export const listDeadLetters = async (cursor: string | undefined) => {
  const { db } = await connect();
  const { id, state } = queuedJobs;
  const from = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : null;
  const rows = await db
    .select()
    .from(queuedJobs)
    .where(and(eq(state, 'dead'), from === null ? undefined : lt(id, from)))
    .orderBy(desc(id))
    .limit(perPage + 1);
  const { page, next } = cut(rows, (row) => String(row.id));
  return { data: page.map(present), next };
};
