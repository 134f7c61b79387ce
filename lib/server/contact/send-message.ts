import { asc, eq } from 'drizzle-orm';
import type { ContactFields } from '@/lib/contract/moderation-fields';
import { connect } from '@/lib/db/connect';
import { contactMessages, contacts } from '@/lib/db/schema';
import { env } from '@/lib/env';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import { takeOrRefuse } from '../limits';
import { sendLetter } from '../mails/letter';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';
import type { Told } from '../queue/worker';
import { transact } from '../transaction';
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

/** The mail to the site with a message that was kept. */
export const sendContactMail = async (
  { messageId }: PayloadOf<'contact-mail'>,
  told: Told,
): Promise<void> => {
  const { db } = await connect();
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!row) return;
  const { name, email, company, message } = row;
  const words = messagesOf(defaultLocale).contactMail;
  const { company_name: site } = await readSettings(defaultLocale);
  const letter = {
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
  };
  await sendLetter(letter, told);
};

/**
 * Keeps a visitor's message for the moderators and mails it to the site's own address. A machine that fills in what
 * people do not see is told the same and kept nowhere. 429 after five an hour from one address.
 */
export const sendContactMessage = async (fields: ContactFields, request: Request, lang: Locale) => {
  takeOrRefuse(limit, visitorAddress(request), lang, messagesOf(lang).contactAnswers.tooMany);
  if (fields.fax) return;
  await transact(async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({
        name: fields.name,
        email: fields.email,
        company: fields.your_company ?? null,
        message: fields.message,
        language: lang,
      })
      .returning({ id: contactMessages.id });
    if (row) await enqueue(tx, 'contact-mail', { messageId: row.id });
  });
};
