import { type RefObject, useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/lib/api/client';
import { reasonOf } from '@/lib/api/reason-of';
import { cleanMessage, longestMessage } from '@/lib/contract/chat-text';
import { useAsker } from '../../account/area/own-room';
import { useChat } from '../chat-context';
import type { Place } from '../chat-queries';
import { keptDraft } from '../kept-here';
import type { Unsent } from './messages';

export type Failure = { text: string; signedOut: boolean; id: string | null; body: string };

/** What was begun, and below it what the address asks to write (lib/paths.ts). Nobody but the reader sends it. */
const withProposed = (begun: string): string => {
  const proposed = cleanMessage(new URLSearchParams(location.search).get('text') ?? '');
  if (!proposed || begun.includes(proposed)) return begun;
  return [begun, proposed].filter(Boolean).join('\n').slice(0, longestMessage);
};

/** What is in the box: kept on this device, and given back when it could not be sent. */
export const useDraft = (place: Place, field: RefObject<HTMLTextAreaElement | null>) => {
  const { userId: me } = useAsker();
  const { labels } = useChat();
  const [kept] = useState(() => keptDraft({ me, ...place }));
  const [text, setText] = useState(() => withProposed(kept.read()));
  const [failure, setFailure] = useState<Failure | null>(null);

  // Once is enough: who has sent or emptied it does not find it again.
  useEffect(() => {
    if (!location.search) return;
    kept.write(withProposed(kept.read()));
    history.replaceState(null, '', location.pathname);
  }, [kept]);

  const write = useCallback(
    (next: string) => {
      setText(next);
      kept.write(next);
    },
    [kept],
  );

  /** What was begun meanwhile stays, below. */
  const giveBack = (messages: readonly Unsent[], error: unknown) => {
    const body = [...messages.map((message) => message.body), kept.read()].filter(Boolean).join('\n');
    write(body);
    setFailure({
      text: reasonOf(error, labels.failed.unknown),
      signedOut: error instanceof ApiError && error.status === 401,
      id: messages.length === 1 ? (messages[0]?.id ?? null) : null,
      body,
    });
    field.current?.focus();
  };

  /** Empties the box; the same text sent again after a failure is the same message. */
  const take = (message: string): string | undefined => {
    const id = failure?.id && failure.body === message ? failure.id : undefined;
    write('');
    setFailure(null);
    return id;
  };

  return { text, write, failure, giveBack, take };
};
