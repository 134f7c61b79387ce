import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from './http-error';

const tooLarge = () => new HttpError(413, 'The request is too large.');

const mostFields = 100;

/** What stands between two fields of a form. */
const separatorOf = (type: string) => {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return '&';
  return /^multipart\/form-data/i.test(type) ? '\r\n--' : null;
};

/** Taking a form of thousands of fields apart is work; they are counted first. */
const refuseManyFields = async (c: Context) => {
  const separator = separatorOf(c.req.header('content-type') ?? '');
  if (separator === null) return;
  const body = Buffer.from(await c.req.arrayBuffer());
  let fields = 1;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + 1)) {
    fields += 1;
    if (fields > mostFields) throw tooLarge();
  }
};

/**
 * Refuses with 413 what is larger, before it is read, and a form of more than 100 fields. No call that takes fields
 * alone needs more than 64 KB.
 */
export const smallBody = (maxSize = 64 * 1024): MiddlewareHandler => {
  const bounded = bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge();
    },
  });
  return (c, next) =>
    bounded(c, async () => {
      await refuseManyFields(c);
      await next();
    });
};
