import { contentPolicy } from '@/lib/content-policy';
import { env } from '@/lib/env';
import { realtimeOrigins } from '@/lib/realtime/origins';
import { sessionScript } from '@/lib/session-script';
import type { Address } from './address';
import { hashOf } from './own-scripts';

export const policyHeader = 'content-security-policy';

const [origins, sessionScriptHash] = [realtimeOrigins(), hashOf(sessionScript)];

/** With the inline scripts that may run on one page, beside the one that all pages have. */
export const policyWith = (scripts: readonly string[]): string =>
  contentPolicy({
    mapTileUrl: env.mapTileUrl,
    realtimeOrigins: origins,
    scripts: [sessionScriptHash, ...scripts],
    development: !env.production,
  });

const strictTransport = `max-age=31536000${env.hstsSubdomains ? '; includeSubDomains' : ''}`;

/**
 * The plain addresses depend on two cookies; a cache may keep only what a visitor without them gets, and has to bypass
 * on them (README): Next replaces a Vary of ours. No stale-while-revalidate: browsers obey it as well, and show what has
 * changed since, even without a line, as if it were of now.
 */
const cacheControlOf = ({ isPersonal, preferred }: Address) => {
  if (isPersonal) return 'private, no-store';
  return preferred ? 'private, no-cache' : 'public, max-age=0, s-maxage=60';
};

/** Of a page, kept or not. Which scripts may run on it is known when it is drawn (own-scripts.ts). */
export const pageHeaders = (address: Address): Record<string, string> => ({
  'cache-control': cacheControlOf(address),
  ...(env.siteUrl.startsWith('https:') ? { 'strict-transport-security': strictTransport } : {}),
});
