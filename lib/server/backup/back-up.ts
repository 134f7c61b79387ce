import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { asText, copyOut, copyOutOf, countRows, withoutLimits } from '@/lib/db/copy/copy';
import { readSequences, readTables } from '@/lib/db/copy/tables';
import { migrationsOf, refuseNewer } from '@/lib/db/migrate';
import { BackupError } from './error';
import type { Summary } from './manifest';
import { type Folder, fileName, format, formatVersion, type Manifest, names, rowsName } from './manifest';
import { namedFiles, ownersStillThere, storeOf } from './stores';
import { type Archive, writeArchive } from './write-archive';

const compress = promisify(gzip);

/** Bytes of rows in one entry: small, so that a site that backs itself up answers in between. */
const partSize = 1024 * 1024;
const filesAtOnce = 16;
const mostLostNamed = 1_000;
/** Key of the advisory lock under which one backup of a database runs at a time. */
const backupLock = 62_003;

export type Step = { rows: number; ofRows: number; files: number; ofFiles: number };
export type BackedUp = Summary & { bytes: number };

type Options = {
  /** Where it is written: nothing of that name may be there. */
  file: string;
  config: pg.ClientConfig;
  onProgress?: (step: Step) => void;
  signal?: AbortSignal | undefined;
};

/** Cut into pieces of about one size, whatever the size of what comes. */
async function* inParts(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size) yield Buffer.concat(waiting);
}

const describe = async (session: pg.ClientBase): Promise<Manifest> => {
  const migrations = await migrationsOf(session);
  if (!migrations.length) throw new BackupError('There is nothing to back up: the database is empty.');
  await refuseNewer(session);
  const tables: Manifest['tables'] = [];
  for (const table of await readTables(session))
    tables.push({ ...table, rows: await countRows(session, table) });
  const { rows } = await session.query<{ postgres: string; files: string }>(
    `select current_setting('server_version') as postgres, (select count(*) from (${namedFiles}) f)::text as files`,
  );
  return {
    format,
    version: formatVersion,
    createdAt: new Date().toISOString(),
    postgres: rows[0]?.postgres ?? '',
    migrations,
    tables,
    sequences: await readSequences(session),
    files: Number(rows[0]?.files),
  };
};

type Report = (step: Partial<Step>) => void;

/** All rows as they were at one moment. The names of their files are left in `list`, one a line. */
const copyRows = async (session: pg.Client, archive: Archive, list: string, report: Report) => {
  await session.query('begin isolation level repeatable read read only');
  await session.query(`${withoutLimits};${asText}`);
  const manifest = await describe(session);
  const ofRows = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  report({ ofRows, ofFiles: manifest.files });
  await archive.add(names.manifest, Buffer.from(JSON.stringify(manifest, null, 2)));
  let before = 0;
  for (const table of manifest.tables) {
    let part = 0;
    for await (const text of inParts(copyOut(session, table))) {
      part += 1;
      await archive.add(rowsName(table.name, part), await compress(text, { level: 3 }));
      report({ rows: before });
    }
    before += table.rows;
    report({ rows: before });
  }
  await pipeline(copyOutOf(session, namedFiles), createWriteStream(list, { mode: 0o600 }));
  await session.query('commit');
  return before;
};

type Named = { folder: Folder; name: string; owner: string };

/** So many lines at a time. */
async function* inBatches(list: string): AsyncGenerator<Named[]> {
  let batch: Named[] = [];
  for await (const line of createInterface({
    input: createReadStream(list),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const [folder = '', name = '', owner = ''] = line.split('\t');
    batch.push({ folder: folder as Folder, name, owner });
    if (batch.length < filesAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

/** Files after rows: they never change, and whatever a row names was there before it. */
const copyFiles = async (session: pg.Client, archive: Archive, list: string, report: Report) => {
  const done = { files: 0, deletedMeanwhile: 0, lost: [] as string[] };
  for await (const batch of inBatches(list)) {
    const read = await Promise.all(
      batch.map(async (named) => ({ ...named, bytes: await storeOf(named.folder).read(named.name) })),
    );
    for (const { folder, name, bytes } of read) {
      if (!bytes) continue;
      await archive.add(fileName(folder, name), bytes);
      done.files += 1;
    }
    const missing = read.filter(({ bytes }) => !bytes);
    if (missing.length) {
      const { rows } = await session.query<{ owner: string }>(ownersStillThere, [
        missing.map(({ owner }) => owner),
      ]);
      const there = new Set(rows.map(({ owner }) => owner));
      const lost = missing.filter(({ owner }) => there.has(owner));
      done.deletedMeanwhile += missing.length - lost.length;
      done.lost.push(...lost.map(({ folder, name }) => `${folder}/${name}`));
      done.lost.splice(mostLostNamed);
    }
    report({ files: done.files });
  }
  return done;
};

const endOf = (session: pg.Client) => session.end().catch(() => {});

/**
 * Writes all rows, as they were at one moment, and all files that they name into one file, while the site goes on. Does
 * not migrate, so that it can be done before an update. Nothing is left of one that fails. Throws a BackupError for what
 * an operator can put right, a NewerSchemaError for a database that is ahead of this release.
 */
export const backUp = async ({ file, config, onProgress, signal }: Options): Promise<BackedUp> => {
  const step: Step = { rows: 0, ofRows: 0, files: 0, ofFiles: 0 };
  const report: Report = (change) => {
    signal?.throwIfAborted();
    onProgress?.(Object.assign(step, change));
  };
  const session = new pg.Client({ ...config, application_name: 'makinar (backs up)', keepAlive: true });
  session.on('error', () => {});
  await session.connect();
  const list = `${file}.files`;
  let archive: Archive | undefined;
  try {
    const lock = await session.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      backupLock,
    ]);
    if (!lock.rows[0]?.mine) throw new BackupError('Another backup of this database is being made.');
    archive = await writeArchive(file);
    const rows = await copyRows(session, archive, list, report);
    const summary: Summary = { rows, ...(await copyFiles(session, archive, list, report)) };
    await archive.add(names.summary, Buffer.from(JSON.stringify(summary, null, 2)));
    return { ...summary, bytes: await archive.finish() };
  } catch (error) {
    await archive?.abort();
    throw error;
  } finally {
    await endOf(session);
    await rm(list, { force: true });
  }
};
