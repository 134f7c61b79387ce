import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port';

// The built product on a demo catalogue of its own, started once for all browser tests.

declare module 'vitest' {
  export interface ProvidedContext {
    site: { url: string; dataDir: string; realtimePort: number };
  }
}

const finished = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

const prepare = async (dataDir: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if ((await finished(child)) !== 0) throw new Error('The demo catalogue could not be prepared.');
};

export type Site = {
  url: string;
  dataDir: string;
  /** Where its realtime server listens. */
  realtimePort: number;
  output: () => string;
  stop: () => Promise<void>;
};

const pidFile = (dataDir: string) => path.join(dataDir, 'realtime.pid');

/** The realtime server of a site; it tells when it listens. One that was killed comes back, as beside a real site. */
const startRealtime = async (env: NodeJS.ProcessEnv, dataDir: string) => {
  let stopping = false;
  const run = () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/realtime.ts'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', () => writeFileSync(pidFile(dataDir), String(child.pid)));
    return child;
  };
  let child = run();
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('The realtime server ended while starting.')));
  });
  const again = () => {
    if (stopping) return;
    child = run();
    child.once('exit', again);
  };
  child.once('exit', again);
  return {
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      await finished(child);
    },
  };
};

/** Ends the realtime server of the site that runs for the browser tests, without a word to anybody. */
export const killRealtime = (dataDir: string) => {
  process.kill(Number(readFileSync(pidFile(dataDir), 'utf8')), 'SIGKILL');
};

export type Served = Pick<Site, 'url' | 'output'> & {
  /** Ends it, by whatever signal, and waits until it is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

const environmentOf = (dataDir: string, env: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  ...env,
});

/** The server of the site alone. What it says on its error output is kept. */
export const serve = async (dataDir: string, env: Record<string, string> = {}): Promise<Served> => {
  const port = env.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', port], {
    env: environmentOf(dataDir, { ...env, PORT: port }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const isReady = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The site ended while starting:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    output: () => said,
    end: async (signal) => {
      child.kill(signal);
      await finished(child);
    },
  };
};

/** Serves a folder of data until stopped, with a realtime server beside it. */
export const startSite = async (dataDir: string, env: Record<string, string> = {}): Promise<Site> => {
  const [port, realtimePort] = [await freePort(), await freePort()];
  const both = { PORT: String(port), REALTIME_PORT: String(realtimePort), ...env };
  const realtime = await startRealtime(environmentOf(dataDir, both), dataDir);
  const site = await serve(dataDir, both).catch(async (error) => {
    await realtime.stop();
    throw error;
  });
  return {
    url: site.url,
    dataDir,
    realtimePort,
    output: site.output,
    stop: async () => {
      await site.end('SIGTERM');
      await realtime.stop();
    },
  };
};

/** Vitest's global set-up for the browser tests. Set E2E_DATA_DIR to a prepared folder to skip filling one. */
export default async function setup(project: TestProject) {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Build the site first: npm run build');
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-e2e-'));
  const prepared = process.env.E2E_DATA_DIR;
  if (prepared) await cp(prepared, dataDir, { recursive: true });
  else await prepare(dataDir);
  const site = await startSite(dataDir);
  project.provide('site', { url: site.url, dataDir, realtimePort: site.realtimePort });
  return async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
