import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

// Everything a run leaves behind while it lasts: a folder and processes. Both are gone at its end, however it ends.

const running = new Set<ChildProcess>();
let folder: string | undefined;

export const scratchFolder = async (): Promise<string> => {
  folder ??= await mkdtemp(path.join(os.tmpdir(), 'makinar-bench-'));
  return folder;
};

const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals) => {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It ended by itself.
  }
};

export const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

/** A process in a group of its own, so that it is stopped together with whatever it started. */
export const launch = (command: string, args: string[], options: SpawnOptions = {}): ChildProcess => {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

export const stop = async (child: ChildProcess) => {
  signalGroup(child, 'SIGTERM');
  const patience = setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000);
  await ended(child);
  clearTimeout(patience);
};

export const cleanUp = async () => {
  await Promise.all([...running].map(stop));
  if (folder) rmSync(folder, { recursive: true, force: true });
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    console.error('\nStopping…');
    void cleanUp().finally(() => process.exit(130));
  });
}
