import { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Context, HonoRequest } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import { contract } from '@/lib/contract';
import { connect } from '@/lib/db/connect';
import { isUnavailable } from '@/lib/db/unavailable';
import { env } from '@/lib/env';
import { fillIn } from '@/lib/i18n/fill-in';
import { messagesOf } from '@/lib/i18n/messages';
import { processWide } from '@/lib/process-wide';
import { requestFacts } from '@/lib/request-facts';
import { isStorageAway } from '@/lib/storage/away';
import { addOwnAccountRoutes } from './accounts/own-routes';
import { addPasskeyRoutes } from './accounts/passkey-routes';
import { addAccountRoutes } from './accounts/routes';
import { addTwoStepRoutes } from './accounts/two-step-routes';
import { addAdRoutes } from './ads/routes';
import { addAlertRoutes } from './alerts/routes';
import { addBroadcastingRoutes } from './broadcasting/routes';
import { addReferenceRoutes } from './catalogue/routes';
import { addChatRoutes } from './chat/routes';
import { addContactRoutes } from './contact/routes';
import { addDocs } from './docs';
import { noteFailure } from './failures';
import { findSaved } from './favourites/queries';
import { addFavouriteRoutes } from './favourites/routes';
import { HttpError } from './http-error';
import { tooMany } from './limits';
import { logError } from './log-error';
import { logEvent } from './log-event';
import { addModerationRoutes } from './moderation/routes';
import { isNoRoom } from './no-room';
import { addOwnAdRoutes } from './own-ads/routes';
import { addOwnDataRoutes } from './own-data/routes';
import { addPushRoutes } from './push/routes';
import { langOf } from './read-fields';
import { addReportRoutes } from './reports/routes';
import { addSavedSearchRoutes } from './saved-searches/routes';
import { addSearchRoutes } from './searches/routes';
import { addSitemapRoutes } from './sitemap/routes';
import { addSubscriptionRoutes } from './subscriptions/routes';
import { addSuggestionRoutes } from './suggestions/routes';
import { addUploadRoutes } from './uploads/routes';
import { findVisitor } from './visitor-address';
import { takeCall } from './visits';
import { addWordingRoutes } from './wordings/routes';

// The door of the API. Every call passes here, from the network, from a page in this process or from a test, as a
// Request; nothing behind it reads Next's headers or cookies.

const app = new OpenAPIHono({
  defaultHook: (result) => {
    if (result.success) return;
    const errors: Record<string, string[]> = {};
    for (const issue of result.error.issues) {
      const field = String(issue.path[0] ?? 'request');
      errors[field] = [...(errors[field] ?? []), issue.message];
    }
    throw new HttpError(422, 'Some values are not usable.', errors);
  },
}).basePath('/api') as OpenAPIHono;

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Laravel Echo asks for its signatures by POST, with the bearer and nothing else; nothing is written by that. */
const isRead = (request: HonoRequest): boolean =>
  reads.has(request.method) ||
  (request.path.startsWith('/api/broadcasting/') && request.header('authorization') !== undefined);

/** What opens it is the secret of a link, which a form on another site has not: it comes from pages without scripts. */
const bringsItsSecret = ({ method, path }: HonoRequest): boolean =>
  method === 'POST' && (path === '/api/v1/renewals' || path === '/api/v1/unsubscriptions');

/** The number that a request has from the front; a page's own calls have the page's. */
const numbers = new WeakMap<Request, string>();
const numberOf = ({ raw }: HonoRequest): string => {
  const known = requestFacts()?.id ?? numbers.get(raw) ?? crypto.randomUUID();
  numbers.set(raw, known);
  return known;
};

/** The pattern of the call itself, whoever on the way to it answers. */
const routeOf = (c: Context): string =>
  matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '/api/*';

app.use(async (c, next) => {
  const facts = requestFacts();
  if (facts?.kind === 'api') facts.route = routeOf(c);
  await next();
  c.res.headers.set('x-request-id', numberOf(c.req));
});

app.use(async (c, next) => {
  // A page's own calls, in this process, come over no network.
  const visitor = findVisitor(c.req.raw);
  const wait = visitor === null ? 0 : takeCall(visitor);
  if (wait > 0) throw tooMany(wait, langOf(c));
  await next();
});

app.use(async (c, next) => {
  // A form on another site can send cookies but not this header.
  if (!isRead(c.req) && !bringsItsSecret(c.req) && c.req.header('x-api-key') !== env.apiKey) {
    throw new HttpError(403, 'The header X-Api-Key is missing or wrong.');
  }
  await next();
  if (c.res.headers.has('cache-control')) return;
  const personal =
    c.req.header('authorization') !== undefined || /(?:^|;\s*)token=/.test(c.req.header('cookie') ?? '');
  const keepable =
    reads.has(c.req.method) && c.res.status === 200 && c.req.path.startsWith('/api/v1/') && !personal;
  c.res.headers.set('cache-control', keepable ? 'public, max-age=5' : 'private, no-store');
  c.res.headers.append('vary', 'authorization, cookie');
});

app.onError((error, c) => {
  if (error instanceof HttpError) {
    if (error.status === 403) logEvent('refused');
    for (const [name, value] of error.headers) c.header(name, value, { append: true });
    return c.json(error.toBody(), error.status);
  }
  if (error instanceof HTTPException && error.status < 500) {
    return c.json({ status: false, message: error.message || 'The request is not usable.' }, error.status);
  }
  if (isUnavailable(error)) {
    const { cause = error } = error;
    logError('The database is not available:', cause, numberOf(c.req));
    processWide.busyAt = Date.now();
    return c.json({ status: false, message: messagesOf(langOf(c)).answers.busy }, 503, {
      'retry-after': '2',
    });
  }
  if (isStorageAway(error)) {
    logError('The store of files is away:', error, numberOf(c.req));
    return c.json({ status: false, message: messagesOf(langOf(c)).answers.busy }, 503, {
      'retry-after': '10',
    });
  }
  const id = numberOf(c.req);
  noteFailure(error, { number: id, request: id, route: `${c.req.method} ${routeOf(c)}` });
  logError('A request failed:', error, id);
  const { failed, noRoom } = messagesOf(langOf(c)).answers;
  if (isNoRoom(error)) return c.json({ status: false, message: noRoom }, 507);
  return c.json({ status: false, message: fillIn(failed, { id }) }, 500);
});

/** The methods that the contract has for a path; none for a path that it does not know. */
const methodsFor = (path: string): string[] =>
  Object.values(contract)
    .flatMap((group): { path: string; method: string }[] => Object.values(group))
    .filter((route) => new RegExp(`^/api${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ method }) => method.toUpperCase());

app.notFound((c) => {
  const methods = methodsFor(c.req.path);
  if (!methods.length) return c.json({ status: false, message: 'Not Found 404' }, 404);
  return c.json({ status: false, message: `${c.req.method} is not offered here.` }, 405, {
    allow: methods.join(', '),
  });
});

/** Whether this process answers, whatever is with the database: for whoever starts it again when it does not. */
app.get('/health/live', (c) => c.json({ status: 'ok' }));

let asked: Promise<unknown> | undefined;

/** However many ask at once whether everything answers, the database is asked once. */
const askDatabase = () => {
  asked ??= connect()
    .then(({ rows }) => rows(sql`select 1`))
    .finally(() => {
      asked = undefined;
    });
  return asked;
};

/** Whether everything answers: by the name that is known, and by the one that goes with `live`. */
for (const path of ['/health', '/health/ready'])
  app.get(path, async (c) => {
    await askDatabase();
    return c.json({ status: 'ok' });
  });

addReferenceRoutes(app);
addWordingRoutes(app);
addAdRoutes(app, findSaved);
addSuggestionRoutes(app);
addSearchRoutes(app);
addOwnAdRoutes(app);
addOwnDataRoutes(app);
addFavouriteRoutes(app);
addSavedSearchRoutes(app);
addAlertRoutes(app);
addReportRoutes(app);
addSubscriptionRoutes(app);
addAccountRoutes(app);
addOwnAccountRoutes(app);
addTwoStepRoutes(app);
addPasskeyRoutes(app);
addPushRoutes(app);
addChatRoutes(app);
addUploadRoutes(app);
addBroadcastingRoutes(app);
addContactRoutes(app);
addModerationRoutes(app);
addSitemapRoutes(app);
addDocs(app);

/** Answers any request below /api. Never throws: what fails inside is a 500 in the contract's shape. */
export const handle = async (request: Request): Promise<Response> => app.fetch(request);
