import { MapError } from '@/lib/server/import/choices';
import { FileError } from '@/lib/server/import/layout';
import { DoorError } from '@/lib/server/operator/door';

/** What the user can put right is said in a sentence; anything else is a mistake of ours, and shown whole. */
const isForUser = (error: unknown): error is Error =>
  error instanceof FileError ||
  error instanceof MapError ||
  error instanceof DoorError ||
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
