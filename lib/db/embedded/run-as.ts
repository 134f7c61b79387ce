import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import os from 'node:os';
import { DatabaseStartError } from './error';

// PostgreSQL refuses to run as root, and its initdb as a user without a name, as containers are started by some. In a
// user namespace of their own both are somebody else to it, and their files stay theirs; where that is forbidden, root
// runs it as the account that owns the folder.

/** How a program of PostgreSQL is started: what stands before it, and as whom. */
export type RunAs = { before: readonly string[]; account: { uid?: number; gid?: number } };

const unshare = ['unshare', '--user', '--'] as const;

const mayUnshare = () =>
  spawnSync(unshare[0], [...unshare.slice(1), 'true'], { stdio: 'ignore' }).status === 0;

const hasName = () => {
  try {
    return os.userInfo().username !== '';
  } catch {
    return false;
  }
};

/** Throws a DatabaseStartError for a root that may neither. */
export const runAs = (dataDir: string): RunAs => {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return { before: [], account: {} };
  if (mayUnshare()) return { before: unshare, account: {} };
  // PostgreSQL says what it lacks.
  if (!isRoot) return { before: [], account: {} };
  const { uid, gid } = statSync(dataDir);
  if (uid !== 0) return { before: [], account: { uid, gid } };
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and this machine forbids user namespaces. Start the site as another user, or give the folder to one (chown -R USER ${dataDir}): the database then runs as that user.`,
  );
};
