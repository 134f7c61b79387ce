import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { gauge, registry } from '@/lib/metrics';
import { oncePerProcess } from '@/lib/once-per-process';
import type { KeptPages } from './kept-pages';

export const metricsAddress = '/metrics';

/** What a proxy leaves of itself: then whoever asks is not on this machine, though the line ends here. */
const proxied = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'];
const isFromHere = ({ headers, socket }: IncomingMessage) =>
  /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '') &&
  proxied.every((name) => headers[name] === undefined);

const hash = (text: string) => createHash('sha256').update(text).digest();
const hasToken = ({ headers }: IncomingMessage, token: string | undefined) => {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  // Of hashes, which have one length: how long it takes says nothing of the token.
  return token !== undefined && given !== undefined && timingSafeEqual(hash(given), hash(token));
};

/** Whether a request for the figures may have them: from this machine itself, or by the token. */
export const mayRead = (request: IncomingMessage, token: string | undefined): boolean =>
  isFromHere(request) || hasToken(request, token);

/** Memory, processor and the delay of the event loop are watched from when somebody first looks. */
const watchProcess = () =>
  oncePerProcess('figures of the process', () => collectDefaultMetrics({ register: registry }));

export const sendMetrics = async (response: ServerResponse): Promise<void> => {
  watchProcess();
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
};

/** What only the front knows. */
export const gaugeFront = (server: Server, pages: KeptPages): void => {
  gauge('makinar_kept_pages', 'Pages, and what they have read, that are kept', () => pages.size.entries);
  gauge('makinar_kept_pages_bytes', 'Memory that they take', () => pages.size.bytes);
  gauge(
    'makinar_http_connections',
    'Open connections to the site',
    () => new Promise((resolve) => server.getConnections((error, count) => resolve(error ? null : count))),
  );
};
