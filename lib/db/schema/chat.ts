import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { ads } from './ads';
import { createdAt, id, instant } from './columns';

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    fromAccountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    toAccountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    /** The sender's own temporary id: a message sent twice is stored once. */
    clientId: text(),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    check('chat_messages_not_to_oneself', sql`${t.fromAccountId} <> ${t.toAccountId}`),
    uniqueIndex('chat_messages_client').on(t.fromAccountId, t.clientId).where(sql`${t.clientId} is not null`),
    // Both directions of one conversation stand together.
    index('chat_messages_conversation').on(
      sql`least(${t.fromAccountId}, ${t.toAccountId})`,
      sql`greatest(${t.fromAccountId}, ${t.toAccountId})`,
      t.adId,
      t.id,
    ),
    // Two people over all the ads that they talk about.
    index('chat_messages_pair').on(
      sql`least(${t.fromAccountId}, ${t.toAccountId})`,
      sql`greatest(${t.fromAccountId}, ${t.toAccountId})`,
      t.id,
    ),
    index('chat_messages_from').on(t.fromAccountId),
    index('chat_messages_unread')
      .on(t.toAccountId, t.fromAccountId, t.adId, t.id)
      .where(sql`${t.readAt} is null`),
  ],
);

/**
 * A conversation as one of its two people has it, kept with every message: a list of conversations and an unread count
 * read a few of these rows, however many messages there are.
 */
export const conversations = pgTable(
  'conversations',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    otherId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    lastMessageId: integer().notNull(),
    /** Messages to `accountId` that they have not read, and since when the first of them waits. */
    unread: integer().notNull().default(0),
    unreadSince: instant(),
    /** When a mail told of them; there is no second one until they are read. */
    mailedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.otherId, t.adId] }),
    check('conversations_unread', sql`${t.unread} >= 0 and (${t.unread} = 0) = (${t.unreadSince} is null)`),
    index('conversations_newest').on(t.accountId, t.lastMessageId),
    index('conversations_unread').on(t.accountId).where(sql`${t.unread} > 0`),
    index('conversations_to_mail')
      .on(t.unreadSince)
      .where(sql`${t.unreadSince} is not null and ${t.mailedAt} is null`),
  ],
);
