import { parseArgs } from 'node:util';
import { databaseConfig } from '@/lib/db/connect';
import { startEmbedded } from '@/lib/db/embedded/server';
import { env } from '@/lib/env';
import { BackupError } from '@/lib/server/backup/error';
import { restore } from '@/lib/server/backup/restore';
import { runCommand, typedFile } from './command';
import { type Progress, showProgress } from './progress';

const help = `Puts what "npm run backup" wrote into an empty place.

  npm run restore -- FILE.tar

  --help

The place is that of the settings: DATA_DIR, or DATABASE_URL with an empty database, and S3_* with an empty bucket or
S3_PREFIX. The site must not run there yet. A file that is damaged, and a place that is not empty, is refused before
anything is touched. Backups of earlier releases are brought up to this one.
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
  const started = performance.now();
  let progress: Progress | undefined;
  let server: Awaited<ReturnType<typeof startEmbedded>> | undefined;
  const open = async () => {
    if (env.databaseUrl) return databaseConfig();
    server = await startEmbedded(env.dataDir, { memoryMb: env.databaseMemoryMb, use: 'alone' });
    if (server.holder)
      throw new BackupError(`${env.dataDir} is in use by ${server.holder}. Stop that first.`);
    return databaseConfig();
  };
  try {
    const { rows, files, createdAt, lost } = await restore({
      file: typedFile(typed),
      dataDir: env.dataDir,
      open,
      onProgress: (what, bytes, of) => {
        progress ??= showProgress(2 * of, 0);
        const megabytes = number.format(Math.round(bytes / 1_000_000));
        progress.update(what === 'checked' ? bytes : of + bytes, `${megabytes} MB ${what}`);
      },
    });
    progress?.stop();
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `${number.format(rows)} rows and ${number.format(files)} files of ${createdAt} are back, in ${seconds.toFixed(1)} s. The site can be started.`,
    );
    if (lost.length)
      console.log(
        `${number.format(lost.length)} files were lost before the backup was made, and are not back.`,
      );
    return 0;
  } finally {
    progress?.stop();
    await server?.stop();
  }
};

await runCommand(run);
