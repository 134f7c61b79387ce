import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

// The schema's state is how far its journal has been run, by the times that the migrations were made at.

export const migrationsFolder = path.join(process.cwd(), 'lib/db/migrations');

/** Key of the advisory lock under which one process at a time migrates, fills or restores. */
export const migrationLock = 62_001;

/** The database was migrated by a later release, whose columns this one does not know. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';
  constructor() {
    super(
      'The database was migrated by a newer release than this one. Start that release again, or restore the backup from before its first start.',
    );
  }
}

const readJournal = () => readMigrationFiles({ migrationsFolder });

/** The migrations of this release, oldest first, as the times they were made at. */
export const knownMigrations = (): number[] => readJournal().map(({ folderMillis }) => folderMillis);

/** Those that a database has had, oldest first. */
export const migrationsOf = async (session: pg.ClientBase): Promise<number[]> => {
  const { rows } = await session.query<{ done: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as done`,
  );
  if (!rows[0]?.done) return [];
  const done = await session.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations order by created_at',
  );
  return done.rows.map(({ at }) => Number(at));
};

/** Throws a NewerSchemaError when a database is ahead of this release. */
export const refuseNewer = async (session: pg.ClientBase) => {
  const [known, done] = [knownMigrations().at(-1) ?? 0, (await migrationsOf(session)).at(-1) ?? 0];
  if (done > known) throw new NewerSchemaError();
};

/** Brings the schema up to this release, all of it or nothing. Throws a NewerSchemaError for one that is ahead of it. */
export const migrateTo = async (config: pg.ClientConfig) => {
  const session = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  session.on('error', () => {});
  await session.connect();
  try {
    await session.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseNewer(session);
    await migrate(drizzle({ client: session }), { migrationsFolder });
  } finally {
    // The lock goes with its session.
    await session.end().catch(() => {});
  }
};

/**
 * Runs the migrations after `from` and up to `to`, both of which are times, in the transaction that the session is in:
 * what `migrate` of Drizzle cannot do, which commits. Leaves the same journal.
 */
export const migrateWithin = async (session: pg.ClientBase, { from = 0, to = Number.POSITIVE_INFINITY }) => {
  await session.query('create schema if not exists drizzle');
  await session.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { folderMillis, hash, sql } of readJournal()) {
    if (folderMillis <= from || folderMillis > to) continue;
    for (const statement of sql) await session.query(statement);
    await session.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
};
