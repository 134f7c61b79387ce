import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses. The database keeps their hash only: a copy of it opens nothing. */
export const newToken = () => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
};

export const isToken = (value: string | undefined): value is string =>
  value !== undefined && /^[\w-]{43}$/.test(value);

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
