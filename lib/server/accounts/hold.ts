import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { accounts, sessions } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from '../http-error';
import type { AccountRow } from './present';
import type { Caller } from './sessions';

/**
 * Until the transaction ends, no other that holds the same account goes on: of two calls at once the second sees what
 * the first wrote. Whoever also holds an ad's row holds the account first. Throws an HttpError 401 where the account was
 * closed or blocked while its form was still coming in.
 */
export const holdAccount = async (
  tx: Pick<Database, 'select'>,
  accountId: number,
  lang: Locale,
): Promise<AccountRow> => {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.blockedAt), isNull(accounts.deletedAt)))
    .for('no key update');
  if (!account) throw new HttpError(401, messagesOf(lang).auth.answers.signedOut);
  return account;
};

/**
 * The same for who sends a request, whose session has to be there still: what was begun before it ended, by a logout or
 * by a new password, comes too late.
 */
export const holdCaller = async (
  tx: Pick<Database, 'select'>,
  { account, sessionId }: Pick<Caller, 'account' | 'sessionId'>,
  lang: Locale,
): Promise<AccountRow> => {
  const held = await holdAccount(tx, account.id, lang);
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, account.id)));
  if (!session) throw new HttpError(401, messagesOf(lang).auth.answers.signedOut);
  return held;
};
