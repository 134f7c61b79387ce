import { request } from 'node:https';
import { lookUpPublic } from './public-address';

/** Milliseconds, for all of it. */
const patience = 10_000;

type Sent = { headers: Record<string, string | number>; body: Buffer };

/**
 * Posts to a server that a member named, on the internet and nowhere else; follows nothing that it answers and reads
 * nothing of it but the status.
 */
export const postOutside = (endpoint: string, { headers, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(
      endpoint,
      { method: 'POST', headers, lookup: lookUpPublic, agent: false, signal: AbortSignal.timeout(patience) },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
