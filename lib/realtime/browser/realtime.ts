import { api } from '@/lib/api/browser';
import { ApiError } from '@/lib/api/client';
import type { Realtime } from './connect';

// The one connection of this page, opened when somebody first asks for it.

let opening: Promise<Realtime | null> | undefined;

const open = async (): Promise<Realtime | null> => {
  const [{ data: connection }, { connect, NotAuthorized }] = await Promise.all([
    api.get('/v1/realtime', {}),
    import('./connect'),
  ]);
  if (!connection) return null;
  const orNotAuthorized = (error: unknown) => {
    throw error instanceof ApiError ? new NotAuthorized(error.status) : error;
  };
  return connect({
    connection,
    page: window.location,
    isOnline: () => navigator.onLine,
    authorizeChannel: (socketId, channel) =>
      api
        .post('/broadcasting/auth', { body: { socket_id: socketId, channel_name: channel } })
        .catch(orNotAuthorized),
    authorizeUser: (socketId) =>
      api.post('/broadcasting/user-auth', { body: { socket_id: socketId } }).catch(orNotAuthorized),
  });
};

/** Null where this site has no realtime service. One that could not be asked for is asked for again the next time. */
export const openRealtime = (): Promise<Realtime | null> => {
  opening ??= open().catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

/** For a page whose visitor has logged out, or in as somebody else. */
export const closeRealtime = async (): Promise<void> => {
  const closing = opening;
  opening = undefined;
  (await closing)?.close();
};
