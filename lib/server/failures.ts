import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { oncePerProcess } from '@/lib/once-per-process';

// What failed, for the console: found by the number that the visitor was shown. The log has the rest.

type Failure = { number: string; request?: string; route: string; problem: string };

const mostWaiting = 50;
const mostKept = 500;
const daysKept = 8;
const writeEvery = 5_000;

const waiting = oncePerProcess(
  'failures',
  () => new Map<string, Omit<Failure, 'number'> & { at: Date; times: number }>(),
);

type Said = { name?: unknown; code?: unknown; cause?: unknown };

/** The code or the name of an error, and nothing else that it says. */
const problemOf = (error: unknown): string => {
  const { code, cause, name } = (typeof error === 'object' && error !== null ? error : {}) as Said;
  const within: Said = typeof cause === 'object' && cause !== null ? cause : {};
  const said = [code, within.code, name].find((one) => typeof one === 'string' && /^[\w.-]{1,60}$/.test(one));
  return typeof said === 'string' ? said : 'Error';
};

/** `number`: what the visitor was shown. Of more than 50 different ones between two writes the rest is in the log alone. */
export const noteFailure = (
  error: unknown,
  { number, ...where }: Omit<Failure, 'problem'>,
  at = new Date(),
): void => {
  const before = waiting.get(number);
  if (!before && waiting.size >= mostWaiting) return;
  // A call that failed, and then the page that made it: one request.
  if (before && number === where.request) return;
  waiting.set(number, { ...where, problem: problemOf(error), at, times: (before?.times ?? 0) + 1 });
};

/** Writes what failed since the last time. What cannot be written now is kept for the next time. */
export const writeFailures = async (): Promise<void> => {
  if (!waiting.size) return;
  const rows = [...waiting].map(([number, failure]) => ({ number, ...failure }));
  const { db } = await connect();
  await db.execute(sql`
    insert into failures as f (number, at, times, request, route, problem)
    select number, at, times, request, route, problem from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(number text, at timestamptz, times int, request text, route text, problem text)
    on conflict (number) do update set
      at = excluded.at, times = f.times + excluded.times, request = excluded.request,
      route = excluded.route, problem = excluded.problem`);
  for (const { number } of rows) waiting.delete(number);
  await db.execute(sql`
    delete from failures where at < now() - ${`${daysKept} days`}::interval
       or number in (select number from failures order by at desc offset ${mostKept})`);
};

/** While the site runs. A database that is away is said elsewhere. */
export const writeFailuresSoon = () =>
  oncePerProcess('writing failures', () =>
    setInterval(() => void writeFailures().catch(() => {}), writeEvery).unref(),
  );
