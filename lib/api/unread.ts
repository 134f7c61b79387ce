import { useEffect, useSyncExternalStore } from 'react';

// How many messages wait, for the header of every page and for the chat. Whoever learns it first says it here.

const freshFor = 30_000;
const lookAgainAfter = 90_000;

let count = 0;
let askedAt = 0;
const listeners = new Set<() => void>();

export const setUnread = (unread: number) => {
  askedAt = Date.now();
  if (unread === count) return;
  count = unread;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const ask = async () => {
  if (Date.now() - askedAt < freshFor) return;
  askedAt = Date.now();
  const { api } = await import('./browser');
  // A count that could not be read is asked for the next time; nobody is told of it.
  const answer = await api.get('/v1/chat/unread', {}).catch(() => null);
  if (answer) setUnread(answer.data.unread);
};

/** The count of a member; asks when the page is looked at, and now and then while it is. */
export const useUnread = (memberId: number | undefined): number => {
  useEffect(() => {
    if (memberId === undefined) return;
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    look();
    const timer = setInterval(look, lookAgainAfter);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [memberId]);
  const unread = useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
  return memberId === undefined ? 0 : unread;
};
