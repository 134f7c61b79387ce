import { and, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { conversations } from '@/lib/db/schema';
import { env } from '@/lib/env';
import { truncate } from '@/lib/format/truncate';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { oncePerProcess } from '@/lib/once-per-process';
import { localePath, paths } from '@/lib/paths';
import { findPeople, findReaders, type Reader } from '../accounts/queries';
import { findTitles } from '../ads/titles';
import { afterCommit } from '../after-commit';
import { inMs, runJob } from '../jobs';
import { sendLetter } from '../mails/letter';
import { transact } from '../transaction';
import { findFirstUnread, isSide, type Side } from './queries';

const minute = 60_000;
/** Who is at the screen reads a message sooner than this. */
const wait = 10 * minute;
/** What lies longer was not mailed because mail did not work; it is not news any more. */
const tooOld = 24 * 60 * minute;
const atOnce = 50;

/** Takes conversations that wait for a mail; of two who take at once, each gets others. */
const takeWaiting = async (now: Date): Promise<Side[]> => {
  return transact(async (tx) => {
    const { accountId, otherId, adId, unreadSince, mailedAt } = conversations;
    const waiting = await tx
      .select({ accountId, otherId, adId })
      .from(conversations)
      .where(
        and(
          isNotNull(unreadSince),
          isNull(mailedAt),
          lte(unreadSince, new Date(now.getTime() - wait)),
          gt(unreadSince, new Date(now.getTime() - tooOld)),
        ),
      )
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const side of waiting) await tx.update(conversations).set({ mailedAt: now }).where(isSide(side));
    return waiting;
  });
};

type About = { writer: string; titleIn: (lang: Locale) => string };

const mailTo = async (reader: Reader, side: Side, { writer, titleIn }: About) => {
  const message = await findFirstUnread(side);
  if (!message) return;
  const locale = isLocale(reader.locale) ? reader.locale : defaultLocale;
  const words = messagesOf(locale).mail.unread;
  const said = { person: writer, ad: titleIn(locale) };
  await sendLetter({
    to: reader.email,
    name: reader.name,
    locale,
    subject: fillIn(words.subject, said),
    paragraphs: [fillIsolated(words.text, said)],
    quote: truncate(message.body, 500),
    action: {
      text: words.action,
      href: `${env.siteUrl}${localePath(locale, paths.chat(side.otherId, side.adId))}`,
    },
    end: words.end,
  });
};

const mailOrPutBack = async (side: Side, reader: Reader | undefined, about: About) => {
  if (!reader) return;
  try {
    await mailTo(reader, side, about);
  } catch (error) {
    const { db } = await connect();
    await db.update(conversations).set({ mailedAt: null }).where(isSide(side));
    throw error;
  }
};

/** Mails everyone who has left a message unread for ten minutes: one mail a conversation, until it is read. */
export const mailUnread = async (now = new Date()): Promise<void> => {
  const waiting = await takeWaiting(now);
  const [readers, writers, titles] = await Promise.all([
    findReaders(waiting.map(({ accountId }) => accountId)),
    findPeople(waiting.map(({ otherId }) => otherId)),
    findTitles(waiting.map(({ adId }) => adId)),
  ]);
  for (const side of waiting) {
    const writer = writers.get(side.otherId)?.username ?? '';
    const titleIn = titles.get(side.adId) ?? (() => '');
    await mailOrPutBack(side, readers.get(side.accountId), { writer, titleIn });
  }
};

/** Looks every minute while the site runs. */
export const mailUnreadEveryMinute = () =>
  oncePerProcess('mailing of unread messages', () =>
    setInterval(() => {
      afterCommit('Mailing of unread messages', () =>
        runJob('unread-mails', inMs(minute), () => mailUnread()),
      );
    }, minute).unref(),
  );
