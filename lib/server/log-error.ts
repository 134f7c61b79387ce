import { log } from '@/lib/log';
import { requestFacts } from '@/lib/request-facts';
import { noteFailure } from './failures';

type Query = Error & { query: string; params: unknown };
type Said = Partial<Error> & { code?: unknown; constraint?: unknown; severity?: unknown; errors?: unknown };

/**
 * By its shape, not by its class: the built site has more than one copy of Drizzle, and what drivers throw is none of
 * it. A query that failed carries its values with it.
 */
const isQuery = (error: Said): error is Query => 'query' in error && 'params' in error;

/** What the database itself said: PostgreSQL puts values into `detail`, and between quotation marks into the message. */
const isDatabase = ({ code, severity }: Said) => typeof code === 'string' && typeof severity === 'string';

/** Where it happened. The message stands in front of that, and whatever somebody wrote with it. */
const placesOf = ({ stack = '', message = '' }: Partial<Error>) =>
  stack
    .slice(stack.includes(message) ? stack.indexOf(message) + message.length : 0)
    .match(/^ {4}at .+$/gm)
    ?.slice(0, 12) ?? [];

const saidBy = (error: unknown) => {
  const { code = '', constraint, message = '' } = (error ?? {}) as Said;
  return `${code} ${message.replace(/"[^"]*"/g, '"…"')} (${constraint ?? 'no constraint'})`;
};

/**
 * A failure as it may stand in a log. Of a query that is its text and what the database said of it, never the values:
 * among them are messages, addresses and hashes of passwords.
 */
export const withoutValues = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return error;
  const said: Said = error;
  if (isQuery(said)) {
    const first = isDatabase(said) ? said : said.cause;
    return [`${saidBy(first)}: ${said.query}`, ...placesOf(said)].join('\n');
  }
  if (isDatabase(said)) return [saidBy(said), ...placesOf(said)].join('\n');
  const within = [said.cause, ...(Array.isArray(said.errors) ? said.errors : [])];
  const clean = within.map(withoutValues);
  if (clean.every((one, at) => one === within[at])) return error;
  return [`${said.name}: ${said.message}`, ...placesOf(said), ...clean.filter(Boolean)].join('\n');
};

/** What could be of a person in what other programs say: addresses of mail, numbers of phones, tokens and hashes. */
const personal =
  /[^\s<>"'(),;:]+@[^\s<>"'(),;]+|(?<![\w.:-])\+?\d[\d ()-]{7,}\d(?![\w.:-])|(?<![\w/.-])[\w-]{40,}(?![\w/.-])/g;

const told = (error: unknown): string => {
  const clean = withoutValues(error);
  if (!(clean instanceof Error)) return String(clean).replace(personal, '…');
  const said = [`${clean.name}: ${clean.message}`.replace(personal, '…'), ...placesOf(clean)].join('\n');
  return clean.cause === undefined ? said : `${said}\nby ${told(clean.cause)}`;
};

/** The first line of it, for somebody who reads no logs. */
export const problemSaid = (error: unknown): string => (told(error).split('\n')[0] ?? '').slice(0, 300);

/**
 * Reports a failure that nobody else is told of. `request`: the number of the request that it belongs to, as its answer
 * names it.
 */
export const logError = (what: string, error: unknown, request?: string) =>
  log.error({ ...(request ? { request } : {}), error: told(error) }, what);

/** Reports a page that could not be drawn; `route`: the pattern of it. The digest is what the visitor was shown. */
export const reportPage = (error: unknown, route: string) => {
  const { digest } = error as { digest?: string };
  const request = requestFacts()?.id;
  const number = digest ?? request;
  if (number) noteFailure(error, { number, ...(request ? { request } : {}), route });
  log.error({ request, route, digest, error: told(error) }, 'A page failed');
};
