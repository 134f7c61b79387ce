import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { dropDatabase, joinCluster, makeDatabase, urlOf } from './cluster';
import { finished } from './site';

// The demo catalogue, filled once per run; the site of every test file starts on a copy of it (own-site.ts). It takes most
// of a minute, so the other kinds of tests do not wait for it.

declare module 'vitest' {
  export interface ProvidedContext {
    catalogue: { dataDir: string; database: string };
  }
}

/** Has the exit code of what fills it, once that has ended. */
const noteOf = (dataDir: string) => `${dataDir}.filled`;

const fill = async (dataDir: string, database: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/fill-catalogue.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: urlOf(database) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await writeFile(noteOf(dataDir), String(await finished(child)));
};

/** Waits, in whatever process a test runs, until the catalogue can be copied. */
export const untilFilled = async (dataDir: string): Promise<void> => {
  for (;;) {
    const code = await readFile(noteOf(dataDir), 'utf8').catch(() => '');
    if (code === '0') return;
    if (code) throw new Error('The demo catalogue could not be prepared.');
    await wait(200);
  }
};

/** Vitest's global set-up for the browser tests. */
export default async function setup(project: TestProject) {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Build the site first: npm run build');
  const leave = await joinCluster();
  const [dataDir, database] = [await mkdtemp(path.join(os.tmpdir(), 'makinar-e2e-')), await makeDatabase()];
  const filled = fill(dataDir, database);
  project.provide('catalogue', { dataDir, database });
  return async () => {
    await filled;
    await dropDatabase(database);
    for (const path of [dataDir, noteOf(dataDir)]) await rm(path, { recursive: true, force: true });
    await leave();
  };
}
