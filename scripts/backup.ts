import path from 'node:path';
import { parseArgs } from 'node:util';
import { databaseConfig } from '@/lib/db/connect';
import { backUp } from '@/lib/server/backup/back-up';
import { runCommand, stopSignal, typedFile, withServer } from './command';
import { type Progress, showProgress } from './progress';

const help = `Writes everything that the site keeps into one file: all rows as they are at one moment, and all pictures and CVs.

  npm run backup -- FILE.tar

  --help

The site may run and write. "npm run restore" reads the file into an empty place; lib/server/backup/README.md says what
is in it. Secrets and settings are not: keep /etc/makinar.env, or what you start the site with, elsewhere.
`;

const number = new Intl.NumberFormat('en');

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [typed, ...more] = positionals;
  if (values.help || !typed || more.length) {
    console.log(help);
    return values.help ? 0 : 1;
  }
  const file = typedFile(typed);
  const signal = stopSignal();
  const started = performance.now();
  let progress: Progress | undefined;
  const work = backUp.bind(null, {
    file,
    config: databaseConfig(),
    signal,
    onProgress: ({ rows, ofRows, files, ofFiles }) => {
      progress ??= showProgress(ofRows + ofFiles, 0);
      progress.update(
        rows + files,
        `${number.format(rows)} of ${number.format(ofRows)} rows, ${number.format(files)} of ${number.format(ofFiles)} files`,
      );
    },
  });
  try {
    const { rows, files, bytes, deletedMeanwhile, lost } = await withServer(work);
    progress?.stop();
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `${path.basename(file)}: ${number.format(rows)} rows and ${number.format(files)} files, ${number.format(Math.ceil(bytes / 1_000_000))} MB, in ${seconds.toFixed(1)} s.`,
    );
    if (deletedMeanwhile)
      console.log(
        `${number.format(deletedMeanwhile)} files were deleted while it was made, and are not in it.`,
      );
    if (!lost.length) return 0;
    console.error(
      `The backup is whole but for ${number.format(lost.length)} files that rows name and that are not stored:\n  ${lost.slice(0, 20).join('\n  ')}`,
    );
    return 2;
  } catch (error) {
    if (!signal.aborted) throw error;
    console.log('Stopped. Nothing was written.');
    return 130;
  } finally {
    progress?.stop();
  }
};

await runCommand(run);
