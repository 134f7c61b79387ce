import type { IncomingMessage, ServerResponse } from 'node:http';
import { processWide } from '@/lib/process-wide';

/** How long after a call that found no database a page that failed is taken to have failed by that, in milliseconds. */
const lasts = 5_000;

/** Of a page that could not be drawn Next says 500. Where the database was away, it will be over: 503, and when. */
export const sayWhenToComeBack = ({ url }: IncomingMessage, response: ServerResponse) => {
  if (url?.startsWith('/api/')) return;
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    const busy = status === 500 && Date.now() - (processWide.busyAt ?? 0) < lasts;
    if (busy) response.setHeader('retry-after', '5');
    return Reflect.apply(writeHead, this, [busy ? 503 : status, ...rest]);
  } as ServerResponse['writeHead'];
};
