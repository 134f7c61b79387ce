import { env } from '@/lib/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import { fillIn, messagesOf } from '@/lib/i18n/messages';
import { sendMail } from '@/lib/mail/send-mail';
import { localePath, paths } from '@/lib/paths';
import { readSettings } from '../wordings/settings';
import { makeLink, type Purpose } from './links';
import { type AccountRow, presentUser } from './present';

const screens: Record<Purpose, { text: 'confirm' | 'reset'; path: (token: string) => string }> = {
  'confirm-email': { text: 'confirm', path: paths.confirmEmail },
  'reset-password': { text: 'reset', path: paths.resetPassword },
};

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark,
  );

type Letter = {
  locale: Locale;
  greeting: string;
  text: string;
  action: string;
  href: string;
  end: string;
  copy: string;
  site: string;
};

const htmlOf = (letter: Letter) => {
  const { locale, greeting, text, action, href, end, copy, site } = Object.fromEntries(
    Object.entries(letter).map(([key, value]) => [key, escapeHtml(value)]),
  ) as Record<keyof Letter, string>;
  const { dir } = locales[letter.locale];
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${action}</title></head>
<body style="margin:0;padding:24px;background:#fbfaf7;color:#15181c;font:16px/1.6 system-ui,'Segoe UI',Tahoma,sans-serif">
<div dir="${dir}" style="max-width:32em;margin:0 auto;padding:32px;background:#fff;border:1px solid #e7e5df;border-radius:4px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px"><bdi>${site}</bdi></p>
<p>${greeting}</p>
<p>${text}</p>
<p style="margin:28px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;background:#f2a900;color:#15181c;border-radius:4px;font-weight:700;text-decoration:none">${action}</a></p>
<p>${end}</p>
<p style="margin-top:32px;font-size:13px;color:#5f646a">${copy}<br><a href="${href}" dir="ltr" style="color:#0b5c6b;word-break:break-all">${href}</a></p>
</div>
</body>
</html>`;
};

/** Sends an account a link that is used once, in the language of who asked for it. */
export const mailLink = async (account: AccountRow, purpose: Purpose, locale: Locale): Promise<void> => {
  const token = await makeLink(account.id, purpose);
  if (token === null) return;
  const { company_name: site } = await readSettings(locale);
  const { text: name, path } = screens[purpose];
  const words = messagesOf(locale).mail;
  const values = { site, name: account.firstName || presentUser(account).full_name };
  const letter: Letter = {
    locale,
    greeting: fillIn(words.greeting, values),
    text: fillIn(words[name].text, values),
    action: words[name].action,
    // From our own setting, never from what a request says of its host.
    href: `${env.siteUrl}${localePath(locale, path(token))}`,
    end: words[name].end,
    copy: words.copy,
    site,
  };
  await sendMail({
    to: account.email,
    from: { name: site },
    subject: fillIn(words[name].subject, values),
    text: [letter.greeting, letter.text, letter.href, letter.end, site].join('\n\n'),
    html: htmlOf(letter),
  });
};
