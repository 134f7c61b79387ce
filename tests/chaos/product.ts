import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readPostmaster } from '@/lib/db/embedded/address';
import { bundleOf } from '@/scripts/steps.mjs';
import { freePort } from '../support/free-port';
import { childrenOf, isGone } from '../support/processes';
import { finished } from '../support/site';

// All that `npm start` brings up, with its own database, and what can go wrong with it.

/** Milliseconds. */
const patience = 120_000;
const longestSaid = 20_000;
const preload = pathToFileURL(path.resolve('tests/chaos/preload.mjs')).href;

export type Faults = { disk: 'ENOSPC' | 'EROFS' | null; clock: number };

const commandOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

const kill = (pid: number | undefined) => {
  if (pid && !isGone(pid)) process.kill(pid, 'SIGKILL');
};

export type Part = 'site' | 'realtime' | 'database' | 'everything';
export type Product = Awaited<ReturnType<typeof startProduct>>;

export const startProduct = async (dataDir: string, settings: Record<string, string> = {}) => {
  const [port, realtimePort] = [await freePort(), await freePort()];
  const faultsFile = `${dataDir}.faults`;
  const setFaults = (faults: Partial<Faults>) =>
    writeFileSync(faultsFile, JSON.stringify({ disk: null, clock: 0, ...faults }));
  setFaults({});
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import ${preload}`,
    CHAOS_FAULTS: faultsFile,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SEED: 'none',
    PORT: String(port),
    REALTIME_PORT: String(realtimePort),
    // Where clocks change in summer.
    TZ: 'Europe/Berlin',
    ...settings,
  };
  let child: ChildProcess;
  let said = '';
  let stopping = false;
  let killed = false;
  let gaveUp = 0;
  const launch = () => {
    child = spawn(
      process.execPath,
      ['--eval', `import('./${bundleOf('serve')}').then(({ serve }) => serve())`],
      { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        said = `${said}${text}`.slice(-longestSaid);
      });
    // As a service manager does it.
    child.once('exit', async () => {
      if (!stopping && !killed) gaveUp += 1;
      killed = false;
      await wait(500);
      if (!stopping) launch();
    });
  };
  launch();
  const url = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
  const untilUp = async () => {
    const until = performance.now() + patience;
    while (!(await answers())) {
      if (performance.now() > until) throw new Error(`The site does not come back:\n${said}`);
      await wait(50);
    }
  };
  const partOf = (script: string) =>
    childrenOf(child.pid ?? 0).find((pid) => commandOf(pid).includes(script));
  const databasePid = () => readPostmaster(dataDir)?.pid;
  await untilUp();
  return {
    url,
    dataDir,
    environment,
    said: () => said,
    setFaults,
    untilUp,
    databasePid,
    /** How often it ended although nobody had killed it. */
    gaveUp: () => gaveUp,
    /** Without a word. Everything, as when the power fails, is started again by whoever starts the machine. */
    kill: async (part: Part) => {
      if (part === 'site') kill(partOf('scripts/site.mjs'));
      if (part === 'realtime') kill(partOf(bundleOf('realtime')));
      if (part === 'database') kill(databasePid());
      if (part !== 'everything') return;
      killed = true;
      const all = [child.pid, ...childrenOf(child.pid ?? 0), databasePid()];
      for (const pid of all) kill(pid);
      await finished(child);
    },
    /** As when a new build takes its place: in order. */
    endSite: () => process.kill(partOf('scripts/site.mjs') ?? 0, 'SIGTERM'),
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      await finished(child);
    },
  };
};
