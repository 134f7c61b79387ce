import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { scratchFolder } from './scratch';
import type { Server } from './servers';

/** An answer as it is on the wire, packed or not. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export const askRaw = ({ url }: Server, address: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    get(`${url}${address}`, { headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(parts),
      });
    }).on('error', reject);
  });

/** What is sent once it is kept: at first a page is drawn, and packed a moment later. */
export const askKept = async (server: Server, address: string, headers: Record<string, string>) => {
  for (let n = 0; n < 3; n++) {
    await askRaw(server, address, headers);
    await wait(200);
  }
  const answer = await askRaw(server, address, headers);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return answer;
};

/** A folder of answers for the bare servers, which send the first one under /0, the second under /1. */
export const writeAnswers = async (answers: readonly Answer[]): Promise<string> => {
  const folder = path.join(await scratchFolder(), 'answers');
  await mkdir(folder, { recursive: true });
  for (const [n, { headers, body }] of answers.entries()) {
    // Node says these by itself.
    const { date: _date, connection: _line, 'keep-alive': _again, ...said } = headers;
    await writeFile(path.join(folder, String(n)), body);
    await writeFile(path.join(folder, `${n}.json`), JSON.stringify(said));
  }
  return folder;
};
