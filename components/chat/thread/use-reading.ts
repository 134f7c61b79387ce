import { useEffect, useRef, useSyncExternalStore } from 'react';
import { api } from '@/lib/api/browser';
import { setUnread } from '@/lib/api/unread';
import { useAsker } from '../../account/area/own-room';
import { useChat } from '../chat-context';
import type { Place } from '../chat-queries';
import type { createHistory } from './history';
import { newestUnread } from './messages';

const onLook = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  window.addEventListener('focus', changed);
  window.addEventListener('blur', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    window.removeEventListener('focus', changed);
    window.removeEventListener('blur', changed);
  };
};

type Given = Place & {
  history: ReturnType<typeof createHistory>;
  messages: Parameters<typeof newestUnread>[0];
  /** Whether the newest message is in sight. */
  inSight: boolean;
};

/** Says that messages were read once someone looks at them. */
export const useReading = ({ otherId, adId, history, messages, inSight }: Given) => {
  const asker = useAsker();
  const { refreshList } = useChat();
  const looking = useSyncExternalStore(onLook, () => document.visibilityState === 'visible');
  const upTo = looking && inSight ? newestUnread(messages, otherId) : null;
  const said = useRef(0);

  useEffect(() => {
    if (upTo === null || upTo <= said.current) return;
    said.current = upTo;
    const body = { from_app_account_id: otherId, ad_id: adId, up_to: upTo };
    api.post('/v1/chat/read', { query: { lang: asker.lang }, body }).then(
      ({ data }) => {
        history.seen({ readerId: asker.userId, upTo, readAt: new Date().toISOString() });
        setUnread(data.unread);
        refreshList();
      },
      () => {
        // Said again with the next message, or when the thread is opened the next time.
        said.current = 0;
      },
    );
  }, [upTo, otherId, adId, asker, history, refreshList]);
};
