import type { ChatMessage, Conversation } from '@/lib/contract/chat';
import { findPeople } from '../accounts/queries';
import { presentCards, type View } from '../ads/present';
import { findSellers } from '../ads/sellers';
import { closedBy } from './policy';
import { type ConversationRow, findBlocks, type MessageRow } from './queries';

export const presentMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  client_id: row.clientId,
  body: row.body,
  from_message: row.body,
  from_app_account_id: row.fromAccountId,
  sender_id: row.fromAccountId,
  to_app_account_id: row.toAccountId,
  ad_id: row.adId,
  created_at: row.createdAt.toISOString(),
  read_at: row.readAt?.toISOString() ?? null,
});

export type ToPresent = Pick<ConversationRow, 'otherId' | 'adId' | 'unread'> & {
  lastMessage: MessageRow | null;
};

/** Conversations of an account in the order they are given; few queries however many there are. */
export const presentConversations = async (
  accountId: number,
  rows: readonly ToPresent[],
  view: View,
): Promise<Conversation[]> => {
  const others = rows.map(({ otherId }) => otherId);
  const adIds = [...new Set(rows.map(({ adId }) => adId))];
  const [people, blocks, cards, sellers] = await Promise.all([
    findPeople(others),
    findBlocks(accountId, others),
    presentCards(adIds, view),
    findSellers(adIds),
  ]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap(({ otherId, adId, unread, lastMessage }) => {
    const person = people.get(otherId);
    const card = byId.get(adId);
    const seller = sellers.get(adId);
    if (!person || !card || !seller) return [];
    // Of an ad that was taken down, or waits again, a buyer sees the picture no more than anyone else does.
    const seen = card.status === 'accept' || seller.sellerId === accountId;
    const {
      id,
      title,
      line,
      language,
      price,
      show_price,
      currency,
      currency_symbol,
      price_type,
      availability,
    } = card;
    return {
      person: { id: person.id, username: person.username, avatar: person.avatar },
      ad: {
        id,
        title,
        line,
        language,
        price,
        show_price,
        currency,
        currency_symbol,
        price_type,
        availability,
        picture: (seen && card.pictures[0]) || null,
        seller_id: seller.sellerId,
        is_public: seller.isPublic,
      },
      last_message: lastMessage && presentMessage(lastMessage),
      unread,
      closed: closedBy(person, blocks),
    };
  });
};
