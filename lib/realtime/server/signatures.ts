import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Compares in the same time wherever the difference stands. */
export const isSame = (given: string, expected: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
};

export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether `auth` is `key:signature` of exactly this text. */
export const isSigned = ({ key, secret }: { key: string; secret: string }, auth: string, text: string) =>
  isSame(auth, `${key}:${sign(secret, text)}`);
