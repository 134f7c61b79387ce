import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The embedded database takes one process; a second one would corrupt it. */
export class DatabaseInUseError extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`The database in ${folder} is in use by process ${pid}. Stop it first, or set DATABASE_URL.`);
    this.name = 'DatabaseInUseError';
  }
}

/** When a process started, by the kernel: tells a living owner from a later process that got its number. */
const startOf = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return null;
  }
};

const isAlive = (pid: number, start: string) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = startOf(pid);
  return now === null || start === '' || now === start;
};

/**
 * Takes `DATA_DIR/database.lock` for this process, or throws DatabaseInUseError.
 * A lock whose owner was killed is taken over. Returns the release.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'database.lock');
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`;
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid = '', start = ''] = readFileSync(file, 'utf8').trim().split(' ');
      if (attempt > 2 || (Number(pid) !== process.pid && isAlive(Number(pid), start))) {
        throw new DatabaseInUseError(folder, Number(pid));
      }
      rmSync(file, { force: true });
    }
  }
  const release = () => {
    try {
      if (readFileSync(file, 'utf8') === mine) rmSync(file, { force: true });
    } catch {
      // Somebody removed the folder; there is nothing left to release.
    }
  };
  process.once('exit', release);
  return release;
};
