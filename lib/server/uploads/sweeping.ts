import { setTimeout as wait } from 'node:timers/promises';
import { runAlone } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { oncePerProcess } from '@/lib/once-per-process';
import { inMs, runJob } from '../jobs';
import { logError } from '../log-error';
import { sweep } from './sweep';

const hour = 3_600_000;
const day = 24 * hour;
/** What a killed site had just asked the database may go on there for a moment, and hold the job. */
const triesAtStart = 15;
const pauseAtStart = 2_000;

/**
 * Sweeps at the start and then every hour, files once a day. On the embedded database no other process stores
 * anything, so whatever lies there without a row from before this start was cut off; elsewhere it may be on its way.
 */
export const startSweeping = () => oncePerProcess('sweeping', sweepEveryHour);

const sweepEveryHour = () => {
  const started = new Date(performance.timeOrigin);
  let lastFiles = Date.now();
  let running = false;
  /** Returns whether it has swept. */
  const run = async (filesBefore?: Date): Promise<boolean> => {
    if (running) return false;
    running = true;
    const job = () => runJob('sweep', inMs(hour), () => sweep(filesBefore ? { filesBefore } : {}));
    const swept = await runAlone('sweeping', job).catch((error) => {
      logError('Sweeping failed; it is tried again:', error);
      return false;
    });
    running = false;
    return swept;
  };
  const runAtStart = async () => {
    const filesBefore = env.databaseUrl ? new Date(Date.now() - hour) : started;
    for (let tries = 1; !(await run(filesBefore)) && tries < triesAtStart; tries += 1)
      await wait(pauseAtStart, undefined, { ref: false });
  };
  const timer = setInterval(() => {
    const daily = Date.now() - lastFiles >= day;
    if (daily) lastFiles = Date.now();
    void run(daily ? new Date(Date.now() - day) : undefined);
  }, hour).unref();
  void runAtStart();
  return timer;
};
