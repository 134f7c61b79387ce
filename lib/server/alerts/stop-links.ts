import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../app-secret';

// The link of a mail that ends such mails without a login: all of them, or those of one search. It is good for as long
// as the mail lies somewhere, and does nothing else.

type Stop = { accountId: number; searchId: number | null };

const said = ({ accountId, searchId }: Stop) => `${accountId}.${searchId ?? 0}`;

const signatureOf = (stop: Stop): Buffer =>
  createHmac('sha256', keyFor('links that stop mails')).update(said(stop)).digest();

/** What a mail leads to. `searchId`: of that search alone; null: all of them. */
export const stopToken = (stop: Stop): string => `${said(stop)}.${signatureOf(stop).toString('base64url')}`;

/** What a token that the site made shall stop; null for any other. */
export const readStopToken = (token: string): Stop | null => {
  const [, account, search, signature = ''] =
    /^([1-9]\d{0,9})\.(0|[1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (account === undefined || search === undefined) return null;
  const stop = { accountId: Number(account), searchId: Number(search) || null };
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(stop)) ? stop : null;
};
