import path from 'node:path';
import { sql } from 'drizzle-orm';
import { MapError } from '@/import/choices';
import { FileError } from '@/import/layout';
import { databaseConfig, openDatabase, setConnection } from '@/lib/db/connect';
import { DatabaseStartError } from '@/lib/db/embedded/error';
import { startEmbedded } from '@/lib/db/embedded/server';
import { NewerSchemaError } from '@/lib/db/migrate';
import { env } from '@/lib/env';
import { settled } from '@/lib/server/after-commit';
import { BackupError } from '@/lib/server/backup/error';
import { shareChanges } from '@/lib/server/changes';
import { HttpError } from '@/lib/server/http-error';
import { withoutValues } from '@/lib/server/log-error';
import { endCutBulk } from '@/lib/server/operator/bulk';

/**
 * What the user can put right is said in a sentence; anything else is a mistake of ours, and shown whole but for what
 * people wrote.
 */
const isForUser = (error: unknown): error is Error =>
  error instanceof FileError ||
  error instanceof MapError ||
  error instanceof HttpError ||
  error instanceof DatabaseStartError ||
  error instanceof NewerSchemaError ||
  error instanceof BackupError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command to its exit code. */
export const runCommand = async (command: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(isForUser(error) ? error.message : withoutValues(error));
    process.exitCode = 1;
  }
};

/** While the server of this installation runs: the embedded one is started where none does, and stopped by whoever uses it last. */
export const withServer = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const server = env.databaseUrl
    ? null
    : await startEmbedded(env.dataDir, { memoryMb: env.databaseMemoryMb });
  try {
    return await work();
  } finally {
    await server?.stop();
  }
};

/** Works on the database of this installation, and tells a running site what has changed. */
export const withDatabase = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withServer(async () => {
    const connection = await openDatabase(databaseConfig(), { patient: true });
    setConnection(connection);
    try {
      // A command may come before the first start of the site: the database begins as it would there.
      if (!(await connection.rows(sql`select 1 from currencies limit 1`)).length) {
        const { seed } = await import('@/lib/server/operator/seed-demo');
        await seed(env.seed);
      }
      await endCutBulk();
      await shareChanges();
      return await work();
    } finally {
      await settled();
      await connection.close();
    }
  });

/** Ends with the batch in hand when the user or the machine asks for it, however often they ask. */
export const stopSignal = (): AbortSignal => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stop.signal.aborted) console.log('\nStopping after this batch…');
      stop.abort();
    });
  }
  return stop.signal;
};

/** A path as the user typed it, in the folder where it was typed. */
export const typedFile = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
