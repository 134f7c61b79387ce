import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { api } from '@/lib/api/browser';
import { reasonOf } from '@/lib/api/reason-of';
import type { Conversation } from '@/lib/contract/chat';
import { fillIsolated } from '@/lib/i18n/fill-in';
import { locales } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { useAsker } from '../../account/area/own-room';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { WhenBack } from '../../ui/line';
import { showToast } from '../../ui/toast';
import { useChat } from '../chat-context';
import { conversationKey, type Place } from '../chat-queries';
import { LineNote } from '../line-note';
import { Composer } from './composer';
import { FailureNote } from './failure-note';
import { MessageList, ToEnd } from './message-list';
import { shownMessages } from './messages';
import { rowsOf } from './rows';
import { ThreadHeader } from './thread-header';
import { Opening, ThreadLoading } from './thread-states';
import { Typing } from './typing';
import { useDraft } from './use-draft';
import { useKeyboard } from './use-keyboard';
import { useNews } from './use-news';
import { useReading } from './use-reading';
import { useScroll } from './use-scroll';
import { useThread } from './use-thread';
import { useTyping } from './use-typing';

const PersonDialog = lazyDialog(async () => (await import('./person-dialogs')).PersonDialog);

type Props = { conversation: Conversation; place: Place };

/** One conversation: who and what about, what was said, and the box to say more. */
export const Thread = ({ conversation, place }: Props) => {
  const { otherId } = place;
  const asker = useAsker();
  const queries = useQueryClient();
  const { labels } = useChat();
  const { thread, failed, locale } = labels;
  const { person, closed } = conversation;
  const name = person.username;

  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useKeyboard(frame);
  const draft = useDraft(place, field);
  const lookAgain = () => queries.invalidateQueries({ queryKey: conversationKey(asker, place) });
  const { history, outbox, past, leaving } = useThread({
    ...place,
    onRefused: (messages, error) => {
      draft.giveBack(messages, error);
      // Perhaps one of the two has blocked the other meanwhile.
      void lookAgain();
    },
  });
  const typing = useTyping(place);
  const { news, unreadFrom } = useNews(past, otherId, typing.stopTheirs);

  const rows = useMemo(
    () => rowsOf(shownMessages(past.messages, leaving.messages), { otherId, unreadFrom }),
    [past.messages, leaving.messages, otherId, unreadFrom],
  );
  const { box, onScroll, atEnd, below, toEnd } = useScroll(rows, history.loadOlder);
  useReading({ ...place, history, messages: past.messages, inSight: atEnd });

  const [dialog, setDialog] = useState({ kind: 'report' as 'block' | 'report', open: false });
  const unblock = async () => {
    try {
      await api.post('/v1/chat/unblock', { query: { lang: locale }, body: { account_id: otherId } });
      await lookAgain();
    } catch (error) {
      const rtl = locales[locale].dir === 'rtl';
      void showToast({ type: 'error', text: reasonOf(error, failed.unknown), rtl });
    }
  };

  // With a mouse one comes to write; on a phone the keyboard would cover what there is to read.
  useEffect(() => {
    if (matchMedia('(hover: hover) and (min-width: 768px)').matches) field.current?.focus();
  }, []);

  const send = (message: string) => {
    const id = draft.take(message);
    typing.stopMine();
    toEnd();
    outbox.add(message, id);
  };

  return (
    <section ref={frame} aria-label={fillIsolated(thread.label, { name })} className="chat-thread">
      <ThreadHeader
        conversation={conversation}
        labels={labels}
        onBlock={() => setDialog({ kind: 'block', open: true })}
        onUnblock={() => void unblock()}
        onReport={() => setDialog({ kind: 'report', open: true })}
        onSaid={() => void lookAgain()}
      />
      <LineNote />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div ref={box} onScroll={onScroll} tabIndex={0} className="chat-scroll">
        <div className="chat-content">
          {past.status === 'loading' && !rows.length ? <ThreadLoading label={thread.loading} /> : null}
          {past.status === 'failed' ? (
            <div role="alert" className="m-auto text-center">
              <p>{failed.load}</p>
              <WhenBack act={() => void history.load()} />
              <Button variant="outline" className="mt-4" onClick={() => void history.load()}>
                {labels.tryAgain}
              </Button>
            </div>
          ) : null}
          {past.hasOlder ? (
            <Button
              variant="quiet"
              size="sm"
              disabled={past.loadingOlder}
              onClick={history.loadOlder}
              className="mx-auto mb-2 flex"
            >
              {past.loadingOlder ? thread.loading : thread.older}
            </Button>
          ) : null}
          {past.status === 'ready' && !rows.length ? (
            <Opening
              conversation={conversation}
              labels={labels}
              onChoose={(text) => {
                draft.write(text);
                field.current?.focus();
              }}
            />
          ) : null}
          <MessageList rows={rows} name={name} labels={labels} />
        </div>
      </div>
      <div className="chat-foot">
        {atEnd ? null : (
          <ToEnd
            count={below ? sayCount(thread.newMessages, below, locale) : null}
            label={thread.toEnd}
            onClick={toEnd}
          />
        )}
        <Typing
          theirs={typing.theirs ? fillIsolated(thread.typing, { name }) : null}
          mine={typing.mine ? thread.youTyping : null}
        />
        <p aria-live="polite" className="sr-only">
          {news ? `${fillIsolated(thread.theySaid, { name })} ${news}` : ''}
        </p>
        {closed ? (
          <div className="chat-closed">
            <p>{labels.closed[closed]}</p>
            {closed === 'blocked' ? (
              <Button variant="outline" size="sm" onClick={() => void unblock()}>
                {labels.menu.unblock}
              </Button>
            ) : null}
          </div>
        ) : (
          <>
            <FailureNote failure={draft.failure} labels={labels} onRetry={() => send(draft.text.trim())} />
            <Composer
              labels={labels}
              field={field}
              text={draft.text}
              sending={leaving.sending}
              onText={(text) => {
                draft.write(text);
                typing.typed();
              }}
              onSend={send}
            />
          </>
        )}
      </div>
      <PersonDialog
        {...dialog}
        conversation={conversation}
        labels={labels}
        onClose={() => setDialog({ ...dialog, open: false })}
        onDone={() => void lookAgain()}
      />
    </section>
  );
};
