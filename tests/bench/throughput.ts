import { askRaw } from './answers';
import { goalTable, speedGoals } from './goals';
import { openLoad } from './load';
import { show } from './numbers';
import type { Options } from './options';
import { startPeers } from './peers';
import { memoryMb } from './process-cost';
import { type Row, speedTable } from './rows';
import { type Server, startPlainNext } from './servers';
import {
  apiTargets,
  fileTargets,
  mostIds,
  nginxTargets,
  pageTargets,
  plainNextTargets,
  staticTarget,
  type Target,
  takeStock,
} from './targets';

const connections = 16;
const warmUpSeconds = 1;

/** Size of the answer on the wire, and what Next or nginx says about having kept it, on the second request. */
const look = async ({ server, paths, headers }: Target) => {
  const [address = '/'] = paths(-1);
  await askRaw(server, address, headers);
  const answer = await askRaw(server, address, headers);
  if (answer.status !== 200) console.error(`${address} answered ${answer.status}`);
  const kept = answer.headers['x-nextjs-cache'] ?? '–';
  return { bytes: answer.body.length, kept: String(kept) };
};

const measure = async (rows: readonly Row[], { seconds, rounds }: Options) => {
  const load = openLoad();
  const drive = ({ server, paths, headers }: Target, round: number, forSeconds: number) =>
    load(server, { paths: paths(round), headers, connections, seconds: forSeconds });
  for (const target of rows.flatMap((row) => (row.peer ? [row.target, row.peer] : [row.target]))) {
    const paths = target.paths(0);
    // So that what can be kept is kept before the clock starts.
    if (paths.length <= mostIds) for (const path of paths) await askRaw(target.server, path, target.headers);
    await drive(target, 0, warmUpSeconds);
  }
  // Round by round through all rows, each beside its peer, so that what else the machine does meets them all.
  for (let round = 1; round <= rounds; round++) {
    for (const { target, peer, ours, theirs } of rows) {
      console.error(`  round ${round} of ${rounds}: ${target.name}`);
      ours.push(await drive(target, round, seconds));
      if (peer) theirs.push(await drive(peer, round, seconds));
    }
  }
};

/** Requests per second of pages, files and API calls, each beside the least that its kind can cost. */
export const measureThroughput = async (site: Server, dataDir: string, options: Options): Promise<string> => {
  const { only, seconds, rounds } = options;
  const stock = await takeStock(site);
  const own = [
    ...(only.has('pages') ? [...pageTargets(site, stock), ...fileTargets(site, stock)] : []),
    ...(only.has('api') ? apiTargets(site, stock) : []),
  ];
  const { bareNext, nginx, of } = await startPeers(site, own);
  const targets = [...own];
  if (only.has('pages')) {
    if (nginx) targets.push(...nginxTargets(nginx));
    else console.error('There is no nginx here: it is not measured.');
    targets.push(staticTarget(bareNext), ...plainNextTargets(await startPlainNext(dataDir), stock));
  }
  const rows: Row[] = [];
  for (const target of targets)
    rows.push({ target, peer: of(target), ...(await look(target)), ours: [], theirs: [] });
  await measure(rows, options);
  const memory = memoryMb(site.pid);
  return [
    `### Requests per second\n\n${connections} connections, ${seconds} s × ${rounds} interleaved rounds, medians. The load generator`,
    'is one process of JavaScript: at the speed of a bare server it is itself the limit. So each row is compared with its',
    'peer, which was measured right after it, by the CPU that a request costs the process that answers; what PostgreSQL,',
    'and the site behind nginx, cost beside that is not counted.\n',
    speedTable(rows),
    memory ? `\nMemory of the site after this: ${show(memory.now)} MB, at most ${show(memory.most)} MB.` : '',
    `\n### Goals\n\nBy CPU, from the table above.\n`,
    goalTable('at least', speedGoals(rows)),
  ].join('\n');
};
