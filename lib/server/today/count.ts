import { latencyBuckets, readCounted } from '@/lib/metrics';

// What the console's page "Today" plots, out of what the process counts anyway (lib/metrics.ts).

/** What people did, by the calls that they did it with. */
const calls = {
  ads: ['/api/v1/ads'],
  accounts: ['/api/auth/register', '/api/users/signup'],
  messages: ['/api/v1/chat'],
  reports: ['/api/v1/report-ad', '/api/v1/chat/report'],
} as const;

const numbers = [
  'requests',
  'errors',
  'pagesKept',
  'pagesDrawn',
  'ads',
  'accounts',
  'messages',
  'reports',
  'searchesFound',
  'searchesMissed',
  'mailsSent',
  'mailsFailed',
] as const;

export type Counted = Record<(typeof numbers)[number], number> & {
  /** How many answers fell into each of `latencyBuckets`, and above. */
  latencies: number[];
};

type Samples = Awaited<ReturnType<typeof readCounted>>['requests'];

const sum = (samples: Samples, fits: (labels: Samples[number]['labels']) => boolean): number =>
  samples.reduce((total, { value, labels }) => total + (fits(labels) ? value : 0), 0);

/** Since this process began. */
export const countAll = async (): Promise<Counted> => {
  const { requests, mails, searches, kept } = await readCounted();
  const answers = requests.filter(({ metricName }) => metricName?.endsWith('_count'));
  const did = (routes: readonly string[]) =>
    sum(
      answers,
      ({ method, route, status }) => method === 'POST' && status === '2xx' && routes.includes(String(route)),
    );
  // Each bucket counts what is in those before it too.
  const upTo = [...latencyBuckets, '+Inf'].map((bucket) =>
    sum(requests, ({ le }) => String(le) === String(bucket)),
  );
  return {
    requests: sum(answers, () => true) + kept.page + kept.file,
    errors: sum(answers, ({ status }) => status === '5xx'),
    pagesKept: kept.page,
    pagesDrawn: sum(answers, ({ kind, status }) => kind === 'page' && status === '2xx'),
    ads: did(calls.ads),
    accounts: did(calls.accounts),
    messages: did(calls.messages),
    reports: did(calls.reports),
    searchesFound: sum(searches, ({ outcome }) => outcome === 'found'),
    searchesMissed: sum(searches, ({ outcome }) => outcome === 'missed'),
    mailsSent: sum(mails, ({ outcome }) => outcome === 'sent'),
    mailsFailed: sum(mails, ({ outcome }) => outcome === 'failed'),
    latencies: upTo.map((count, bucket) => count - (upTo[bucket - 1] ?? 0)),
  };
};

/** What was counted between two looks; before the first one nothing was. */
export const since = (now: Counted, before: Counted | null): Counted => {
  if (!before) return now;
  const less = Object.fromEntries(numbers.map((name) => [name, now[name] - before[name]]));
  return {
    ...now,
    ...less,
    latencies: now.latencies.map((count, bucket) => count - (before.latencies[bucket] ?? 0)),
  };
};

/**
 * The time in milliseconds that a part of the answers (0.5, 0.95) stayed below; evenly spread within a bucket, as
 * Prometheus has it. Null where there were none.
 */
export const quantile = (latencies: readonly number[], part: number): number | null => {
  const all = latencies.reduce((total, count) => total + count, 0);
  if (!all) return null;
  let below = 0;
  for (const [bucket, count] of latencies.entries()) {
    const [from, to] = [latencyBuckets[bucket - 1] ?? 0, latencyBuckets[bucket]];
    // Of what is above the last one only that is known.
    if (to === undefined) return from * 1_000;
    if (count && below + count >= part * all) {
      const seconds = from + (to - from) * ((part * all - below) / count);
      return Math.round(seconds * 10_000) / 10;
    }
    below += count;
  }
  return null;
};
