import { askCategories, askIds } from './ask';
import { type Measured, openLoad } from './load';
import { median, show } from './numbers';
import type { Options } from './options';
import { memoryMb } from './process-cost';
import { type Server, startBareNext, startBareNode } from './servers';
import { table } from './table';

const connections = 16;
const warmUpSeconds = 1;
const mostIds = 200;

type Target = { name: string; server: Server; paths: (round: number) => string[] };

const always =
  (...paths: string[]) =>
  () =>
    paths;

/** Addresses that were never asked for before: each is rendered, or found, anew. */
const unheardOf = (address: (n: number) => string) => (round: number) =>
  Array.from({ length: 5_000 }, (_, n) => address(1 + (round + 1) * 5_000 + n));

const pageTargets = (server: Server, category: number, ids: readonly number[]): Target[] => {
  const target = (name: string, paths: Target['paths']) => ({ name, server, paths });
  return [
    target('home `/`', always('/')),
    target('home in Arabic `/ar`', always('/ar')),
    target('list `/ads`', always('/ads')),
    target('filtered list `/ads?category=`', always(`/ads?category=${category}`)),
    target(
      'filtered list, each asked for once',
      unheardOf((n) => `/ads?category=${category}&from_price=${n}`),
    ),
    target('ad `/ad/{id}`, one', always(`/ad/${ids[0]}`)),
    target(`ad, over ${ids.length} of them`, always(...ids.map((id) => `/ad/${id}`))),
  ];
};

const apiTargets = (server: Server, category: number, ids: readonly number[]): Target[] => {
  const target = (name: string, paths: Target['paths']) => ({ name: `\`${name}\``, server, paths });
  return [
    target('GET /api/v1/ads', always('/api/v1/ads')),
    target('GET /api/v1/ads?category=', always(`/api/v1/ads?category=${category}`)),
    target('GET /api/v1/ads?search=toyota', always('/api/v1/ads?search=toyota')),
    target('GET /api/v1/ads/{id}', always(...ids.map((id) => `/api/v1/ads/${id}`))),
    target('GET /api/v1/category', always('/api/v1/category')),
    target('GET /api/health', always('/api/health')),
  ];
};

type Look = { bytes: number; kept: string };

/** Size of the answer as it is, and what Next says about having kept it, on the second request. */
const look = async ({ server, paths }: Target): Promise<Look> => {
  const address = `${server.url}${paths(-1)[0]}`;
  const get = () => fetch(address, { headers: { 'accept-encoding': 'identity' } });
  await (await get()).arrayBuffer();
  const answer = await get();
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) console.error(`${address} answered ${answer.status}`);
  return { bytes: byteLength, kept: answer.headers.get('x-nextjs-cache') ?? '–' };
};

/** So that what can be kept is kept before the clock starts. */
const visitAll = async ({ url }: Server, paths: readonly string[]) => {
  for (const path of paths) await (await fetch(`${url}${path}`)).arrayBuffer();
};

const middle = (rounds: readonly Measured[], of: (round: Measured) => number | null) =>
  median(rounds.map((round) => of(round) ?? Number.NaN));

/** Requests per second of pages and API calls, beside the least that Node and Next do. */
export const measureThroughput = async (
  site: Server,
  { only, seconds, rounds }: Options,
): Promise<string> => {
  const bareNode = await startBareNode();
  const bareNext = await startBareNext();
  const category = (await askCategories(site))[0]?.id ?? 1;
  const ids = await askIds(site, mostIds);
  const targets: Target[] = [
    { name: 'bare Node, an 18 KB string', server: bareNode, paths: always('/') },
    { name: 'bare Next, a static page', server: bareNext, paths: always('/') },
    ...(only.has('pages') ? pageTargets(site, category, ids) : []),
    ...(only.has('api') ? apiTargets(site, category, ids) : []),
  ];
  const looks: Look[] = [];
  for (const target of targets) looks.push(await look(target));

  const load = openLoad();
  for (const { server, paths } of targets) {
    await visitAll(server, paths(0).slice(0, mostIds));
    await load(server, { paths: paths(0), connections, seconds: warmUpSeconds });
  }
  const measured = targets.map((): Measured[] => []);
  // Round by round through all targets, so that what else the machine does meets them all.
  for (let round = 1; round <= rounds; round++) {
    for (const [index, { name, server, paths }] of targets.entries()) {
      console.error(`  round ${round} of ${rounds}: ${name}`);
      measured[index]?.push(await load(server, { paths: paths(round), connections, seconds }));
    }
  }

  const speeds = measured.map((loads) => middle(loads, ({ perSecond }) => perSecond));
  const [nodeSpeed = Number.NaN, nextSpeed = Number.NaN] = speeds;
  const rows = targets.map(({ name }, index) => {
    const loads = measured[index] ?? [];
    const speed = speeds[index] ?? Number.NaN;
    const failed = loads.reduce((sum, round) => sum + round.failed, 0);
    return [
      failed ? `${name} (${failed} failed)` : name,
      show(looks[index]?.bytes),
      looks[index]?.kept ?? '–',
      show(speed),
      show(middle(loads, ({ p50 }) => p50)),
      show(middle(loads, ({ p99 }) => p99)),
      show(middle(loads, ({ cpuPerRequest }) => cpuPerRequest)),
      show(speed / nodeSpeed),
      show(speed / nextSpeed),
    ];
  });
  const memory = memoryMb(site.pid);
  return [
    `### Requests per second\n\n${connections} connections, ${seconds} s × ${rounds} interleaved rounds, medians. The load generator`,
    'is one process of JavaScript: at the speed of a bare Node server it is itself the limit, so compare CPU there.\n',
    table(
      ['', 'bytes', 'kept', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms/req', '÷ bare Node', '÷ bare Next'],
      rows,
    ),
    memory ? `\nMemory of the site after this: ${show(memory.now)} MB, at most ${show(memory.most)} MB.` : '',
  ].join('\n');
};
