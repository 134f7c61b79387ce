import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { bareEnvironment, env } from '@/lib/env';
import { keepSecret } from '@/lib/kept-secret';
import { clusterOf, onLoopback, passwordFileOf, socketFolderOf } from './address';
import { findBinaries } from './binaries';
import { DatabaseStartError } from './error';
import { isAlive } from './orphans';
import { inOneLine, reasonIn, refusalOf } from './refusal';
import { type RunAs, runAs } from './run-as';

/** Of the packages in package.json. Another major cannot read what this one wrote. */
const major = '18';

const entriesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** What to do about a damaged database. A restore wants an empty place. */
export const wayBack = (dataDir: string): string => {
  const newest = entriesOf(env.backupDir ?? '')
    .filter((name) => name.endsWith('.tar'))
    .toSorted()
    .at(-1);
  const file = newest ? path.join(env.backupDir ?? '', newest) : 'FILE.tar';
  return `move ${dataDir} away and bring your last backup back (npm run restore -- ${file}), or begin with an empty database`;
};

/** Whether the cluster is there, is to be made, or is nothing that this version may touch. */
const hasCluster = (dataDir: string): boolean => {
  const cluster = clusterOf(dataDir);
  const version = path.join(cluster, 'PG_VERSION');
  if (existsSync(version)) {
    const found = readFileSync(version, 'utf8').trim();
    if (found === major) return true;
    throw new DatabaseStartError(
      `${cluster} was written by PostgreSQL ${found}, and this is ${major}. Go on with the release that wrote it, or copy the data with pg_dump of version ${found} to a server that DATABASE_URL names; nothing was touched.`,
    );
  }
  if (entriesOf(cluster).length) {
    throw new DatabaseStartError(
      `${cluster} is damaged: it has no PG_VERSION. Nothing was touched: ${wayBack(dataDir)}.`,
    );
  }
  if (existsSync(path.join(dataDir, 'database', 'PG_VERSION'))) {
    throw new DatabaseStartError(
      `${path.join(dataDir, 'database')} is of the former embedded database, which this release cannot read. Go on with the former release, or move the folder away to begin with an empty database; nothing was touched.`,
    );
  }
  return false;
};

/** What a killed first start left half made. */
const removeCutOff = (dataDir: string) => {
  for (const name of entriesOf(dataDir)) {
    const pid = Number(/^postgres\.new-(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
};

/** Made aside and moved, so that a folder is whole or not there. */
const makeCluster = (dataDir: string, as: RunAs) => {
  removeCutOff(dataDir);
  const aside = path.join(dataDir, `postgres.new-${process.pid}`);
  const access = onLoopback
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFileOf(dataDir)}`]
    : ['--auth=trust'];
  if (onLoopback) keepSecret(passwordFileOf(dataDir));
  // Order and case of letters by PostgreSQL's own tables: an update of the system's C library moves nothing in an index.
  const made = start(as, findBinaries().initdb, [
    `--pgdata=${aside}`,
    '--username=makinar',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...access,
  ]);
  if (made.status !== 0) {
    rmSync(aside, { recursive: true, force: true });
    const reason = made.error?.message || reasonIn(made.stderr) || `initdb ended with ${made.status}`;
    throw (
      refusalOf(dataDir, reason) ??
      new DatabaseStartError(`${clusterOf(dataDir)} could not be made: ${reason}.`)
    );
  }
  try {
    renameSync(aside, clusterOf(dataDir));
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Of two first starts at once, the other was faster.
    if (!existsSync(path.join(clusterOf(dataDir), 'PG_VERSION'))) throw error;
  }
};

const start = ({ before, account }: RunAs, file: string, args: string[]) => {
  const [program = file, ...all] = [...before, file, ...args];
  return spawnSync(program, all, { ...account, encoding: 'utf8', cwd: '/', env: bareEnvironment });
};

/**
 * The account that owns the folder is another one than installed the programs, which may lie where it may not enter: then
 * nothing that it starts says so.
 */
const checkPrograms = (dataDir: string, as: RunAs) => {
  const { uid } = as.account;
  const { postgres } = findBinaries();
  if (uid === undefined || start(as, postgres, ['--version']).status === 0) return;
  throw new DatabaseStartError(
    `The database would run as user ${uid}, who owns ${dataDir} and may not run ${postgres}. Let that user read the programs (chmod -R a+rX node_modules) and enter the folders above, and start again.`,
  );
};

/** Node's own recursive one says of a disk that is read-only that there is no such file. */
const makeFolder = (folder: string) => {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Of two first starts at once, the other was faster.
    if (!existsSync(folder)) throw error;
  }
};

/** In /tmp anybody may have made a folder of that name: the server's socket lies in none but our own. */
const makeSocketFolder = (dataDir: string, { account }: RunAs) => {
  const folder = socketFolderOf(dataDir);
  const mine = process.getuid?.() ?? 0;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = lstatSync(folder);
  if (uid !== mine && uid !== account.uid) {
    throw new DatabaseStartError(
      `${folder} belongs to somebody else (user ${uid}). Remove it, and start again.`,
    );
  }
  chownSync(folder, account.uid ?? mine, account.gid ?? gid);
  chmodSync(folder, 0o700);
};

/**
 * Makes what the embedded server of a DATA_DIR needs and is not there yet. Returns as whom it runs. Throws a
 * DatabaseStartError for a folder of another kind, one that is damaged, read-only or full, and touches nothing there.
 */
export const prepareFolder = (dataDir: string): RunAs =>
  inOneLine(dataDir, () => {
    makeFolder(dataDir);
    const is = hasCluster(dataDir);
    const as = runAs(dataDir);
    checkPrograms(dataDir, as);
    if (!is) makeCluster(dataDir, as);
    if (!onLoopback) makeSocketFolder(dataDir, as);
    return as;
  });
