import { DatabaseStartError } from './error';

// What a disk refuses, by Node's codes and by the C library's words, and what an operator can do about it.

const refusals: readonly [sign: RegExp, state: string, wayOn: string][] = [
  [/EROFS|Read-only file system/, 'is read-only', 'Make it writable'],
  [/EACCES|Permission denied/, 'may not be written by this user', 'Give it to this user, with mode 0700'],
  [/ENOSPC|EDQUOT|No space left|quota exceeded|wrote only \d+ of/, 'is on a full disk', 'Free some space'],
];

/** One line for what was said of a folder, or null where no disk refused anything. */
export const refusalOf = (dataDir: string, said: string): DatabaseStartError | null => {
  const [, state, wayOn] = refusals.find(([sign]) => sign.test(said)) ?? [];
  // That is memory, which lies on no disk.
  if (!state || /shared memory/.test(said)) return null;
  return new DatabaseStartError(
    `${dataDir} ${state}: ${said}. ${wayOn} and start again, or set DATA_DIR to another folder.`,
  );
};

/** Does something in a folder; what the system refuses there is said in one line. */
export const inOneLine = <Result>(dataDir: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw (
      refusalOf(dataDir, message) ??
      new DatabaseStartError(
        `${dataDir} cannot be used: ${message}. Mend that, or set DATA_DIR to another folder.`,
      )
    );
  }
};

/** Why one of PostgreSQL's programs ended, out of all that it said; empty where it said nothing. */
export const reasonIn = (words: string): string => {
  const lines = words.split('\n').filter((line) => line.trim());
  const sign = /^.*?\b(?:FATAL|PANIC|error):\s*/;
  return (lines.find((line) => sign.test(line)) ?? lines.at(-1) ?? '').replace(sign, '').trim();
};
