import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clusterOf } from '@/lib/db/embedded/address';
import { findBinaries } from '@/lib/db/embedded/binaries';
import { prepareFolder } from '@/lib/db/embedded/folder';
import { settingsFor } from '@/lib/db/embedded/settings';
import { bareEnvironment } from '@/lib/env';
import { finished } from './site';

// A PostgreSQL and its streaming replica, of the embedded programs, each on a socket in one scratch folder. There is no
// pg_basebackup among them: files are copied between pg_backup_start and pg_backup_stop.

type Server = { url: string; config: pg.ClientConfig; process: ChildProcess };

const patience = 60_000;

const untilAnswers = async (config: pg.ClientConfig, child: ChildProcess) => {
  for (const until = Date.now() + patience; ; await wait(50)) {
    const session = new pg.Client(config);
    session.on('error', () => {});
    try {
      await session.connect();
      await session.end();
      return;
    } catch (error) {
      await session.end().catch(() => {});
      if (child.exitCode !== null || Date.now() > until) throw error;
    }
  }
};

/** Both answer when this resolves; what is written to the primary is on the replica soon after. */
export const startReplicated = async () => {
  // Not below TMPDIR: the path of a socket may have 107 bytes.
  const folder = mkdtempSync('/tmp/makinar-many-');
  const [first, second] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
  const { before, account } = prepareFolder(first);

  const start = async (dataDir: string, port: number, more: Record<string, string>): Promise<Server> => {
    const settings = {
      ...settingsFor(64, { durable: false }),
      listen_addresses: '',
      unix_socket_directories: folder,
      port: String(port),
      wal_level: 'replica',
      max_wal_senders: '4',
      max_connections: '100',
      ...more,
    };
    const [program = '', ...args] = [
      ...before,
      findBinaries().postgres,
      '-D',
      clusterOf(dataDir),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
    const child = spawn(program, args, { ...account, cwd: '/', env: bareEnvironment, stdio: 'ignore' });
    const config = { host: folder, port, user: 'makinar', database: 'postgres' };
    await untilAnswers(config, child);
    const query = new URLSearchParams({ host: folder, port: String(port) });
    return { url: `postgres://makinar@localhost/postgres?${query}`, config, process: child };
  };

  const copy = async ({ config }: Server) => {
    const session = new pg.Client(config);
    await session.connect();
    try {
      await session.query('create extension pg_stat_statements');
      await session.query(`select pg_backup_start('replica', true)`);
      mkdirSync(second, { mode: 0o700 });
      // As it is, with the owner of each file.
      const { status, stderr } = spawnSync('cp', ['-a', clusterOf(first), clusterOf(second)]);
      if (status !== 0) throw new Error(`The primary could not be copied: ${stderr}`);
      const { rows } = await session.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(false)',
      );
      rmSync(path.join(clusterOf(second), 'postmaster.pid'));
      writeFileSync(path.join(clusterOf(second), 'backup_label'), rows[0]?.labelfile ?? '');
      writeFileSync(path.join(clusterOf(second), 'standby.signal'), '');
    } finally {
      await session.end();
    }
  };

  const stop = async (...servers: Server[]) => {
    for (const { process } of servers) {
      process.kill('SIGQUIT');
      await finished(process);
    }
  };
  const primary = await start(first, 5432, { wal_keep_size: '256MB' });
  await copy(primary);
  const replica = await start(second, 5433, { primary_conninfo: `host=${folder} port=5432 user=makinar` });
  return {
    primary,
    replica,
    /** Ends the replica without a word, as when its machine is lost. */
    killReplica: () => stop(replica),
    stop: async () => {
      await stop(replica, primary);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
