import { useEffect, useSyncExternalStore } from 'react';

// What waits to be read, for the header of every page and for the screens that show it: messages, and alerts. Whoever
// learns a count first says it here.

const freshFor = 30_000;
const lookAgainAfter = 90_000;
/** Where the realtime service tells of changes, asking is for what was lost on the way. */
const lookAgainAfterTold = 10 * 60_000;

let told = false;
/** Whether the realtime service tells this page of changes now. */
export const setTold = (is: boolean) => {
  told = is;
};

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

  /** Asks now, whenever it was asked before. */
  const ask = async () => {
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
      const lookIfOlder = (milliseconds: number) => {
        if (document.visibilityState === 'visible' && Date.now() - askedAt >= milliseconds) void ask();
      };
      const look = () => lookIfOlder(freshFor);
      look();
      const timer = setInterval(() => lookIfOlder(told ? lookAgainAfterTold : freshFor), lookAgainAfter);
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
  return { set, ask, use };
};

export const { set: setUnread, ask: askUnread, use: useUnread } = counted('/v1/chat/unread');
export const {
  set: setUnreadAlerts,
  ask: askUnreadAlerts,
  use: useUnreadAlerts,
} = counted('/auth/alerts/unread');
