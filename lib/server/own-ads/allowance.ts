import type { Database } from '@/lib/db/connect';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from '../http-error';
import { countRegular, findActingPlan } from '../subscriptions/queries';

/** Throws an HttpError 409 where the seller's plan allows no more ads; call it while his account is held. */
export const refuseAboveAllowance = async (
  tx: Pick<Database, 'select'>,
  accountId: number,
  lang: Locale,
): Promise<void> => {
  const { plan } = await findActingPlan(tx, accountId);
  const allowed = plan?.regular ?? 0;
  if ((await countRegular(tx, accountId)) < allowed) return;
  throw new HttpError(409, fillIn(messagesOf(lang).adAnswers.planFull, { count: String(allowed) }));
};
