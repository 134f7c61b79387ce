import Pusher from 'pusher';
import { findService } from './service';

// Signatures by which the realtime service knows what this site has decided. Each is for one connection.

const signer = (): Pusher | null => {
  const service = findService();
  if (!service) return null;
  const { appId, key, secret, host } = service;
  return new Pusher({ appId, key, secret, host });
};

/** Lets a connection into a private channel; null where there is no realtime service. */
export const authorizeChannel = (socketId: string, channel: string): { auth: string } | null => {
  const answer = signer()?.authorizeChannel(socketId, channel);
  return answer ? { auth: answer.auth } : null;
};

/** Says whose a connection is; null where there is no realtime service. */
export const authorizeUser = (
  socketId: string,
  user: { id: string; user_info: Record<string, unknown> },
): { auth: string; user_data: string } | null => {
  const answer = signer()?.authenticateUser(socketId, user);
  return answer ? { auth: answer.auth, user_data: answer.user_data } : null;
};
