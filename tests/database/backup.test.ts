import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as schema from '@/lib/db/schema';
import { env } from '@/lib/env';
import { backUp } from '@/lib/server/backup/back-up';
import { names } from '@/lib/server/backup/manifest';
import { backUpNightly, fileOfNight } from '@/lib/server/backup/nightly';
import { checkArchive, readArchive } from '@/lib/server/backup/read-archive';
import { restore } from '@/lib/server/backup/restore';
import { checksumLine, writeArchive } from '@/lib/server/backup/write-archive';
import { seed } from '@/lib/server/operator/seed-demo';
import { call } from '../support/api';
import { dropDatabase, joinCluster, makeDatabase, urlOf } from '../support/cluster';
import { drawEachKindOnce } from '../support/draw-kinds';
import { otherPostgres, startOther } from '../support/other-postgres';
import { onDatabase, runSql } from '../support/own-database';
import { startBucket } from '../support/s3-server';
import { databaseOf, filesOf } from '../support/same-data';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'makinar-backup-'));
const before = { dataDir: env.dataDir, s3: env.s3 };
const made: string[] = [];
let leave: () => Promise<void>;

const anEmptyDatabase = async () => {
  const name = await makeDatabase();
  made.push(name);
  return { connectionString: urlOf(name) };
};
let folders = 0;
const aFolder = () => path.join(scratch, `folder-${++folders}`);
/** A file in a folder of its own, so that what is left beside it is seen. */
const aFile = async () => {
  const folder = aFolder();
  await mkdir(folder);
  return path.join(folder, 'backup.tar');
};

/** The demo catalogue, and its backup. */
const demo = { dataDir: path.join(scratch, 'demo'), config: {} as pg.ClientConfig, file: '' };
/** A small site with files of all kinds. */
const small = { dataDir: path.join(scratch, 'small'), config: {} as pg.ClientConfig, file: '' };

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

const makeSmall = async () => {
  small.config = await anEmptyDatabase();
  await onDatabase(small.config, async () => {});
  await runSql(
    small.config,
    `insert into accounts (username, email, cv, avatar, first_name)
     values ('one', 'one@example.com', '${'f'.repeat(40)}.pdf', 'ab1', E'tab\\t, line\\n, \\\\., "quoted", كوردی 🚜'),
            ('two', 'two@example.com', null, null, '');
     insert into media (key, width, height, widths, account_id)
     values ('ab1', 8, 8, '{192}', 1), ('cd2', 8, 8, '{480,800}', 2);`,
  );
  for (const name of ['ab1-192.webp', 'cd2-480.webp', 'cd2-800.webp'])
    await write(path.join(small.dataDir, 'media', name.slice(0, 2), name), `bytes of ${name}`);
  await write(path.join(small.dataDir, 'private/ff', `${'f'.repeat(40)}.pdf`), '%PDF-1.4');
  small.file = await aFile();
  env.dataDir = small.dataDir;
  expect(await backUp(small)).toMatchObject({ files: 4, lost: [], deletedMeanwhile: 0 });
};

beforeAll(async () => {
  leave = await joinCluster();
  await makeSmall();
}, 300_000);
beforeEach(() => {
  env.dataDir = small.dataDir;
  env.s3 = null;
});
afterAll(async () => {
  Object.assign(env, before);
  for (const name of made) await dropDatabase(name);
  await leave();
  rmSync(scratch, { recursive: true });
});

/** Restores into an empty place; answers with what is there then. */
const restored = async (file: string, config?: pg.ClientConfig) => {
  const target = config ?? (await anEmptyDatabase());
  env.dataDir = aFolder();
  const said = await restore({ file, dataDir: env.dataDir, open: async () => target });
  return { said, config: target, database: await databaseOf(target), files: await filesOf(env.dataDir) };
};

describe('A backup of the demo catalogue', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    demo.config = await anEmptyDatabase();
    demo.file = await aFile();
    env.dataDir = demo.dataDir;
    await onDatabase(demo.config, () => seed('demo', { draw: drawEachKindOnce }));
    await backUp(demo);
  }, 600_000);

  test('comes back with every row, number, index, trigger and picture, and is a site that goes on', async () => {
    const there = await restored(demo.file);
    expect(there.database).toEqual(await databaseOf(demo.config));
    expect(there.files).toEqual(await filesOf(demo.dataDir));
    expect(Object.keys(there.files).length).toBeGreaterThan(1_000);
    expect(there.said).toMatchObject({ lost: [], files: Object.keys(there.files).length });
    const answers = async () =>
      [await call('/v1/ads?category=1'), await call('/v1/category')].map(({ body }) => body);
    expect(await onDatabase(there.config, answers)).toEqual(await onDatabase(demo.config, answers));
    // The next row has the next number, and the triggers work.
    const [next] = await runSql(
      there.config,
      `insert into ads (account_id, title, category_id, ad_type_id, status)
       select account_id, 'The next one', category_id, ad_type_id, 'accept' from ads limit 1
       returning id, facet_bucket_id is not null as found, (select max(id) from ads) as last`,
    );
    expect(next).toEqual({ id: Number(next?.last) + 1, found: true, last: next?.last });
  });

  test('goes through another PostgreSQL of an older version and back', async ({ skip }) => {
    const programs = otherPostgres();
    if (!programs) skip('This machine has no PostgreSQL between 15 and 17: nothing was tried.');
    const other = await startOther(programs ?? '');
    try {
      const there = await restored(demo.file, other.config);
      // Letters are in another order there, so what is in which order is not compared.
      const { database } = there;
      const sourced = await databaseOf(demo.config);
      expect(Object.keys(database.tables)).toEqual(Object.keys(sourced.tables));
      const file = await aFile();
      await backUp({ file, config: other.config });
      const back = await restored(file);
      expect(back.database).toEqual(sourced);
      expect(back.files).toEqual(await filesOf(demo.dataDir));
    } finally {
      await other.stop();
    }
  });

  test('made while the site writes holds what was there at one moment', async () => {
    env.dataDir = demo.dataDir;
    let writing = true;
    let written = 0;
    const writer = (async () => {
      while (writing) {
        written += 1;
        await runSql(
          demo.config,
          `begin; insert into contact_messages (name, email, message) values ('n', 'e', '${written}');
           insert into search_misses (query) values ('miss ${written}'); commit`,
        );
      }
    })();
    const file = await aFile();
    await vi.waitFor(() => expect(written).toBeGreaterThan(3), { timeout: 60_000 });
    await backUp({ file, config: demo.config }).finally(() => {
      writing = false;
    });
    await writer;
    const { config } = await restored(file);
    const [pair] = await runSql(
      config,
      `select (select count(*)::int from contact_messages) as messages,
              (select count(*)::int from search_misses where query like 'miss %') as misses,
              (select coalesce(max(id), 0) from contact_messages) as last,
              (select last_value from contact_messages_id_seq) as given`,
    );
    expect(pair?.messages).toBe(pair?.misses);
    expect(Number(pair?.messages)).toBeGreaterThan(1);
    expect(Number(pair?.messages)).toBeLessThanOrEqual(written);
    expect(Number(pair?.given)).toBeGreaterThanOrEqual(Number(pair?.last));
  });
});

/** Before this line returns, by another process. */
const deleteAtOnce = ({ connectionString }: pg.ClientConfig, statement: string) => {
  const code = `const { Client } = require('pg'); const session = new Client({ connectionString: process.argv[1] });
    session.connect().then(() => session.query(process.argv[2])).then(() => session.end())`;
  const done = spawnSync(process.execPath, ['-e', code, connectionString ?? '', statement], {
    encoding: 'utf8',
  });
  expect(done).toMatchObject({ status: 0, stderr: '' });
};

describe('What is in a backup', () => {
  test('is every table of the schema, by the database’s own word', async () => {
    const { manifest } = await checkArchive(small.file);
    const known = Object.values(schema)
      .filter((one) => is(one, PgTable))
      .map((table) => getTableConfig(table as PgTable).name);
    expect(manifest.tables.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
    expect(manifest.tables.map(({ name }) => name).toSorted()).toEqual(
      Object.keys((await databaseOf(small.config)).tables),
    );
  });

  test('is every odd letter, in rows and files', async () => {
    const there = await restored(small.file);
    expect(there.database).toEqual(await databaseOf(small.config));
    expect(there.files).toEqual(await filesOf(small.dataDir));
  });

  test.each([
    ['a partitioned table', 'create table parts (n int) partition by range (n)', 'public.parts'],
    ['another schema', 'create schema aside; create table aside.rows (n int)', 'aside.rows'],
    ['a materialised view', 'create materialized view seen as select 1', 'public.seen'],
    ['a large object', 'select lo_create(77)', 'large object 77'],
  ])('is refused for what it could not copy: %s', async (_, statement, named) => {
    const config = await anEmptyDatabase();
    await onDatabase(config, async () => {});
    await runSql(config, statement);
    const file = await aFile();
    await expect(backUp({ file, config })).rejects.toThrow(`Not known how to copy: ${named}`);
    expect(readdirSync(path.dirname(file))).toEqual([]);
  });

  test('are files of a bucket as of a folder, and either may be restored into the other', async () => {
    const bucket = await startBucket();
    try {
      env.s3 = bucket.settings;
      env.dataDir = aFolder();
      await restore({ file: small.file, dataDir: env.dataDir, open: anEmptyDatabase });
      expect(bucket.objects.get('site/media/cd/cd2-480.webp')?.bytes.toString()).toBe(
        'bytes of cd2-480.webp',
      );
      expect(bucket.objects.size).toBe(4);
      expect(await filesOf(env.dataDir)).toEqual({});
      const file = await aFile();
      await backUp({ file, config: small.config });
      await expect(
        restore({ file, dataDir: env.dataDir, open: anEmptyDatabase }),
        'a bucket that is not empty',
      ).rejects.toThrow(/Files are stored there already/);
      env.s3 = null;
      expect((await restored(file)).files).toEqual(await filesOf(small.dataDir));
      env.s3 = bucket.settings;
      await bucket.stop();
      await expect(backUp({ file: `${file}.2`, config: small.config })).rejects.toThrow();
      expect(readdirSync(path.dirname(file))).toEqual(['backup.tar']);
    } finally {
      await bucket.stop();
    }
  });

  test('is said where files were deleted while it was made, and where rows name some that are not there', async () => {
    const config = await anEmptyDatabase();
    env.dataDir = aFolder();
    await restore({ file: small.file, dataDir: env.dataDir, open: async () => config });
    const file = await aFile();
    let begun = false;
    // Between the rows and the files: one goes with its row, as the site does it, one without.
    const result = await backUp({
      file,
      config,
      onProgress: ({ rows, ofRows, files }) => {
        if (begun || files || rows < ofRows) return;
        begun = true;
        rmSync(path.join(env.dataDir, 'media/ab/ab1-192.webp'));
        rmSync(path.join(env.dataDir, 'media/cd'), { recursive: true });
        deleteAtOnce(config, `delete from media where key = 'cd2'`);
        rmSync(path.join(env.dataDir, 'private/ff'), { recursive: true });
      },
    });
    expect(result).toMatchObject({
      files: 0,
      deletedMeanwhile: 2,
      lost: ['media/ab1-192.webp', `private/${'f'.repeat(40)}.pdf`],
    });
    await runSql(config, `delete from media where key = 'ab1'; update accounts set cv = null`);
    const second = await aFile();
    expect(await backUp({ file: second, config })).toMatchObject({ files: 0, lost: [], deletedMeanwhile: 0 });
    expect((await restored(file)).said.lost).toHaveLength(2);
  });
});

describe('A backup that cannot be made', () => {
  const fails = async (config: pg.ClientConfig, file: string, says: RegExp) => {
    const beside = readdirSync(path.dirname(file));
    const failure = await backUp({ file, config }).catch((error: Error) => error);
    expect(failure).toMatchObject({ name: 'BackupError', message: expect.stringMatching(says) });
    expect(readdirSync(path.dirname(file))).toEqual(beside.filter((name) => !name.endsWith('.partial')));
  };

  test.skipIf(!existsSync('/dev/full'))('for the disk is full is said so, and leaves nothing', async () => {
    const file = await aFile();
    symlinkSync('/dev/full', `${file}.partial`);
    await fails(small.config, file, /^There is no room for the backup in .*Nothing of it was left there\.$/);
    await backUp({ file, config: small.config });
  });

  test('for there is such a file leaves that file alone', async () => {
    const file = await aFile();
    writeFileSync(file, 'precious');
    await fails(small.config, file, /is there already/);
    expect(await readFile(file, 'utf8')).toBe('precious');
  });

  test('for there is no such folder says so', async () => {
    const failure = backUp({ file: path.join(scratch, 'none/backup.tar'), config: small.config });
    await expect(failure).rejects.toThrow(/cannot be written to .*none/);
  });

  test('of nothing, of a newer release, or beside another one, says so', async () => {
    const config = await anEmptyDatabase();
    await fails(config, await aFile(), /nothing to back up/);
    await onDatabase(config, async () => {});
    await runSql(
      config,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    );
    await expect(backUp({ file: await aFile(), config })).rejects.toThrow(/newer release than this one/);
    const another = new pg.Client(small.config);
    await another.connect();
    await another.query('select pg_advisory_lock(62003)');
    await fails(small.config, await aFile(), /Another backup of this database is being made/);
    await another.end();
  });

  test('is stopped on demand, and leaves nothing', async () => {
    const file = await aFile();
    const stop = new AbortController();
    const work = backUp({ file, config: small.config, signal: stop.signal, onProgress: () => stop.abort() });
    await expect(work).rejects.toThrow(/abort/);
    expect(readdirSync(path.dirname(file))).toEqual([]);
  });
});

describe('A restore refuses, before it touches anything,', () => {
  const refuses = async (file: string, says: RegExp, config?: pg.ClientConfig) => {
    const target = config ?? (await anEmptyDatabase());
    const state = () =>
      runSql(target, `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`);
    const tables = await state();
    const dataDir = env.dataDir === small.dataDir ? aFolder() : env.dataDir;
    env.dataDir = dataDir;
    const files = await filesOf(dataDir);
    const failure = await restore({ file, dataDir, open: async () => target }).catch((error: Error) => error);
    expect(failure).toMatchObject({ name: 'BackupError', message: expect.stringMatching(says) });
    expect(await state()).toEqual(tables);
    expect(await filesOf(dataDir)).toEqual(files);
  };
  /** The same archive with one entry changed, and checksums that fit. */
  const rewritten = async (change: (name: string, bytes: Buffer) => Buffer | null) => {
    const file = await aFile();
    const archive = await writeArchive(file);
    for await (const { name, bytes } of readArchive(small.file)) {
      const now = change(name, bytes);
      if (now) await archive.add(name, now);
    }
    await archive.finish();
    return file;
  };
  const withManifest = (change: (manifest: Record<string, unknown>) => object) =>
    rewritten((name, bytes) =>
      name === names.manifest ? Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString())))) : bytes,
    );

  test('a file that is none, is empty or of another kind', async () => {
    const file = await aFile();
    await refuses(file, /There is no file/);
    await refuses(path.dirname(file), /There is no file/);
    for (const bytes of ['', 'not a tar file at all', 'x'.repeat(10_000)]) {
      await writeFile(file, bytes);
      await refuses(file, /is no backup of this program/);
    }
    const tar = pack();
    tar.entry({ name: 'manifest.json' }, '{"format": "another"}');
    tar.finalize();
    await writeFile(file, await buffer(tar));
    await refuses(file, /is no backup of this program/);
  });

  test('one that is cut, wherever', async () => {
    const bytes = await readFile(small.file);
    const file = await aFile();
    // Behind the last checksums stand 1,024 bytes of nothing.
    for (const share of [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97]) {
      await writeFile(file, bytes.subarray(0, Math.floor((bytes.length - 2_048) * share)));
      await refuses(file, /is damaged|is no backup/);
    }
    await writeFile(file, bytes.subarray(0, bytes.length - 1_024 - 1_024));
    await refuses(file, /is cut off|damaged/);
  });

  test('one in which a byte is another', async () => {
    const bytes = await readFile(small.file);
    const file = await aFile();
    const whole: string[] = [];
    for await (const { name, bytes: content } of readArchive(small.file))
      whole.push(checksumLine(name, content));
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 150)) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at);
      await writeFile(file, changed);
      const read = (async () => {
        const entries: string[] = [];
        for await (const { name, bytes: content } of readArchive(file))
          entries.push(checksumLine(name, content));
        return entries;
      })();
      // Between entries there are bytes that mean nothing.
      const found = await read.catch((error: Error) => error);
      if (found instanceof Error) expect(found.name).toBe('BackupError');
      else expect(found).toEqual(whole);
    }
    const middle = Buffer.from(bytes);
    const at = bytes.indexOf('bytes of cd2-800');
    middle.write('X', at);
    await writeFile(file, middle);
    await refuses(file, /is damaged: the checksums .* Nothing was restored from it/);
  });

  test('one of a newer release, in its format or its schema, or of another program’s schema', async () => {
    await refuses(await withManifest((one) => ({ ...one, version: 2 })), /newer release/);
    const migrations = (await checkArchive(small.file)).manifest.migrations;
    await refuses(
      await withManifest((one) => ({ ...one, migrations: [...migrations, 99_999_999_999_999] })),
      /from a newer release/,
    );
    await refuses(
      await withManifest((one) => ({ ...one, migrations: [...migrations.slice(0, -1), 1] })),
      /a schema that this program never had/,
    );
  });

  test('one whose parts do not add up', async () => {
    await refuses(
      await rewritten((name, bytes) => (name.startsWith('files/private') ? null : bytes)),
      /add up/,
    );
    const fewer = await rewritten((name, bytes) => (name.startsWith('rows/accounts') ? null : bytes));
    // What only the database can tell is undone by it.
    const target = await anEmptyDatabase();
    env.dataDir = aFolder();
    await expect(restore({ file: fewer, dataDir: env.dataDir, open: async () => target })).rejects.toThrow();
    expect(await runSql(target, `select to_regclass('public.ads') as ads`)).toEqual([{ ads: null }]);
  });

  test('a database with tables, and a folder with files', async () => {
    await refuses(small.file, /already.*into an empty one/, small.config);
    env.dataDir = aFolder();
    await write(path.join(env.dataDir, 'media/ff/ff1-480.webp'), 'of another site');
    await refuses(small.file, /Files are stored there already \(media\/ff1-480\.webp\)/);
  });
});

test('A restore that was cut off is gone on with', async () => {
  env.dataDir = aFolder();
  const target = await anEmptyDatabase();
  const cut = restore({
    file: small.file,
    dataDir: env.dataDir,
    open: async () => target,
    onProgress: (what, bytes, of) => {
      if (what === 'restored' && bytes === of) throw new Error('cut');
    },
  });
  await expect(cut).rejects.toThrow('cut');
  expect(await restore({ file: small.file, dataDir: env.dataDir, open: async () => target })).toMatchObject({
    files: 4,
  });
  expect(await databaseOf(target)).toEqual(await databaseOf(small.config));
  expect(readdirSync(env.dataDir).toSorted()).toEqual(['media', 'private']);
});

describe('The backup of a night', () => {
  test('is that of the calendar’s night since three, in the hour that there is twice and in the one that there is not', () => {
    expect(fileOfNight(new Date(2026, 10, 23, 2, 59))).toBe('makinar-2026-11-22.tar');
    expect(fileOfNight(new Date(2026, 10, 23, 3, 0))).toBe('makinar-2026-11-23.tar');
    expect(fileOfNight(new Date(2027, 0, 1, 0, 0))).toBe('makinar-2026-12-31.tar');
    const zone = process.env.TZ;
    try {
      process.env.TZ = 'Europe/Berlin';
      const nights = (day: string) =>
        new Set(
          Array.from({ length: 48 }, (_, half) =>
            fileOfNight(new Date(Date.parse(`${day}T03:00:00`) + half * 1_800_000)),
          ),
        );
      // Clocks go forward on 2026-03-29 at two, and back on 2026-10-25 at three.
      expect([...nights('2026-03-28')]).toEqual(['makinar-2026-03-28.tar', 'makinar-2026-03-29.tar']);
      expect([...nights('2026-10-25')]).toEqual(['makinar-2026-10-25.tar']);
      expect(fileOfNight(new Date('2026-10-25T01:30:00Z'))).toBe('makinar-2026-10-24.tar');
      expect(fileOfNight(new Date('2026-10-25T02:30:00Z'))).toBe('makinar-2026-10-25.tar');
    } finally {
      process.env.TZ = zone;
    }
  });

  test('is made once, also late, and seven are kept; one that fails takes none away', async () => {
    const databaseUrl = env.databaseUrl;
    env.databaseUrl = small.config.connectionString;
    const folder = aFolder();
    try {
      for (let day = 1; day <= 9; day++) {
        expect(await backUpNightly(folder, new Date(2026, 4, day, 12))).toBe(true);
        expect(await backUpNightly(folder, new Date(2026, 4, day, 23))).toBe(false);
      }
      await writeFile(path.join(folder, 'notes.txt'), 'of the operator');
      const seven = [3, 4, 5, 6, 7, 8, 9].map((day) => `makinar-2026-05-0${day}.tar`);
      expect(readdirSync(folder)).toEqual([...seven, 'notes.txt']);
      await checkArchive(path.join(folder, 'makinar-2026-05-09.tar'));
      if (existsSync('/dev/full')) {
        symlinkSync('/dev/full', path.join(folder, 'makinar-2026-05-10.tar.partial'));
        await expect(backUpNightly(folder, new Date(2026, 4, 10, 12))).rejects.toThrow(/no room/);
        expect(readdirSync(folder)).toEqual([...seven, 'notes.txt']);
      }
      // A clock that was a day, or years, off takes no more away.
      await backUpNightly(folder, new Date(2036, 4, 1, 12));
      await backUpNightly(folder, new Date(2026, 4, 8, 12));
      await backUpNightly(folder, new Date(2026, 4, 10, 12));
      expect(readdirSync(folder)).toContain('makinar-2026-05-10.tar');
      expect(readdirSync(folder)).toHaveLength(8);
    } finally {
      env.databaseUrl = databaseUrl;
      await rm(folder, { recursive: true, force: true });
    }
    expect(vi.mocked(console.warn)).not.toHaveBeenCalled();
  });
});

describe('The commands', () => {
  const run = (dataDir: string, databaseUrl: string, ...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, INIT_CWD: scratch },
    });

  test('back up any server, restore into the embedded one, and back that up', {
    timeout: 300_000,
  }, async () => {
    const [one, two] = [path.join(scratch, 'one.tar'), path.join(scratch, 'two.tar')];
    const made = run(small.dataDir, small.config.connectionString ?? '', 'backup', 'one.tar');
    expect(made).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/one\.tar: \d+ rows and 4 files, 1 MB/),
    });
    const dataDir = aFolder();
    const back = run(dataDir, '', 'restore', 'one.tar');
    expect(back).toMatchObject({ status: 0, stdout: expect.stringMatching(/4 files of .* are back/) });
    expect(await filesOf(dataDir)).toEqual(await filesOf(small.dataDir));
    expect(run(dataDir, '', 'backup', 'two.tar').status).toBe(0);
    const contents = async (file: string) => {
      const { manifest } = await checkArchive(file);
      return [manifest.tables, manifest.sequences, manifest.migrations, manifest.files];
    };
    expect(await contents(two)).toEqual(await contents(one));
    expect(run(dataDir, '', 'restore', 'one.tar')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Files are stored there already .*empty place\.\n$/),
    });
    expect(run(dataDir, '', 'restore', 'none.tar')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/There is no file .*none\.tar\.\n$/),
    });
  });
});
