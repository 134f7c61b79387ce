import { createHash } from 'node:crypto';
import type { Settings } from '../settings';
import { isSame, sign } from '../signatures';

/** How far the clocks of both sides may be apart. */
const mostSeconds = 600;

export type SignedRequest = { method: string; path: string; query: string; body: Buffer };

/** The pairs of a query as they were before they were written into an address. */
export const readQuery = (query: string): [string, string][] =>
  query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=');
      const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      return [decodeURIComponent(name).toLowerCase(), decodeURIComponent(value)];
    });

/** What is wrong with the signature of a request, or null. */
export const findFault = (
  { method, path, query, body }: SignedRequest,
  { key, secret }: Settings,
): string | null => {
  const pairs = readQuery(query);
  const given = new Map(pairs);
  if (given.size !== pairs.length) return 'A parameter is there twice';
  if (given.get('auth_key') !== key) return 'There is no such key';
  if (given.get('auth_version') !== '1.0') return 'auth_version is 1.0';
  const timestamp = given.get('auth_timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > mostSeconds) {
    return `auth_timestamp is more than ${mostSeconds} s from the time here`;
  }
  // Over the bytes that came: a signature of another body does not fit, nor one of none.
  const md5 = body.length ? createHash('md5').update(body).digest('hex') : undefined;
  if (given.get('body_md5') !== md5) return 'body_md5 is not that of the body';
  const signed = pairs
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  return isSame(given.get('auth_signature') ?? '', sign(secret, `${method}\n${path}\n${signed}`))
    ? null
    : 'auth_signature is wrong';
};
