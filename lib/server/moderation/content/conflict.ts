import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { Tx } from '../../ads/decisions';
import { HttpError } from '../../http-error';
import { findLastDecision } from '../log/queries';
import type { Audited } from '../log/write';

/** What was read is not what is there: who changed it last, by the log. */
export const overtaken = async (
  tx: Pick<Tx, 'select'>,
  subject: Audited['subject'],
  id: Audited['subjectId'],
  lang: Locale,
): Promise<HttpError> => {
  const { consoleAnswers, moderationAnswers } = messagesOf(lang);
  const last = await findLastDecision(subject, id, { tx });
  const name = last?.actor?.name ?? moderationAnswers.conflict.someone;
  return new HttpError(409, fillIn(consoleAnswers.overtaken, { name }));
};
