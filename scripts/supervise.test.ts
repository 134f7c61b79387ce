import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../tests/support/free-port';
import { takeLog } from '../tests/support/log';
import { isGone } from '../tests/support/processes';
import { answersAt, supervise } from './supervise';

let children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

const run = (program: string) => () => {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  return child;
};

test('a process that hangs is ended and started again', async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const { pid, stop } = supervise({
    name: 'The server',
    launch: run(`require('node:http').createServer((_, answer) => answer.end()).listen(${port})`),
    isWell: () => answersAt(address),
    mostMissed: 1,
    stopsWithin: 1_000,
  });
  await vi.waitFor(async () => expect(await answersAt(address)).toBe(true));
  const hung = pid() ?? 0;
  process.kill(hung, 'SIGSTOP');
  await vi.waitFor(() => expect(isGone(hung)).toBe(true), { timeout: 25_000 });
  await vi.waitFor(async () => expect(await answersAt(address)).toBe(true), { timeout: 5_000 });
  expect(pid()).not.toBe(hung);
  expect(takeLog().map(({ message }) => message)).toEqual([
    'The server does not answer. It is started again.',
    'The server ended (SIGKILL). It is started again.',
  ]);
  await stop();
});

test('a process that ends at once is started again after longer and longer pauses', async () => {
  const begun: number[] = [];
  const launch = run('');
  const { stop } = supervise({
    name: 'The server',
    launch: () => {
      begun.push(performance.now());
      return launch();
    },
    isWell: async () => null,
    mostMissed: 1,
    stopsWithin: 1_000,
  });
  await vi.waitFor(() => expect(begun.length).toBe(4), { timeout: 20_000 });
  await stop();
  const pauses = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(250 * 2 ** index);
  takeLog();
});

test('a process that does not end when it is told to is killed', async () => {
  const launch = run(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1_000); console.log('ready')`);
  const hears = vi.fn();
  const { pid, stop } = supervise({
    name: 'The server',
    launch: () => {
      const child = launch();
      child.stdout?.once('data', hears);
      return child;
    },
    isWell: async () => null,
    mostMissed: 1,
    stopsWithin: 300,
  });
  const running = pid() ?? 0;
  await vi.waitFor(() => expect(hears).toHaveBeenCalled(), { timeout: 10_000 });
  await stop();
  expect(isGone(running)).toBe(true);
});
