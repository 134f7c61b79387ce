import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export type Ran = { status: number | null; stdout: string; stderr: string };

/**
 * Runs a script in a process of its own, to its end. What waits for nothing else would hold this process up for longer than a
 * server keeps a line open that nobody asks on, and the next request would be sent into a line that is closed.
 */
export const runScript = async (args: readonly string[], env: Record<string, string>): Promise<Ran> => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
};

/** A command of the operator. */
export const runCommand = (args: readonly string[], env: Record<string, string>): Promise<Ran> =>
  runScript(['scripts/run.mjs', ...args], env);
