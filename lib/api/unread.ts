import { useEffect, useSyncExternalStore } from 'react';

// What waits to be read, for the header of every page and for the screens that show it: messages, and alerts. Whoever
// learns a count first says it here.

const freshFor = 30_000;
const lookAgainAfter = 90_000;

const counted = (path: '/v1/chat/unread' | '/auth/alerts/unread') => {
  let count = 0;
  let askedAt = 0;
  const listeners = new Set<() => void>();

  const set = (unread: number) => {
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
    const answer = await api.get(path, {}).catch(() => null);
    if (answer) set(answer.data.unread);
  };

  /** The count of a member; asks when the page is looked at, and now and then while it is. */
  const use = (memberId: number | undefined): number => {
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
  return { set, use };
};

export const { set: setUnread, use: useUnread } = counted('/v1/chat/unread');
export const { set: setUnreadAlerts, use: useUnreadAlerts } = counted('/auth/alerts/unread');
