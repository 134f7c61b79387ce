import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../app-secret';

// The link of a mail that renews an ad without a login. What signs it says for which period it is: once the ad is
// renewed it fits no more, so that nothing has to be kept to let it count once.

const signatureOf = (adId: number, expiresAt: Date): Buffer =>
  createHmac('sha256', keyFor('renewal links')).update(`${adId} ${expiresAt.getTime()}`).digest();

/** What a mail about the end of this period leads to. */
export const renewalToken = (adId: number, expiresAt: Date): string =>
  `${adId}.${signatureOf(adId, expiresAt).toString('base64url')}`;

/** The ad that a token is about, whoever made it; null for what is none. */
export const adOfToken = (token: string): number | null => {
  const [, id] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? [];
  return id === undefined ? null : Number(id);
};

/** Whether the site made it, for this very period. */
export const isRenewalToken = (token: string, adId: number, expiresAt: Date): boolean => {
  const [, signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const made = signatureOf(adId, expiresAt);
  return given.length === made.length && timingSafeEqual(given, made);
};
