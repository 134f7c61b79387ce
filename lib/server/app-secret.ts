import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { env } from '@/lib/env';
import { keepSecret } from '@/lib/kept-secret';

const known = new Map<string, Buffer>();

/** A key of 256 bits of the site's own for one use, out of its secret: who learns one of them learns no other. */
export const keyFor = (use: string): Buffer => {
  const made = known.get(use);
  if (made) return made;
  const secret = env.appSecret ?? keepSecret(path.join(env.dataDir, 'app.secret'));
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  known.set(use, key);
  return key;
};
