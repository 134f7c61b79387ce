import { parseArgs } from 'node:util';

export const parts = [
  'start',
  'pages',
  'api',
  'first-load',
  'walk',
  'realtime',
  'sizes',
  'lighthouse',
] as const;
export type Part = (typeof parts)[number];
/** What is measured when no part is named: Lighthouse takes longer than all the others. */
const usual = parts.filter((part) => part !== 'lighthouse');
export type Options = {
  only: ReadonlySet<Part>;
  most: number;
  /** Where the catalogues of all sizes are kept for another time. */
  catalogues: string | undefined;
  seconds: number;
  rounds: number;
  /** Its figures vary more than those of a load. */
  lighthouseRounds: number;
  /** To how many open connections one message goes, the fewest first. */
  connections: readonly number[];
};

const usage = `npm run bench -- [options]
  --only ${parts.join('|')}   parts of it, with commas between; if none is named, all but lighthouse
  --most 1000000                           how many ads to fill up to: 10,000, 100,000 (default) or 1,000,000
  --catalogues FOLDER                      where the filled ones are kept and taken from; otherwise they go at the end
  --seconds 4                              how long each load lasts
  --rounds 3                               how often each load, and each list of sizes, is repeated; 5 for lighthouse
  --connections 1000,10000                 how many people the realtime server is measured with`;

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

const count = (value: string) => {
  const number = Number(value.replaceAll(/[_,]/g, ''));
  return Number.isInteger(number) && number > 0 ? number : null;
};

/** What was asked for, or null where it cannot be read; the usage is then printed. */
export const readOptions = (args: string[]): Options | null => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true },
        most: { type: 'string', default: '100000' },
        catalogues: { type: 'string' },
        seconds: { type: 'string', default: '4' },
        rounds: { type: 'string' },
        connections: { type: 'string', default: '1000,10000' },
      },
    });
    const chosen = (values.only ?? []).flatMap((value) => value.split(/[,|]/));
    const { catalogues } = values;
    const [most, seconds] = [count(values.most), count(values.seconds)];
    const [rounds, lighthouseRounds] = [count(values.rounds ?? '3'), count(values.rounds ?? '5')];
    const connections = values.connections
      .split(',')
      .map(count)
      .filter((size) => size !== null)
      .toSorted((a, b) => a - b);
    if (most && seconds && rounds && lighthouseRounds && connections.length && chosen.every(isPart)) {
      return {
        only: new Set(chosen.length ? chosen : usual),
        most,
        catalogues,
        seconds,
        rounds,
        lighthouseRounds,
        connections,
      };
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error(usage);
  return null;
};
