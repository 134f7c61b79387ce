import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase, setConnection } from '@/lib/db/connect';
import { addressOf, clusterOf, readPostmaster, socketFolderOf } from '@/lib/db/embedded/address';
import { findBinaries } from '@/lib/db/embedded/binaries';
import type { Use } from '@/lib/db/embedded/locks';
import { type EmbeddedServer, startEmbedded } from '@/lib/db/embedded/server';
import { recoverySync } from '@/lib/db/embedded/settings';
import { superviseEmbedded } from '@/lib/db/embedded/supervise';
import { env } from '@/lib/env';
import { logLines } from '@/lib/log-lines';
import { seed } from '@/lib/server/operator/seed-demo';
import { takeLog } from '../support/log';
import { isGone } from '../support/processes';
import { rowsWithoutFiles } from '../support/template';

// The embedded server itself, on real folders with real processes.

const scratch = mkdtempSync(path.join(os.tmpdir(), 'makinar-embedded-'));
const prepared = path.join(scratch, 'prepared');
const stops: (() => Promise<void>)[] = [];

const start = async (dataDir: string): Promise<EmbeddedServer> => {
  const server = await startEmbedded(dataDir);
  stops.push(server.stop);
  return server;
};

beforeAll(async () => {
  await (await startEmbedded(prepared)).stop();
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});
afterAll(() => rm(scratch, { recursive: true }));

let made = 0;
/** A folder with a cluster that was stopped in order. */
const aFolder = () => {
  const folder = path.join(scratch, `copy-${++made}`);
  cpSync(prepared, folder, { recursive: true });
  return folder;
};

const ask = async <Row extends object>(dataDir: string, text: string): Promise<Row[]> => {
  const session = new pg.Client(addressOf(dataDir));
  // One that is lost on the way fails the query, and is heard of a second time.
  session.on('error', () => {});
  await session.connect();
  try {
    return (await session.query<Row>(text)).rows;
  } finally {
    await session.end();
  }
};
const pidOf = (dataDir: string) => readPostmaster(dataDir)?.pid ?? 0;

/** Another Node process that starts the server of a folder and holds it. */
const startElsewhere = async (dataDir: string, use: Use = 'shared') => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '-e',
      `import('@/lib/db/embedded/server').then(async ({ startEmbedded }) => {
        const { holder } = await startEmbedded(process.argv[1], { use: process.argv[2] });
        process.stdout.write(String(holder));
        setInterval(() => {}, 1_000);
      })`,
      dataDir,
      use,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const holder = await new Promise<string>((resolve) =>
    child.stdout.once('data', (said) => resolve(String(said))),
  );
  return {
    holder,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** Only root may become somebody else, who may not enter everywhere. */
const nobody = { uid: 54_321, gid: 54_321 };
const mayBeNobody =
  process.getuid?.() === 0 && spawnSync('test', ['-r', path.resolve('package.json')], nobody).status === 0;

describe('The server in DATA_DIR', () => {
  test('is whole PostgreSQL, answers on its socket alone, and syncs what it has answered', async () => {
    const dataDir = aFolder();
    await start(dataDir);
    const [found] = await ask<Record<string, string>>(
      dataDir,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('listen_addresses') as tcp,
              current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync,
              current_setting('data_checksums') as sums, current_setting('shared_buffers') as buffers,
              (select count(*)::int from pg_extension where extname = 'pg_stat_statements') as statements`,
    );
    expect(found).toEqual({
      major: 18,
      tcp: '',
      fsync: 'on',
      sync: 'on',
      sums: 'on',
      buffers: '64MB',
      statements: 1,
    });
    for (const folder of [clusterOf(dataDir), socketFolderOf(dataDir)]) {
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    }
    expect(readdirSync(socketFolderOf(dataDir)).filter((name) => !name.endsWith('.lock'))).toEqual([
      '.s.PGSQL.5432',
    ]);
  });

  test('takes a folder with a long name, spaces and Arabic in it, from the very first start', async () => {
    const dataDir = path.join(
      scratch,
      `بيانات المكائن ${'a long name '.repeat(10)}`.slice(0, 150).trimEnd(),
      'data',
    );
    await start(dataDir);
    expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.skipIf(!mayBeNobody)('runs for a user whom the system has no name for', () => {
    const dataDir = path.join(scratch, 'of-nobody');
    mkdirSync(dataDir);
    chmodSync(scratch, 0o755);
    chownSync(dataDir, nobody.uid, nobody.gid);
    const program = `import('./lib/db/embedded/server.ts').then(async ({ startEmbedded }) => {
      const server = await startEmbedded(process.env.DATA_DIR);
      await server.stop();
    })`;
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', program], {
      encoding: 'utf8',
      ...nobody,
      env: { ...process.env, DATA_DIR: dataDir, HOME: dataDir },
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(statSync(clusterOf(dataDir)).uid).toBe(nobody.uid);
  });

  test('is shared by commands, and stopped by the one that leaves last', async () => {
    const dataDir = aFolder();
    const [first, second] = [await start(dataDir), await start(dataDir)];
    await first.stop();
    expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(readPostmaster(dataDir)).toBeNull();
  });

  test('is kept by one site: another one is told who has it, and leaves it as it is', async () => {
    const dataDir = aFolder();
    const elsewhere = await startElsewhere(dataDir, 'kept');
    expect(elsewhere.holder).toBe('null');
    await expect(superviseEmbedded(dataDir, { memoryMb: 128, onLost: () => {} })).rejects.toThrow(
      new RegExp(`^The database in .* is in use by .*process ${elsewhere.pid}\\. Stop that first, .*$`),
    );
    expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
    await elsewhere.kill();
    await start(dataDir);
  });

  test('is had alone only by who comes when nobody uses it, and others wait for its end', async () => {
    const dataDir = aFolder();
    const elsewhere = await startElsewhere(dataDir);
    const refused = await startEmbedded(dataDir, { use: 'alone' });
    expect(refused.holder).toContain(`process ${elsewhere.pid}`);
    await refused.stop();
    await elsewhere.kill();
    const alone = await vi.waitFor(async () => {
      const server = await startEmbedded(dataDir, { use: 'alone' });
      stops.push(server.stop);
      expect(server.holder).toBeNull();
      return server;
    });
    const pid = pidOf(dataDir);
    const waiting = start(dataDir);
    await vi.waitFor(async () =>
      expect(await ask(dataDir, `select 1 from pg_locks where objid = 62010 and not granted`)).toHaveLength(
        1,
      ),
    );
    await alone.stop();
    await waiting;
    expect(pidOf(dataDir)).not.toBe(pid);
    expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('left over from a start that was killed is taken over as it runs', async () => {
    const dataDir = aFolder();
    const elsewhere = await startElsewhere(dataDir);
    const pid = pidOf(dataDir);
    await elsewhere.kill();
    await vi.waitFor(async () => {
      const server = await startEmbedded(dataDir);
      stops.push(server.stop);
      expect([server.holder, pidOf(dataDir)]).toEqual([null, pid]);
    });
  });

  test('killed together with everything, it is there again with all that it had answered', async () => {
    const dataDir = aFolder();
    const first = await start(dataDir);
    await ask(dataDir, 'create table kept (n int)');
    await ask(dataDir, 'insert into kept values (1)');
    process.kill(pidOf(dataDir), 'SIGKILL');
    await first.ended;
    await start(dataDir);
    expect(await ask(dataDir, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  test('after a crash has the whole file system written at once, where that says what it could not write', async () => {
    const dataDir = aFolder();
    await start(dataDir);
    const [found] = await ask(dataDir, `select current_setting('recovery_init_sync_method') as method`);
    const { recovery_init_sync_method = 'fsync' } = recoverySync(clusterOf(dataDir));
    expect(found).toEqual({ method: recovery_init_sync_method });

    const [ext4, overlay] = [() => 0xef53, () => 0x794c7630];
    const syncfs = { recovery_init_sync_method: 'syncfs' };
    const on = (platform: NodeJS.Platform, release: string, type = ext4) =>
      recoverySync('', { platform, release, type });
    expect([on('linux', '5.8.0-1'), on('linux', '6.1.0')]).toEqual([syncfs, syncfs]);
    expect([on('linux', '5.7.19'), on('darwin', '24.1.0'), on('linux', '6.1.0', overlay)]).toEqual([
      {},
      {},
      {},
    ]);
  });

  test('killed in the middle of a long query starts again before that has ended', async () => {
    const dataDir = aFolder();
    const first = await start(dataDir);
    const query = ask(dataDir, 'select count(*) from generate_series(1, 100000000000)').catch(
      () => 'cut off',
    );
    const busy = await vi.waitFor(async () => {
      const found = await ask<{ pid: number }>(
        dataDir,
        `select pid from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid()`,
      );
      expect(found).toHaveLength(1);
      return found[0]?.pid ?? 0;
    });
    process.kill(pidOf(dataDir), 'SIGKILL');
    await first.ended;
    // PostgreSQL does not start beside it.
    expect(isGone(busy)).toBe(false);
    await start(dataDir);
    expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await query).toBe('cut off');
  });

  test('killed as it made its lock files starts all the same', async () => {
    const folder = aFolder();
    mkdirSync(socketFolderOf(folder), { recursive: true, mode: 0o700 });
    writeFileSync(path.join(socketFolderOf(folder), '.s.PGSQL.5432.lock'), '');
    writeFileSync(path.join(clusterOf(folder), 'postmaster.pid'), '');
    await start(folder);
    expect(await ask(folder, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('that ends just as a session is opened is started again', async () => {
    const dataDir = aFolder();
    mkdirSync(socketFolderOf(dataDir), { recursive: true });
    const ending = createServer((socket) => {
      ending.close();
      socket.destroy();
    });
    ending.listen(path.join(socketFolderOf(dataDir), `.s.PGSQL.${addressOf(dataDir).port}`));
    await once(ending, 'listening');
    await start(dataDir);
    expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(ending.listening).toBe(false);
  });

  test('stops in order although somebody is in the middle of a transaction', async () => {
    const dataDir = aFolder();
    const server = await start(dataDir);
    const session = new pg.Client(addressOf(dataDir));
    session.on('error', () => {});
    await session.connect();
    await session.query('begin');
    await server.stop();
    expect(readPostmaster(dataDir)).toBeNull();
    const state = readFileSync(path.join(clusterOf(dataDir), 'global/pg_control')).readUInt32LE(16);
    // DB_SHUTDOWNED
    expect(state).toBe(1);
  });
});

describe('A supervised server', () => {
  test('that is killed is started again, and its sessions find it', async () => {
    const dataDir = aFolder();
    const supervised = await superviseEmbedded(dataDir, { memoryMb: 128, onLost: () => {} });
    stops.push(supervised.stop);
    const pid = pidOf(dataDir);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]), {
      timeout: 20_000,
    });
    expect(pidOf(dataDir)).not.toBe(pid);
    await vi.waitFor(async () => {
      const holders = await ask(
        dataDir,
        `select 1 from pg_locks where locktype = 'advisory' and objid = 62000`,
      );
      expect(holders).toHaveLength(1);
    });
    await supervised.stop();
    expect(takeLog()).toMatchObject([{ message: 'The database server ended. It is started again.' }]);
  });

  test('that a command has started before the site is the site’s from then on', async () => {
    const dataDir = aFolder();
    const command = await start(dataDir);
    const pid = pidOf(dataDir);
    const supervised = await superviseEmbedded(dataDir, { memoryMb: 128, onLost: () => {} });
    await command.stop();
    expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(pidOf(dataDir)).toBe(pid);
    await supervised.stop();
    expect(readPostmaster(dataDir)).toBeNull();
  });

  test('that is killed as commands come is still the site’s, whoever starts it again', async () => {
    const dataDir = aFolder();
    const onLost = vi.fn();
    const supervised = await superviseEmbedded(dataDir, { memoryMb: 128, onLost });
    stops.push(supervised.stop);
    for (let n = 0; n < 2; n++) {
      const session = new pg.Client(addressOf(dataDir));
      const lost = new Promise<void>((resolve) => session.once('end', resolve));
      session.on('error', () => {});
      await session.connect();
      process.kill(pidOf(dataDir), 'SIGKILL');
      await lost;
      const commands = await Promise.all([startEmbedded(dataDir), startEmbedded(dataDir)]);
      await Promise.all(commands.map(({ stop }) => stop()));
      await vi.waitFor(
        async () =>
          expect(
            await ask(dataDir, `select 1 from pg_locks where locktype = 'advisory' and objid = 62000`),
          ).toHaveLength(1),
        { timeout: 20_000 },
      );
    }
    expect(onLost).not.toHaveBeenCalled();
    await supervised.stop();
    expect(readPostmaster(dataDir)).toBeNull();
    takeLog();
  });

  test('whose one session is killed lives on, and is not started a second time', async () => {
    const dataDir = aFolder();
    const supervised = await superviseEmbedded(dataDir, { memoryMb: 128, onLost: () => {} });
    stops.push(supervised.stop);
    const pid = pidOf(dataDir);
    const [own] = await ask<{ pid: number }>(dataDir, `select pid from pg_locks where locktype = 'advisory'`);
    // PostgreSQL then ends all sessions and recovers by itself.
    process.kill(own?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]), {
      timeout: 20_000,
    });
    expect(pidOf(dataDir)).toBe(pid);
    await vi.waitFor(() => expect(logLines.write).toHaveBeenCalled());
    await supervised.stop();
    takeLog();
  });
});

describe('A folder that cannot be used is said in one line, and nothing in it is touched:', () => {
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      // What PostgreSQL says, and how it was started the last time.
      .filter((file) => !/postgres\.log$|postmaster\.opts$/.test(file))
      .toSorted()
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]);

  const refused = async (dataDir: string, says: RegExp) => {
    const before = filesOf(dataDir);
    const failure = await startEmbedded(dataDir).then(
      async ({ stop }) => {
        await stop();
        return new Error('It started.');
      },
      (error: Error) => error,
    );
    expect(failure.name).toBe('DatabaseStartError');
    expect(failure.message).toMatch(says);
    expect(failure.message).not.toContain('\n');
    expect(filesOf(dataDir)).toEqual(before);
  };

  test('one of the former embedded database', async () => {
    const dataDir = path.join(scratch, 'former');
    mkdirSync(path.join(dataDir, 'database'), { recursive: true });
    writeFileSync(path.join(dataDir, 'database/PG_VERSION'), '18\n');
    await refused(dataDir, /is of the former embedded database.*move the folder away/);
  });

  test('one of another major version', async () => {
    const dataDir = aFolder();
    writeFileSync(path.join(clusterOf(dataDir), 'PG_VERSION'), '17\n');
    await refused(dataDir, /was written by PostgreSQL 17, and this is 18.*pg_dump/);
  });

  test('one that is half there', async () => {
    const dataDir = aFolder();
    rmSync(path.join(clusterOf(dataDir), 'PG_VERSION'));
    await refused(dataDir, /is damaged.*last backup.*\(npm run restore -- FILE\.tar\)/);
  });

  test('with the way to the last backup, where there are some', async () => {
    const dataDir = aFolder();
    rmSync(path.join(clusterOf(dataDir), 'PG_VERSION'));
    env.backupDir = path.join(scratch, 'backups');
    mkdirSync(env.backupDir);
    for (const end of ['2.tar', '1.tar', '3.tar.partial'])
      writeFileSync(path.join(env.backupDir, `makinar-2026-03-0${end}`), '');
    await refused(dataDir, /\(npm run restore -- \/.*\/backups\/makinar-2026-03-02\.tar\)/);
    env.backupDir = null;
  });

  test('one whose heart is overwritten', async () => {
    const dataDir = aFolder();
    writeFileSync(path.join(clusterOf(dataDir), 'global/pg_control'), Buffer.alloc(8192));
    await refused(dataDir, /does not start: .+last backup.*postgres\.log/);
  });

  test('one whose log of writes is lost, without a word of what PostgreSQL itself has changed meanwhile', async () => {
    const dataDir = aFolder();
    const wal = path.join(clusterOf(dataDir), 'pg_wal');
    for (const name of readdirSync(wal).filter((one) => /^[0-9A-F]{24}$/.test(one)))
      writeFileSync(path.join(wal, name), Buffer.alloc(statSync(path.join(wal, name)).size));
    await expect(startEmbedded(dataDir)).rejects.toThrow(/^(?!.*[Nn]othing).*does not start: .+last backup/);
  });

  test('one of which a file is lost, and no server is left behind', async () => {
    const dataDir = aFolder();
    rmSync(path.join(clusterOf(dataDir), 'base/5/1249'));
    for (let n = 0; n < 2; n++) {
      await expect(startEmbedded(dataDir)).rejects.toThrow(
        /^The database in .* is damaged: could not open file "base\/5\/1249".*last backup.*$/,
      );
      expect(readPostmaster(dataDir)).toBeNull();
    }
  });

  test('one where nothing can be written', async () => {
    await expect(startEmbedded('/dev/null/makinar')).rejects.toThrow(
      /^\/dev\/null\/makinar .*set DATA_DIR to another folder\.$/,
    );
  });
});

/** A disk of this test's own; only root may have one. */
const mount = (options: string) => {
  const folder = path.join(scratch, `disk-${++made}`);
  mkdirSync(folder, { mode: 0o700 });
  spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  return folder;
};
const mayMount = () => {
  const folder = mount('size=1m');
  return spawnSync('/bin/umount', [folder]).status === 0;
};

describe.skipIf(process.getuid?.() !== 0 || !mayMount())(
  'What the disk refuses is said with what to do:',
  () => {
    const disks: string[] = [];
    afterEach(() => {
      for (const disk of disks.splice(0)) spawnSync('/bin/umount', [disk]);
    });
    /** With a cluster that was stopped in order, or empty. */
    const aDisk = (options: string, filled = true) => {
      const disk = mount(options);
      disks.push(disk);
      if (filled) cpSync(prepared, disk, { recursive: true });
      return disk;
    };
    const fill = (disk: string) => {
      try {
        writeFileSync(path.join(disk, 'filler'), Buffer.alloc(200 * 2 ** 20));
      } catch {
        // That is full now.
      }
    };
    const says = async (dataDir: string, what: RegExp) => {
      const message = await startEmbedded(dataDir).then(
        () => 'It started.',
        (error: Error) => `${error.name}: ${error.message}`,
      );
      expect(message).toMatch(what);
      expect(message).not.toMatch(/\n|damaged/);
      expect(readPostmaster(dataDir)).toBeNull();
    };

    test('a good cluster on one that is read-only', async () => {
      const disk = aDisk('size=100m');
      spawnSync('/bin/mount', ['-o', 'remount,ro', disk]);
      await says(disk, /^DatabaseStartError: .* is read-only: .*Make it writable/);
    });

    test('a place for a new one on one that is read-only', async () => {
      const disk = aDisk('size=1m,ro', false);
      await says(disk, /is read-only: .*Read-only file system.*Make it writable/);
      await says(path.join(disk, 'data'), /is read-only: EROFS.*Make it writable/);
    });

    test('a good cluster on one that is full', async () => {
      const disk = aDisk('size=100m');
      fill(disk);
      await says(disk, /is on a full disk: .*No space left.*Free some space/);
      rmSync(path.join(disk, 'filler'));
      await (await startEmbedded(disk)).stop();
    });

    test('a place for a new one on one that is full, and nothing is left there', async () => {
      const disk = aDisk('size=5m', false);
      await says(disk, /is on a full disk: .*No space left.*Free some space/);
      expect(readdirSync(disk)).toEqual([]);
    });

    test('a folder of which its owner may only read', async () => {
      const disk = aDisk('size=100m');
      chmodSync(clusterOf(disk), 0o500);
      await says(disk, /may not be written by this user: .*Permission denied.*mode 0700/);
      const empty = aDisk('size=1m,mode=0500', false);
      await says(empty, /may not be written by this user: .*Permission denied.*mode 0700/);
    });
  },
);

describe.skipIf(process.getuid?.() !== 0)('Root, where user namespaces are forbidden,', () => {
  const { PATH } = process.env;
  beforeAll(() => {
    const bin = path.join(scratch, 'bin');
    mkdirSync(bin);
    writeFileSync(path.join(bin, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    process.env.PATH = `${bin}:${PATH}`;
    chmodSync(scratch, 0o755);
  });
  afterAll(() => {
    process.env.PATH = PATH;
  });
  /** PostgreSQL's initdb wants one with a name. */
  const named = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
  const aFolderOf = (uid: number) => {
    const dataDir = path.join(scratch, `of-${uid}-${++made}`);
    mkdirSync(dataDir);
    chownSync(dataDir, uid, uid);
    return dataDir;
  };

  test.skipIf(!mayBeNobody)('runs the database as the account that owns the folder', async () => {
    const dataDir = aFolderOf(named);
    await start(dataDir);
    expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(statSync(clusterOf(dataDir)).uid).toBe(named);
  });

  test('is told when that account may not run the programs', async () => {
    const dataDir = aFolderOf(nobody.uid);
    const { postgres } = findBinaries();
    const { mode } = statSync(path.dirname(postgres));
    chmodSync(path.dirname(postgres), 0o700);
    const failure = await startEmbedded(dataDir).catch((error: Error) => error.message);
    chmodSync(path.dirname(postgres), mode);
    expect(failure).toMatch(/^The database would run as user 54321, .*chmod -R a\+rX node_modules.*$/);
  });
});

describe('A command', () => {
  const run = (dataDir: string, ...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'none' },
    });

  test('works where the site does not run, and leaves no server behind', async () => {
    const dataDir = aFolder();
    const server = await start(dataDir);
    const connection = await openDatabase(server.address);
    setConnection(connection);
    await seed('none', { draw: rowsWithoutFiles });
    setConnection(undefined);
    await connection.close();
    await server.stop();
    const { status, stderr } = run(dataDir, 'grant', 'nobody@example.com', 'moderator');
    expect(status).toBe(1);
    expect(stderr).toContain('There is no account with the address nobody@example.com.');
    expect(readPostmaster(dataDir)).toBeNull();
  });

  test('says in one line why there is no database', () => {
    const dataDir = aFolder();
    writeFileSync(path.join(clusterOf(dataDir), 'PG_VERSION'), '17\n');
    const { status, stderr } = run(dataDir, 'grant', 'nobody@example.com', 'moderator');
    expect(status).toBe(1);
    expect(
      stderr
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('npm warn')),
    ).toEqual([expect.stringContaining('was written by PostgreSQL 17')]);
  });
});
