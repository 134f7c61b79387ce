import type { ChatMessage } from '@/lib/contract/chat';

// What a thread holds: messages that are stored, and those that are on their way.

/** A message that is not stored yet. Its id begins with `temp-` and stays the same however often it is sent. */
export type Unsent = {
  id: string;
  body: string;
  created_at: string;
  optimistic: true;
  /** `waiting`: there is no line; it goes out when there is one again. */
  state: 'sending' | 'waiting';
};

export type Shown = ChatMessage | Unsent;

export const isUnsent = (message: Shown): message is Unsent => 'optimistic' in message;

const inOrder = (one: ChatMessage, other: ChatMessage) =>
  Date.parse(one.created_at) - Date.parse(other.created_at) || one.id - other.id;

/** Of two tellings of one message the one that knows that it was read; otherwise the later. */
const merged = (known: ChatMessage | undefined, told: ChatMessage): ChatMessage =>
  known?.read_at && !told.read_at ? { ...told, read_at: known.read_at } : told;

/** History, what comes in live and what was missed, in one: each message once, ascending by time. */
export const mergeMessages = (
  known: readonly ChatMessage[],
  told: readonly ChatMessage[],
): readonly ChatMessage[] => {
  if (!told.length) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of told) byId.set(message.id, merged(byId.get(message.id), message));
  return [...byId.values()].sort(inOrder);
};

/** One of the two has read what was written to them, up to a message. */
export const markSeen = (
  known: readonly ChatMessage[],
  { readerId, upTo, readAt }: { readerId: number; upTo: number; readAt: string },
): readonly ChatMessage[] =>
  known.map((message) =>
    message.to_app_account_id === readerId && message.id <= upTo && message.read_at === null
      ? { ...message, read_at: readAt }
      : message,
  );

/** Stored messages, then those on their way in the order they were written; what has arrived is not shown twice. */
export const shownMessages = (
  stored: readonly ChatMessage[],
  unsent: readonly Unsent[],
): readonly Shown[] => {
  const arrived = new Set(stored.map(({ client_id }) => client_id));
  return [...stored, ...unsent.filter(({ id }) => !arrived.has(id))];
};

export const newestId = (stored: readonly ChatMessage[]): number =>
  stored.reduce((newest, { id }) => Math.max(newest, id), 0);

export const oldestId = (stored: readonly ChatMessage[]): number | undefined =>
  stored.length
    ? stored.reduce((oldest, { id }) => Math.min(oldest, id), Number.POSITIVE_INFINITY)
    : undefined;

/** The newest message of the other that I have not read. */
export const newestUnread = (stored: readonly ChatMessage[], otherId: number): number | null => {
  const unread = stored.filter(
    ({ from_app_account_id, read_at }) => from_app_account_id === otherId && read_at === null,
  );
  return unread.length ? newestId(unread) : null;
};
