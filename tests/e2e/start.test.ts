import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPostmaster } from '@/lib/db/embedded/address';
import { freePort } from '../support/free-port';
import { drawn, formOf } from '../support/pictures';
import { childrenOf, freeze, isGone } from '../support/processes';
import { dial } from '../support/realtime';
import { finished } from '../support/site';

// `npm start` with everything that it brings up. The stamp says that what is built is what is here; without it a start
// would build anew under the sites of other tests.
const isBuilt = existsSync('.next/.makinar-built');

let dataDir = '';
let env = process.env;
let [site, chat] = ['', ''];
let started: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-start-'));
  const [port, realtimePort] = [String(await freePort()), String(await freePort())];
  site = `http://localhost:${port}`;
  chat = `ws://localhost:${realtimePort}`;
  env = {
    ...process.env,
    PORT: port,
    REALTIME_PORT: realtimePort,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SEED: 'none',
  };
});
afterEach(async () => {
  for (const child of started) {
    child.kill('SIGTERM');
    await finished(child);
  }
  started = [];
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  return { child, said: () => said };
};
const isUp = (address = '/api/health') =>
  fetch(`${site}${address}`).then(
    ({ ok }) => ok,
    () => false,
  );
const patience = { timeout: 120_000 };
/** Milliseconds between two tries for the line to the database (lib/db/listen.ts). */
const longestSilence = 5_000;
const postmaster = () => readPostmaster(dataDir)?.pid ?? 0;
/** The process of the site, among those that a start has begun. */
const siteOf = ({ pid = 0 }: ChildProcess): number => {
  const site = childrenOf(pid).find((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('scripts/site.mjs'),
  );
  // Zero would be the group of this process.
  if (!site) throw new Error('There is no site.');
  return site;
};

/** A new account whose avatar the site stores. */
const registerWithPicture = async () => {
  const picture = await drawn().jpeg().toBuffer();
  const password = 'a tractor in spring';
  const form = formOf({
    username: 'sara',
    first_name: 'Sara',
    last_name: 'Karim',
    email: 'sara@example.com',
    password,
    password_confirmation: password,
    avatar: picture,
  });
  const headers = { 'x-api-key': 'makinar-web' };
  const answer = await fetch(`${site}/api/auth/register`, { method: 'POST', headers, body: form });
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: true }]);
};

test.skipIf(!isBuilt)(
  'site, realtime server and database come up, come back when killed, and go down together',
  async () => {
    const { child, said } = start();
    await expect.poll(said, patience).toContain('Makinar is ready.');
    expect(said()).toContain(chat);

    // Nobody else on the machine reads what people have sent.
    const folders = (await readdir(dataDir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    for (const folder of ['', ...folders.map(({ name }) => name)]) {
      expect([folder, (await stat(path.join(dataDir, folder))).mode & 0o077]).toEqual([folder, 0]);
    }
    // Nor, in whatever folder they come to lie, the files that the running site writes.
    await registerWithPicture();
    const media = path.join(dataDir, 'media');
    const written = (await readdir(media, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(written.length).toBeGreaterThan(0);
    for (const { parentPath, name } of written) {
      expect([name, (await stat(path.join(parentPath, name))).mode & 0o077]).toEqual([name, 0]);
    }

    const second = spawnSync(process.execPath, ['scripts/start.mjs'], {
      env: { ...env, PORT: String(await freePort()), REALTIME_PORT: '0' },
      encoding: 'utf8',
    });
    expect(second.status).toBe(1);
    expect(second.stderr.trim().split('\n').at(-1)).toMatch(
      new RegExp(`^The database in .* is in use by start\\.mjs, process ${child.pid}\\. Stop that first`),
    );

    // While the database hangs, kept pages go on, and what has to be drawn says when to come back.
    const statusOf = async (address: string) => (await fetch(`${site}${address}`)).status;
    expect([await statusOf('/faq'), await statusOf('/faq')]).toEqual([200, 200]);
    const thaw = freeze(postmaster());
    const begun = await fetch(`${site}/ckb/about-us`);
    expect([begun.status, begun.headers.get('retry-after')]).toEqual([503, '5']);
    const hung = await fetch(`${site}/ckb/faq`);
    expect([hung.status, hung.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await hung.text()).toContain('<html lang="ckb" dir="rtl">');
    expect(await statusOf('/api/v1/ads')).toBe(503);
    expect(await statusOf('/faq')).toBe(200);
    thaw();
    await expect.poll(() => statusOf('/ckb/faq'), patience).toBe(200);

    const database = postmaster();
    process.kill(database, 'SIGKILL');
    await expect.poll(() => postmaster() !== database && isUp(), patience).toBe(true);
    // By then the site hears of changes again, and does not know what it has not heard: what was kept goes on all the same.
    await wait(longestSilence);
    const thawAgain = freeze(postmaster());
    expect([await statusOf('/faq'), await statusOf('/faq')]).toEqual([200, 200]);
    thawAgain();
    await expect.poll(isUp, patience).toBe(true);
    process.kill(siteOf(child), 'SIGKILL');
    await expect.poll(said, patience).toContain('The site ended (SIGKILL). It is started again.');
    await expect.poll(isUp, patience).toBe(true);

    const client = await dial(`${chat}/app/makinar?protocol=7`);
    // A visitor whose browser holds its line open keeps nothing up.
    const agent = new http.Agent({ keepAlive: true });
    const kept = await new Promise((resolve) => {
      http.get(`${site}/api/health/live`, { agent }, (answer) =>
        answer.resume().on('end', () => resolve(answer.headers['keep-alive'])),
      );
    });
    // A proxy's idle lines, which it keeps for a minute, are not closed under it.
    expect(kept).toBe('timeout=75');
    const last = postmaster();
    const told = performance.now();
    child.kill('SIGTERM');
    expect((await client.closed).code).toBe(4100);
    expect(await finished(child)).toBe(0);
    expect(performance.now() - told).toBeLessThan(10_000);
    agent.destroy();
    expect(readPostmaster(dataDir)).toBe(null);
    // Its last act is to take that file away; the system needs a moment more.
    await expect.poll(() => isGone(last), { timeout: 5_000 }).toBe(true);
  },
);

test.skipIf(!isBuilt)(
  'a start that was killed leaves no site behind; the next one goes on with its database, closes its folders to others, and listens where it is told',
  async () => {
    const first = start();
    await expect.poll(first.said, patience).toContain('Makinar is ready.');
    const [database, serving] = [postmaster(), siteOf(first.child)];
    first.child.kill('SIGKILL');
    await finished(first.child);
    await expect.poll(() => isGone(serving), patience).toBe(true);

    for (const folder of [dataDir, path.join(dataDir, 'media')]) {
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o755);
    }
    env = { ...env, HOST: '127.0.0.2' };
    const next = start();
    await expect.poll(next.said, patience).toContain('Makinar is ready.');
    expect(postmaster()).toBe(database);
    expect(next.said()).toContain(
      `Other users of this machine could read ${dataDir}, ${path.join(dataDir, 'media')}; now only you can.`,
    );
    expect((await stat(path.join(dataDir, 'media'))).mode & 0o777).toBe(0o700);
    // Neither server listens anywhere else.
    for (const [port, way] of [
      [env.PORT, '/api/health'],
      [env.REALTIME_PORT, '/health'],
    ]) {
      expect((await fetch(`http://127.0.0.2:${port}${way}`)).status).toBe(200);
      await expect(fetch(`http://127.0.0.1:${port}${way}`)).rejects.toThrow();
    }
  },
);

test.skipIf(!isBuilt)(
  'a site that finds no database ends and says why, so that it is started again',
  async () => {
    const nowhere = { NODE_ENV: 'production', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } as const;
    const child = spawn(process.execPath, ['scripts/site.mjs'], {
      env: { ...env, ...nowhere },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    started.push(child);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    expect(await finished(child)).toBe(1);
    expect(said).toContain('ECONNREFUSED');
  },
);
