import type { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { oncePerProcess } from '@/lib/once-per-process';
import { addressOf } from './embedded/address';
import { ImpatientClient } from './impatient-client';
import { listen } from './listen';
import { migrateTo } from './migrate';
import * as schema from './schema';

// The door to the database. Rooms above get a Drizzle handle and never learn whether the server is the one in DATA_DIR
// or one that DATABASE_URL names.

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Connection = {
  db: Database;
  /** Rows of a raw query. */
  rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]>;
  /** Hears what any process notifies on a channel, from now on until the connection is closed. */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<void>;
  /** How many connections there are, how many of them do nothing, and how many queries wait for one. */
  pool(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
};

const casing = 'snake_case' as const;

/** Milliseconds. Whoever waits longer for an answer has gone; and what holds others up must end. */
const limitsFor = (statement: number) => ({
  statement_timeout: statement,
  connectionTimeoutMillis: statement / 2,
  lock_timeout: statement / 2,
  idle_in_transaction_session_timeout: statement * 1.5,
  // For a server that has stopped to answer at all.
  query_timeout: statement * 1.2,
});

type Options = {
  /** For commands: statements may take as long as they take. */
  patient?: boolean;
  /** How many milliseconds a statement may take; the other limits follow it. */
  statementLimit?: number;
};

/** Opens and migrates any PostgreSQL from 15 on. */
export const openDatabase = async (
  config: pg.ClientConfig,
  { patient = false, statementLimit = 10_000 }: Options = {},
): Promise<Connection> => {
  await migrateTo(config);
  const pool = new pg.Pool({
    application_name: 'makinar',
    ...config,
    ...(patient ? {} : limitsFor(statementLimit)),
    Client: ImpatientClient,
    max: 10,
  });
  // A connection that the server closes while idle is replaced at the next query; without a listener it ends the process.
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  const db = drizzle({ client: pool, schema, casing });
  const stops: (() => Promise<void>)[] = [];
  return {
    db: db as unknown as Database,
    rows: async <Row>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as Row[],
    listen: async (channel, heard, missed) => {
      stops.push(await listen(config, channel, heard, missed));
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await pool.end();
    },
  };
};

/** Where the database of this process is. */
export const databaseConfig = (): pg.ClientConfig =>
  env.databaseUrl ? { connectionString: env.databaseUrl } : addressOf(env.dataDir);

const memory = oncePerProcess('database', () => ({
  connection: undefined as Promise<Connection> | undefined,
}));

/** The connection of this process, opened and migrated at the first call. */
export const connect = (): Promise<Connection> => {
  memory.connection ??= openDatabase(databaseConfig()).catch((error) => {
    memory.connection = undefined;
    throw error;
  });
  return memory.connection;
};

/** Lets tests and commands put their own connection in its place. */
export const setConnection = (connection: Connection | undefined) => {
  memory.connection = connection && Promise.resolve(connection);
};
