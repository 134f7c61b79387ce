import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Connection, openDatabase, setConnection } from '@/lib/db/connect';
import { readPostmaster } from '@/lib/db/embedded/address';
import { type EmbeddedServer, startEmbedded } from '@/lib/db/embedded/server';
import { seed } from '@/lib/server/operator/seed-demo';
import { bundleOf } from '@/scripts/steps.mjs';
import { call } from '../support/api';
import { takeLog } from '../support/log';
import { freeze } from '../support/processes';
import { finished } from '../support/site';
import { rowsWithoutFiles } from '../support/template';

// What visitors get while the database is away, frozen or busy, on a server of this test's own.

let dataDir = '';
let server: EmbeddedServer;
let connection: Connection;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-away-'));
  server = await startEmbedded(dataDir);
  connection = await openDatabase(server.address, { statementLimit: 4_000 });
  setConnection(connection);
  await seed('none', { draw: rowsWithoutFiles });
});
afterAll(async () => {
  setConnection(undefined);
  await connection.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const busy = {
  status: 503,
  body: { status: false, message: 'The site is busy for a moment. Please try again.' },
};
const expectBusy = async (address = '/health') => {
  const answer = await call(address);
  expect({ status: answer.status, body: answer.body }).toEqual(busy);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  takeLog();
};

/** For a machine that is slow; otherwise it is there at once. */
const inTime = { timeout: 60_000 };
const untilWell = () =>
  vi.waitFor(async () => {
    expect((await call('/health')).status).toBe(200);
  }, inTime);

test('A stopped database is a 503 that says when to come back, and is found again when it runs', async () => {
  await untilWell();
  await server.stop();
  await expectBusy();
  await expectBusy('/health/ready');
  await expectBusy('/v1/ads');
  expect((await call('/health/live')).status).toBe(200);
  server = await startEmbedded(dataDir);
  await untilWell();
  takeLog();
});

test('A frozen database keeps nobody waiting, and what was begun on it is not gone on with by others', async () => {
  const { db, rows } = connection;
  await db.execute(sql`create table if not exists marks (n int)`);
  let thaw: (() => void) | undefined;
  const write = () =>
    db
      .transaction(async (tx) => {
        await tx.execute(sql`insert into marks values (1)`);
        thaw = freeze(readPostmaster(dataDir)?.pid ?? 0);
        await tx.execute(sql`insert into marks values (2)`);
      })
      .catch((error: Error) => error);
  // On a slow machine the first attempts may not come so far that anything is frozen.
  await vi.waitFor(async () => {
    expect(await write()).toBeInstanceOf(Error);
    expect(thaw).toBeDefined();
  }, inTime);
  await expectBusy();
  thaw?.();
  await untilWell();
  await db.execute(sql`insert into marks values (3)`);
  // Seen by another session: no write of ours went into a transaction that was left open.
  await vi.waitFor(async () =>
    expect(await Promise.all([1, 2, 3, 4].map(() => rows(sql`select n from marks`)))).toEqual([
      [{ n: 3 }],
      [{ n: 3 }],
      [{ n: 3 }],
      [{ n: 3 }],
    ]),
  );
  takeLog();
});

test('While all connections are taken, others are told to come back instead of waiting without end', async () => {
  const { rows, pool } = connection;
  const onAll = (seconds: number) =>
    Promise.allSettled(Array.from({ length: 10 }, () => rows(sql`select pg_sleep(${seconds}::float8)`)));
  // Those that are open are taken at once; to open one takes its time.
  await vi.waitFor(async () => {
    await onAll(0.1);
    expect(pool()).toMatchObject({ open: 10, idle: 10 });
  }, inTime);
  const held = onAll(3.5);
  await expectBusy();
  await held;
  await untilWell();
});

test('A statement that takes too long ends, and is a 503', async () => {
  await expect(connection.rows(sql`select pg_sleep(30)`)).rejects.toMatchObject({ cause: { code: '57014' } });
});

test('Of two first starts at once on one server, one fills it and the other finds it filled', async () => {
  const operator = await openDatabase(server.address, { patient: true });
  await operator.db.execute(sql`create database twins`);
  const { host, port, user } = server.address;
  const url = `postgres://${user}@localhost/twins?${new URLSearchParams({ host, port: String(port) })}`;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'makinar-twins-'));
  const prepare = () =>
    finished(
      spawn(process.execPath, [bundleOf('prepare')], {
        env: { ...process.env, DATA_DIR: folder, DATABASE_URL: url, SEED: 'none' },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
  expect(await Promise.all([prepare(), prepare()])).toEqual([0, 0]);
  const twins = await openDatabase({ connectionString: url });
  const [count] = await twins.rows<{ n: number }>(
    sql`select count(*)::int as n from currencies where code = 'USD'`,
  );
  expect(count).toEqual({ n: 1 });
  await Promise.all([twins.close(), operator.close()]);
  await rm(folder, { recursive: true });
});
