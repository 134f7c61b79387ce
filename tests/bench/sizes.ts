import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedServer, startEmbedded } from '@/lib/db/embedded/server';
import { table } from '../support/table';
import { askIds, fromVisitor } from './ask';
import { makeCases } from './cases';
import type { Filled, Words } from './fill';
import { median, percentile, seconds, show } from './numbers';
import type { Options } from './options';
import { memoryMb } from './process-cost';
import { stop } from './scratch';
import { runEntry, type Server, startSite } from './servers';
import { measureStartUp } from './start-up';

const sizes = [10_000, 100_000, 1_000_000];
const warmUps = 3;
const calls = 60;
/** How much more time the largest catalogue may take than the smallest. */
const goal = 2;

type Folder = { size: number; dataDir: string; filled: Filled };
type Catalogue = Folder & { site: Server };
type Timed = { times: number[]; totals: number[] };

/** Fills a folder for each size, from the one before; those that are there are taken as they are. */
const fillFolders = async (folder: string, empty: string, most: number): Promise<Folder[]> => {
  await mkdir(folder, { recursive: true });
  const folders: Folder[] = [];
  for (const size of sizes.filter((one) => one <= most)) {
    const dataDir = path.join(folder, String(size));
    const note = `${dataDir}.json`;
    if (!existsSync(note)) {
      console.error(`Filling up to ${size} ads…`);
      const before = folders.at(-1)?.dataDir ?? empty;
      if (!existsSync(before)) await measureStartUp(before, 0);
      rmSync(dataDir, { recursive: true, force: true });
      await cp(before, dataDir, { recursive: true });
      const database = await startEmbedded(dataDir);
      try {
        writeFileSync(note, await runEntry('fill.ts', [String(size)], { DATA_DIR: dataDir }));
      } finally {
        await database.stop();
      }
    }
    folders.push({ size, dataDir, filled: JSON.parse(readFileSync(note, 'utf8')) as Filled });
  }
  return folders;
};

/** Words that are as frequent in every one of the catalogues, so that all are asked the same. */
const commonTo = (all: readonly Words[]): Words => {
  const [first = { rare: [], common: [] }, ...others] = all;
  const inAll = (kind: keyof Words) =>
    first[kind].filter((word) => others.every((words) => words[kind].includes(word)));
  return { rare: inAll('rare'), common: inAll('common') };
};

const ask = async (
  { url }: Server,
  address: string,
  headers: Record<string, string>,
): Promise<{ ms: number; total: number | null }> => {
  const started = performance.now();
  const answer = await fetch(`${url}${address}`, { headers });
  const body = (await answer.json()) as { meta?: { total: number } };
  const ms = performance.now() - started;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return { ms, total: body.meta?.total ?? null };
};

/**
 * The same question to one catalogue after the other, so that what else the machine does falls on all of them; what they
 * took is added to `timed`.
 */
const timeAll = async (
  catalogues: readonly Catalogue[],
  address: (n: number) => string,
  timed: readonly Timed[],
): Promise<void> => {
  for (let n = 0; n < warmUps + calls; n++)
    for (let turn = 0; turn < catalogues.length; turn++) {
      const at = (n + turn) % catalogues.length;
      const [catalogue, of] = [catalogues[at], timed[at]];
      if (!catalogue || !of) continue;
      const { ms, total } = await ask(catalogue.site, address(n), fromVisitor(n));
      if (n >= warmUps) of.times.push(ms);
      if (total !== null) of.totals.push(total);
    }
};

const p95 = ({ times }: Timed) => percentile(times, 0.95);

const rowOf = (name: string, timed: readonly Timed[]): string[] => {
  const [first, last] = [timed[0], timed.at(-1)];
  if (!first || !last) return [name];
  const ratio = p95(last) / p95(first);
  return [
    name,
    show(last.totals.length ? median(last.totals) : null),
    ...timed.flatMap((one) => [show(median(one.times)), show(p95(one))]),
    ratio > goal ? `**${show(ratio)}**` : show(ratio),
  ];
};

/** Reads all tables and indexes, as visitors have after some time: sixty calls would meet most pages for the first time. */
const warm = async ({ address }: EmbeddedServer) => {
  const session = new pg.Client(address);
  await session.connect();
  try {
    await session.query('create extension if not exists pg_prewarm');
    await session.query(
      `select pg_prewarm(oid) from pg_class where relkind in ('r', 'i', 't') and relnamespace <> 'pg_catalog'::regnamespace`,
    );
  } finally {
    await session.end();
  }
};

const withCatalogues = async <Result>(
  folders: readonly Folder[],
  work: (catalogues: Catalogue[]) => Promise<Result>,
): Promise<Result> => {
  const catalogues: Catalogue[] = [];
  const databases: EmbeddedServer[] = [];
  try {
    for (const folder of folders) {
      const database = await startEmbedded(folder.dataDir);
      databases.push(database);
      await warm(database);
      catalogues.push({ ...folder, site: await startSite(folder.dataDir) });
    }
    return await work(catalogues);
  } finally {
    await Promise.all(catalogues.map(({ site }) => stop(site.child)));
    await Promise.all(databases.map((database) => database.stop()));
  }
};

const describe = ({ size, site, filled: { stored, storeMs, vacuumMs } }: Catalogue) =>
  `${show(size)} ads: ${show(stored)} stored in ${seconds(storeMs)}, vacuum ${seconds(vacuumMs)}; ` +
  `memory of the site after its calls ${show(memoryMb(site.pid)?.now)} MB.`;

/**
 * Calls on growing catalogues, by turns: what is flat from left to right does not mind how many ads there are. The
 * catalogues are made in `folder`, or taken from there; `empty` is one of the demo alone, made where it is missing. A p95 of
 * one round is the third slowest of sixty calls, which chance decides. A round takes longer than found lists are kept
 * (10 s), so the next one asks the database again.
 */
export const measureSizes = async (
  folder: string,
  empty: string,
  { most, rounds }: Pick<Options, 'most' | 'rounds'>,
): Promise<string> =>
  withCatalogues(await fillFolders(folder, empty, most), async (catalogues) => {
    const [smallest, largest] = [catalogues[0], catalogues.at(-1)];
    if (!smallest || !largest) return '';
    const words = commonTo(catalogues.map(({ filled }) => filled.words));
    // Ads of the smallest are in all of them.
    const ids = await askIds(smallest.site, 1_000);
    const cases = (await makeCases(largest.site, words, ids)).map((one) => ({
      ...one,
      timed: catalogues.map((): Timed => ({ times: [], totals: [] })),
    }));
    for (let round = 1; round <= rounds; round++)
      for (const { name, address, timed } of cases) {
        await timeAll(catalogues, address, timed);
        console.error(`  round ${round} of ${rounds}: ${rowOf(name, timed).join(' | ')}`);
      }
    return [
      '### The API and the number of ads\n',
      `One call at a time, by turns to each catalogue, ${calls} different ones per line in each of ${rounds} rounds,`,
      'milliseconds until the whole answer is there, from databases that have been read once. The last column is p95 of the',
      `largest ÷ the smallest; the goal is ${goal}.\n`,
      most < 1_000_000 ? 'A million ads: `npm run bench -- --most 1000000`.\n' : '',
      table(
        [
          '`GET /api/v1/ads` by',
          'matches (median)',
          ...catalogues.flatMap(({ size }) => [`${show(size)} p50`, 'p95']),
          '÷',
        ],
        cases.map(({ name, timed }) => rowOf(name, timed)),
      ),
      `\n${catalogues.map(describe).join('\n')}`,
    ].join('\n');
  });
