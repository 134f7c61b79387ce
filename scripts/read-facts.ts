import { parseArgs } from 'node:util';
import { readFacts } from '@/lib/server/operator/read-facts';
import { runCommand, stopSignal, withDatabase } from './command';

const help = `Reads titles and texts of ads that state no facts, and takes what they state beyond doubt.

  npm run facts:read               says what would be taken, with samples
  npm run facts:read -- --write    takes it

  --after NUMBER   behind this ad, where an earlier run was stopped
  --samples N      how many ads are shown (20)
  --help

What a seller has stated is never touched. Each ad that is changed stands in the log of the moderators.
`;

const wholeNumber = (text: string | undefined, otherwise: number): number | null => {
  if (text === undefined) return otherwise;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

const number = new Intl.NumberFormat('en');

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      after: { type: 'string' },
      samples: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [after, samples] = [wholeNumber(values.after, 0), wholeNumber(values.samples, 20)];
  if (values.help || positionals.length || after === null || samples === null) {
    console.log(help);
    return values.help ? 0 : 1;
  }
  const counts = new Map<string, number>();
  let [looked, stating, shown] = [0, 0, 0];
  const { last, finished } = await withDatabase(() =>
    readFacts({
      write: values.write,
      after,
      signal: stopSignal(),
      onBatch: ({ read, readings }) => {
        looked += read;
        stating += readings.length;
        for (const { id, title, facts } of readings) {
          for (const key of Object.keys(facts)) counts.set(key, (counts.get(key) ?? 0) + 1);
          if (shown++ < samples) console.log(`${id}  ${title}\n    ${JSON.stringify(facts)}`);
        }
      },
    }),
  );
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one);
  console.log(
    [
      '',
      ...byCount.map(([key, count]) => `${number.format(count).padStart(9)}  ${key}`),
      '',
      `${number.format(looked)} ads without facts, ${number.format(stating)} of them state some in their texts.`,
      values.write ? 'They are taken.' : 'Nothing was written: --write takes them.',
      ...(finished ? [] : [`Stopped. Go on with --after ${last}.`]),
    ].join('\n'),
  );
  return finished ? 0 : 130;
};

await runCommand(run);
