import path from 'node:path';
import type { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { env } from '@/lib/env';
import { addressOf } from './embedded/address';
import { ImpatientClient } from './impatient-client';
import { listen } from './listen';
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
  close(): Promise<void>;
};

const migrationsFolder = path.join(process.cwd(), 'lib/db/migrations');
const casing = 'snake_case' as const;

/** Key of the advisory lock under which one process at a time migrates and fills. */
const migrationLock = 62_001;

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

/** The database was migrated by a later release, whose columns this one does not know. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';
  constructor() {
    super(
      'The database was migrated by a newer release than this one. Start that release again, or restore the backup from before its first start.',
    );
  }
}

/** Brings the schema up to this release. Throws a NewerSchemaError for one that is ahead of it. */
const migrateTo = async (config: pg.ClientConfig) => {
  const session = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  session.on('error', () => {});
  await session.connect();
  try {
    await session.query('select pg_advisory_lock($1)', [migrationLock]);
    const known = Math.max(
      ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
    );
    const { rows } = await session.query<{ done: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as done`,
    );
    if (rows[0]?.done) {
      const last = await session.query<{ at: string }>(
        'select coalesce(max(created_at), 0)::text as at from drizzle.__drizzle_migrations',
      );
      if (Number(last.rows[0]?.at) > known) throw new NewerSchemaError();
    }
    await migrate(drizzle({ client: session, schema, casing }), { migrationsFolder });
  } finally {
    // The lock goes with its session.
    await session.end().catch(() => {});
  }
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
  pool.on('error', (error) => console.warn('An idle database connection was lost:', error.message));
  const db = drizzle({ client: pool, schema, casing });
  const stops: (() => Promise<void>)[] = [];
  return {
    db: db as unknown as Database,
    rows: async <Row>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as Row[],
    listen: async (channel, heard, missed) => {
      stops.push(await listen(config, channel, heard, missed));
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await pool.end();
    },
  };
};

/** Where the database of this process is. */
export const databaseConfig = (): pg.ClientConfig =>
  env.databaseUrl ? { connectionString: env.databaseUrl } : addressOf(env.dataDir);

// Next bundles pages and route handlers apart, so a module is not one per process; this object is.
const shared = globalThis as typeof globalThis & { makinarDatabase?: Promise<Connection> | undefined };

/** The connection of this process, opened and migrated at the first call. */
export const connect = (): Promise<Connection> => {
  shared.makinarDatabase ??= openDatabase(databaseConfig()).catch((error) => {
    shared.makinarDatabase = undefined;
    throw error;
  });
  return shared.makinarDatabase;
};

/** Lets tests and commands put their own connection in its place. */
export const setConnection = (connection: Connection | undefined) => {
  shared.makinarDatabase = connection && Promise.resolve(connection);
};
