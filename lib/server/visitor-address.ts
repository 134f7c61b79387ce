import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { addressNetwork } from '@/lib/address-network';
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

/** Whom limits count. */
export const visitorAddress = (request: Request): string => {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
  return addressNetwork(address);
};
