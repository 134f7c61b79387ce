import { parseArgs } from 'node:util';
import { openDoor } from '@/lib/server/operator/door';
import { runCommand, stopSignal } from './command';
import { showProgress } from './progress';

const help = `Fills the catalogue with made-up ads, for load tests.

  npm run seed -- --ads 100000

  --ads N    how many made-up ads there shall be, the demo's included. Those that are there stay;
             the same number again adds none, and a larger one goes on.
  --help
`;

const mostAds = 10_000_000;
const number = new Intl.NumberFormat('en');

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: { ads: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const of = /^\d{1,8}$/.test(values.ads ?? '') ? Number(values.ads) : 0;
  if (values.help || of < 1 || of > mostAds) {
    console.log(help);
    return values.help ? 0 : 1;
  }
  const stop = stopSignal();

  const door = await openDoor();
  try {
    const { next } = await door.call('seeded');
    if (next >= of) {
      console.log(`There are ${number.format(next)} made-up ads already.`);
      return 0;
    }
    const started = performance.now();
    const progress = showProgress(of, next);
    // Over the network the site answers its visitors between two batches.
    const step = door.through() === 'site' ? 250 : 1_000;
    let stored = 0;
    let from = next;
    await door.call('bulk', { step: 'begin' });
    try {
      for (let batches = 1; from < of && !stop.aborted; batches++) {
        const count = Math.min(step, of - from);
        stored += (await door.call('seed', { from, count, of })).stored;
        from += count;
        if (batches % 50 === 0) await door.call('bulk', { step: 'tidy' });
        const rate = Math.round((from - next) / ((performance.now() - started) / 1000));
        progress.update(from, `${number.format(from)} of ${number.format(of)}, ${number.format(rate)}/s`);
      }
    } finally {
      progress.stop();
      await door.call('bulk', { step: 'end' });
    }
    const seconds = (performance.now() - started) / 1000;
    console.log(`${number.format(stored)} ads made in ${seconds.toFixed(1)} s.`);
    if (from >= of) return 0;
    console.log('Stopped. Start it again to go on from here.');
    return 130;
  } finally {
    await door.close();
  }
};

await runCommand(run);
