import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type ImportOptions, importFile } from '@/import/import-file';
import { FileError, type Layout } from '@/import/layout';
import { type FullMap, ImportMap } from '@/import/map';
import { maps } from '@/import/maps';
import { importReferenceFile, isReferenceFile } from '@/import/reference-file';
import type { Counts } from '@/import/run';
import { env } from '@/lib/env';
import { runCommand, stopSignal, typedFile, withDatabase } from './command';
import { errorReport, inWords } from './error-report';
import { type Progress, showProgress } from './progress';

const help = `Loads ads from a CSV file.

  npm run import -- FILE.csv [options]

  --map NAME        how the file is read: ${maps.map(({ source }) => source).join(', ')},
                    or a map of your own as a JSON file (--map ./my-map.json).
                    Without it the map is found by the first line of the file.
  --source NAME     keeps the ads of this file apart from others in the same format
  --encoding NAME   of the file, where the map does not say (windows-1256 for an old Arabic Excel)
  --facts           takes what titles and texts state beyond doubt as facts
  --check           reads and reports, and lands nothing
  --again           from the first row, even if an earlier import was cut
  --help

A file of facts, of sheets or of models, as its first line says, adds those that are not there yet; one of names adds
names to what is there.
Rows that are there already are left as they are. Maps are explained in import/README.md.
`;

const mostShown = 50;

const chooseMaps = (name: string | undefined): readonly FullMap[] => {
  if (!name) return maps;
  const own = maps.find(({ source }) => source === name);
  if (own) return [own];
  const file = typedFile(name);
  if (!existsSync(file)) {
    throw new FileError(
      `There is no map "${name}". There are: ${maps.map(({ source }) => source).join(', ')}, or a JSON file.`,
    );
  }
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new FileError(`${file} is not JSON: ${(error as Error).message}`);
  }
  const map = ImportMap.safeParse(written);
  if (!map.success) throw new FileError(`${file} is not a map:\n${z.prettifyError(map.error)}`);
  return [map.data];
};

const number = new Intl.NumberFormat('en');
const said = ({ read, landed, there, refused }: Counts) =>
  `${number.format(read)} read, ${number.format(landed)} landed, ${number.format(there)} there already, ${number.format(refused)} refused`;

/** Facts, sheets, models or names: few lines, which are told at once. */
const addReference = async (file: string, layout: Partial<Layout>, check: boolean): Promise<number> => {
  const report = errorReport(path.join(env.dataDir, 'import-errors'), file, false);
  const { read, added, there, refused } = await withDatabase(() =>
    importReferenceFile(file, {
      layout,
      check,
      onProblems: (problems) => {
        report.add(problems);
        for (const problem of problems) console.log(inWords(problem));
      },
    }),
  );
  console.log(
    [
      `Read           ${number.format(read)}`,
      `Added          ${check ? 'nothing: this was a check' : number.format(added)}`,
      `There already  ${number.format(there)}`,
      `Refused        ${number.format(refused)}`,
    ].join('\n'),
  );
  return added + there > 0 ? 0 : 1;
};

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      source: { type: 'string' },
      encoding: { type: 'string' },
      facts: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [typed, ...more] = positionals;
  if (values.help || !typed || more.length) {
    console.log(help);
    return values.help ? 0 : 1;
  }
  const encoding = ImportMap.shape.encoding.optional().safeParse(values.encoding);
  if (!encoding.success) throw new FileError(`The encoding ${values.encoding} is not known.`);
  const source = ImportMap.shape.source.optional().safeParse(values.source);
  if (!source.success) throw new FileError('A source is named in small letters, digits and dashes.');

  const file = typedFile(typed);
  const chosen = chooseMaps(values.map);
  const layout = encoding.data && values.encoding ? { encoding: encoding.data } : {};
  if (!values.map && (await isReferenceFile(file, layout))) return addReference(file, layout, values.check);
  const stop = stopSignal();

  const started = performance.now();
  let shown = 0;
  let progress: Progress | undefined;
  let report: ReturnType<typeof errorReport> | undefined;
  try {
    const options: ImportOptions = {
      file,
      maps: chosen,
      dataDir: env.dataDir,
      source: source.data,
      layout,
      again: values.again,
      readsFacts: values.facts,
      check: values.check,
      signal: stop,
      onStart: ({ map, size, resumedAt }) => {
        console.log(`${path.basename(file)} by the map "${map.source}".`);
        if (resumedAt !== null) console.log(`Going on at line ${resumedAt}, where it was cut.`);
        report = errorReport(path.join(env.dataDir, 'import-errors'), file, resumedAt !== null);
        progress = showProgress(size, 0);
      },
      onProblems: (problems) => {
        report?.add(problems);
        for (const problem of problems) {
          if (shown++ < mostShown) progress?.say(inWords(problem));
          else if (shown === mostShown + 1) progress?.say('Further problems are in the report alone.');
        }
      },
      onProgress: ({ offset, counts }) => progress?.update(offset, said(counts)),
    };
    const result = await withDatabase(() => importFile(options));
    progress?.stop();
    const { counts, skips, finished, now } = result;
    const seconds = (performance.now() - started) / 1000;
    console.log(
      [
        '',
        `Read           ${number.format(counts.read)}`,
        `Landed         ${values.check ? 'nothing: this was a check' : number.format(counts.landed)}`,
        `There already  ${number.format(counts.there)}`,
        `Repeated       ${number.format(counts.repeated)}`,
        `Refused        ${number.format(counts.refused)}${counts.refused ? `: ${report?.place}` : ''}`,
        ...Object.entries(skips).map(
          ([because, count]) => `Passed over    ${number.format(count)}: ${because}`,
        ),
        `${seconds.toFixed(1)} s, ${number.format(Math.round(now.read / Math.max(seconds, 0.001)))} rows/s`,
        ...(finished ? [] : ['Stopped. Start it again to go on from here.']),
      ].join('\n'),
    );
    if (!finished) return 130;
    return values.check || counts.landed + counts.there + counts.repeated > 0 ? 0 : 1;
  } finally {
    progress?.stop();
  }
};

await runCommand(run);
