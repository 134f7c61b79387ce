import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runAs } from '@/lib/db/embedded/run-as';
import { bareEnvironment } from '@/lib/env';
import { finished } from './site';

// A PostgreSQL of the machine's own, of another version than the embedded one.

const packages = '/usr/lib/postgresql';

/** The folder of the programs of the oldest one that we support, as Debian installs them; null where there is none. */
export const otherPostgres = (): string | null => {
  const versions = existsSync(packages) ? readdirSync(packages).map(Number) : [];
  const folders = versions
    .filter((version) => version >= 15 && version < 18)
    .toSorted((one, other) => one - other)
    .map((version) => path.join(packages, String(version), 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
};

/** Starts one on a socket of its own, in a scratch folder. Answers with its address, and with what ends it. */
export const startOther = async (programs: string) => {
  // Not below TMPDIR: the path of a socket may have 107 bytes.
  const folder = mkdtempSync('/tmp/makinar-other-');
  const data = path.join(folder, 'data');
  const { before, account } = runAs(folder);
  const start = (program: string, args: string[]) =>
    [...before, path.join(programs, program), ...args] as [string, ...string[]];
  const [initdb, ...initArgs] = start('initdb', [
    '-D',
    data,
    '-U',
    'makinar',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  const made = spawnSync(initdb, initArgs, { ...account, cwd: '/', env: bareEnvironment, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const [postgres, ...args] = start('postgres', ['-D', data, ...settings.flatMap((one) => ['-c', one])]);
  const child = spawn(postgres, args, { ...account, cwd: '/', env: bareEnvironment, stdio: 'ignore' });
  const stop = async () => {
    child.kill('SIGINT');
    await finished(child);
    rmSync(folder, { recursive: true });
  };
  const config = { host: folder, port: 5432, user: 'makinar', database: 'postgres' };
  for (;;) {
    const session = new pg.Client(config);
    session.on('error', () => {});
    const answers = await session.connect().then(
      () => true,
      () => false,
    );
    await session.end().catch(() => {});
    if (answers) return { config, stop };
    if (child.exitCode !== null) throw new Error('The other PostgreSQL does not start.');
    await wait(100);
  }
};
