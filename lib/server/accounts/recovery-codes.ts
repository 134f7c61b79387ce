import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from './totp';

const howMany = 10;

/** 80 bits each, in groups of four letters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => toBase32(randomBytes(10)).match(/.{4}/g)?.join('-') ?? '');

/** Null for what cannot be one, however it is parted and in whatever case it is typed. */
export const recoveryHash = (typed: string): string | null => {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /^[A-Z2-7]{16}$/.test(code) ? createHash('sha256').update(code).digest('hex') : null;
};
