import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { connect, type Database } from '@/lib/db/connect';
import { blocks, chatMessages, conversations } from '@/lib/db/schema';

export type MessageRow = typeof chatMessages.$inferSelect;
export type ConversationRow = typeof conversations.$inferSelect & { lastMessage: MessageRow };

/** One conversation, as `accountId` has it. */
export type Side = { accountId: number; otherId: number; adId: number };

export const isSide = ({ accountId, otherId, adId }: Side): SQL | undefined =>
  and(
    eq(conversations.accountId, accountId),
    eq(conversations.otherId, otherId),
    eq(conversations.adId, adId),
  );

/** Written as the indexes are. */
const between = (one: number, other: number): SQL =>
  sql`least(${chatMessages.fromAccountId}, ${chatMessages.toAccountId}) = ${Math.min(one, other)}
      and greatest(${chatMessages.fromAccountId}, ${chatMessages.toAccountId}) = ${Math.max(one, other)}`;

type Pages = { before?: number | undefined; after?: number | undefined; limit: number };

/** Messages of two people in the order of their ids, over all their ads or about one. */
export const listMessages = async (
  { accountId, otherId, adId }: Omit<Side, 'adId'> & { adId?: number | undefined },
  { before, after, limit }: Pages,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> => {
  const { db } = await connect();
  const forward = after !== undefined;
  const found = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        between(accountId, otherId),
        adId === undefined ? undefined : eq(chatMessages.adId, adId),
        before === undefined ? undefined : lt(chatMessages.id, before),
        after === undefined ? undefined : gt(chatMessages.id, after),
      ),
    )
    .orderBy(forward ? asc(chatMessages.id) : desc(chatMessages.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows: forward ? rows : rows.reverse(), hasMore: found.length > limit };
};

const withLastMessage = (db: Pick<Database, 'select'>) =>
  db
    .select({ conversation: conversations, lastMessage: chatMessages })
    .from(conversations)
    .innerJoin(chatMessages, eq(chatMessages.id, conversations.lastMessageId));

/** A page of someone's conversations, last written first. */
export const listConversations = async (
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ConversationRow[]; total: number }> => {
  const { db } = await connect();
  const [rows, [all]] = await Promise.all([
    withLastMessage(db)
      .where(eq(conversations.accountId, accountId))
      .orderBy(desc(conversations.lastMessageId))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(conversations).where(eq(conversations.accountId, accountId)),
  ]);
  return {
    rows: rows.map(({ conversation, lastMessage }) => ({ ...conversation, lastMessage })),
    total: all?.total ?? 0,
  };
};

export const findConversation = async (side: Side): Promise<ConversationRow | null> => {
  const { db } = await connect();
  const [found] = await withLastMessage(db).where(isSide(side));
  return found ? { ...found.conversation, lastMessage: found.lastMessage } : null;
};

/** Whether two people have ever written to each other, about whatever ad. */
export const haveTalked = async (accountId: number, otherId: number): Promise<boolean> => {
  const { db } = await connect();
  const [found] = await db
    .select({ adId: conversations.adId })
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), eq(conversations.otherId, otherId)))
    .limit(1);
  return found !== undefined;
};

/** The message that its sender named so, if it is stored already. */
export const findSent = async (fromAccountId: number, clientId: string): Promise<MessageRow | null> => {
  const { db } = await connect();
  const [found] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.fromAccountId, fromAccountId), eq(chatMessages.clientId, clientId)));
  return found ?? null;
};

/** What an account has waited longest to read in a conversation. */
export const findFirstUnread = async ({ accountId, otherId, adId }: Side): Promise<MessageRow | null> => {
  const { db } = await connect();
  const [found] = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.toAccountId, accountId),
        eq(chatMessages.fromAccountId, otherId),
        eq(chatMessages.adId, adId),
        isNull(chatMessages.readAt),
      ),
    )
    .orderBy(asc(chatMessages.id))
    .limit(1);
  return found ?? null;
};

export const countUnread = async (accountId: number): Promise<number> => {
  const { db } = await connect();
  const [found] = await db
    .select({ unread: sql<number>`coalesce(sum(${conversations.unread}), 0)::int` })
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), gt(conversations.unread, 0)));
  return found?.unread ?? 0;
};

export type Blocks = { byMe: Set<number>; byThem: Set<number> };

/** Who of these the account has blocked, and who has blocked it. */
export const findBlocks = async (accountId: number, others: readonly number[]): Promise<Blocks> => {
  const found: Blocks = { byMe: new Set(), byThem: new Set() };
  if (!others.length) return found;
  const { db } = await connect();
  const rows = await db
    .select()
    .from(blocks)
    .where(
      or(
        and(eq(blocks.accountId, accountId), inArray(blocks.blockedId, [...others])),
        and(eq(blocks.blockedId, accountId), inArray(blocks.accountId, [...others])),
      ),
    );
  for (const row of rows) {
    if (row.accountId === accountId) found.byMe.add(row.blockedId);
    else found.byThem.add(row.accountId);
  }
  return found;
};
