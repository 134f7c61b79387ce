import { env } from './env';
import { answersHere } from './what-is-there';
import { within } from './within';

// Whether the API can answer at all, for middleware.ts: a page that cannot be drawn says nothing to a browser without
// scripts. Elsewhere (API_BASE_URL) it has to be reached; here its database has to.

/** In milliseconds. */
const [patience, goodFor] = env.apiBaseUrl ? [5_000, 5_000] : [2_000, 1_000];

let known: { until: number; there: Promise<boolean> } | undefined;

/** Any answer will do, also one that says what is wrong: then its pages find out. */
const askElsewhere = async (): Promise<boolean> => {
  const signal = AbortSignal.timeout(patience);
  const { status } = await fetch(`${env.apiBaseUrl}/v1/languages`, { signal, cache: 'no-store' });
  return ![502, 503, 504].includes(status);
};

const ask = (): Promise<boolean> => {
  if (env.apiBaseUrl) return askElsewhere();
  return within(patience, answersHere()?.databaseAnswers() ?? Promise.resolve(true), false);
};

export const isApiThere = (): Promise<boolean> => {
  if (!known || known.until < Date.now())
    known = { until: Date.now() + goodFor, there: ask().catch(() => false) };
  return known.there;
};
