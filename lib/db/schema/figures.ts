import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

const count = () => integer().notNull().default(0);

/** What an instance of the site counted in a quarter of an hour. Several instances add up. */
export const quarterFigures = pgTable(
  'quarter_figures',
  {
    /** When the quarter began. */
    at: instant().notNull(),
    instance: text().notNull(),
    requests: count(),
    errors: count(),
    pagesKept: count(),
    pagesDrawn: count(),
    /** How many answers fell into each bucket of lib/metrics.ts, the last one open. */
    latencies: integer().array().notNull().default(sql`'{}'`),
    ads: count(),
    accounts: count(),
    messages: count(),
    reports: count(),
    searchesFound: count(),
    searchesMissed: count(),
    mailsSent: count(),
    mailsFailed: count(),
    /** The most that the process took. */
    memoryBytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.at, t.instance] })],
);

/** What failed, by the number that the visitor was shown. */
export const failures = pgTable(
  'failures',
  {
    number: text().primaryKey(),
    at: instant().notNull(),
    times: integer().notNull().default(1),
    /** The number of the last request that it happened to, as the log has it. */
    request: text(),
    /** The pattern of the address. */
    route: text().notNull(),
    /** The name or code of the error, never what it said. */
    problem: text().notNull(),
  },
  (t) => [index('failures_at').on(t.at)],
);

/** How each job last went, on whichever instance. */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  startedAt: instant().notNull(),
  tookMs: integer().notNull(),
  outcome: text({ enum: ['done', 'failed'] }).notNull(),
  /** How many rows it was about, where it counts them. */
  did: integer(),
  /** Null: it does not run again. */
  nextAt: instant(),
});
