import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { bundleOf } from '@/scripts/steps.mjs';
import { freePort } from '../support/free-port';
import { isGone } from '../support/processes';
import { app, dial, withRealtime } from '../support/realtime';

// The server as the process that runs beside the site.

const { client } = withRealtime();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'makinar-realtime-'));
const environment = (port: number, more: NodeJS.ProcessEnv | object = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  REALTIME_PORT: String(port),
  ...more,
});

let running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs what `npm start` runs beside the site; `ready` is what it reports first. */
const run = (env: NodeJS.ProcessEnv) => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '-e',
      `import('./scripts/realtime-beside.ts').then(async ({ startRealtimeBeside, describeRealtime }) => {
        const realtime = await startRealtimeBeside();
        const tell = () => process.send({ pid: realtime.pid(), says: describeRealtime(realtime) });
        tell();
        process.on('message', tell);
        process.on('SIGTERM', async () => { await realtime.stop(); process.exit(0); });
      })`,
    ],
    { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  running.push(child);
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const tells = () =>
    new Promise<{ pid: number; says: string | null }>((resolve) => {
      child.once('message', (message) => resolve(message as { pid: number; says: string | null }));
    });
  return {
    child,
    ready: tells(),
    ask: () => {
      const answer = tells();
      child.send('?');
      return answer;
    },
    said: () => said,
    ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),
  };
};

const address = (port: number) => `ws://127.0.0.1:${port}/app/${app.key}?protocol=7`;

test('starts with a secret of its own, and takes leave of everybody when told to stop', async () => {
  const port = await freePort();
  const { child, ready, ended, said } = run(environment(port));
  expect(await ready).toMatchObject({ says: `ws://localhost:${port}` });
  const file = path.join(dataDir, 'realtime.secret');
  expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const many = await Promise.all(Array.from({ length: 50 }, () => dial(address(port))));
  const started = performance.now();
  child.kill('SIGTERM');
  const codes = await Promise.all(many.map(({ closed }) => closed));
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([4100]));
  expect(await ended).toBe(0);
  // Three seconds are promised; a busy machine may need more.
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(said()).toBe('');
});

test('killed, it is there again before its clients have lost patience', async () => {
  const port = await freePort();
  const { ready, ask, said } = run(environment(port));
  const { pid } = await ready;
  const one = client(port);
  const connections = vi.fn();
  one.connection.bind('connected', connections);
  await vi.waitFor(() => expect(connections).toHaveBeenCalledTimes(1));
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(connections).toHaveBeenCalledTimes(2), { timeout: 25_000 });
  expect((await ask()).pid).not.toBe(pid);
  expect(said()).toContain('started again');
});

test('says that its port is taken, and takes it once it is free', async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  const { ready, said } = run(environment(port));
  expect((await ready).says).toMatch(/off, its port is taken/);
  expect(said()).toContain(`Port ${port} is taken`);
  expect(said()).toContain('REALTIME_PORT');
  other.close();
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitFor(async () => expect(await isUp()).toBe(true), { timeout: 25_000 });
});

test('listens where HOST says and nowhere else, and is found well there', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const { ready, ask, said } = run(environment(port, { HOST: '127.0.0.2' }));
  const { pid, says } = await ready;
  expect(says).toBe(`ws://127.0.0.2:${port}`);
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
  // After three looks that find nobody it would be started again.
  await wait(17_000);
  expect((await ask()).pid).toBe(pid);
  expect(said()).toBe('');
});

test('goes when whoever started it was killed', async () => {
  const port = await freePort();
  const { child, ready } = run(environment(port));
  const { pid } = await ready;
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(isGone(pid)).toBe(true), { timeout: 10_000 });
});

test('does not start where the service is elsewhere, or unwanted', async () => {
  const port = await freePort();
  for (const more of [
    { PUSHER_HOST: 'rt.example', PUSHER_APP_SECRET: 'a secret of theirs' },
    { PUSHER_CLUSTER: 'eu', PUSHER_APP_SECRET: 'a secret of theirs' },
    { REALTIME_PORT: '0' },
    { API_BASE_URL: 'https://api.example' },
  ]) {
    const { child, ready } = run(environment(port, more));
    expect((await ready).says).toBe(null);
    child.kill('SIGKILL');
  }
});

test('an outside service without its secret is a mistake that is named', async () => {
  const child = spawn(process.execPath, [bundleOf('realtime')], {
    env: environment(0, { PUSHER_HOST: 'rt.example' }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  expect(await new Promise((resolve) => child.once('exit', resolve))).not.toBe(0);
  expect(said).toContain('PUSHER_APP_SECRET');
});
