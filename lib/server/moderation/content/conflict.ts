import { and, desc, eq } from 'drizzle-orm';
import type { AuditSubject } from '@/lib/contract/moderation/log';
import { accounts, auditLog } from '@/lib/db/schema';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { presentUser } from '../../accounts/present';
import type { Tx } from '../../ads/decisions';
import { Refusal } from '../../refusal';

/** What was read is not what is there: who changed it last, by the log. */
export const overtaken = async (
  tx: Pick<Tx, 'select'>,
  subject: AuditSubject,
  id: string | number,
  lang: Locale,
): Promise<Refusal> => {
  const { overtaken: text, someone } = messagesOf(lang).consoleAnswers;
  const [last] = await tx
    .select({ actor: accounts })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return new Refusal(409, fillIn(text, { name: last?.actor ? presentUser(last.actor).full_name : someone }));
};
