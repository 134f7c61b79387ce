import type { MiddlewareHandler } from 'hono';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { oncePerProcess } from '@/lib/once-per-process';
import { HttpError } from '../http-error';

// Large bodies are read here and nowhere else: counted while they come, bounded for each request and for all together,
// and given up when nothing comes any more.

const megabyte = 1024 * 1024;
/** The bytes of all requests that are in memory at a time. */
const mostHeld = 128 * megabyte;
/** What is read and thrown away after a refusal, so that a sender who is nearly done gets to see the answer. */
const mostDrained = 16 * megabyte;
const silence = 30_000;

type Watch = (chunk: Uint8Array) => void;
type Body = { held: number; watch?: Watch };

const bodies = oncePerProcess('bodies', () => ({ held: 0, of: new WeakMap<Request, Body>() }));

/** Shows `watch` the bytes of a large body as they are read. False for a request with a small one. */
export const watchLargeBody = (request: Request, watch: Watch): boolean => {
  const body = bodies.of.get(request);
  if (body) body.watch = watch;
  return body !== undefined;
};

const refuse = (status: 400 | 408 | 413 | 503, problem: 'cutOff' | 'tooMuch' | 'busy', lang: Locale) =>
  new HttpError(
    status,
    messagesOf(lang).uploads.answers[problem],
    undefined,
    status === 503 ? [['retry-after', '10']] : [],
  );

const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'late');
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * The bytes of a request as they come. Throws an HttpError: 413 above `most`, 400 when the sender goes away, 408 when
 * nothing comes for 30 seconds, 503 when all requests together hold too much. Only behind `takesLargeBodies`.
 */
export async function* chunksOf(request: Request, most: number, lang: Locale): AsyncGenerator<Uint8Array> {
  const body = bodies.of.get(request);
  if (!body) throw new Error('A route that reads large bodies stands behind takesLargeBodies.');
  if (Number(request.headers.get('content-length')) > most) throw refuse(413, 'tooMuch', lang);
  if (!request.body) return;
  const reader = request.body.getReader();
  let size = 0;
  try {
    for (;;) {
      const chunk = await within(
        silence,
        reader.read().catch(() => 'gone' as const),
      );
      if (chunk === 'late') throw refuse(408, 'cutOff', lang);
      if (chunk === 'gone') throw refuse(400, 'cutOff', lang);
      if (chunk.done) return;
      const { length } = chunk.value;
      size += length;
      body.held += length;
      bodies.held += length;
      if (size > most) throw refuse(413, 'tooMuch', lang);
      if (bodies.held > mostHeld) throw refuse(503, 'busy', lang);
      body.watch?.(chunk.value);
      yield chunk.value;
    }
  } finally {
    // Not cancelled: that would cut the line before the answer is on it.
    reader.releaseLock();
  }
}

/** All bytes of a request. Refuses like `chunksOf`. */
export const bytesOf = async (request: Request, most: number, lang: Locale): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, most, lang)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Whether the rest of a body came to its end soon. */
const drain = async (request: Request): Promise<boolean> => {
  if (!request.body) return true;
  if (request.body.locked || Number(request.headers.get('content-length')) > 2 * mostDrained) return false;
  const reader = request.body.getReader();
  const until = Date.now() + 5_000;
  let size = 0;
  try {
    while (size < mostDrained) {
      const chunk = await within(until - Date.now(), reader.read());
      if (chunk === 'late') return false;
      if (chunk.done) return true;
      size += chunk.value.length;
    }
    return false;
  } catch {
    return false;
  } finally {
    reader.releaseLock();
  }
};

/** Stands before every route that reads a body of megabytes; gives its bytes back and closes what is cut off. */
export const takesLargeBodies: MiddlewareHandler = async (c, next) => {
  const request = c.req.raw;
  const body: Body = { held: 0 };
  bodies.of.set(request, body);
  try {
    await next();
    // A connection with an unread body on it cannot carry another request.
    if (c.res.status >= 400 && !(await drain(request))) c.res.headers.set('connection', 'close');
  } finally {
    bodies.held -= body.held;
  }
};
