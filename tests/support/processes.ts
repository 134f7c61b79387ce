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

/** Stops a process and all that it has begun, as a machine does whose disk hangs. Returns what lets them go on. */
export const freeze = (parent: number): (() => void) => {
  const all = [parent, ...childrenOf(parent)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) process.kill(pid, 'SIGCONT');
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
