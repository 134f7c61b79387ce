import path from 'node:path';
import { table } from '../support/table';
import { show } from './numbers';
import type { Options } from './options';
import type { RealtimeJob, RealtimeLoad } from './realtime-driver';
import { launch, scratchFolder, stop } from './scratch';
import { type Server, startBareEcho, startRealtime } from './servers';

const secret = 'a secret of this measurement';
const app = { appId: '6001', key: 'makinar', secret };

const drive = (job: RealtimeJob) =>
  new Promise<RealtimeLoad>((resolve, reject) => {
    const child = launch(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'realtime-driver.ts')],
      { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    child.once('message', (load) => resolve(load as RealtimeLoad));
    child.once('exit', () => reject(new Error('The load generator ended.')));
    child.send(job);
  });

const measure = async (server: Server, job: Pick<RealtimeJob, 'app' | 'sizes' | 'seconds'>) => {
  const load = await drive({ ...job, port: Number(new URL(server.url).port), pid: server.pid });
  server.expectAlive();
  await stop(server.child);
  return load;
};

const row = (name: string, load: RealtimeLoad) => [
  name,
  show(load.connectionsPerSecond),
  show(load.kilobytesPerConnection),
  ...load.fanOuts.flatMap(({ p50, p99 }) => [show(p50), show(p99)]),
  show(load.deliveriesPerSecond),
  show(load.messagesPerSecond),
];

/** The realtime server beside the least that ws does, one after the other. */
export const measureRealtime = async ({ connections: sizes, seconds }: Options): Promise<string> => {
  console.error('  realtime: a bare ws echo');
  const bare = await measure(await startBareEcho(), { app: null, sizes, seconds });
  console.error('  realtime: our server');
  const dataDir = path.join(await scratchFolder(), 'realtime');
  const ours = await measure(await startRealtime(dataDir, secret), { app, sizes, seconds });
  const counts = new Intl.NumberFormat('en');
  return [
    '### Realtime\n',
    `${counts.format(Math.max(...sizes))} connections from one process of JavaScript, which is on the same cores and often itself the limit.`,
    'Fan-out: from publishing, for ours over HTTP with its signature, until each of them has the message. Messages:',
    '16 at a time, published over HTTP to one connection each; the bare server echoes.\n',
    table(
      [
        '',
        'opened/s',
        'kB per idle connection',
        ...sizes.flatMap((size) => [`to ${counts.format(size)}: p50 ms`, 'p99 ms']),
        'deliveries/s',
        'messages/s',
      ],
      [row('bare ws echo', bare), row('realtime server', ours)],
    ),
  ].join('\n');
};
