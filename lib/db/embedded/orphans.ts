import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { clusterOf, readPostmaster } from './address';

// The processes of a server that was killed go on with the query that each has in hand, for seconds, and PostgreSQL does
// not start beside them: what they do is lost to whoever asked, so they are ended.

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** By the kernel: in the folder of the cluster, and under the title that only a server's children have. */
const isOf = (cluster: string, pid: string) => {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster &&
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')
    );
  } catch {
    return false;
  }
};

/** Ends what a killed server of the folder has left; elsewhere than on Linux its end has to be waited for. */
export const endOrphans = (dataDir: string): void => {
  if (process.platform !== 'linux') return;
  const owner = readPostmaster(dataDir)?.pid;
  if (owner && isAlive(owner)) return;
  const cluster = realpathSync(clusterOf(dataDir));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOf(cluster, name))) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
};
