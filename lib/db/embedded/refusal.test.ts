import { expect, test } from 'vitest';
import { reasonIn, refusalOf } from './refusal';

const saidOf = (said: string) => refusalOf('/data', said)?.message ?? null;

test('what PostgreSQL says of a disk is told apart from what it says of anything else', () => {
  for (const said of [
    'could not write lock file "postmaster.pid": No space left on device',
    'could not extend file "base/5/17392": wrote only 4096 of 8192 bytes at block 0',
  ])
    expect(saidOf(said)).toBe(
      `/data is on a full disk: ${said}. Free some space and start again, or set DATA_DIR to another folder.`,
    );
  expect(saidOf('EROFS: read-only file system, mkdir')).toContain('/data is read-only: ');
  expect(saidOf('could not locate a valid checkpoint record')).toBeNull();
  // /dev/shm is full, and no room in the folder would help.
  expect(saidOf('could not resize shared memory segment: No space left on device')).toBeNull();
});

test('of all that a program said the first reason counts, without the time that stands before it', () => {
  const words = `2026-11-27 22:00:00 UTC [17] FATAL:  could not write\n2026-11-27 22:00:00 UTC [17] HINT:  Look.\ninitdb: error: a child ended\n`;
  expect(reasonIn(words)).toBe('could not write');
  expect(reasonIn('\npostgres: it is gone\n')).toBe('postgres: it is gone');
  expect(reasonIn('')).toBe('');
});
