import type { Database } from '@/lib/db/connect';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { sendLetter } from '../mails/letter';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';
import type { Told } from '../queue/worker';
import { dropLink, makeLink, type Purpose } from './links';
import { type AccountRow, presentUser } from './present';
import { findByEmail, findById } from './queries';

type Writing = Pick<Database, 'insert'>;

const screens: Record<Purpose, (token: string) => string> = {
  'confirm-email': paths.confirmEmail,
  'reset-password': paths.resetPassword,
};

/** Greets an account by what it calls itself. */
const nameOf = (account: AccountRow) => account.firstName || presentUser(account).full_name;

type Wording = 'confirm' | 'confirmNew' | 'reset';

/** One link is made for each attempt: nobody but the mailbox has its secret. */
const sendLink = async (
  account: AccountRow,
  { purpose, locale, wording }: { purpose: Purpose; locale: Locale; wording: Wording },
  told: Told,
) => {
  const token = await makeLink(account.id, purpose);
  if (token === null) return;
  const words = messagesOf(locale).mail[wording];
  const letter = {
    to: account.email,
    name: nameOf(account),
    locale,
    subject: words.subject,
    paragraphs: [words.text],
    // From our own setting, never from what a request says of its host.
    action: { text: words.action, href: `${env.siteUrl}${localePath(locale, screens[purpose](token))}` },
    end: words.end,
  };
  await sendLetter(letter, told).catch(async (error) => {
    await dropLink(token);
    throw error;
  });
};

export const sendConfirmLink = async (
  { accountId, locale, wording }: PayloadOf<'confirm-link'>,
  told: Told,
): Promise<void> => {
  const account = await findById(accountId);
  if (account) await sendLink(account, { purpose: 'confirm-email', locale, wording }, told);
};

export const sendResetLink = async (
  { email, locale }: PayloadOf<'reset-link'>,
  told: Told,
): Promise<void> => {
  const account = await findByEmail(email);
  if (account?.passwordHash && !account.blockedAt)
    await sendLink(account, { purpose: 'reset-password', locale, wording: 'reset' }, told);
};

/**
 * Sends an account a link by which it confirms its address, in the language of who asked for it. `wording`: `confirmNew`
 * for an address that it changed to.
 */
export const mailConfirmLink = (
  tx: Writing,
  accountId: number,
  locale: Locale,
  wording: 'confirm' | 'confirmNew' = 'confirm',
) => enqueue(tx, 'confirm-link', { accountId, locale, wording }, { accountId });

/** Tells an account, at the address that it had, what was changed about it. */
export const mailNotice = async (
  tx: Writing,
  account: AccountRow,
  about:
    | 'passwordChanged'
    | 'emailChanged'
    | 'accountClosed'
    | 'twoStepOn'
    | 'twoStepOff'
    | 'codesGuessed'
    | 'passkeyAdded'
    | 'passkeyRemoved',
  locale: Locale,
): Promise<void> => {
  const words = messagesOf(locale).mail[about];
  const letter = {
    to: account.email,
    name: nameOf(account),
    locale,
    subject: words.subject,
    paragraphs: [words.text],
    end: words.end,
  };
  // The last word to an account goes out after it is closed.
  await enqueue(tx, 'letter', letter, about === 'accountClosed' ? {} : { accountId: account.id });
};
