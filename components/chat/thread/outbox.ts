import { ApiError } from '@/lib/api/client';
import type { ChatMessage } from '@/lib/contract/chat';
import type { Unsent } from './messages';

// Messages go out one after the other, in the order they were written. What finds no line waits for one; what is
// refused comes back with all that was behind it.

type Kept = { read: () => Unsent[]; write: (messages: readonly Unsent[]) => void };

type Given = {
  send: (message: Unsent) => Promise<ChatMessage>;
  /** Outlives the page, so that a message that waits is not lost with it. */
  kept: Kept;
  onStored: (message: ChatMessage) => void;
  onRefused: (messages: readonly Unsent[], error: unknown) => void;
};

export type OutboxView = {
  messages: readonly Unsent[];
  /** One is on the wire right now. */
  sending: boolean;
};

const firstPause = 2_000;
const longestPause = 15_000;

/** Nobody answered, or only somebody on the way did: the message may be sent again as it is. */
export const foundNoLine = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0;

export const newId = () => `temp-${crypto.randomUUID()}`;

export const createOutbox = ({ send, kept, onStored, onRefused }: Given) => {
  let view: OutboxView = { messages: kept.read(), sending: false };
  let stopped = false;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: Partial<OutboxView>) => {
    view = { ...view, ...next };
    if (next.messages) kept.write(next.messages);
    for (const listener of listeners) listener();
  };
  const all = (state: Unsent['state']) => view.messages.map((message) => ({ ...message, state }));
  const without = ({ id }: Unsent) => view.messages.filter((message) => message.id !== id);

  /** False when the rest has to wait. */
  const sendOne = async (message: Unsent): Promise<boolean> => {
    try {
      const stored = await send(message);
      pause = firstPause;
      // First it is there, then it is not on its way any more: it never disappears in between.
      onStored(stored);
      show({ messages: without(message) });
      return true;
    } catch (error) {
      if (stopped) return false;
      if (foundNoLine(error)) {
        show({ messages: all('waiting') });
        timer = setTimeout(flush, pause);
        pause = Math.min(longestPause, pause * 2);
        return false;
      }
      const refused = view.messages;
      show({ messages: [] });
      onRefused(refused, error);
      return false;
    }
  };

  /** Sends what is there; called again when there is a line. */
  const flush = async () => {
    if (view.sending || stopped || !view.messages.length) return;
    clearTimeout(timer);
    show({ messages: all('sending'), sending: true });
    for (let [head] = view.messages; head && (await sendOne(head)); [head] = view.messages);
    show({ sending: false });
  };

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Shown at once, sent when those before it are. */
    add: (body: string, id = newId()) => {
      const created_at = new Date().toISOString();
      const message: Unsent = { id, body, created_at, optimistic: true, state: 'sending' };
      show({ messages: [...view.messages, message] });
      void flush();
    },
    flush: () => void flush(),
    /** Sends what waited in a page that was left. */
    start: () => {
      stopped = false;
      void flush();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
