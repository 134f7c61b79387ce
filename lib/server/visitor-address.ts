import { addressNetwork } from '@/lib/address-network';

/** The last address of an x-forwarded-for: the server's own door writes it (front/guard.ts), or the proxy that it trusts. */
export const visitorIn = (forwardedFor: string | null): string | null => {
  const address = forwardedFor?.split(',').at(-1)?.trim();
  return address ? addressNetwork(address) : null;
};

/** Who a request comes from. Null for a call that came over no network: a page's own. */
export const findVisitor = (request: Request): string | null =>
  visitorIn(request.headers.get('x-forwarded-for'));

/** Whom limits count. */
export const visitorAddress = (request: Request): string => findVisitor(request) ?? 'unknown';
