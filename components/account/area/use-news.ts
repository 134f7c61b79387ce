import { useEffect } from 'react';
import { askUnread, askUnreadAlerts, setTold, setUnread, setUnreadAlerts } from '@/lib/api/unread';
import { useRealtime } from '@/lib/realtime/browser/use-realtime';
import { accountChannel } from '@/lib/realtime/channels';

/** Milliseconds within which a page asks: many alerts are one question, and many members do not ask at once. */
const withinMs = 1_000;

type Count = { unread: number };
const countMessages = ({ unread }: Count) => setUnread(unread);
const countAlerts = ({ unread }: Count) => setUnreadAlerts(unread);

/** On the screens of an account what waits to be read is known at once: the account's channel tells of it. */
export const useNews = (memberId: number | undefined) => {
  const realtime = useRealtime(memberId !== undefined);
  useEffect(() => {
    if (!realtime || memberId === undefined) return;
    let asking: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      asking ??= setTimeout(() => {
        asking = undefined;
        void askUnreadAlerts();
      }, Math.random() * withinMs);
    };
    const { leave } = realtime.join(accountChannel(memberId), {
      events: { UnreadChanged: countMessages, AlertsWritten: ask, AlertsRead: countAlerts },
      onJoined: () => {
        ask();
        void askUnread();
      },
    });
    const follow = () => setTold(realtime.state() === 'connected');
    follow();
    const unfollow = realtime.onState(follow);
    return () => {
      clearTimeout(asking);
      unfollow();
      leave();
      setTold(false);
    };
  }, [realtime, memberId]);
};
