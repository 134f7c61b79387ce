import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * The secret in a file, made at random when it is asked for first: 256 bits, readable for the user who runs the site
 * and nobody else. Of two processes that ask at once both get the same.
 */
export const keepSecret = (file: string): string => {
  const kept = readText(file);
  if (kept) return kept;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const made = readText(file);
  if (!made) throw new Error(`${file} is empty. Remove it, and a new secret is made.`);
  return made;
};
