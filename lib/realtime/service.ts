import path from 'node:path';
import { env, hostFromHere } from '@/lib/env';
import { keepSecret } from '@/lib/kept-secret';

// Which realtime service this site has: the embedded one, or one elsewhere by PUSHER_HOST or PUSHER_CLUSTER.

export type Service = {
  appId: string;
  key: string;
  secret: string;
  host: string;
  port: number;
  tls: boolean;
};

/** How the embedded server and the site know each other: the one that was set, or one made on the first start. */
export const realtimeSecret = (): string =>
  env.realtime.secret ?? keepSecret(path.join(env.dataDir, 'realtime.secret'));

/** Whether the realtime server of this project is to run beside the site. */
export const isEmbedded = (): boolean =>
  env.realtime.outside === null && env.realtime.port !== 0 && env.apiBaseUrl === undefined;

/** Where the site publishes; null where there is no realtime service at all. */
export const findService = (): Service | null => {
  const { appId, key, outside, port } = env.realtime;
  if (outside) {
    const { host, port: outsidePort, tls } = outside;
    return { appId, key, secret: realtimeSecret(), host, port: outsidePort, tls };
  }
  return isEmbedded()
    ? { appId, key, secret: realtimeSecret(), host: hostFromHere(), port, tls: false }
    : null;
};

/**
 * What a browser needs to connect: `url` is where, as `ws://host:port` or `wss://host`. Null means this site's own
 * host: on `port` for a page on http, on the page's own port for one on https, where a proxy passes `/app/` on.
 */
export type Connection = { key: string; url: string | null; port: number };

export const findConnection = (): Connection | null => {
  const { key, url, outside, port } = env.realtime;
  if (!outside) return isEmbedded() ? { key, url: url ?? null, port } : null;
  const there = `${outside.tls ? 'wss' : 'ws'}://${outside.browserHost}:${outside.port}`;
  return { key, url: url ?? there, port: outside.port };
};
