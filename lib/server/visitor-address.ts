import { addressNetwork } from '@/lib/address-network';

/**
 * Who a request comes from, by the last address of x-forwarded-for: the server's own door writes it (front/guard.ts),
 * or the proxy that it trusts. Null for a call that came over no network: a page's own.
 */
export const findVisitor = (request: Request): string | null => {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return address ? addressNetwork(address) : null;
};

/** Whom limits count. */
export const visitorAddress = (request: Request): string => findVisitor(request) ?? 'unknown';
