import { runAlone } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { oncePerProcess } from '@/lib/once-per-process';
import { inMs, runJob } from '../jobs';
import { logError } from '../log-error';
import { sweep } from './sweep';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Sweeps at the start and then every hour, files once a day. On the embedded database no other process stores
 * anything, so whatever lies there without a row from before this start was cut off; elsewhere it may be on its way.
 */
export const startSweeping = () => oncePerProcess('sweeping', sweepEveryHour);

const sweepEveryHour = () => {
  const started = new Date(performance.timeOrigin);
  let lastFiles = Date.now();
  let running = false;
  const run = async (filesBefore?: Date) => {
    if (running) return;
    running = true;
    const job = () => runJob('sweep', inMs(hour), () => sweep(filesBefore ? { filesBefore } : {}));
    await runAlone('sweeping', job).catch((error) => {
      logError('Sweeping failed; it is tried again in an hour:', error);
    });
    running = false;
  };
  const timer = setInterval(() => {
    const daily = Date.now() - lastFiles >= day;
    if (daily) lastFiles = Date.now();
    void run(daily ? new Date(Date.now() - day) : undefined);
  }, hour).unref();
  void run(env.databaseUrl ? new Date(Date.now() - hour) : started);
  return timer;
};
