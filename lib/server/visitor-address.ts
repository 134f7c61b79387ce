import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/env';

/**
 * Next hands a handler no socket, and what a visitor says of himself in x-forwarded-for it passes on. So before Next
 * sees a request, the header is set to the address at the other end of the line. Behind a proxy (TRUST_PROXY) that is
 * the proxy, and the last entry of the header is what the proxy saw.
 */
export const writeAddressesOfVisitors = () => {
  if (env.trustProxy) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  });
};

/** The first 64 bits of an IPv6 address: one household or server has all addresses below them. */
const networkOf = (address: string) => {
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return `${[...start, ...zeros, ...end]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::`;
};

/** Whom limits count. */
export const visitorAddress = (request: Request): string => {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? (address.includes(':') ? networkOf(address) : address.slice(0, 45));
};
