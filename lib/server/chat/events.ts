import type { ChatMessage } from '@/lib/contract/chat';
import { accountChannel, chatChannel } from '@/lib/realtime/channels';
import { publish } from '@/lib/realtime/publish';
import { afterCommit } from '../after-commit';
import { presentMessage } from './present';
import { countUnread, type MessageRow, type Side } from './queries';

// What both people hear of it, after the commit. What is lost on the way is read again by the client that missed it.

/** The service takes 10 kB; a text of 2,000 characters that are long in UTF-8 is then said once instead of twice. */
const fitting = (message: ChatMessage): Partial<ChatMessage> => {
  if (Buffer.byteLength(JSON.stringify(message)) <= 9_000) return message;
  const { from_message: _, ...rest } = message;
  return rest;
};

/** `UnreadChanged` on `private-account.{id}`: the count, and the conversation that it changed in. */
const tellUnread = async ({ accountId, otherId, adId }: Side) =>
  publish({
    channels: [accountChannel(accountId)],
    event: 'UnreadChanged',
    data: { unread: await countUnread(accountId), app_account_id: otherId, ad_id: adId },
  });

/** `MessageSent` to the receiver, and to the other devices of the sender. */
export const announceMessage = (row: MessageRow) =>
  afterCommit('Telling of a message', () => {
    const { fromAccountId: from, toAccountId: to, adId } = row;
    return Promise.all([
      publish({
        channels: [chatChannel(to, from), chatChannel(from, to)],
        event: 'MessageSent',
        data: fitting(presentMessage(row)),
      }),
      tellUnread({ accountId: to, otherId: from, adId }),
    ]);
  });

/** `MessagesRead` to whoever wrote them, and the new count to the other devices of whoever read them. */
export const announceReading = (side: Side, upTo: number, readAt: Date) =>
  afterCommit('Telling that messages were read', () => {
    const { accountId, otherId, adId } = side;
    return Promise.all([
      publish({
        channels: [chatChannel(otherId, accountId)],
        event: 'MessagesRead',
        data: { ad_id: adId, up_to: upTo, read_at: readAt.toISOString() },
      }),
      tellUnread(side),
    ]);
  });
