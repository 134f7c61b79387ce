import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries } from '@/lib/db/embedded/binaries';
import { DatabaseStartError } from '@/lib/db/embedded/error';
import { superviseEmbedded } from '@/lib/db/embedded/supervise';
import { env, hostForPeople } from '@/lib/env';
import { isEmbedded } from '@/lib/realtime/service';
import { findTaken } from './ports';
import { describeRealtime, startRealtimeBeside } from './realtime-beside';
import { siteArguments, siteEnvironment } from './site-process';
import { runScript } from './steps.mjs';
import { answersAt, type Supervised, supervise } from './supervise';

// Brings up the database, the site and the realtime server, in this order, keeps them running, and takes them down in
// the other one. All of it within ten seconds: whoever asked kills what takes longer.

const siteStopsWithin = 4_000;

/** Straight to Next, which draws anew whatever is edited: there is nothing to keep. */
const developing = [
  'node_modules/next/dist/bin/next',
  'dev',
  ...['-p', String(env.port)],
  ...(env.host ? ['-H', env.host] : []),
];

/** What an operator can mend is said in one line; anything else keeps its stack. */
const refuse = (error: unknown): never => {
  console.error(error instanceof DatabaseStartError ? error.message : error);
  process.exit(1);
};

const isDatabaseEmbedded = !env.databaseUrl && !env.apiBaseUrl;

/** Ends where an embedded database is wanted and there is none for this machine. */
export const checkDatabase = (): void => {
  try {
    if (isDatabaseEmbedded) findBinaries();
  } catch (error) {
    refuse(error);
  }
};

const startDatabase = async (onLost: () => void) =>
  isDatabaseEmbedded
    ? superviseEmbedded(env.dataDir, { memoryMb: env.databaseMemoryMb, onLost }).catch(refuse)
    : null;

/** Where the site is asked whether it is well. */
const listensAt = () => `http://${hostForPeople()}:${env.port}`;

/** `ready` resolves once it answers. A site that ends before that has nothing to be started again for. */
const startSite = (mode: 'start' | 'dev', onFailure: (code: number) => void) => {
  const at = `${listensAt()}/api/health`;
  let isUp = false;
  const site = supervise({
    name: 'The site',
    launch: () =>
      spawn(process.execPath, mode === 'start' ? siteArguments : developing, {
        env: {
          ...siteEnvironment,
          ...process.env,
          NODE_ENV: mode === 'start' ? 'production' : 'development',
          PORT: String(env.port),
          NEXT_TELEMETRY_DISABLED: '1',
        },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        // Out of reach of Ctrl-C: it is told when it is its turn.
        detached: true,
      }),
    isWell: async () => (isUp ? answersAt(`${at}/live`) : null),
    mostMissed: 6,
    stopsWithin: siteStopsWithin,
    onEnd: (code) => {
      if (isUp) return 'again';
      onFailure(code ?? 1);
      return 'leave';
    },
  });
  const waitUntilUp = async () => {
    while (!(await answersAt(at))) await wait(100);
    isUp = true;
  };
  return { ...site, ready: waitUntilUp() };
};

/** Serves until it is told to stop. */
export const serve = async ({ development = false } = {}): Promise<void> => {
  const running: Pick<Supervised, 'stop'>[] = [];
  let leaving = false;
  const leave = async (code: number) => {
    if (leaving) return;
    leaving = true;
    for (const one of running.toReversed()) await one.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(0));

  const database = startDatabase(() => leave(1));
  running.push({ stop: async () => (await database)?.stop() });
  await database;
  // Whoever answers there would be taken for this site.
  const taken = await findTaken(
    { PORT: env.port, ...(isEmbedded() ? { REALTIME_PORT: env.realtime.port } : {}) },
    env.host,
  );
  if (taken) {
    console.error(taken);
    return leave(1);
  }
  if (leaving) return;
  const preparing = new AbortController();
  running.push({ stop: async () => preparing.abort() });
  const { demoAccounts = [] } = env.apiBaseUrl
    ? {}
    : ((await runScript('prepare', [], { leave, signal: preparing.signal })) as {
        demoAccounts: string[];
      });
  const realtime = startRealtimeBeside();
  running.push({ stop: async () => (await realtime).stop() });
  const site = startSite(development ? 'dev' : 'start', leave);
  running.push(site);
  await site.ready;

  const address = listensAt();
  const ownAddress = env.siteUrl === address ? '' : ` (${env.siteUrl})`;
  const chat = describeRealtime(await realtime);
  console.log(`
Makinar is ready.

  Site        ${address}${ownAddress}
  API         ${address}/api/docs
${chat === null ? '' : `  Live chat   ${chat}\n`}${demoAccounts.map((email) => `  Demo login  ${email}, password demo-password\n`).join('')}`);
};
