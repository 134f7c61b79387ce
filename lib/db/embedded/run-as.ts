import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { DatabaseStartError } from './error';

// PostgreSQL refuses to run as root. In a user namespace of its own root is somebody else to it, and its files stay
// root's; where that is forbidden, it runs as the account that owns the folder.

/** How a program of PostgreSQL is started: what stands before it, and as whom. */
export type RunAs = { before: readonly string[]; account: { uid?: number; gid?: number } };

const unshare = ['unshare', '--user', '--'] as const;

const mayUnshare = () =>
  spawnSync(unshare[0], [...unshare.slice(1), 'true'], { stdio: 'ignore' }).status === 0;

/** Throws a DatabaseStartError for a root that may neither. */
export const runAs = (dataDir: string): RunAs => {
  if (process.getuid?.() !== 0) return { before: [], account: {} };
  if (mayUnshare()) return { before: unshare, account: {} };
  const { uid, gid } = statSync(dataDir);
  if (uid !== 0) return { before: [], account: { uid, gid } };
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and this machine forbids user namespaces. Start the site as another user, or give the folder to one (chown -R USER ${dataDir}): the database then runs as that user.`,
  );
};
