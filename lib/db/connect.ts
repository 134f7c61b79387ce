import type { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { oncePerProcess } from '@/lib/once-per-process';
import { alone } from './alone';
import { addressOf } from './embedded/address';
import { type FanOut, joinFanOut } from './fan-out';
import { ImpatientClient } from './impatient-client';
import { migrateTo } from './migrate';
import { mayReadReplica, openReplica } from './replica';
import * as schema from './schema';

// The door to the database. Rooms above get a Drizzle handle and never learn whether the server is the one in DATA_DIR
// or one that DATABASE_URL names.

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Connection = {
  db: Database;
  /** Rows of a raw query. */
  rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]>;
  /** The same for reads that may be a second old (replica.ts); this very connection where there is no replica. */
  forReads: Pick<Connection, 'db' | 'rows'>;
  /** Something has changed: the replica is asked again when it has that. */
  followReplica(): void;
  /** Says to, and hears from, all other processes on this database until the connection is closed (fan-out.ts). */
  joinFanOut(channel: string, listeners: Parameters<typeof joinFanOut>[2]): Promise<FanOut>;
  /** Does a job unless another process on this database is just doing it; returns whether it did (alone.ts). */
  alone(name: string, work: () => Promise<unknown>): Promise<boolean>;
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

const mostConnections = 10;

/**
 * A new session of the server knows no table and has none of its shared memory mapped: its first query takes 10 to 20 ms
 * more. So those that a page asks at once stay, and the others are let go a minute after a rush. What lies between here and
 * the server must not forget a line that is silent.
 */
const kept = { min: 3, idleTimeoutMillis: 60_000, keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

type Options = {
  /** For commands: statements may take as long as they take. */
  patient?: boolean;
  /** How many milliseconds a statement may take; the other limits follow it. */
  statementLimit?: number;
  /** A copy that PostgreSQL keeps of this database by streaming. */
  replica?: string | undefined;
};

/** Opens and migrates any PostgreSQL from 15 on. */
export const openDatabase = async (
  config: pg.ClientConfig,
  { patient = false, statementLimit = 10_000, replica: replicaUrl }: Options = {},
): Promise<Connection> => {
  await migrateTo(config);
  const pool = new pg.Pool({
    application_name: 'makinar',
    ...config,
    ...(patient ? {} : limitsFor(statementLimit)),
    Client: ImpatientClient,
    max: mostConnections,
    ...kept,
  });
  // A connection that the server closes while idle is replaced at the next query; without a listener it ends the process.
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  const on = (client: pg.Pool) => {
    const db = drizzle({ client, schema, casing });
    return {
      db: db as unknown as Database,
      rows: async <Row>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as Row[],
    };
  };
  const stops: (() => Promise<void>)[] = [];
  const replica = replicaUrl ? openReplica(replicaUrl, pool, mostConnections) : null;
  if (replica) stops.push(replica.close);
  const primary = on(pool);
  const reads = replica ? on(replica.client as pg.Pool) : primary;
  // Whoever writes does so on the primary, wherever he was called.
  reads.db.transaction = primary.db.transaction.bind(primary.db);
  return {
    ...primary,
    forReads: reads,
    followReplica: () => replica?.follow(),
    joinFanOut: async (channel, listeners) => {
      const fanOut = await joinFanOut(config, channel, listeners);
      stops.push(fanOut.leave);
      return fanOut;
    },
    alone: (name, work) => alone(config, name, work),
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

/**
 * The connection of this process, opened and migrated at the first call. Within `fromReplica` what is read through it
 * may be a second old.
 */
export const connect = async (): Promise<Connection> => {
  memory.connection ??= openDatabase(databaseConfig(), { replica: env.databaseReplicaUrl }).catch((error) => {
    memory.connection = undefined;
    throw error;
  });
  const connection = await memory.connection;
  return mayReadReplica() ? { ...connection, ...connection.forReads } : connection;
};

/** Does a job on the database of this process unless another one is just doing it; returns whether it did. */
export const runAlone = async (name: string, work: () => Promise<unknown>): Promise<boolean> =>
  (await connect()).alone(name, work);

/** Lets tests and commands put their own connection in its place. */
export const setConnection = (connection: Connection | undefined) => {
  memory.connection = connection && Promise.resolve(connection);
};
