import { setTimeout as wait } from 'node:timers/promises';
import { table } from '../support/table';
import { askRaw } from './answers';
import { askCategories, askCounted } from './ask';
import { show } from './numbers';
import { memoryMb } from './process-cost';
import type { Server } from './servers';

// What a crawler leaves in memory who opens one list after the other.

/** Beyond 5,000 it is seen whether memory still grows. */
const stops = [0, 500, 5_000, 10_000];
const atATime = 4;
/** For garbage to be collected that nobody is in a hurry for. */
const rest = 3_000;

/** By turns a list that other pages link to, which is kept, and one by price, which anybody can make up. */
const makeAddress = async (site: Server) => {
  const of = async (address: string) => (await askCounted(site, address)).map(({ id }) => id);
  const [categories, brands, states] = [
    (await askCategories(site)).map(({ id }) => id),
    await of('/brand'),
    await of('/state'),
  ];
  const turn = (values: readonly number[], n: number) => values[n % values.length] ?? 1;
  return (n: number): string => {
    const category = turn(categories, n);
    if (n % 2) return `/ads?category=${category}&from_price=${n}`;
    const [brand, state] = [turn(brands, n / 2), turn(states, Math.floor(n / 2 / brands.length))];
    // Each brand in each state is not enough for all; from then on in one category after the other, too.
    const timesThrough = Math.floor(n / 2 / brands.length / states.length);
    const narrower = timesThrough ? `&category=${turn(categories, timesThrough)}` : '';
    return `/ads?brand=${brand}&state=${state}${narrower}`;
  };
};

/** Memory of a site that was just started, before and after its lists are walked. */
export const measureWalk = async (site: Server): Promise<string> => {
  const address = await makeAddress(site);
  const rows: string[][] = [];
  let next = 0;
  for (const stop of stops) {
    const walk = async () => {
      while (next < stop) {
        const n = next++;
        if (n % 500 === 0) console.error(`  walk: ${n} lists`);
        const path = address(n);
        const { status } = await askRaw(site, path, { 'accept-encoding': 'gzip, deflate, br' });
        if (status !== 200) throw new Error(`${path} answered ${status}`);
      }
    };
    await Promise.all(Array.from({ length: atATime }, walk));
    await wait(rest);
    site.expectAlive();
    const memory = memoryMb(site.pid);
    rows.push([show(stop), show(memory?.now), show(memory?.most)]);
  }
  return [
    `### Memory after a walk over lists\n\nDifferent lists, ${atATime} at a time; half of them are kept, half are by price and drawn only.\n`,
    table(['lists', 'memory of the site, MB', 'at most'], rows),
  ].join('\n');
};
