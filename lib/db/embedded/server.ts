import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { bareEnvironment } from '@/lib/env';
import { type Address, addressOf, clusterOf, onLoopback, readPostmaster, socketFolderOf } from './address';
import { findBinaries } from './binaries';
import { DatabaseStartError } from './error';
import { prepareFolder, wayBack } from './folder';
import { freePort } from './free-port';
import { addExtensions, letGo, takeLocks, type Use } from './locks';
import { memoryMbFor } from './memory';
import { settingsFor } from './settings';

// A PostgreSQL server beside the site, its files in DATA_DIR. Whoever comes first starts it, the site stops it, and where
// there is no site the last one that used it; one that nobody uses was left over by somebody who was killed.

type Command = {
  file: string;
  args: string[];
  /** Where its last words go. */
  log: string;
  account: { uid?: number; gid?: number };
};

type Options = {
  /** As much as the folder's size asks for when not given. */
  memoryMb?: number | undefined;
  use?: Use;
  /** False for tests alone: what is written is then not forced to the disk. */
  durable?: boolean;
};

export type EmbeddedServer = {
  address: Address;
  /** Who is in the way of a use that is not shared, or null. */
  holder: string | null;
  /** Resolves when the server has ended, or has ended all sessions after a crash. */
  ended: Promise<void>;
  /** Whether it answers. */
  isWell(): Promise<boolean>;
  /** Stops the server, if it was shared only when nobody else uses it, and resolves when it is gone. */
  stop(): Promise<void>;
};

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
  const settings = { ...settingsFor(options.memoryMb ?? memoryMbFor(dataDir), options), ...access };
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

/**
 * Another server has the folder, or the last one's processes are not all gone yet, or who stopped it has just taken the
 * socket's folder away: all is over soon.
 */
const passesSoon = (words: string) =>
  /lock file .* already exists|pre-existing shared memory|could not create lock file .* No such file/.test(
    words,
  );

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
        `The database in ${clusterOf(dataDir)} does not start: ${why(words, child)}. Nothing in it was changed. If it is damaged, ${wayBack(dataDir)}; ${command.log} has all that PostgreSQL said.`,
      );
    }
    const session = await openSession(dataDir, until);
    if (session) return session;
    await wait(100);
    prepareFolder(dataDir);
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

/** The server went away meanwhile, in order or not. */
const isLost = (error: unknown) => isAbsent(error) || codeOf(error).startsWith('57P');
const mostTries = 5;

/** A session that holds the server; it may just be on its way out, and is then started anew. */
const holdServer = async (dataDir: string, command: Command, use: Use) => {
  for (let tries = 1; ; tries++) {
    const session = (await openSession(dataDir, Date.now() + patience)) ?? (await startOwn(dataDir, command));
    try {
      const holder = await takeLocks(session, use);
      if (!holder) await addExtensions(session);
      return { session, holder };
    } catch (error) {
      await session.end().catch(() => {});
      if (tries === mostTries || !isLost(error)) throw error;
    }
  }
};

/** Whether nobody else uses a server that was shared; what does not answer is left to others. */
const wasLast = async (dataDir: string, session: pg.Client): Promise<boolean> => {
  const gone = wait(looksWithin, false, { ref: false });
  try {
    return await Promise.race([letGo(session), gone]);
  } catch {
    // The session ended with a server that may have come back since.
    const again = await openSession(dataDir, Date.now() + patience).catch(() => null);
    const last = again ? await letGo(again).catch(() => false) : false;
    // As long as this one lasts nobody comes in.
    if (!last) await again?.end().catch(() => {});
    return last;
  }
};

/** Never what another server has made there meanwhile. */
const removeSocketFolder = (dataDir: string) => {
  try {
    rmdirSync(socketFolderOf(dataDir));
  } catch {
    // It is in use, or is none of ours.
  }
};

/**
 * The embedded server of a folder: started where none runs, taken over where one was left, shared with others unless
 * `use` says otherwise. Throws a DatabaseStartError, whose one line says what an operator can do.
 */
export const startEmbedded = async (dataDir: string, options: Options = {}): Promise<EmbeddedServer> => {
  const { use = 'shared' } = options;
  const { session, holder } = await holdServer(dataDir, await commandFor(dataDir, options), use);
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
      if (pid && !holder && (use !== 'shared' || (await wasLast(dataDir, session)))) {
        await shutDown(dataDir, pid);
        removeSocketFolder(dataDir);
      }
      await session.end().catch(() => {});
    },
  };
};
