import path from 'node:path';
import type { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { env } from '@/lib/env';
import { lockFolder } from './lock';
import * as schema from './schema';

// The door to the database. Rooms above get a Drizzle handle and never learn which of the two homes is behind it.

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Connection = {
  db: Database;
  /** Rows of a raw query, the same shape on both homes. */
  rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]>;
  close(): Promise<void>;
};
type Embedded = Connection & {
  /** The whole database as a file that `openEmbedded(…, { from })` starts from. */
  dump(): Promise<Blob>;
};

const migrationsFolder = path.join(process.cwd(), 'lib/db/migrations');
const casing = 'snake_case' as const;

/** PostgreSQL in WebAssembly, in this process. `folder` null keeps it in memory. */
export const openEmbedded = async (
  folder: string | null,
  { from }: { from?: Blob } = {},
): Promise<Embedded> => {
  const release = folder ? lockFolder(folder) : () => {};
  try {
    const [{ PGlite }, { pg_trgm }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ]);
    const client = new PGlite({
      ...(folder ? { dataDir: path.join(folder, 'database') } : {}),
      ...(from ? { loadDataDir: from } : {}),
      extensions: { pg_trgm },
    });
    await client.waitReady;
    const db = drizzle({ client, schema, casing });
    await migrate(db, { migrationsFolder });
    return {
      db: db as unknown as Database,
      rows: async <Row>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as Row[],
      dump: () => client.dumpDataDir('none'),
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};

/** Any PostgreSQL from 15 on. */
export const openServer = async (url: string): Promise<Connection> => {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that the server closes while idle is replaced at the next query; without a listener it ends the process.
  pool.on('error', (error) => console.warn('An idle database connection was lost:', error.message));
  const db = drizzle({ client: pool, schema, casing });
  const session = await pool.connect();
  try {
    // Two processes that start at once migrate one after the other.
    await session.query('select pg_advisory_lock(62001)');
    await migrate(db, { migrationsFolder });
  } finally {
    await session.query('select pg_advisory_unlock(62001)').catch(() => {});
    session.release();
  }
  return {
    db: db as unknown as Database,
    rows: async <Row>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as Row[],
    close: () => pool.end(),
  };
};

// Next bundles pages and route handlers apart, so a module is not one per process; this object is.
const shared = globalThis as typeof globalThis & { makinarDatabase?: Promise<Connection> | undefined };

/** The connection of this process, opened and migrated at the first call. */
export const connect = (): Promise<Connection> => {
  shared.makinarDatabase ??= (
    env.databaseUrl ? openServer(env.databaseUrl) : openEmbedded(env.dataDir)
  ).catch((error) => {
    shared.makinarDatabase = undefined;
    throw error;
  });
  return shared.makinarDatabase;
};

/** Lets tests and command-line doors put their own connection in its place. */
export const setConnection = (connection: Connection | undefined) => {
  shared.makinarDatabase = connection && Promise.resolve(connection);
};
