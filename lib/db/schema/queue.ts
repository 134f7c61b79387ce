import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { createdAt, instant } from './columns';

/** What is to be done soon by any instance of the site (lib/server/queue), and what was done, by its key. */
export const queuedJobs = pgTable(
  'queued_jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Of two with the same name and key there is one, as long as its row is kept. */
    key: text(),
    /** Null once it is done. */
    payload: jsonb(),
    /** Whom it is about: it goes when they close their account. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of many: it holds up nobody who waits for a single one. */
    bulk: boolean().notNull().default(false),
    state: text({ enum: ['waiting', 'done', 'dead'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** When it may be taken; of one that is being done, when its worker counts as dead. */
    dueAt: instant().notNull().default(sql`now()`),
    /** Why the last attempt failed. */
    problem: text(),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (t) => [
    check('queued_jobs_state', sql`${t.state} in ('waiting', 'done', 'dead')`),
    check('queued_jobs_ended', sql`(${t.state} = 'waiting') = (${t.endedAt} is null)`),
    uniqueIndex('queued_jobs_key').on(t.name, t.key).where(sql`${t.key} is not null`),
    index('queued_jobs_due').on(t.bulk, t.dueAt).where(sql`${t.state} = 'waiting'`),
    index('queued_jobs_dead').on(t.id).where(sql`${t.state} = 'dead'`),
    index('queued_jobs_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    index('queued_jobs_account').on(t.accountId).where(sql`${t.accountId} is not null`),
  ],
);
