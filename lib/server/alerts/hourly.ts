import { runAlone } from '@/lib/db/connect';
import { oncePerProcess } from '@/lib/once-per-process';
import { afterCommit } from '../after-commit';
import { inMs, runJob } from '../jobs';
import { rereadSearches } from '../saved-searches/reread';
import { forgetOldAlerts } from './mutations';

const minute = 60_000;

const readAndForget = async (): Promise<number> => {
  await forgetOldAlerts();
  return rereadSearches();
};

/** Soon after the start, and every hour while the site runs: reads saved searches anew, and forgets old alerts. */
export const keepAlertsEveryHour = () =>
  oncePerProcess('keeping of alerts', () => {
    const job = () => runJob('saved-searches', inMs(60 * minute), readAndForget);
    const run = () => afterCommit('Keeping of alerts', () => runAlone('keeping of alerts', job));
    setTimeout(run, 2 * minute).unref();
    return setInterval(run, 60 * minute).unref();
  });
