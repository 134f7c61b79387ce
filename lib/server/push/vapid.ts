import { createECDH } from 'node:crypto';
import { env } from '@/lib/env';
import { oncePerProcess } from '@/lib/once-per-process';
import { keyFor } from '../app-secret';

/** By which push services know this site (RFC 8292): out of its secret, so it is there before anybody subscribes. */
export const vapid = () =>
  oncePerProcess('vapid', () => {
    const pair = createECDH('prime256v1');
    const privateKey = keyFor('web push');
    pair.setPrivateKey(privateKey);
    return {
      subject: env.siteUrl.startsWith('https:') ? env.siteUrl : `mailto:${env.mailFrom}`,
      publicKey: pair.getPublicKey().toString('base64url'),
      privateKey: privateKey.toString('base64url'),
    };
  });
