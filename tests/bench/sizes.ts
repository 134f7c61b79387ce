import { makeCases } from './cases';
import type { Filled } from './fill';
import { median, percentile, seconds, show } from './numbers';
import { memoryMb } from './process-cost';
import { stop } from './scratch';
import { runEntry, type Server, startSite } from './servers';
import { table } from './table';

const sizes = [10_000, 100_000, 1_000_000];
const warmUps = 3;
const calls = 40;

type Timed = { p50: number; p95: number; total: number | null };

const time = async (site: Server, address: (n: number) => string): Promise<Timed> => {
  const times: number[] = [];
  const totals: number[] = [];
  for (let n = 0; n < warmUps + calls; n++) {
    const started = performance.now();
    const answer = await fetch(`${site.url}${address(n)}`);
    const body = (await answer.json()) as { meta?: { total: number } };
    const ms = performance.now() - started;
    if (!answer.ok) throw new Error(`${address(n)} answered ${answer.status}`);
    if (n >= warmUps) times.push(ms);
    if (body.meta) totals.push(body.meta.total);
  }
  return {
    p50: median(times),
    p95: percentile(times, 0.95),
    total: totals.length ? median(totals) : null,
  };
};

/** One call after the other on growing catalogues: what is flat from left to right does not mind how many ads there are. */
export const measureSizes = async (dataDir: string, most: number): Promise<string> => {
  const columns: { size: number; timed: Map<string, Timed>; filled: Filled; memory: number | null }[] = [];
  for (const size of sizes.filter((one) => one <= most)) {
    console.error(`Filling up to ${size} ads…`);
    const filled = JSON.parse(await runEntry('fill.ts', [String(size)], { DATA_DIR: dataDir })) as Filled;
    const site = await startSite(dataDir);
    const timed = new Map<string, Timed>();
    for (const { name, address } of await makeCases(site, filled.words)) {
      timed.set(name, await time(site, address));
      console.error(`  ${size} ads, ${name}: ${show(timed.get(name)?.p50)} ms`);
    }
    columns.push({ size, timed, filled, memory: memoryMb(site.pid)?.now ?? null });
    await stop(site.child);
  }

  const last = columns.at(-1);
  const rows = [...(last?.timed.keys() ?? [])].map((name) => [
    name,
    show(last?.timed.get(name)?.total),
    ...columns.flatMap(({ timed }) => [show(timed.get(name)?.p50), show(timed.get(name)?.p95)]),
  ]);
  const filling = columns.map(
    ({ size, filled: { stored, storeMs, vacuumMs }, memory }) =>
      `${show(size)} ads: ${show(stored)} stored in ${seconds(storeMs)} (${show(stored / (storeMs / 1000))}/s), ` +
      `vacuum ${seconds(vacuumMs)}; memory of the site after its calls ${show(memory)} MB.`,
  );
  return [
    `### The API and the number of ads\n\nOne call at a time, ${calls} different ones per line, milliseconds until the whole answer is there.`,
    most < 1_000_000 ? 'A million ads: `npm run bench -- --most 1000000`.\n' : '',
    table(
      [
        '`GET /api/v1/ads` by',
        'matches (median)',
        ...columns.flatMap(({ size }) => [`${show(size)} p50`, 'p95']),
      ],
      rows,
    ),
    `\n${filling.join('\n')}`,
  ].join('\n');
};
