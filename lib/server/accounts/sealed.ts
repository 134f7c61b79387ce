import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { appKey } from '../app-key';

// What the database keeps and has to give back: encrypted by a secret that is not in it (AES-256-GCM), so that a copy
// of the database is worth nothing alone.

const encryptionKey = () => appKey('two-step login');

/** `of` is whom it belongs to: in another one's row it cannot be read. */
export const seal = (bytes: Uint8Array, of: string): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(), iv).setAAD(Buffer.from(of));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64');
};

/** Null for what was sealed with another secret or for another one, or was changed. */
export const unseal = (sealed: string, of: string): Buffer | null => {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < 28) return null;
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(), bytes.subarray(0, 12))
    .setAAD(Buffer.from(of))
    .setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  } catch {
    return null;
  }
};
