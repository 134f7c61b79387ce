import { sql } from 'drizzle-orm';
import { databaseConfig, openDatabase, setConnection } from '@/lib/db/connect';
import { DatabaseStartError } from '@/lib/db/embedded/error';
import { startEmbedded } from '@/lib/db/embedded/server';
import { env } from '@/lib/env';
import { announceElsewhere } from '@/lib/server/changes';
import { MapError } from '@/lib/server/import/choices';
import { FileError } from '@/lib/server/import/layout';
import { settled } from '@/lib/server/later';
import { endCutBulk } from '@/lib/server/operator/bulk';
import { Refusal } from '@/lib/server/refusal';

/** What the user can put right is said in a sentence; anything else is a mistake of ours, and shown whole. */
const isForUser = (error: unknown): error is Error =>
  error instanceof FileError ||
  error instanceof MapError ||
  error instanceof Refusal ||
  error instanceof DatabaseStartError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command to its exit code. */
export const runCommand = async (command: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(isForUser(error) ? error.message : error);
    process.exitCode = 1;
  }
};

/**
 * Works on the database of this installation, and tells a running site what has changed. The embedded server is
 * started where none runs, and stopped again.
 */
export const withDatabase = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const server = env.databaseUrl
    ? null
    : await startEmbedded(env.dataDir, { memoryMb: env.databaseMemoryMb });
  try {
    const connection = await openDatabase(databaseConfig(), { patient: true });
    setConnection(connection);
    try {
      // A command may come before the first start of the site: the database begins as it would there.
      if (!(await connection.rows(sql`select 1 from currencies limit 1`)).length) {
        const { seed } = await import('@/lib/server/operator/seed-demo');
        await seed(env.seed);
      }
      await endCutBulk();
      announceElsewhere();
      return await work();
    } finally {
      await settled();
      await connection.close();
    }
  } finally {
    await server?.stop();
  }
};

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
