import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// Codes of six digits that change every 30 seconds (RFC 6238, with SHA-1 as every app has it).

const secondsOfStep = 30;
const digits = 6;
/** Steps before and after this one that count as well: clocks differ. */
const tolerated = 1;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding. */
export const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
};

/** 160 bits, as the RFC recommends. */
export const newKey = (): Buffer => randomBytes(20);

export const stepAt = (time: number): number => Math.floor(time / 1000 / secondsOfStep);

export const codeOf = (key: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
};

/** The step that a code is of, around `time` in milliseconds; null for a wrong one. */
export const stepOf = (key: Uint8Array, code: string, time: number): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const now = stepAt(time);
  for (let step = now - tolerated; step <= now + tolerated; step += 1)
    if (timingSafeEqual(Buffer.from(codeOf(key, step)), Buffer.from(code))) return step;
  return null;
};

/** As apps read it from a QR code. */
export const keyUri = (key: Uint8Array, issuer: string, account: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: toBase32(key), issuer })}`.replaceAll(
    '+',
    '%20',
  );
};
