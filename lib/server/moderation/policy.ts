import type { Locale } from '@/lib/i18n/locales';
import type { AccountRow } from '../accounts/present';
import { getCaller } from '../accounts/sessions';
import { notFound } from '../http-error';
import { logEvent } from '../log-event';

/**
 * Who sends this request, if he is a moderator. A visitor is asked to log in (401); to a member there is nothing here
 * (404), as behind any address that does not exist.
 */
export const getModerator = async (request: Request, lang: Locale): Promise<AccountRow> => {
  const { account } = await getCaller(request, lang);
  if (account.role !== 'moderator') {
    logEvent('refused', { account: account.id, method: request.method });
    throw notFound();
  }
  return account;
};

/** Nobody locks himself out, and moderators are not judged as such: the role is taken back first. */
export const mayBlock = (
  moderator: Pick<AccountRow, 'id'>,
  account: Pick<AccountRow, 'id' | 'role'>,
): boolean => account.id !== moderator.id && account.role !== 'moderator';
