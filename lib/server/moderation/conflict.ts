import { and, desc, eq, like } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { accounts, auditLog } from '@/lib/db/schema';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { presentUser } from '../accounts/present';
import { Refusal } from '../refusal';
import type { Audited } from './log/write';

/** Who decided about a row before, by the log. `kind` is how the names of such decisions begin. */
export const decidedAlready = async (
  subject: Audited['subject'],
  id: number,
  kind: 'report' | 'account-report' | 'account' | 'subscription',
  lang: Locale,
): Promise<Refusal> => {
  const { db } = await connect();
  const { conflict } = messagesOf(lang).moderationAnswers;
  const [last] = await db
    .select({ actor: accounts })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subject, subject),
        eq(auditLog.subjectId, String(id)),
        like(auditLog.action, `${kind}.%`),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!last) return new Refusal(409, conflict.gone);
  const name = last.actor ? presentUser(last.actor).full_name : conflict.someone;
  return new Refusal(409, fillIn(conflict.decided, { name }));
};
