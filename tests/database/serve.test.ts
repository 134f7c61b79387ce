import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readPostmaster } from '@/lib/db/embedded/address';
import { startEmbedded } from '@/lib/db/embedded/server';
import { bundleOf } from '@/scripts/steps.mjs';
import { freePort } from '../support/free-port';
import { isGone } from '../support/processes';
import { finished } from '../support/site';

// A start that comes no further than to the site, and how it ends: what it had brought up goes with it. And what a start
// does when its site hangs.

vi.setConfig({ testTimeout: 120_000 });

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-serve-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

let started: ChildProcess | undefined;
afterEach(async () => {
  started?.kill('SIGTERM');
  if (started) await finished(started);
});

/** What `npm start` does when all is installed and built. */
const start = async (settings: Record<string, string> = {}, cwd = process.cwd()) => {
  const [port, chat] = [String(await freePort()), String(await freePort())];
  const child = spawn(
    process.execPath,
    ['-e', `import('./${bundleOf('serve')}').then(({ serve }) => serve())`],
    {
      cwd,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        PORT: port,
        REALTIME_PORT: chat,
        SEED: 'none',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  started = child;
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  return { child, said };
};

test.each(['PORT', 'REALTIME_PORT'])(
  'A start whose %s is taken, by whomever answers there, says so and ends',
  async (name) => {
    const other = createServer((_, answer) => answer.end('{"status":true}'));
    const port = await freePort();
    await once(other.listen(port), 'listening');
    const { child, said } = await start({ [name]: String(port) });
    const code = await finished(child);
    other.close();
    expect([code, said]).toEqual([
      1,
      { out: '', err: `Port ${port} is taken. Stop what listens there, or set ${name} to another one.\n` },
    ]);
    expect(readPostmaster(dataDir)).toBeNull();
  },
);

test('A start that is told to end while it fills the database does so without a word', async () => {
  const { child, said } = await start();
  await expect.poll(() => said.out, { timeout: 60_000 }).toContain('pictures: ');
  // When all who write there have ended.
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  expect([(await closed)[0], said.err]).toEqual([0, '']);
  expect(readPostmaster(dataDir)).toBeNull();
});

test('A start that finds the database of a newer release says so, and leaves no server behind', async () => {
  const server = await startEmbedded(dataDir);
  const session = new pg.Client(server.address);
  await session.connect();
  await session.query(
    `create schema if not exists drizzle;
     create table if not exists drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
  );
  await session.end();
  await server.stop();
  const { child, said } = await start();
  expect(await finished(child)).toBe(1);
  expect(said).toEqual({
    out: '',
    err: expect.stringMatching(/^The database was migrated by a newer .+\n$/),
  });
  expect(readPostmaster(dataDir)).toBeNull();
});

/** A folder whose site, for which nothing has to be built, says which process it is. */
const aPlaceOfItsOwn = async () => {
  const folder = path.join(dataDir, 'place');
  await mkdir(path.join(folder, 'scripts'), { recursive: true });
  await symlink(path.resolve('dist'), path.join(folder, 'dist'));
  await writeFile(
    path.join(folder, 'scripts/site.mjs'),
    `import { createServer } from 'node:http';
     createServer((_, answer) => answer.end(String(process.pid))).listen(process.env.PORT);
     process.on('disconnect', () => process.exit());`,
  );
  return folder;
};

test('A site that hangs is killed, and another one takes its place', async () => {
  const PORT = String(await freePort());
  // In front of an API elsewhere there is neither a database nor live chat to wait for.
  const { said } = await start({ PORT, API_BASE_URL: 'http://127.0.0.1:1' }, await aPlaceOfItsOwn());
  await expect.poll(() => said.out, { timeout: 60_000 }).toContain('Makinar is ready.');
  const site = () =>
    fetch(`http://localhost:${PORT}`, { signal: AbortSignal.timeout(1_000) }).then(
      async (answer) => Number(await answer.text()),
      () => null,
    );
  const hung = (await site()) ?? 0;
  process.kill(hung, 'SIGSTOP');
  await expect.poll(() => isGone(hung), { timeout: 100_000 }).toBe(true);
  await expect.poll(site, { timeout: 60_000 }).toEqual(expect.any(Number));
  expect(said.out + said.err).toContain('The site does not answer. It is started again.');
});
