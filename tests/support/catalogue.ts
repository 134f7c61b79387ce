import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { dropDatabase, joinCluster, makeDatabase, urlOf } from './cluster';
import { finished, startSite } from './site';

// The demo catalogue, filled once per run; the site of every test file starts on a copy of it (own-site.ts), and one on
// which all may read. It takes most of a minute, so the other kinds of tests do not wait for it.

export type Catalogue = { dataDir: string; database: string };

declare module 'vitest' {
  export interface ProvidedContext {
    catalogue: Catalogue;
  }
}

/** Has the exit code of what fills it, once that has ended. */
const noteOf = (dataDir: string) => `${dataDir}.filled`;
/** Has the address of the site that is shared, once it answers. */
const addressFileOf = (dataDir: string) => `${dataDir}.shared`;

const fill = async (dataDir: string, database: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/fill-catalogue.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: urlOf(database) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await writeFile(noteOf(dataDir), String(await finished(child)));
};

/** What stands in a file once it is written, in whatever process that happens. */
const untilWritten = async (file: string): Promise<string> => {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text) return text;
    await wait(200);
  }
};

const untilFilled = async ({ dataDir }: Catalogue): Promise<void> => {
  if ((await untilWritten(noteOf(dataDir))) !== '0')
    throw new Error('The demo catalogue could not be prepared.');
};

/** Waits until the catalogue can be copied, and copies it. */
export const copyOf = async (catalogue: Catalogue) => {
  await untilFilled(catalogue);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-e2e-'));
  await cp(catalogue.dataDir, dataDir, { recursive: true });
  const database = await makeDatabase(catalogue.database);
  return {
    dataDir,
    databaseUrl: urlOf(database),
    remove: async () => {
      await dropDatabase(database);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Where the site is that all who only read share. */
export const urlOfShared = async (catalogue: Catalogue): Promise<string> => {
  await untilFilled(catalogue);
  return untilWritten(addressFileOf(catalogue.dataDir));
};

const share = async (catalogue: Catalogue, env: Record<string, string>) => {
  const { dataDir, databaseUrl, remove } = await copyOf(catalogue);
  const site = await startSite(dataDir, { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  await writeFile(addressFileOf(catalogue.dataDir), site.url);
  return async () => {
    await site.stop();
    await remove();
  };
};

/** Vitest's global set-up for the browser tests. */
export default async function setup(project: TestProject) {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Build the site first: npm run build');
  const leave = await joinCluster();
  const [dataDir, database] = [await mkdtemp(path.join(os.tmpdir(), 'makinar-e2e-')), await makeDatabase()];
  const catalogue = { dataDir, database };
  const filled = fill(dataDir, database);
  // In the time zone of the tests, which their processes have and this one has not.
  const shared = share(catalogue, project.config.env as Record<string, string>);
  project.provide('catalogue', catalogue);
  return async () => {
    await filled;
    await (await shared)();
    await dropDatabase(database);
    for (const path of [dataDir, noteOf(dataDir), addressFileOf(dataDir)])
      await rm(path, { recursive: true, force: true });
    await leave();
  };
}
