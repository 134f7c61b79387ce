import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { env } from '@/lib/env';
import { keepSecret } from '@/lib/kept-secret';

const known = new Map<string, Buffer>();

/** A key of 256 bits for one purpose, from the secret of the site, which is not in its database. */
export const appKey = (purpose: string): Buffer => {
  const secret = () => env.appSecret ?? keepSecret(path.join(env.dataDir, 'app.secret'));
  const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret(), '', purpose, 32));
  known.set(purpose, key);
  return key;
};
