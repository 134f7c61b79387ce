import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteArguments, siteEnvironment } from '@/scripts/site-process';
import { bundleOf } from '@/scripts/steps.mjs';
import { freePort } from '../support/free-port';
import { nginxConfig } from '../support/nginx';
import { chromiumFlags } from './chromium';
import { ended, launch, scratchFolder } from './scratch';

export type Server = {
  url: string;
  pid: number;
  child: ChildProcess;
  startMs: number;
  /** Throws with what it said last when the server is no more. */
  expectAlive: () => void;
};

const root = path.resolve(import.meta.dirname, '../..');
const next = path.join(root, 'node_modules/next/dist/bin/next');

/** A first start draws all pictures of the demo catalogue. */
const patience = 300_000;

const answers = (address: string) =>
  fetch(address).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

type Start = {
  args: string[];
  command?: string;
  port?: number;
  cwd?: string;
  env?: Record<string, string>;
  health?: string;
};

/** Starts a process that listens on PORT, and waits until it answers. */
const start = async ({
  args,
  command = process.execPath,
  port: chosen,
  cwd = root,
  env = {},
  health = '/',
}: Start): Promise<Server> => {
  const port = chosen ?? (await freePort());
  const started = performance.now();
  const child = launch(command, [...args.map((arg) => (arg === '$PORT' ? String(port) : arg))], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // The scratch database and nothing else, whatever the shell has set.
      DATABASE_URL: '',
      API_BASE_URL: '',
      SITE_URL: '',
      TRUST_PROXY: 'true',
      SEED: 'demo',
      REALTIME_PORT: '0',
      ...Object.fromEntries(
        Object.entries(env).map(([name, value]) => [name, value === '$PORT' ? String(port) : value]),
      ),
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const url = `http://localhost:${port}`;
  const expectAlive = () => {
    const { exitCode, signalCode } = child;
    if (exitCode === null && signalCode === null) return;
    throw new Error(`${args[0]} ended by itself (${signalCode ?? exitCode}):\n${said}`);
  };
  while (!(await answers(url + health))) {
    expectAlive();
    if (performance.now() - started > patience) throw new Error(`${args[0]} did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { url, pid: child.pid ?? 0, child, startMs: performance.now() - started, expectAlive };
};

/** The built product as `npm start` starts it: checks, migrations, the demo catalogue where there is none. */
export const startAsAVisitorWould = async (dataDir: string) =>
  start({
    args: ['scripts/start.mjs'],
    env: { DATA_DIR: dataDir, REALTIME_PORT: String(await freePort()) },
    health: '/api/health',
  });

/** The built product alone, so that its process is the one that is measured. */
export const startSite = (dataDir: string) =>
  start({
    args: siteArguments,
    env: { ...siteEnvironment, DATA_DIR: dataDir },
    health: '/api/health',
  });

/** The built product as Next alone serves it, without what stands before. */
export const startPlainNext = (dataDir: string) =>
  start({ args: [next, 'start', '-p', '$PORT'], env: { DATA_DIR: dataDir }, health: '/faq' });

/** The realtime server alone. */
export const startRealtime = (dataDir: string, secret: string) =>
  start({
    args: [bundleOf('realtime')],
    env: { DATA_DIR: dataDir, REALTIME_PORT: '$PORT', PUSHER_APP_SECRET: secret },
    health: '/health',
  });

export const startBareEcho = () => start({ args: [path.join(import.meta.dirname, 'bare-echo.mjs')] });

/** Bare Node and bare Hono, with what a folder holds of answers (answers.ts). */
export const startBareSame = (folder: string) =>
  start({
    args: [path.join(import.meta.dirname, 'bare-same.mjs')],
    env: { ANSWERS: folder },
    health: '/0',
  });
export const startBareHono = (folder: string) =>
  start({
    args: [path.join(import.meta.dirname, 'bare-hono.mjs')],
    env: { ANSWERS: folder },
  });

/** The nginx of deploy/ before the site, in one process, with a folder of files beside it on a port of their own. */
export const startNginx = async (nginx: string, site: Server, files: string) => {
  const [folder, port, filesPort] = [await scratchFolder(), await freePort(), await freePort()];
  const config = path.join(folder, 'nginx.conf');
  const sitePort = Number(new URL(site.url).port);
  const beside = `server { listen 127.0.0.1:${filesPort}; location / { root ${files}; default_type text/html; } }`;
  writeFileSync(config, nginxConfig(folder, { port, sitePort, realtimePort: 1 }, beside));
  const args = ['-c', config, '-p', folder, '-e', 'stderr', '-g', 'daemon off; master_process off;'];
  const before = await start({ command: nginx, args, port, health: '/api/health' });
  return { before, file: { ...before, url: `http://localhost:${filesPort}` } };
};

/**
 * Built from a copy elsewhere: inside the project Next would find the project's middleware and instrumentation, for it
 * looks for them upwards.
 */
const buildBareNext = async (): Promise<string> => {
  const folder = path.join(await scratchFolder(), 'bare-next');
  if (existsSync(folder)) return folder;
  console.error('Building a bare Next app…');
  cpSync(path.join(import.meta.dirname, 'bare-next'), folder, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const child = launch(process.execPath, [next, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if ((await ended(child)) !== 0) throw new Error('The bare Next app could not be built.');
  return folder;
};

export const startBareNext = async () =>
  start({ args: [next, 'start', '-p', '$PORT'], cwd: await buildBareNext() });

/** A browser that whoever knows its port can drive. */
export const startChromium = async (executable: string) => {
  const port = await freePort();
  const profile = path.join(await scratchFolder(), 'chromium');
  const own = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const args = [...own, '--no-first-run', '--disable-extensions', ...chromiumFlags, 'about:blank'];
  return start({ command: executable, args, port, health: '/json/version' });
};

/** Runs one of our TypeScript entries to its end. */
export const runEntry = async (entry: string, args: string[], env: Record<string, string>) => {
  const child = launch(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, entry), ...args],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await ended(child);
  if (code !== 0) throw new Error(`${entry} ended with ${code}`);
  return said;
};
