import { later } from '../later';
import { calls } from './calls';
import { askSite } from './door';

const minute = 60_000;

const shared = globalThis as typeof globalThis & { makinarHourly?: NodeJS.Timeout };

/**
 * Soon after the start, and every hour while the site runs. By the site's own door rather than by a call: Next drops
 * the pages that it keeps within a request and nowhere else.
 */
export const endPromotionsEveryHour = () => {
  if (shared.makinarHourly) return;
  const run = () => later('Ending promotions', () => askSite(calls.promotions.path));
  shared.makinarHourly = setInterval(run, 60 * minute).unref();
  setTimeout(run, minute).unref();
};
