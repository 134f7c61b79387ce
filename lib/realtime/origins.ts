import { env } from '@/lib/env';
import { findConnection } from './service';

/** Where a page of this site may open its realtime connection, for what a page says that it may load. */
export const realtimeOrigins = (): string[] => {
  const connection = findConnection();
  if (!connection) return [];
  if (connection.url !== null) return [new URL(connection.url).origin];
  // By what the site calls itself, never by what a visitor called it.
  const { host, hostname } = new URL(env.siteUrl);
  return [`ws://${hostname}:${connection.port}`, `wss://${host}`];
};
