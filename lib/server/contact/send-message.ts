import { asc, eq } from 'drizzle-orm';
import type { ContactFields } from '@/lib/contract/moderation-fields';
import { connect } from '@/lib/db/connect';
import { contactMessages, contacts } from '@/lib/db/schema';
import { env } from '@/lib/env';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import { afterCommit } from '../after-commit';
import { takeOrRefuse } from '../limits';
import { sendLetter } from '../mails/letter';
import { visitorAddress } from '../visitor-address';
import { readSettings } from '../wordings/settings';

const limit = { name: 'contact message', most: 5, seconds: 60 * 60 };

/** The first e-mail address that the contact screen shows; the sender of all mails where it shows none. */
const addressOfSite = async (): Promise<string> => {
  const { db } = await connect();
  const [row] = await db
    .select()
    .from(contacts)
    .where(eq(contacts.type, 'email'))
    .orderBy(asc(contacts.position), asc(contacts.id))
    .limit(1);
  return row?.name ?? env.mailFrom;
};

const mailToSite = async ({ name, email, your_company: company, message }: ContactFields) => {
  const words = messagesOf(defaultLocale).contactMail;
  const { company_name: site } = await readSettings(defaultLocale);
  await sendLetter({
    to: await addressOfSite(),
    name: site,
    locale: defaultLocale,
    subject: fillIn(words.subject, { from: name }),
    paragraphs: [
      fillIsolated(company ? words.fromCompany : words.from, { from: name, email, company: company ?? '' }),
    ],
    quote: message,
    action: { text: words.action, href: `${env.siteUrl}${paths.moderationMessages}` },
    end: words.end,
    replyTo: { name, address: email },
  });
};

/**
 * Keeps a visitor's message for the moderators and mails it to the site's own address. A machine that fills in what
 * people do not see is told the same and kept nowhere. 429 after five an hour from one address.
 */
export const sendContactMessage = async (fields: ContactFields, request: Request, lang: Locale) => {
  takeOrRefuse(limit, visitorAddress(request), lang, messagesOf(lang).contactAnswers.tooMany);
  if (fields.fax) return;
  const { db } = await connect();
  await db.insert(contactMessages).values({
    name: fields.name,
    email: fields.email,
    company: fields.your_company ?? null,
    message: fields.message,
    language: lang,
  });
  afterCommit('The mail with a message to the site', () => mailToSite(fields));
};
