import { env } from '@/lib/env';
import { handle } from '@/lib/server/app';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from './account';
import { drawn } from './pictures';

// A server that takes one photograph after the other until it is killed. Says its first word when it begins.

const { headers } = await aMember();
process.stdout.write(`uploading to ${env.dataDir}\n`);
for (;;) {
  forgetAll();
  await handle(
    new Request('http://localhost/api/upload', {
      method: 'POST',
      headers: { ...headers, 'x-api-key': env.apiKey, 'content-type': 'image/jpeg' },
      body: new Uint8Array(await drawn({ width: 1_700, height: 900 }).jpeg().toBuffer()),
    }),
  );
}
