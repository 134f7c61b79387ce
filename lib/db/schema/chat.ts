import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** When a mail told of it. */
    mailedAt: instant(),
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
    index('chat_messages_from').on(t.fromAccountId, t.id),
    index('chat_messages_unread').on(t.toAccountId, t.id).where(sql`${t.readAt} is null`),
  ],
);
