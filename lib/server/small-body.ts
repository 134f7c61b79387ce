import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isForm, refuseManyFields } from './form-fields';
import { HttpError } from './http-error';

/**
 * Refuses with 413 what is larger, before it is read, and a form of more than 100 fields. No call that takes fields
 * alone needs more than 64 KB.
 */
export const smallBody = (maxSize = 64 * 1024): MiddlewareHandler => {
  const bounded = bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpError(413, 'The request is too large.');
    },
  });
  return (c, next) =>
    bounded(c, async () => {
      const type = c.req.header('content-type') ?? '';
      if (isForm(type)) refuseManyFields(type, Buffer.from(await c.req.arrayBuffer()));
      await next();
    });
};
