export type Kind = 'public' | 'private' | 'encrypted' | 'presence' | 'user';

/** `#server-to-user-7`: what the application says to one user, on all their connections. */
const userPrefix = '#server-to-user-';

export const isChannelName = (name: string) => /^[A-Za-z0-9_\-=@,.;]{1,200}$/.test(name);

export const kindOf = (name: string): Kind => {
  if (name.startsWith('#')) return 'user';
  if (name.startsWith('private-encrypted-')) return 'encrypted';
  if (name.startsWith('private-')) return 'private';
  if (name.startsWith('presence-')) return 'presence';
  return 'public';
};

export const userChannel = (userId: string) => `${userPrefix}${userId}`;

/** Names that an event may be published to: those of clients, and the one of a user. */
export const isPublishable = (name: string) =>
  isChannelName(name) ||
  (name.startsWith(userPrefix) && name.length > userPrefix.length && name.length <= 200);
