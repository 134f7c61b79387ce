import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { AccountRow } from '../accounts/present';
import { getCaller } from '../accounts/sessions';
import { HttpError, notFound } from '../http-error';
import { logEvent } from '../log-event';
import { lacksTwoStep } from '../moderates';

/**
 * Who sends this request, if he is a moderator. A visitor is asked to log in (401); to a member there is nothing here
 * (404), as behind any address that does not exist. Where the operator wants it so, a moderator without two-step login
 * hears that (403).
 */
export const getModerator = async (request: Request, lang: Locale): Promise<AccountRow> => {
  const { account } = await getCaller(request, lang);
  if (account.role !== 'moderator') {
    logEvent('refused');
    throw notFound();
  }
  if (lacksTwoStep(account)) throw new HttpError(403, messagesOf(lang).auth.answers.twoStepNeeded);
  return account;
};

/** Nobody locks himself out, and moderators are not judged as such: the role is taken back first. */
export const mayBlock = (
  moderator: Pick<AccountRow, 'id'>,
  account: Pick<AccountRow, 'id' | 'role'>,
): boolean => account.id !== moderator.id && account.role !== 'moderator';
