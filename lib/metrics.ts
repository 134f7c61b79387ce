import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { oncePerProcess } from './once-per-process';
import type { RequestFacts } from './request-facts';

// What this process counts, in Prometheus' format (lib/front/metrics.ts hands it out). Names of routes come from our own
// code, so what a stranger makes up adds no line.

/** Of kept pages and files, which come by the thousand: two numbers, read when somebody looks. */
export const kept = oncePerProcess('figures of what is kept', () => ({ page: 0, file: 0 }));

/** In seconds; a last bucket takes what is above. */
export const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

const figures = oncePerProcess('figures', () => {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });

  new Counter({
    name: 'makinar_kept_total',
    help: 'Kept pages and files sent from memory, past everything else',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      this.inc({ kind: 'page' }, kept.page);
      this.inc({ kind: 'file' }, kept.file);
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'makinar_request_seconds',
      help: 'Requests but for kept pages and files, until the answer was out',
      labelNames: ['kind', 'method', 'route', 'status'],
      buckets: [...latencyBuckets],
      registers,
    }),
    answers: counter('makinar_api_answers_total', 'Public answers of the API, kept or made', ['cache']),
    queries: new Histogram({
      name: 'makinar_database_query_seconds',
      help: 'Queries until the database had answered; a pipeline counts with the wait of each',
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5],
      registers,
    }),
    mails: counter('makinar_mails_total', 'Mails handed on, and those that were not taken', ['outcome']),
    searches: counter('makinar_searches_total', 'Searches by words', ['outcome']),
  };
});

export const { registry } = figures;

/** A request that is over. `ms`: how long it took. */
export const observeRequest = (
  { kind, method, route, cache }: RequestFacts,
  status: number,
  ms: number,
): void => {
  const labels = { kind, method, route, status: `${Math.floor(status / 100)}xx` };
  figures.requests.observe(labels, ms / 1000);
  if (kind === 'api' && cache) figures.answers.inc({ cache });
};

export const observeQuery = (ms: number): void => figures.queries.observe(ms / 1000);

export const countMail = (outcome: 'sent' | 'failed'): void => figures.mails.inc({ outcome });

/** `filtered`: there are such ads, and other filters left none of them. */
export const countFound = (outcome: 'found' | 'missed' | 'filtered'): void =>
  figures.searches.inc({ outcome });

/** Of one of our counters, by its labels. */
type Sample = { value: number; labels: Partial<Record<string, string | number>>; metricName?: string };

/** All that was counted of requests, mails and searches since this process began. */
export const readCounted = async () => {
  const [requests, mails, searches] = await Promise.all(
    [figures.requests, figures.mails, figures.searches].map(
      async (metric): Promise<readonly Sample[]> => (await metric.get()).values,
    ),
  );
  return { requests: requests ?? [], mails: mails ?? [], searches: searches ?? [], kept: { ...kept } };
};

/** A number that is read when somebody looks. One that cannot be known now is left out. */
export const gauge = (
  name: string,
  help: string,
  read: () => number | null | Promise<number | null>,
): void => {
  if (registry.getSingleMetric(name)) return;
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === null) this.remove();
      else this.set(value);
    },
  });
};
