import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

// All that a site keeps, in a form that two of them can be compared by.

const ask = async <Result>(
  config: pg.ClientConfig,
  work: (session: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const session = new pg.Client(config);
  await session.connect();
  try {
    await session.query(`set timezone = 'UTC'`);
    return await work(session);
  } finally {
    await session.end();
  }
};

const column = async (session: pg.Client, query: string) =>
  (await session.query({ text: query, rowMode: 'array' })).rows.map((row) => row.join(' | '));

/** Tables with a sum over their rows; the last numbers given; indexes, triggers and checks; the journal. */
export const databaseOf = (config: pg.ClientConfig) =>
  ask(config, async (session) => {
    const tables = await column(
      session,
      `select table_name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const sums: Record<string, string> = {};
    for (const table of tables) {
      const [sum = ''] = await column(
        session,
        `select count(*), md5(string_agg(t::text, E'\\n' order by t::text)) from ${table} t`,
      );
      sums[table] = sum;
    }
    return {
      tables: sums,
      sequences: await column(
        session,
        `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
      ),
      indexes: await column(
        session,
        `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
      ),
      triggers: await column(
        session,
        `select pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal order by 1`,
      ),
      constraints: await column(
        session,
        `select conrelid::regclass, conname, pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
      ),
      journal: await column(session, 'select hash, created_at from drizzle.__drizzle_migrations order by 2'),
    };
  });

/** Files below a folder by name, with a sum over their bytes. */
export const filesOf = async (dataDir: string): Promise<Record<string, string>> => {
  const files: Record<string, string> = {};
  for (const folder of ['media', 'private']) {
    const entries = await readdir(path.join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const bytes = await readFile(path.join(entry.parentPath, entry.name));
      files[`${folder}/${entry.name}`] = createHash('sha256').update(bytes).digest('hex');
    }
  }
  return Object.fromEntries(Object.entries(files).toSorted());
};
