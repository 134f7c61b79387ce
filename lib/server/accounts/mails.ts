import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { sendLetter } from '../mails/letter';
import { makeLink, type Purpose } from './links';
import { type AccountRow, presentUser } from './present';

const screens: Record<Purpose, { text: 'confirm' | 'reset'; path: (token: string) => string }> = {
  'confirm-email': { text: 'confirm', path: paths.confirmEmail },
  'reset-password': { text: 'reset', path: paths.resetPassword },
};

/**
 * Sends an account a link that is used once, in the language of who asked for it. `wording` says why it comes, where
 * there is more than one reason.
 */
export const mailLink = async (
  account: AccountRow,
  purpose: Purpose,
  locale: Locale,
  wording: 'confirm' | 'confirmNew' | 'reset' = screens[purpose].text,
): Promise<void> => {
  const token = await makeLink(account.id, purpose);
  if (token === null) return;
  const { path } = screens[purpose];
  const words = messagesOf(locale).mail[wording];
  await sendLetter({
    to: account.email,
    name: account.firstName || presentUser(account).full_name,
    locale,
    subject: words.subject,
    paragraphs: [words.text],
    // From our own setting, never from what a request says of its host.
    action: { text: words.action, href: `${env.siteUrl}${localePath(locale, path(token))}` },
    end: words.end,
  });
};

/** Tells an account, at the address that it had, what was changed about it. */
export const mailNotice = async (
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
  await sendLetter({
    to: account.email,
    name: account.firstName || presentUser(account).full_name,
    locale,
    subject: words.subject,
    paragraphs: [words.text],
    end: words.end,
  });
};
