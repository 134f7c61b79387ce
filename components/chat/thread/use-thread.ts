import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '@/lib/api/browser';
import type { ChatMessage } from '@/lib/contract/chat';
import { chatChannel } from '@/lib/realtime/channels';
import { useAsker } from '../../account/area/own-room';
import { useChat } from '../chat-context';
import { conversationKey, type Place } from '../chat-queries';
import { keptOutbox } from '../kept-here';
import { createHistory } from './history';
import type { Unsent } from './messages';
import { createOutbox } from './outbox';

/** Without a live line the thread is read again this often. */
const lookAgainAfter = 10_000;
/** An answer that takes longer is as good as none; what was stored after all is not stored twice. */
const patience = 20_000;

/** More than a screen holds. */
const pageSize = 30;

type Given = Place & { onRefused: (messages: readonly Unsent[], error: unknown) => void };

/** The messages of one conversation, kept up to date, and those that are on their way. */
export const useThread = ({ otherId, adId, onRefused }: Given) => {
  const asker = useAsker();
  const queries = useQueryClient();
  const { line, refreshList } = useChat();
  const { realtime } = line;
  const me = asker.userId;
  const refused = useRef(onRefused);
  const stored = useRef<(message: ChatMessage) => void>(() => {});

  const [{ history, outbox }] = useState(() => ({
    history: createHistory((where) => {
      const query = {
        from_app_account_id: otherId,
        ad_id: adId,
        lang: asker.lang,
        per_page: where.after === undefined ? pageSize : 100,
        ...where,
      };
      return api.get('/v1/chat/message-to-me', { query });
    }),
    outbox: createOutbox({
      send: async ({ id, body }) => {
        const { data } = await api.post('/v1/chat', {
          query: { lang: asker.lang },
          body: { to_app_account_id: otherId, ad_id: adId, from_message: body, id },
          signal: AbortSignal.timeout(patience),
        });
        return data;
      },
      kept: keptOutbox({ me, otherId, adId }),
      onStored: (message) => stored.current(message),
      onRefused: (messages, error) => refused.current(messages, error),
    }),
  }));

  useEffect(() => {
    refused.current = onRefused;
    stored.current = (message) => {
      history.take([message]);
      void history.readMissed();
      refreshList();
      void queries.invalidateQueries({ queryKey: conversationKey(asker, { otherId, adId }) });
    };
  });

  useEffect(() => {
    void history.load();
    outbox.start();
    return outbox.stop;
  }, [history, outbox]);

  useEffect(() => {
    if (!realtime) return;
    const onMessage = (message: ChatMessage) => {
      if (message.ad_id !== adId || !Number.isInteger(message.id)) return;
      history.take([{ ...message, from_message: message.body }]);
    };
    const onRead = ({ ad_id, up_to, read_at }: { ad_id: number; up_to: number; read_at: string }) => {
      if (ad_id === adId) history.seen({ readerId: otherId, upTo: up_to, readAt: read_at });
    };
    const { leave } = realtime.join(chatChannel(me, otherId), {
      events: { MessageSent: onMessage, MessagesRead: onRead },
      onJoined: () => {
        void history.refresh();
        outbox.flush();
      },
    });
    return leave;
  }, [realtime, me, otherId, adId, history, outbox]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void history.readMissed();
      outbox.flush();
    };
    const timer = setInterval(() => {
      if (realtime?.state() !== 'connected') look();
    }, lookAgainAfter);
    window.addEventListener('online', look);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [realtime, history, outbox]);

  return {
    history,
    outbox,
    past: useSyncExternalStore(history.subscribe, history.view, history.view),
    leaving: useSyncExternalStore(outbox.subscribe, outbox.view, outbox.view),
  };
};
