import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

// Where the embedded server of a DATA_DIR is reached: on its Unix socket, by whoever may enter the socket's folder. This
// file is all of the embedded server that the site itself loads.

const role = 'makinar';
const database = 'postgres';
const port = 5432;

/** What `pg` connects with. */
export type Address = { host: string; port: number; user: string; database: string; password?: string };

/** Where the cluster lies. */
export const clusterOf = (dataDir: string): string => path.join(dataDir, 'postgres');

/** The password of a server that listens on loopback; a socket needs none. */
export const passwordFileOf = (dataDir: string): string => path.join(dataDir, 'postgres.password');

/** Windows has no Unix sockets that PostgreSQL and Node both know. */
export const onLoopback = process.platform === 'win32';

const resolved = (dataDir: string): string => {
  try {
    return realpathSync(dataDir);
  } catch {
    return path.resolve(dataDir);
  }
};

/** A socket's path may have 107 bytes, and a DATA_DIR more: its folder is named by a hash. */
export const socketFolderOf = (dataDir: string): string =>
  `/tmp/makinar-${createHash('sha256').update(resolved(dataDir)).digest('hex').slice(0, 20)}`;

export type Postmaster = { pid: number; port: number };

/** What the running server wrote of itself; null where none did. One that was killed leaves its words behind. */
export const readPostmaster = (dataDir: string): Postmaster | null => {
  try {
    const lines = readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!pid) return null;
    return { pid, port: Number(lines[3]) || port };
  } catch {
    return null;
  }
};

/** How the embedded server of a folder is reached, whether it runs or not. */
export const addressOf = (dataDir: string): Address => {
  if (!onLoopback) return { host: socketFolderOf(dataDir), port, user: role, database };
  return {
    host: '127.0.0.1',
    port: readPostmaster(dataDir)?.port ?? port,
    user: role,
    database,
    password: readFileSync(passwordFileOf(dataDir), 'utf8').trim(),
  };
};
