import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleOf } from '@/scripts/steps.mjs';
import { dropDatabase, joinCluster, makeDatabase, urlOf } from '../support/cluster';
import { type Ran, runCommand, runScript } from '../support/command';
import { freePort } from '../support/free-port';
import { onDatabase, runSql } from '../support/own-database';

// What a command says of a query that failed, on a database whose accounts are not where they should be.

let leave: () => Promise<void>;
let database = '';
let settings = { DATA_DIR: '', DATABASE_URL: '' };
beforeAll(async () => {
  leave = await joinCluster();
  database = await makeDatabase();
  const config = { connectionString: urlOf(database) };
  await onDatabase(config, async () => {});
  await runSql(
    config,
    `insert into currencies (code, symbol, name, rate, position) values ('USD', '$', '{}', 1, 0);
     alter table accounts rename to elsewhere`,
  );
  settings = {
    DATA_DIR: await mkdtemp(path.join(os.tmpdir(), 'makinar-commands-')),
    DATABASE_URL: config.connectionString,
  };
});
afterAll(async () => {
  await dropDatabase(database);
  await rm(settings.DATA_DIR, { recursive: true });
  await leave();
});

const expectNoValues = ({ status, stdout, stderr }: Ran, value: string) => {
  expect(status).toBe(1);
  expect(stderr).toContain('from "accounts"');
  expect(stderr).toContain('does not exist');
  expect(stdout + stderr).not.toContain(value);
};

test('A command says which query failed and why, and nothing that was in it', async () => {
  expectNoValues(await runCommand(['grant', 'sara@example.com', 'moderator'], settings), 'sara@example.com');
});

test('So does a start, whose site comes after what looks into the database', async () => {
  const start = `import('./${bundleOf('serve')}').then(({ serve }) => serve())`;
  const ports = { PORT: String(await freePort()), REALTIME_PORT: '0' };
  expectNoValues(await runScript(['-e', start], { ...settings, ...ports }), '@demo.test');
});
