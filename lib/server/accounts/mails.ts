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

/** Sends an account a link that is used once, in the language of who asked for it. */
export const mailLink = async (account: AccountRow, purpose: Purpose, locale: Locale): Promise<void> => {
  const token = await makeLink(account.id, purpose);
  if (token === null) return;
  const { text: name, path } = screens[purpose];
  const words = messagesOf(locale).mail[name];
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
