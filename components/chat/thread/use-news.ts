import { useEffect, useRef, useState } from 'react';
import type { HistoryView } from './history';

/**
 * What came while the thread is open, to be read out; and which message was the first new one when it was opened.
 * Older messages that come in above are no news.
 */
export const useNews = ({ status, messages }: HistoryView, otherId: number, onNews: () => void) => {
  const [news, setNews] = useState('');
  const [unreadFrom, setUnreadFrom] = useState<number | null>(null);
  const known = useRef<number | null>(null);
  // Before the first paint with messages, so that the thread opens where the new ones begin.
  const first = messages.find(
    (message) => message.from_app_account_id === otherId && message.read_at === null,
  );
  const [opened, setOpened] = useState(false);
  if (!opened && (status === 'ready' || messages.length)) {
    setOpened(true);
    setUnreadFrom(first?.id ?? null);
  }

  useEffect(() => {
    const newest = messages.at(-1);
    if (!newest) return;
    const before = known.current;
    known.current = newest.id;
    if (before === null || newest.id === before || newest.from_app_account_id !== otherId) return;
    setNews(newest.body);
    onNews();
  }, [messages, otherId, onNews]);

  return { news, unreadFrom };
};
