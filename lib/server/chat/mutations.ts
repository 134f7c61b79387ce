import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { NewMessage } from '@/lib/contract/chat-fields';
import type { Database } from '@/lib/db/connect';
import { accountReports, blocks, chatMessages, conversations } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { findPeople } from '../accounts/queries';
import { findSellers } from '../ads/sellers';
import { HttpError } from '../http-error';
import { giveBack, type Limit, takeOrRefuse } from '../limits';
import { transact } from '../transaction';
import { announceMessage, announceReading } from './events';
import { refuseUnlessMayWrite } from './policy';
import {
  findBlocks,
  findConversation,
  findSent,
  haveTalked,
  isSide,
  type MessageRow,
  type Side,
} from './queries';

const limits = {
  send: { name: 'chat', most: 30, seconds: 60 },
  block: { name: 'chat block', most: 60, seconds: 3_600 },
  report: { name: 'chat report', most: 10, seconds: 3_600 },
} satisfies Record<string, Limit>;

type Tx = Pick<Database, 'insert'>;

/** Both people have the conversation. */
const keepConversation = (tx: Tx, { id, fromAccountId, toAccountId, adId, createdAt }: MessageRow) => {
  const sides = [
    { accountId: fromAccountId, otherId: toAccountId, unread: 0, unreadSince: null },
    { accountId: toAccountId, otherId: fromAccountId, unread: 1, unreadSince: createdAt },
  ];
  return tx
    .insert(conversations)
    .values(sides.map((side) => ({ ...side, adId, lastMessageId: id })))
    .onConflictDoUpdate({
      target: [conversations.accountId, conversations.otherId, conversations.adId],
      set: {
        lastMessageId: sql`greatest(${conversations.lastMessageId}, excluded.last_message_id)`,
        unread: sql`${conversations.unread} + excluded.unread`,
        unreadSince: sql`coalesce(${conversations.unreadSince}, excluded.unread_since)`,
      },
    });
};

/** Stores a message with its conversation, or nothing where its sender has stored it already. */
const storeMessage = async (
  message: Pick<MessageRow, 'fromAccountId' | 'toAccountId' | 'adId' | 'body' | 'clientId'>,
): Promise<MessageRow | null> => {
  const [low = 0, high = 0] = [message.fromAccountId, message.toAccountId].toSorted(
    (one, other) => one - other,
  );
  return transact(async (tx) => {
    // Two people's messages get their numbers in the order in which they can be read: "after number n" misses none.
    await tx.execute(sql`select pg_advisory_xact_lock(${low}::int, ${high}::int)`);
    const [stored] = await tx
      .insert(chatMessages)
      .values({ ...message, createdAt: sql`clock_timestamp()` })
      .onConflictDoNothing()
      .returning();
    if (!stored) return null;
    await keepConversation(tx, stored);
    return stored;
  });
};

/** The message that a repeat means; what is not a repeat but another message by the same name is refused. */
const findRepeated = async (
  fromAccountId: number,
  { id, to_app_account_id: to, ad_id: adId, from_message: body }: NewMessage,
  lang: Locale,
): Promise<MessageRow | null> => {
  const sent = id === undefined ? null : await findSent(fromAccountId, id);
  if (sent && (sent.toAccountId !== to || sent.adId !== adId || sent.body !== body)) {
    const message = messagesOf(lang).chat.answers.idTaken;
    throw new HttpError(422, message, { id: [message] });
  }
  return sent;
};

/**
 * Stores what someone writes, once however often it is sent by one temporary id, and tells both of it after the commit.
 * Throws 403 between people who are blocked, 422 without a reason to write to each other, 429 above 30 a minute.
 */
export const sendMessage = async (fromId: number, fields: NewMessage, lang: Locale): Promise<MessageRow> => {
  const { to_app_account_id: toId, ad_id: adId, from_message: body, id: clientId = null } = fields;
  const before = await findRepeated(fromId, fields, lang);
  if (before) return before;
  const owner = String(fromId);
  takeOrRefuse(limits.send, owner, lang);
  const [people, sellers, blocked, conversation] = await Promise.all([
    findPeople([toId]),
    findSellers([adId]),
    findBlocks(fromId, [toId]),
    findConversation({ accountId: fromId, otherId: toId, adId }),
  ]);
  refuseUnlessMayWrite(
    {
      callerId: fromId,
      otherId: toId,
      other: people.get(toId),
      ad: sellers.get(adId),
      blocks: blocked,
      begun: conversation !== null,
    },
    lang,
  );
  const stored = await storeMessage({ fromAccountId: fromId, toAccountId: toId, adId, body, clientId });
  if (stored) {
    announceMessage(stored);
    return stored;
  }
  // It was sent twice at once, and the other one was faster.
  giveBack(limits.send, owner);
  const twin = await findRepeated(fromId, fields, lang);
  if (!twin) throw new Error(`Message ${clientId} of account ${fromId} was neither stored nor found`);
  return twin;
};

/** Counts what was written to `accountId`, up to a message, as read. A message that comes meanwhile stays unread. */
export const markRead = async (side: Side, upTo: number): Promise<void> => {
  const readAt = await transact(async (tx) => {
    // Whoever writes now waits for this row, and adds to what is left.
    const [held] = await tx.select().from(conversations).where(isSide(side)).for('update');
    if (!held || held.unread === 0) return null;
    const unread = and(
      eq(chatMessages.toAccountId, side.accountId),
      eq(chatMessages.fromAccountId, side.otherId),
      eq(chatMessages.adId, side.adId),
      isNull(chatMessages.readAt),
    );
    const now = new Date();
    const read = await tx
      .update(chatMessages)
      .set({ readAt: now })
      .where(and(unread, lte(chatMessages.id, upTo)))
      .returning({ id: chatMessages.id });
    if (!read.length) return null;
    const [left] = await tx
      .select({ n: sql<number>`count(*)::int`, since: sql<string | null>`min(${chatMessages.createdAt})` })
      .from(chatMessages)
      .where(unread);
    const all = !left?.n;
    await tx
      .update(conversations)
      .set({
        unread: left?.n ?? 0,
        unreadSince: all ? null : new Date(left.since ?? now),
        ...(all ? { mailedAt: null } : {}),
      })
      .where(isSide(side));
    return now;
  });
  if (readAt) announceReading(side, upTo, readAt);
};

/** Throws 404 for someone who is not there, 422 for oneself. */
const getOther = async (accountId: number, otherId: number, lang: Locale) => {
  const { answers } = messagesOf(lang).chat;
  if (accountId === otherId) throw new HttpError(422, answers.oneself, { account_id: [answers.oneself] });
  const other = (await findPeople([otherId])).get(otherId);
  if (!other) throw new HttpError(404, answers.nobody);
  return other;
};

export const blockPerson = async (accountId: number, blockedId: number, lang: Locale) => {
  takeOrRefuse(limits.block, String(accountId), lang);
  await getOther(accountId, blockedId, lang);
  await transact((tx) => tx.insert(blocks).values({ accountId, blockedId }).onConflictDoNothing());
};

export const unblockPerson = async (accountId: number, blockedId: number, lang: Locale) => {
  takeOrRefuse(limits.block, String(accountId), lang);
  await getOther(accountId, blockedId, lang);
  await transact((tx) =>
    tx.delete(blocks).where(and(eq(blocks.accountId, accountId), eq(blocks.blockedId, blockedId))),
  );
};

type Report = { account_id: number; ad_id?: number | undefined; note?: string | undefined };

/** For the moderators. Only someone one has talked to can be reported here: 403 otherwise. */
export const reportPerson = async (accountId: number, report: Report, lang: Locale) => {
  takeOrRefuse(limits.report, String(accountId), lang);
  const { account_id: subjectId, ad_id: adId, note = '' } = report;
  await getOther(accountId, subjectId, lang);
  if (!(await haveTalked(accountId, subjectId))) {
    throw new HttpError(403, messagesOf(lang).chat.answers.notTalked);
  }
  const about = adId && (await findSellers([adId])).has(adId) ? adId : null;
  await transact((tx) =>
    tx
      .insert(accountReports)
      .values({ subjectId, accountId, adId: about, note })
      .onConflictDoUpdate({
        target: [accountReports.subjectId, accountReports.accountId],
        targetWhere: sql`${accountReports.status} = 'open'`,
        set: { note, adId: about },
      }),
  );
};
