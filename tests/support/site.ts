import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleOf } from '@/scripts/steps.mjs';
import { freePort } from './free-port';

// The built product, served as it is for its visitors.

export const finished = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

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
export const startRealtime = async (env: NodeJS.ProcessEnv, dataDir: string) => {
  let stopping = false;
  const run = () => {
    const child = spawn(process.execPath, [bundleOf('realtime')], {
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

export const environmentOf = (dataDir: string, env: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  ...env,
});

/** The server of the site alone. What it says is kept. */
export const serve = async (
  dataDir: string,
  env: Record<string, string> = {},
  entry = 'scripts/site.mjs',
): Promise<Served> => {
  const port = env.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: environmentOf(dataDir, { ...env, PORT: port }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
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
  const starting = startRealtime(environmentOf(dataDir, both), dataDir);
  const site = await serve(dataDir, both).catch(async (error) => {
    await (await starting).stop();
    throw error;
  });
  const realtime = await starting;
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
