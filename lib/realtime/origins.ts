import { findConnection } from './service';

/** Where a page of this host may open its realtime connection, for what a page says that it may load. */
export const realtimeOrigins = (host: string): string[] => {
  const connection = findConnection();
  if (!connection) return [];
  if (connection.url !== null) return [new URL(connection.url).origin];
  // The name comes from the visitor's request.
  const name = /^([a-z0-9.-]{1,253})(?::\d{1,5})?$/i.exec(host)?.[1];
  return name === undefined ? [] : [`ws://${name}:${connection.port}`, `wss://${host}`];
};
