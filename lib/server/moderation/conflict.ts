import { like } from 'drizzle-orm';
import { auditLog } from '@/lib/db/schema';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from '../http-error';
import { findLastDecision } from './log/queries';
import type { Audited } from './log/write';

/** Who decided about a row before, by the log. `kind` is how the names of such decisions begin. */
export const decidedAlready = async (
  subject: Audited['subject'],
  id: number,
  kind: 'report' | 'account-report' | 'account' | 'subscription',
  lang: Locale,
): Promise<HttpError> => {
  const { conflict } = messagesOf(lang).moderationAnswers;
  const last = await findLastDecision(subject, id, { which: like(auditLog.action, `${kind}.%`) });
  if (!last) return new HttpError(409, conflict.gone);
  return new HttpError(409, fillIn(conflict.decided, { name: last.actor?.name ?? conflict.someone }));
};
