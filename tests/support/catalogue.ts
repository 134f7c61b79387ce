import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { finished } from './site';

// The demo catalogue, filled once per run; the site of every test file starts on a copy of it (own-site.ts).

declare module 'vitest' {
  export interface ProvidedContext {
    catalogue: string;
  }
}

const fill = async (dataDir: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if ((await finished(child)) !== 0) throw new Error('The demo catalogue could not be prepared.');
};

/** Vitest's global set-up for the browser tests. Set E2E_DATA_DIR to a prepared folder to skip filling one. */
export default async function setup(project: TestProject) {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Build the site first: npm run build');
  const prepared = process.env.E2E_DATA_DIR;
  if (prepared) {
    project.provide('catalogue', prepared);
    return;
  }
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-e2e-'));
  await fill(dataDir);
  project.provide('catalogue', dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
}
