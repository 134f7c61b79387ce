import path from 'node:path';
import { startEmbedded } from '@/lib/db/embedded/server';
import { describeMachine } from '../support/machine';
import { measureFirstLoad } from './first-load';
import { measureLighthouse } from './lighthouse';
import { type Options, type Part, readOptions } from './options';
import { measureRealtime } from './realtime';
import { cleanUp, scratchFolder, stop } from './scratch';
import { type Server, startSite } from './servers';
import { measureSizes } from './sizes';
import { measureStartUp } from './start-up';
import { measureThroughput } from './throughput';
import { measureWalk } from './walk';

// `npm run bench`: tables on standard output, progress on the other.

const options = readOptions(process.argv.slice(2));
if (!options) process.exit(2);
const wants = (...parts: Part[]) => parts.some((part) => options.only.has(part));

const measureSite = async (dataDir: string, options: Options) => {
  console.error('Filling a scratch database…');
  // The first start fills the folder for all other parts, so it always happens.
  const startUp = await measureStartUp(dataDir, wants('start') ? 3 : 0);
  if (wants('start')) console.log(`${startUp}\n`);
  const database = await startEmbedded(dataDir);
  try {
    if (wants('pages', 'api', 'first-load')) {
      const site = await startSite(dataDir);
      if (wants('pages', 'api')) console.log(`${await measureThroughput(site, dataDir, options)}\n`);
      if (wants('first-load')) console.log(`${await measureFirstLoad(site)}\n`);
      await stop(site.child);
    }
    /** On a site that has done nothing yet. */
    const onNewSite = async (measure: (site: Server) => Promise<string>) => {
      const site = await startSite(dataDir);
      console.log(`${await measure(site)}\n`);
      await stop(site.child);
    };
    if (wants('lighthouse')) await onNewSite((site) => measureLighthouse(site, options));
    if (wants('walk')) await onNewSite(measureWalk);
  } finally {
    await database.stop();
  }
};

try {
  const dataDir = path.join(await scratchFolder(), 'data');
  console.log(`## Measured\n\n${describeMachine()}\n`);
  if (wants('realtime')) console.log(`${await measureRealtime(options)}\n`);
  if (wants('start', 'pages', 'api', 'first-load', 'walk', 'lighthouse')) await measureSite(dataDir, options);
  if (wants('sizes')) {
    const folder = options.catalogues ?? path.join(await scratchFolder(), 'catalogues');
    console.log(`${await measureSizes(folder, dataDir, options)}\n`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
// The load generator's channel would keep this process up.
process.exit();
