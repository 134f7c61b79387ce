import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
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
import { endOrphans } from './orphans';
import { inOneLine, reasonIn, refusalOf } from './refusal';
import { recoverySync, settingsFor } from './settings';

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
/** A server that is bringing back what it had in hand when it was killed is not killed for that. */
const recoversWithin = 600_000;
const stopsWithin = 3_000;
const looksWithin = 5_000;
const largestLog = 2 ** 20;

const logOf = (dataDir: string) => path.join(dataDir, 'postgres.log');

const commandFor = async (dataDir: string, options: Options): Promise<Command> => {
  const { before, account } = prepareFolder(dataDir);
  const access: Record<string, string> = onLoopback
    ? { listen_addresses: '127.0.0.1', port: String(await freePort()) }
    : {
        listen_addresses: '',
        unix_socket_directories: socketFolderOf(dataDir),
        unix_socket_permissions: '0700',
      };
  const settings = {
    ...settingsFor(options.memoryMb ?? memoryMbFor(dataDir), options),
    ...recoverySync(clusterOf(dataDir)),
    ...access,
  };
  const [file, ...args] = [
    ...before,
    findBinaries().postgres,
    '-D',
    clusterOf(dataDir),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ] as [string, ...string[]];
  return { file, args, account, log: logOf(dataDir) };
};

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

/** Starting, or on its way out. */
const isBusy = (error: unknown) => codeOf(error) === '57P03';
const isAbsent = (error: unknown) =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(codeOf(error)) ||
  /terminated/.test(String(error));

/** A file of its own, or of a table, is missing, unreadable or not as it was written. */
const isDamage = (error: unknown) => /^(?:XX|58)/.test(codeOf(error));

/** What a server answers instead of working, in one line where an operator can do something about it. */
const inWords = (dataDir: string, error: unknown): unknown => {
  const { message } = error as Error;
  if (!isDamage(error)) return (codeOf(error) === '53100' && refusalOf(dataDir, message)) || error;
  return new DatabaseStartError(
    `The database in ${clusterOf(dataDir)} is damaged: ${message}. To have it again, ${wayBack(dataDir)}; ${logOf(dataDir)} has all that PostgreSQL said.`,
  );
};

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
      if (isDamage(error)) throw inWords(dataDir, error);
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

/** The last one's processes are not all gone. */
const isOrphaned = (words: string) => /pre-existing shared memory/.test(words);

/** That, or another server has the folder, or who stopped it has just taken the socket's folder away: all is over soon. */
const passesSoon = (words: string) =>
  isOrphaned(words) || /lock file .* already exists|could not create lock file .* No such file/.test(words);

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

const isFull = (dataDir: string) => statfsSync(dataDir).bavail === 0;

/** Why a server that was launched has ended. What it said may have found no room. */
const failureOf = (dataDir: string, words: string, child: ChildProcess): DatabaseStartError => {
  const reason =
    reasonIn(words) ||
    (isFull(dataDir) ? 'No space left on device' : `it ended with ${child.signalCode ?? child.exitCode}`);
  return (
    refusalOf(dataDir, reason) ??
    new DatabaseStartError(
      `The database in ${clusterOf(dataDir)} does not start: ${reason}. If it is damaged, ${wayBack(dataDir)}; ${logOf(dataDir)} has all that PostgreSQL said.`,
    )
  );
};

/** A session with a server that was just launched, or null when it has ended. */
const openOwn = async (dataDir: string, child: ChildProcess): Promise<pg.Client | null> => {
  const failed = new Promise<Error>((resolve) => child.once('error', resolve));
  while (!ended(child)) {
    const session = await openSession(dataDir, Date.now() + recoversWithin);
    if (session) return session;
    const error = await Promise.race([failed, wait(20)]);
    if (error instanceof Error)
      throw new DatabaseStartError(`PostgreSQL could not be started: ${error.message}.`);
  }
  return null;
};

/** Starts a server and opens a session with it. `giveUp` stops it, unless it has ended beside another one. */
const startOwn = async (dataDir: string, command: Command) => {
  const until = Date.now() + patience;
  for (;;) {
    const before = sizeOf(command.log) > largestLog ? 0 : sizeOf(command.log);
    const child = inOneLine(dataDir, () => launch(command));
    const giveUp = () => shutDown(child.pid ?? 0, () => !child.pid || ended(child));
    try {
      const session = await openOwn(dataDir, child);
      if (session) return { session, giveUp };
    } catch (error) {
      await giveUp();
      throw error;
    }
    const words = readFileSync(command.log, 'utf8').slice(before);
    const passes = (await freeEmptyLock(dataDir, words)) || passesSoon(words);
    if (!passes || Date.now() > until) throw failureOf(dataDir, words, child);
    if (isOrphaned(words)) endOrphans(dataDir);
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
const shutDown = async (pid: number, isGone: () => boolean) => {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (isGone()) return;
    process.kill(pid, signal);
    for (const until = Date.now() + stopsWithin; Date.now() < until; await wait(20)) {
      if (isGone()) return;
    }
  }
};

/** The server went away meanwhile, in order or not. */
const isLost = (error: unknown) => isAbsent(error) || codeOf(error).startsWith('57P');
const mostTries = 5;

/** A session that holds the server; it may just be on its way out, and is then started anew. What fails leaves none behind. */
const holdServer = async (dataDir: string, command: Command, use: Use) => {
  for (let tries = 1; ; tries++) {
    const running = await openSession(dataDir, Date.now() + patience);
    const { session, giveUp } = running
      ? { session: running, giveUp: async () => {} }
      : await startOwn(dataDir, command);
    try {
      const holder = await takeLocks(session, use);
      if (!holder) await addExtensions(session);
      return { session, holder };
    } catch (error) {
      await session.end().catch(() => {});
      if (tries < mostTries && isLost(error)) continue;
      await giveUp();
      throw inWords(dataDir, error);
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
        await shutDown(pid, () => isGone(dataDir, pid));
        removeSocketFolder(dataDir);
      }
      await session.end().catch(() => {});
    },
  };
};
