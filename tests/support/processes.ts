import { readdirSync, readFileSync } from 'node:fs';

const parentOf = (pid: string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
};

/** The processes that one has begun, by the kernel. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);

/** A child may have ended meanwhile, and then be gone as soon as its parent goes on. */
const sendIfThere = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Stops a process and all that it has begun, as a machine does whose disk hangs. Returns what lets them go on. */
export const freeze = (parent: number): (() => void) => {
  process.kill(parent, 'SIGSTOP');
  const children = childrenOf(parent);
  for (const pid of children) sendIfThere(pid, 'SIGSTOP');
  return () => {
    for (const pid of [parent, ...children]) sendIfThere(pid, 'SIGCONT');
  };
};

export const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};
