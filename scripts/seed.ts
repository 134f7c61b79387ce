import { parseArgs } from 'node:util';
import { announce } from '@/lib/server/changes';
import { beginBulk, endBulk, tidyFacetBuckets } from '@/lib/server/operator/bulk';
import { generatedSoFar, storeGenerated } from '@/lib/server/operator/seed-more';
import { runCommand, stopSignal, withDatabase } from './command';
import { showProgress } from './progress';

const help = `Fills the catalogue with made-up ads, for load tests.

  npm run seed -- --ads 100000

  --ads N    how many made-up ads there shall be, the demo's included. Those that are there stay;
             the same number again adds none, and a larger one goes on.
  --help
`;

const mostAds = 10_000_000;
const number = new Intl.NumberFormat('en');

const batch = 1_000;

const fill = async (of: number, stop: AbortSignal): Promise<number> => {
  const next = await generatedSoFar();
  if (next >= of) {
    console.log(`There are ${number.format(next)} made-up ads already.`);
    return 0;
  }
  const started = performance.now();
  const progress = showProgress(of, next);
  let stored = 0;
  let from = next;
  await beginBulk();
  try {
    for (let batches = 1; from < of && !stop.aborted; batches++) {
      const count = Math.min(batch, of - from);
      stored += await storeGenerated(from, count, of);
      from += count;
      if (batches % 50 === 0) await tidyFacetBuckets();
      const rate = Math.round((from - next) / ((performance.now() - started) / 1000));
      progress.update(from, `${number.format(from)} of ${number.format(of)}, ${number.format(rate)}/s`);
    }
  } finally {
    progress.stop();
    await endBulk();
    announce(['ads', 'reference']);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${number.format(stored)} ads made in ${seconds.toFixed(1)} s.`);
  if (from >= of) return 0;
  console.log('Stopped. Start it again to go on from here.');
  return 130;
};

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: { ads: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const of = /^\d{1,8}$/.test(values.ads ?? '') ? Number(values.ads) : 0;
  if (values.help || of < 1 || of > mostAds) {
    console.log(help);
    return values.help ? 0 : 1;
  }
  return withDatabase(() => fill(of, stopSignal()));
};

await runCommand(run);
