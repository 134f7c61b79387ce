import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { getMultipartBoundary } from '@remix-run/multipart-parser';
import { eq, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { idempotencyHeader, isIdempotencyKey } from '@/lib/contract/idempotency';
import { connect } from '@/lib/db/connect';
import { idempotencyKeys } from '@/lib/db/schema';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from './http-error';
import { type Limit, takeOrRefuse } from './limits';
import { logError } from './log-error';
import { langOf } from './read-fields';
import { withRetries } from './transaction';
import { chunksOf, watchLargeBody } from './uploads/body';

// A write that is sent again with the same key has one effect, and gets the answer that the first one got. Whoever
// calls has been let in before: who may not write any more is told that, and not what he was told then.

/** Hours that an answer is given again for. */
const hoursKept = 24;
/** A call that is not answered after so many minutes is taken for dead; its key then begins anew. */
const minutesAlive = 2;
/** So many rows does one caller leave at most. */
export const keysOfCaller: Limit = { name: 'idempotency keys', most: 1_200, seconds: 3_600 };
const mostRead = 64 * 1024 * 1024;

type Answer = { status: number; headers: [string, string][]; body: string };
type Kept = { fingerprint: string | null; answer: string | null };

const cipher = 'aes-256-gcm';
const seal = (answer: Answer, secret: Buffer): string => {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, secret, nonce);
  const sealed = [nonce, sealing.update(JSON.stringify(answer)), sealing.final(), sealing.getAuthTag()];
  return Buffer.concat(sealed).toString('base64');
};
const unseal = (sealed: string, secret: Buffer): Answer => {
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, secret, bytes.subarray(0, 12));
  opening.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([opening.update(bytes.subarray(12, -16)), opening.final()]).toString());
};

/** What a request says, without the boundary of a form, which a browser makes up each time. Bytes are added as they come. */
const fingerprintOf = ({ method, url, headers }: Request, secret: Buffer) => {
  const type = headers.get('content-type') ?? '';
  const boundary = Buffer.from((/^multipart\//i.test(type) && getMultipartBoundary(type)) || '');
  const { pathname, search } = new URL(url);
  const hash = createHmac('sha256', secret).update(`${method} ${pathname}${search} ${type.split(';')[0]}\n`);
  let rest = Buffer.alloc(0);
  return {
    add: (chunk: Uint8Array) => {
      if (!boundary.length) return hash.update(chunk);
      const bytes = Buffer.concat([rest, chunk]);
      let from = 0;
      for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(boundary, from)) {
        hash.update(bytes.subarray(from, at));
        from = at + boundary.length;
      }
      // The end may be the beginning of a boundary.
      const end = Math.max(from, bytes.length - boundary.length + 1);
      hash.update(bytes.subarray(from, end));
      rest = bytes.subarray(end);
      return hash;
    },
    end: () => hash.update(rest).digest('base64'),
  };
};

/** Takes the key for this request: null. Or what is known of the one that has it. */
const take = async (name: string, fingerprint: string | null): Promise<Kept | null> => {
  const { db } = await connect();
  const { answer, createdAt } = idempotencyKeys;
  // One statement, so nothing of it is left where it failed; a transaction would be two more round trips at every write.
  const [taken] = await withRetries(() =>
    db
      .insert(idempotencyKeys)
      .values({ name, fingerprint })
      .onConflictDoUpdate({
        target: idempotencyKeys.name,
        set: { fingerprint, answer: null, createdAt: sql`now()` },
        setWhere: sql`${createdAt} < now() - case when ${answer} is null
          then make_interval(mins => ${minutesAlive}) else make_interval(hours => ${hoursKept}) end`,
      })
      .returning({ name: idempotencyKeys.name }),
  );
  if (taken) return null;
  const [kept] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.name, name));
  return kept ?? { fingerprint, answer: null };
};

const keep = async (name: string, kept: Kept) => {
  const { db } = await connect();
  await withRetries(() => db.update(idempotencyKeys).set(kept).where(eq(idempotencyKeys.name, name)));
};

const giveBack = async (name: string) => {
  const { db } = await connect();
  await withRetries(() => db.delete(idempotencyKeys).where(eq(idempotencyKeys.name, name)));
};

const answerOf = async (response: Response): Promise<Answer> => {
  const headers = ['content-type', 'location'].flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  for (const cookie of response.headers.getSetCookie()) headers.push(['set-cookie', cookie]);
  return { status: response.status, headers, body: await response.clone().text() };
};

/** What was refused wrote nothing, and what failed for want of a part of ours is to be tried again. */
const isFinal = ({ status }: Response) => status < 300 || status === 500;

const again = ({ status, headers, body }: Answer): Response => {
  const said = new Headers({ 'idempotent-replayed': 'true' });
  for (const [name, value] of headers) said.append(name, value);
  return new Response(body, { status, headers: said });
};

const begun = new WeakSet<Context>();

/**
 * Stands before a write, after whoever refuses a caller and bounds the body. `callerOf` says whose keys they are: an
 * account, or a visitor's network. Without the header nothing is done. Refuses with 422 what is no key and a key that
 * came with another request, with 409 one whose first request is not answered yet, and with 429 too many keys.
 */
export const idempotent =
  (callerOf: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    const key = c.req.header(idempotencyHeader);
    // An address may fit two patterns of the contract, and then passes here twice.
    if (key === undefined || begun.has(c)) return next();
    begun.add(c);
    const [lang, caller] = [langOf(c), callerOf(c)];
    if (!isIdempotencyKey(key))
      throw new HttpError(422, 'This is no idempotency key.', { [idempotencyHeader]: [key.slice(0, 20)] });
    takeOrRefuse(keysOfCaller, caller, lang);

    // What others make up for another call, or in another's name, is another key.
    const of = `${caller} ${c.req.method} ${c.req.path}`;
    const derived = (use: string) => createHmac('sha256', key).update(`${use} ${of}`).digest();
    const [name, secret] = [derived('name').toString('base64'), derived('answer')];
    const fingerprint = fingerprintOf(c.req.raw, derived('fingerprint'));
    const isLarge = watchLargeBody(c.req.raw, fingerprint.add);
    if (!isLarge) fingerprint.add(new Uint8Array(await c.req.arrayBuffer()));
    const known = isLarge ? null : fingerprint.end();

    const before = await take(name, known);
    if (before) {
      if (before.answer === null)
        throw new HttpError(409, messagesOf(lang).answers.inProgress, undefined, [['retry-after', '1']]);
      if (isLarge) for await (const _ of chunksOf(c.req.raw, mostRead, lang));
      if ((known ?? fingerprint.end()) !== before.fingerprint)
        throw new HttpError(422, 'This idempotency key came with another request before.', {
          [idempotencyHeader]: ['was used'],
        });
      return again(unseal(before.answer, secret));
    }

    await next();
    try {
      if (!isFinal(c.res)) await giveBack(name);
      else
        await keep(name, {
          fingerprint: known ?? fingerprint.end(),
          answer: seal(await answerOf(c.res), secret),
        });
    } catch (error) {
      // What was done was done, and is said.
      logError('The answer to an idempotency key could not be kept:', error);
    }
  };

/** Forgets what is older than a day. Bounded; what it leaves, the next one takes. */
export const forgetOldKeys = async () => {
  const { db } = await connect();
  await db.execute(
    sql`delete from idempotency_keys where ctid = any (array(
          select ctid from idempotency_keys
           where created_at < now() - make_interval(hours => ${hoursKept}) limit 100000))`,
  );
};
