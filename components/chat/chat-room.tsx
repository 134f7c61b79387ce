'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { setUnread, useUnread } from '@/lib/api/unread';
import { accountChannel } from '@/lib/realtime/channels';
import { useAsker } from '../account/area/own-room';
import { type Chat, ChatContext } from './chat-context';
import type { ChatLabels } from './chat-labels';
import { listKey, type Place } from './chat-queries';
import { ConversationList } from './list/conversation-list';
import { useLine } from './use-line';

/** Which conversation the address names, if any. */
const useOpenPlace = (): Place | null => {
  const { accountId, adId } = useParams<{ accountId?: string; adId?: string }>();
  return useMemo(
    () => (accountId && adId ? { otherId: Number(accountId), adId: Number(adId) } : null),
    [accountId, adId],
  );
};

/** The browser's tab says how much waits. */
const useTitle = (unread: number, open: Place | null) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation is another title
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = unread ? `(${unread}) ${plain}` : plain;
  }, [unread, open]);
};

/** The conversations, and beside them the one that is open. On a phone it is one or the other. */
export const ChatRoom = ({ labels, children }: { labels: ChatLabels; children: ReactNode }) => {
  const asker = useAsker();
  const queries = useQueryClient();
  const line = useLine();
  const open = useOpenPlace();
  const { realtime } = line;
  useTitle(useUnread(asker.userId), open);

  const refreshList = useCallback(
    () => void queries.invalidateQueries({ queryKey: listKey(asker) }),
    [queries, asker],
  );
  const chat = useMemo<Chat>(() => ({ labels, line, refreshList }), [labels, line, refreshList]);

  useEffect(() => {
    if (!realtime) return;
    const onUnread = ({ unread }: { unread: number }) => {
      setUnread(unread);
      refreshList();
    };
    const { leave } = realtime.join(accountChannel(asker.userId), {
      events: { UnreadChanged: onUnread },
      onJoined: refreshList,
    });
    return leave;
  }, [realtime, asker, refreshList]);

  return (
    <ChatContext value={chat}>
      <main className="chat" data-open={open ? '' : undefined}>
        <ConversationList open={open} />
        <div className="chat-side">{children}</div>
      </main>
    </ChatContext>
  );
};
