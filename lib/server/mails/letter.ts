import { escapeHtml } from '@/lib/format/escape-html';
import { fillIn, fillIsolated, withoutIsolates } from '@/lib/i18n/fill-in';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { sendMail } from '@/lib/mail/send-mail';
import type { PayloadOf } from '../queue/payloads';
import { HopelessError, type Told } from '../queue/worker';
import { readSettings } from '../wordings/settings';
import { type Link, linksOf, type Section, sectionOf, sectionText } from './sections';

export type { Section };

// Every mail of the site has this one form: a greeting, what there is to say, things to look at in those that are about
// some, at most one thing to do, and an end.

/**
 * `name`: whom it greets. `quote`: in somebody's own words, set apart, the reason of a moderator or a message; line breaks
 * stay. `action`: the one thing to do, with the whole address of where. `replyTo`: where an answer goes, when not to the
 * site. `sections`: things that it is about. `unsubscribe`: where a POST ends such mails (RFC 8058).
 */
export type Letter = PayloadOf<'letter'> & {
  sections?: readonly Section[];
  /** Under the end. */
  links?: readonly Link[];
  unsubscribe?: string;
};

const styles = {
  body: "margin:0;padding:16px;background:#fbfaf7;color:#15181c;font:16px/1.6 system-ui,'Segoe UI',Tahoma,sans-serif",
  sheet:
    'max-width:32em;margin:0 auto;padding:24px;background:#fff;border:1px solid #e7e5df;border-top:4px solid #f2a900;border-radius:4px',
  site: 'margin:0 0 24px;font-weight:700;font-size:18px',
  quote: 'margin:20px 0;padding:12px 16px;background:#f2f0eb;border-radius:4px;white-space:pre-line',
  button:
    'display:inline-block;padding:12px 24px;background:#f2a900;color:#15181c;border-radius:4px;font-weight:700;text-decoration:none',
  copy: 'margin-top:32px;font-size:13px;color:#5f646a',
  link: 'color:#0b5c6b;word-break:break-all',
};

type Written = Letter & { greeting: string; copy: string; site: string };

const htmlOf = (letter: Written) => {
  const { locale, subject, greeting, paragraphs, sections, quote, action, end, links, copy, site } = letter;
  const { dir } = locales[locale];
  const line = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const href = escapeHtml(action?.href ?? '');
  const parts = [
    `<p style="${styles.site}"><bdi>${escapeHtml(site)}</bdi></p>`,
    line(greeting),
    ...paragraphs.map(line),
    ...(sections ?? []).map((section) => sectionOf(section, dir)),
    ...(quote ? [`<blockquote dir="auto" style="${styles.quote}">${escapeHtml(quote)}</blockquote>`] : []),
    ...(action
      ? [
          `<p style="margin:28px 0"><a href="${href}" style="${styles.button}">${escapeHtml(action.text)}</a></p>`,
        ]
      : []),
    ...(end ? [line(end)] : []),
    ...(links ? [linksOf(links)] : []),
    ...(action
      ? [
          `<p style="${styles.copy}">${escapeHtml(copy)}<br><a href="${href}" dir="ltr" style="${styles.link}">${href}</a></p>`,
        ]
      : []),
  ];
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="${styles.body}">
<div dir="${dir}" style="${styles.sheet}">
${parts.join('\n')}
</div>
</body>
</html>`;
};

/** What a mail server says of a mailbox that is not there, and will not be. */
const isForGood = (error: unknown) => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
};

/**
 * Sends a letter as text and as HTML, from the site by its name in the letter's language. `{site}` and `{name}` in its
 * texts are filled in. Everything is escaped: give it plain text. For handlers of jobs, by whose id a second attempt is
 * known as the same mail; everybody else enqueues a `letter`.
 */
export const sendLetter = async (letter: Letter, { id }: Pick<Told, 'id'>): Promise<void> => {
  const { company_name: site } = await readSettings(letter.locale);
  const words = messagesOf(letter.locale).mail;
  const named = { site, name: letter.name };
  const say = (text: string) => fillIsolated(text, named);
  const subject = withoutIsolates(fillIn(letter.subject, named));
  const greeting = say(words.greeting);
  const paragraphs = letter.paragraphs.map(say);
  const end = letter.end === undefined ? undefined : say(letter.end);
  const { to, quote, action, replyTo, sections = [], links = [], unsubscribe } = letter;
  const linkText = links.map(({ text, href }) => `${text}: ${href}`).join('\n');
  await sendMail({
    id,
    to,
    from: { name: site },
    ...(replyTo ? { replyTo } : {}),
    ...(unsubscribe ? { unsubscribe } : {}),
    subject,
    text: [greeting, ...paragraphs, ...sections.map(sectionText), quote, action?.href, end, linkText, site]
      .filter(Boolean)
      .join('\n\n'),
    html: htmlOf({
      ...letter,
      subject,
      greeting,
      paragraphs,
      ...(end === undefined ? {} : { end }),
      copy: words.copy,
      site,
    }),
  }).catch((error) => {
    if (isForGood(error)) throw new HopelessError(error.message, { cause: error });
    throw error;
  });
};
