import type { OpenAPIHono, RouteConfig, RouteHandler } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { isNeverKept } from '@/lib/contract/idempotency';
import { fromReplica } from '@/lib/db/replica';
import type { Locale } from '@/lib/i18n/locales';
import type { AccountRow } from './accounts/present';
import { type Caller, findCaller, getCaller } from './accounts/sessions';
import { idempotent } from './idempotency';
import { type Limit, takeOrRefuse } from './limits';
import { logEvent } from './log-event';
import { langOf, sayProblems } from './read-fields';
import { smallBody } from './small-body';
import { takesLargeBodies } from './uploads/body';
import { visitorAddress } from './visitor-address';

// The one way to register a call of the contract. Who may call is said by the function, and its handler is told who
// calls and in which language he reads. A write can be sent with an idempotency key, but for those whose answer the
// contract says is never kept.

export type { Caller };

type CallContext<R extends RouteConfig> = Parameters<RouteHandler<R>>[0];
type Handler<R extends RouteConfig, By> = (
  c: CallContext<R>,
  by: By & { lang: Locale },
) => ReturnType<RouteHandler<R>>;

type Options = {
  /** Up to 64 KB of fields, or megabytes that the handler reads as they come, bounded. */
  body?: 'small' | 'large' | MiddlewareHandler;
  /** How often an account may call, whatever it says. */
  limit?: Limit;
  /** Asked before the body is read: who may not touch a thing hears that first. Throws an HttpError. */
  before?: (c: Context, caller: Caller) => unknown;
  /** Says what is wrong with which value. */
  problems?: typeof sayProblems;
};

const callers = new WeakMap<Context, Caller>();
const small = smallBody();

const pathOf = ({ path }: RouteConfig) => path.replace(/\{(\w+)\}/g, ':$1');

const bodyOf = ({ body = 'small' }: Options): MiddlewareHandler =>
  body === 'small' ? small : body === 'large' ? takesLargeBodies : body;

const register = <R extends RouteConfig>(
  app: OpenAPIHono,
  route: R,
  handler: (c: Context) => unknown,
  problems: Options['problems'],
) => app.openapi(route as RouteConfig, handler as never, problems as never);

/** Addresses are written by programs, whose authors want to know the rule; other values by people. */
const problemsFor = ({ method }: RouteConfig, { problems }: Options) =>
  problems ?? (method === 'get' ? undefined : sayProblems);

const takesKey = (route: RouteConfig) => route.method !== 'get' && !isNeverKept(route);

const onceForVisitors = idempotent((c) => `visitor ${visitorAddress(c.req.raw)}`);

const openWrite = (app: OpenAPIHono, route: RouteConfig, options: Options) => {
  if (route.method === 'get') return;
  app.on(route.method, pathOf(route), bodyOf(options));
  if (takesKey(route)) app.on(route.method, pathOf(route), onceForVisitors);
};

/** A call that anybody may make, and that is answered alike to everybody: a read of it may be a second old. */
export const publicCall = <R extends RouteConfig>(
  app: OpenAPIHono,
  route: R,
  handler: Handler<R, object>,
  options: Omit<Options, 'limit' | 'before'> = {},
) => {
  openWrite(app, route, options);
  const answer = (c: Context) => handler(c as CallContext<R>, { lang: langOf(c) });
  const read = (c: Context) => fromReplica(() => answer(c));
  register(app, route, route.method === 'get' ? read : answer, problemsFor(route, options));
};

/** A call that anybody may make, and that a member gets his own answer to. */
export const readerCall = <R extends RouteConfig>(
  app: OpenAPIHono,
  route: R,
  handler: Handler<R, { caller: Caller | null }>,
  options: Omit<Options, 'limit' | 'before'> = {},
) => {
  openWrite(app, route, options);
  const answer = async (c: Context) =>
    handler(c as CallContext<R>, { caller: await findCaller(c.req.raw), lang: langOf(c) });
  register(app, route, answer, problemsFor(route, options));
};

const callerOf = (c: Context): Caller => {
  const caller = callers.get(c);
  if (!caller) throw new Error('A call for members has no caller.');
  return caller;
};

const onceForMembers = idempotent((c) => `account ${callerOf(c).account.id}`);

/** A call for members: a visitor hears that (401) before anything else of the request is read. */
export const memberCall = <R extends RouteConfig>(
  app: OpenAPIHono,
  route: R,
  handler: Handler<R, Caller>,
  options: Options = {},
) => {
  const { limit, before } = options;
  const open: MiddlewareHandler = async (c, next) => {
    const caller = await getCaller(c.req.raw, langOf(c));
    callers.set(c, caller);
    await before?.(c, caller);
    if (limit) takeOrRefuse(limit, String(caller.account.id), langOf(c));
    await next();
  };
  const body = bodyOf(options);
  // What drains a body that is refused stands before whoever refuses it.
  const [first, second] = body === small ? [open, body] : [body, open];
  app.on(route.method, pathOf(route), first, second);
  if (takesKey(route)) app.on(route.method, pathOf(route), onceForMembers);
  const answer = (c: Context) => handler(c as CallContext<R>, { ...callerOf(c), lang: langOf(c) });
  register(app, route, answer, options.problems ?? sayProblems);
};

/** An application below whose addresses only moderators find anything. */
export type ModerationApp = OpenAPIHono<{ Variables: { moderator: AccountRow } }>;

const onceForModerators = idempotent((c) => `account ${c.get('moderator').id}`);

/** A call for moderators, of an application that is guarded for them. */
export const moderatorCall = <R extends RouteConfig>(
  app: ModerationApp,
  route: R,
  handler: Handler<R, { moderator: AccountRow }>,
  options: Pick<Options, 'problems'> = {},
) => {
  if (takesKey(route)) app.on(route.method, pathOf(route), onceForModerators);
  const answer = async (c: Context<{ Variables: { moderator: AccountRow } }>) => {
    const moderator = c.get('moderator');
    const given = await handler(c as unknown as CallContext<R>, { moderator, lang: langOf(c) });
    if (route.method !== 'get') {
      const subject = Number(c.req.param('id')) || undefined;
      logEvent('moderator acted', { subject });
    }
    return given;
  };
  register(
    app as unknown as OpenAPIHono,
    route,
    answer as (c: Context) => unknown,
    options.problems ?? sayProblems,
  );
};
