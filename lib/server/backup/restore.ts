import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import pg from 'pg';
import { asText, copyIn, openForRows, setSequence, withoutLimits } from '@/lib/db/copy/copy';
import { isEmpty, type Table } from '@/lib/db/copy/tables';
import { knownMigrations, migrateWithin, migrationLock } from '@/lib/db/migrate';
import { BackupError } from './error';
import type { Manifest, Summary } from './manifest';
import { type Checked, checkArchive, readArchive } from './read-archive';
import { findAnyFile, storeOf } from './stores';

const decompress = promisify(gunzip);
const largestPart = 64 * 1024 * 1024;

export type Restored = Summary & { createdAt: string };

type Options = {
  file: string;
  dataDir: string;
  /** The empty database; asked for once the archive has been checked. */
  open: () => Promise<pg.ClientConfig>;
  onProgress?: (what: 'checked' | 'restored', bytes: number, of: number) => void;
};

const refuseUnknownSchema = ({ migrations }: Manifest, file: string) => {
  const known = knownMigrations();
  if ((migrations.at(-1) ?? 0) > (known.at(-1) ?? 0))
    throw new BackupError(`${file} is from a newer release than this one. Restore it with that release.`);
  if (migrations.some((at, index) => at !== known[index]))
    throw new BackupError(`${file} has a schema that this program never had.`);
};

/**
 * What a restore that was cut off has written: its files are no strangers. The archive is known by when it was made
 * and by its size.
 */
const markOf = (dataDir: string, { manifest, bytes }: Checked) => {
  const place = path.join(dataDir, 'restoring');
  const text = `${manifest.createdAt} ${bytes}\n`;
  return {
    isOurs: async () => (await readFile(place, 'utf8').catch(() => '')) === text,
    set: async () => {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      await writeFile(place, text, { mode: 0o600 });
    },
    remove: () => rm(place, { force: true }),
  };
};

/** Takes the rows of one table after the other. */
const rowsInto = (session: pg.ClientBase, tables: Manifest['tables']) => {
  let current: { table: Table; stream: Writable & { rowCount: number }; done: Promise<void> } | undefined;
  let rows = 0;
  const close = async () => {
    if (!current) return;
    const { table, stream, done } = current;
    current = undefined;
    stream.end();
    await done;
    const expected = tables.find(({ name }) => name === table.name)?.rows;
    if (stream.rowCount !== expected)
      throw new BackupError(`${table.name} should have ${expected} rows and has ${stream.rowCount}.`);
    rows += stream.rowCount;
  };
  const add = async (name: string, bytes: Buffer) => {
    if (current?.table.name !== name) {
      await close();
      const table = tables.find((one) => one.name === name);
      if (!table) throw new BackupError(`There are rows of a table that is not known, ${name}.`);
      const stream = copyIn(session, table);
      const done = finished(stream);
      // Heard of by whoever waits for it.
      done.catch(() => {});
      current = { table, stream, done };
    }
    const { stream, done } = current;
    const text = await decompress(bytes, { maxOutputLength: largestPart });
    if (stream.errored) throw stream.errored;
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), done]);
  };
  return { add, close, count: () => rows };
};

const load = async (
  session: pg.ClientBase,
  file: string,
  { manifest, bytes: size }: Checked,
  options: Options,
) => {
  const { migrations, tables, sequences } = manifest;
  const written = migrations.at(-1) ?? 0;
  await migrateWithin(session, { to: written });
  // From here on: migrations read values as the server is set up to.
  await session.query(asText);
  const close = await openForRows(session, tables);
  const into = rowsInto(session, tables);
  const finishRows = async () => {
    await into.close();
    await close();
    for (const sequence of sequences) await setSequence(session, sequence);
    await migrateWithin(session, { from: written });
  };
  let inRows = true;
  for await (const { place, bytes, offset } of readArchive(file)) {
    if (place.kind === 'rows') await into.add(place.table, bytes);
    if (inRows && (place.kind === 'file' || place.kind === 'summary')) {
      inRows = false;
      await finishRows();
    }
    if (place.kind === 'file') await storeOf(place.folder).write(place.name, bytes);
    options.onProgress?.('restored', offset, size);
  }
  return into.count();
};

/**
 * Puts the rows and files of an archive into an empty place: rows in one transaction, which is confirmed when all files
 * are written. Rows of an older release are brought up to this one. Before anything is touched the archive is read
 * through; a damaged, foreign or newer one, and a place that is not empty, is refused with a BackupError.
 */
export const restore = async (options: Options): Promise<Restored> => {
  const { file, dataDir, open, onProgress } = options;
  const checked = await checkArchive(file, (read, of) => onProgress?.('checked', read, of));
  refuseUnknownSchema(checked.manifest, file);
  const mark = markOf(dataDir, checked);
  const stored = (await mark.isOurs()) ? null : await findAnyFile();
  if (stored)
    throw new BackupError(
      `Files are stored there already (${stored}). A backup is restored into an empty place.`,
    );
  const session = new pg.Client({
    ...(await open()),
    application_name: 'makinar (restores)',
    keepAlive: true,
  });
  session.on('error', () => {});
  await session.connect();
  try {
    await session.query('begin');
    await session.query(withoutLimits);
    // A site that starts meanwhile waits here, and finds rows.
    await session.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    if (!(await isEmpty(session)))
      throw new BackupError('The database has tables already. A backup is restored into an empty one.');
    await mark.set();
    const rows = await load(session, file, checked, options);
    if (rows !== checked.summary.rows) throw new BackupError(`${file} has changed while it was read.`);
    await session.query('commit');
    await mark.remove();
    await session.query('analyze');
    return { ...checked.summary, createdAt: checked.manifest.createdAt };
  } finally {
    await session.end().catch(() => {});
  }
};
