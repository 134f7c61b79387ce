import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { langOf } from '../read-fields';
import { smallBody } from '../small-body';
import { takesLargeBodies } from '../uploads/body';
import { type Caller, getCaller } from './sessions';

const callers = new WeakMap<Context, Caller>();

/** Opens a call to members alone, before anything else of it is read; its handler asks `callerOf`. */
export const signedIn: MiddlewareHandler = async (c, next) => {
  callers.set(c, await getCaller(c.req.raw, langOf(c)));
  await next();
};

type MemberRoute = { method: string; getRoutingPath(): string };

/**
 * Opens calls to members alone: a visitor is told so (401) before anything else of the request is read. Comes before
 * the routes themselves, whose handlers ask `callerOf`. Bodies are small, or read by the handler as `takesLargeBodies`
 * says.
 */
export const forMembers = (app: OpenAPIHono, routes: readonly MemberRoute[], bodies: 'small' | 'large') => {
  for (const route of routes) {
    const path = route.getRoutingPath();
    if (bodies === 'small') app.on(route.method, path, signedIn, smallBody());
    else app.on(route.method, path, takesLargeBodies, signedIn);
  }
};

/** Who calls a route that `forMembers` opened. */
export const callerOf = (c: Context): Caller => {
  const caller = callers.get(c);
  if (!caller) throw new Error('This route was not opened by forMembers.');
  return caller;
};
