import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropDatabase, joinCluster, makeDatabase, urlOf } from './cluster';
import { finished } from './site';

// The demo catalogue, filled once per run; the site of every test file starts on a copy of it (own-site.ts).

declare module 'vitest' {
  export interface ProvidedContext {
    catalogue: { dataDir: string; database: string };
  }
}

const fill = async (dataDir: string, database: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: urlOf(database), SEED: 'demo' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if ((await finished(child)) !== 0) throw new Error('The demo catalogue could not be prepared.');
};

/** Vitest's global set-up for the browser tests. */
export default async function setup(project: TestProject) {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Build the site first: npm run build');
  const leave = await joinCluster();
  const [dataDir, database] = [await mkdtemp(path.join(os.tmpdir(), 'makinar-e2e-')), await makeDatabase()];
  await fill(dataDir, database);
  project.provide('catalogue', { dataDir, database });
  return async () => {
    await dropDatabase(database);
    await rm(dataDir, { recursive: true, force: true });
    await leave();
  };
}
