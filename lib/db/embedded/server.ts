import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { bareEnvironment } from '@/lib/env';
import { type Address, addressOf, clusterOf, onLoopback, readPostmaster, socketFolderOf } from './address';
import { findBinaries } from './binaries';
import { DatabaseStartError } from './error';
import { prepareFolder } from './folder';
import { freePort } from './free-port';
import { settingsFor } from './settings';

// A PostgreSQL server beside the site, its files in DATA_DIR. Whoever starts it holds an advisory lock as long as it is
// his; a server whose lock nobody holds was left over by somebody who was killed, and belongs to whoever comes next.

type Command = {
  file: string;
  args: string[];
  /** Where its last words go. */
  log: string;
  account: { uid?: number; gid?: number };
};

type Options = {
  memoryMb?: number;
  /** False for tests alone: what is written is then not forced to the disk. */
  durable?: boolean;
};

export type EmbeddedServer = {
  address: Address;
  /** Null when the server belongs to this process; otherwise who it is that has it. */
  holder: string | null;
  /** Resolves when the server has ended, or has ended all sessions after a crash. */
  ended: Promise<void>;
  /** Whether it answers. */
  isWell(): Promise<boolean>;
  /** Stops the server if it belongs to this process, and resolves when it is gone. */
  stop(): Promise<void>;
};

const ownerLock = 62_000;

const patience = 30_000;
const stopsWithin = 3_000;
const looksWithin = 5_000;
const largestLog = 2 ** 20;

const commandFor = async (dataDir: string, options: Options): Promise<Command> => {
  const { before, account } = prepareFolder(dataDir);
  const access: Record<string, string> = onLoopback
    ? { listen_addresses: '127.0.0.1', port: String(await freePort()) }
    : {
        listen_addresses: '',
        unix_socket_directories: socketFolderOf(dataDir),
        unix_socket_permissions: '0700',
      };
  const settings = { ...settingsFor(options.memoryMb ?? 128, options), ...access };
  const [file, ...args] = [
    ...before,
    findBinaries().postgres,
    '-D',
    clusterOf(dataDir),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ] as [string, ...string[]];
  return { file, args, account, log: path.join(dataDir, 'postgres.log') };
};

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

/** Starting, or on its way out. */
const isBusy = (error: unknown) => codeOf(error) === '57P03';
const isAbsent = (error: unknown) =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(codeOf(error)) || /terminated/.test(String(error));

const describeSelf = () => `${path.basename(process.argv[1] ?? 'node')}, process ${process.pid}`;

/** A session with the server, or null where none runs. Waits for one that is starting or stopping. */
const openSession = async (dataDir: string, until: number): Promise<pg.Client | null> => {
  for (;;) {
    const session = new pg.Client({
      ...addressOf(dataDir),
      application_name: `makinar (${describeSelf()})`,
      connectionTimeoutMillis: 5_000,
    });
    // Its end is seen by whoever waits for the process.
    session.on('error', () => {});
    try {
      await session.connect();
      return session;
    } catch (error) {
      await session.end().catch(() => {});
      if (isAbsent(error)) return null;
      if (!isBusy(error) || Date.now() > until) {
        throw new DatabaseStartError(
          `The database server in ${clusterOf(dataDir)} (process ${readPostmaster(dataDir)?.pid ?? 'unknown'}) does not answer: ${(error as Error).message}. End that process, and start again.`,
        );
      }
      await wait(100);
    }
  }
};

const takeLock = async (session: pg.Client): Promise<string | null> => {
  const { rows } = await session.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    ownerLock,
  ]);
  if (rows[0]?.mine) return null;
  const holders = await session.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [ownerLock],
  );
  return /\((.*)\)/.exec(holders.rows[0]?.name ?? '')?.[1] ?? 'another process';
};

const sizeOf = (file: string) => {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
};

const openLog = (file: string) => {
  if (sizeOf(file) > largestLog) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
};

/** Out of reach of Ctrl-C, and not ended with this process: it ends when it is told to. */
const launch = ({ file, args, account, log }: Command): ChildProcess => {
  const output = openLog(log);
  const child = spawn(file, args, {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    env: bareEnvironment,
  });
  closeSync(output);
  child.unref();
  return child;
};

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Another server has the folder, or the last one's processes are not all gone yet: both are over soon. */
const passesSoon = (words: string) => /lock file .* already exists|pre-existing shared memory/.test(words);

/** A server that starts writes into its lock file as soon as it has made it. */
const writtenWithin = 1_000;

/**
 * Takes away a lock file that a server left empty, for it was killed as it made it: PostgreSQL never starts beside one.
 * Returns whether there was one.
 */
const freeEmptyLock = async (dataDir: string, words: string): Promise<boolean> => {
  const [, name] = /lock file "([^"]+)" is empty/.exec(words) ?? [];
  if (name === undefined) return false;
  const file = path.resolve(clusterOf(dataDir), name);
  await wait(writtenWithin);
  if (sizeOf(file) === 0) rmSync(file, { force: true });
  return true;
};

const why = (words: string, child: ChildProcess) =>
  words
    .split('\n')
    .filter((line) => /\b(FATAL|PANIC)\b/.test(line))
    .map((line) => line.replace(/^.*?\b(?:FATAL|PANIC):\s*/, ''))[0] ??
  (words.trim().split('\n').at(-1) || `it ended with ${child.signalCode ?? child.exitCode}`);

/** Starts a server and opens a session with it. */
const startOwn = async (dataDir: string, command: Command): Promise<pg.Client> => {
  const until = Date.now() + patience;
  for (;;) {
    const before = sizeOf(command.log) > largestLog ? 0 : sizeOf(command.log);
    const child = launch(command);
    const failed = new Promise<Error>((resolve) => child.once('error', resolve));
    while (!ended(child)) {
      const session = await openSession(dataDir, until);
      if (session) return session;
      const error = await Promise.race([failed, wait(20)]);
      if (error instanceof Error) {
        throw new DatabaseStartError(`PostgreSQL could not be started: ${error.message}.`);
      }
    }
    const words = readFileSync(command.log, 'utf8').slice(before);
    const passes = (await freeEmptyLock(dataDir, words)) || passesSoon(words);
    if (!passes || Date.now() > until) {
      throw new DatabaseStartError(
        `The database in ${clusterOf(dataDir)} does not start: ${why(words, child)}. Nothing in it was changed. If it is damaged, put your last backup in its place; ${command.log} has all that PostgreSQL said.`,
      );
    }
    const session = await openSession(dataDir, until);
    if (session) return session;
    await wait(100);
  }
};

/** An orderly end takes its note away; a process that nobody waits for goes on standing in the table. */
const isGone = (dataDir: string, pid: number) => {
  try {
    process.kill(pid, 0);
    return readPostmaster(dataDir)?.pid !== pid;
  } catch {
    return true;
  }
};

/** A fast shutdown: sessions are ended, everything is on the disk. One that does not end in time is ended at once. */
const shutDown = async (dataDir: string, pid: number) => {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (isGone(dataDir, pid)) return;
    process.kill(pid, signal);
    for (const until = Date.now() + stopsWithin; Date.now() < until; await wait(20)) {
      if (isGone(dataDir, pid)) return;
    }
  }
};

/**
 * The embedded server of a folder: started where none runs, taken over where one was left, shared where it is
 * somebody else's. Throws a DatabaseStartError, whose one line says what an operator can do.
 */
export const startEmbedded = async (dataDir: string, options: Options = {}): Promise<EmbeddedServer> => {
  const command = await commandFor(dataDir, options);
  const session = (await openSession(dataDir, Date.now() + patience)) ?? (await startOwn(dataDir, command));
  const holder = await takeLock(session);
  if (!holder) await session.query('create extension if not exists pg_stat_statements');
  return {
    address: addressOf(dataDir),
    holder,
    ended: new Promise((resolve) => session.once('end', resolve)),
    isWell: () =>
      Promise.race([
        session.query('select 1').then(
          () => true,
          () => false,
        ),
        wait(looksWithin, false, { ref: false }),
      ]),
    stop: async () => {
      const pid = readPostmaster(dataDir)?.pid;
      if (!holder && pid) {
        await shutDown(dataDir, pid);
        rmSync(socketFolderOf(dataDir), { recursive: true, force: true });
      }
      await session.end().catch(() => {});
    },
  };
};
