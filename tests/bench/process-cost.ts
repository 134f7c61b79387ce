import { readFileSync } from 'node:fs';

// What a process has cost so far, by the kernel; null where there is no /proc.

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const msPerTick = 10;

/** CPU time of a process and all its threads. */
export const cpuMs = (pid: number): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return null;
  }
};

/** Memory in megabytes: now, and the most it ever was. */
export const memoryMb = (pid: number): { now: number; most: number } | null => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
    return { now: of('VmRSS'), most: of('VmHWM') };
  } catch {
    return null;
  }
};
