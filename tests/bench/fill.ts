import { sql } from 'drizzle-orm';
import { databaseConfig, openDatabase, setConnection } from '@/lib/db/connect';
import { beginBulk, endBulk } from '@/lib/server/operator/bulk';
import { storeGenerated } from '@/lib/server/operator/seed-more';
import { copyAds } from './copy-ads';

// Fills the database up to as many ads as are asked for: 100,000 are made up by the rules of the demo, those above are
// copies of them. Says on standard output how long that took and which words it has put there.

export type Filled = { stored: number; storeMs: number; vacuumMs: number; words: Words };
export type Words = { rare: string[]; common: string[] };

const batch = 1_000;
/** Making up an ad takes longer than storing it. */
const mostMadeUp = 100_000;

const upTo = Number(process.argv[2]);
const connection = await openDatabase(databaseConfig(), { patient: true });
setConnection(connection);
const { rows, close } = connection;
const [before = { n: 0 }] = await rows<{ n: number }>(sql`select count(*)::int as n from ads`);

let stored = 0;
let last = performance.now();
const started = performance.now();
await beginBulk();
const madeUp = Math.min(upTo, mostMadeUp);
while (before.n + stored < madeUp) {
  const wanted = Math.min(batch, madeUp - before.n - stored);
  const added = await storeGenerated(before.n + stored, wanted, madeUp);
  if (!added) throw new Error('No ads were stored: the demo catalogue is missing.');
  stored += added;
  if (performance.now() - last > 10_000) {
    last = performance.now();
    console.error(`  ${before.n + stored} of ${upTo} ads`);
  }
}
await endBulk();
if (upTo > before.n + stored) stored += await copyAds(connection, upTo);
const storeMs = performance.now() - started;

const vacuumStarted = performance.now();
await rows(sql`vacuum analyze`);
const vacuumMs = performance.now() - vacuumStarted;

/** Words by the share of ads that have them, among the latest few thousand. */
const words = await rows<{ word: string; share: number }>(sql`
  select word, ndoc / 5000.0::float8 as share
    from ts_stat('select search from ads where facet_bucket_id is not null order by id desc limit 5000')
   where word ~ '^[^0-9=]{4,}$'
   order by word`);
const between = (least: number, most: number) =>
  words.filter(({ share }) => share >= least && share <= most).map(({ word }) => word);

const filled: Filled = {
  stored,
  storeMs,
  vacuumMs,
  words: { rare: between(0.0004, 0.001), common: between(0.07, 0.14) },
};
console.log(JSON.stringify(filled));
await close();
