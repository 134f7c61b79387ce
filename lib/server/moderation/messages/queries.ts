import { and, asc, desc, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { ContactMessage } from '@/lib/contract/moderation/messages';
import { connect } from '@/lib/db/connect';
import { contactMessages } from '@/lib/db/schema';
import { cut, idCursor, perPage } from '../cursor';
import { localeOf } from '../present';

export const presentMessage = (row: typeof contactMessages.$inferSelect): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company,
  message: row.message,
  language: localeOf(row.language),
  date: row.createdAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
});

/** Unanswered messages in the order in which they came; answered ones newest first. */
export const listMessages = async ({
  answered,
  cursor,
}: {
  answered: boolean;
  cursor?: string | undefined;
}) => {
  const { db } = await connect();
  const from = idCursor(cursor);
  const { id, answeredAt } = contactMessages;
  const rows = await db
    .select()
    .from(contactMessages)
    .where(
      and(
        answered ? isNotNull(answeredAt) : isNull(answeredAt),
        from === null ? undefined : answered ? lt(id, from) : gt(id, from),
      ),
    )
    .orderBy(answered ? desc(id) : asc(id))
    .limit(perPage + 1);
  const { page, next } = cut(rows, (row) => String(row.id));
  return { data: page.map(presentMessage), next };
};
