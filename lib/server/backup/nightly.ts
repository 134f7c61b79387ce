import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { databaseConfig, runAlone } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { oncePerProcess } from '@/lib/once-per-process';
import { runJob } from '../jobs';
import { logError } from '../log-error';
import { backUp } from './back-up';
import { BackupError } from './error';

const minute = 60_000;
const hour = 60 * minute;

/** The hour, by the machine's clock, at which a night's backup is due. */
const dueAt = 3;
const kept = 7;

const ours = /^makinar-\d{4}-\d{2}-\d{2}\.tar$/;

const two = (n: number) => String(n).padStart(2, '0');

/**
 * The file of the night that was last due. A calendar date: where clocks are set forward at three, or back, that night
 * has one backup all the same.
 */
export const fileOfNight = (now: Date): string => {
  const night = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (now.getHours() < dueAt ? 1 : 0));
  return `makinar-${night.getFullYear()}-${two(night.getMonth() + 1)}-${two(night.getDate())}.tar`;
};

/** When a backup is due again. */
const nextNight = (now = new Date()): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + (now.getHours() < dueAt ? 0 : 1), dueAt);

/** By name, so a clock that was wrong once takes away no more than a right one would. Never `newest` itself. */
const removeOld = async (folder: string, newest: string) => {
  const names = (await readdir(folder)).filter((name) => ours.test(name) && name !== newest).toSorted();
  for (const name of names.slice(0, Math.max(0, names.length - (kept - 1))))
    await rm(path.join(folder, name), { force: true });
};

/**
 * Makes the backup of the night that was last due, where the folder has none: after a night in which the site did not
 * run, too. Older ones than the seven last go when it is whole. Returns whether it made one.
 */
export const backUpNightly = async (folder: string, now = new Date()): Promise<boolean> => {
  const name = fileOfNight(now);
  const file = path.join(folder, name);
  if (await stat(file).catch(() => null)) return false;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { lost } = await backUp({ file, config: databaseConfig() });
  if (lost.length)
    log.warn(`${name} is whole but for ${lost.length} files that are not stored: ${lost[0]} …`);
  await removeOld(folder, name);
  return true;
};

/** Looks a minute after the start and then every hour whether a backup is due. Of several sites on one folder one makes it. */
export const backUpEveryNight = () => {
  const { backupDir } = env;
  if (backupDir) oncePerProcess('nightly backups', () => lookEveryHour(backupDir));
};

const lookEveryHour = (backupDir: string) => {
  let running = false;
  const run = async () => {
    if (running) return;
    running = true;
    const job = () =>
      runJob(
        'backup',
        nextNight,
        () => backUpNightly(backupDir),
        (made) => made,
      );
    await runAlone('nightly backup', job).catch((error) => {
      const what = 'The nightly backup failed; it is tried again in an hour:';
      if (error instanceof BackupError) log.error(`${what} ${error.message}`);
      else logError(what, error);
    });
    running = false;
  };
  setTimeout(run, minute).unref();
  return setInterval(run, hour).unref();
};
