import { and, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { conversations } from '@/lib/db/schema';
import { env } from '@/lib/env';
import { truncate } from '@/lib/format/truncate';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { oncePerProcess } from '@/lib/once-per-process';
import { localePath, paths } from '@/lib/paths';
import { findPeople, findReaders } from '../accounts/queries';
import { findTitles } from '../ads/titles';
import { afterCommit } from '../after-commit';
import { inMs, runJob } from '../jobs';
import { sendLetter } from '../mails/letter';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';
import type { Told } from '../queue/worker';
import { transact } from '../transaction';
import { findFirstUnread, isSide } from './queries';

const minute = 60_000;
/** Who is at the screen reads a message sooner than this. */
const wait = 10 * minute;
/** What lies longer was not mailed because mail did not work; it is not news any more. */
const tooOld = 24 * 60 * minute;
const atOnce = 50;

/**
 * Writes a mail down for everyone who has left a message unread for ten minutes: one a conversation, until it is read. Of
 * two who look at once, each finds others.
 */
export const mailUnread = async (now = new Date()): Promise<void> => {
  await transact(async (tx) => {
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
    for (const side of waiting) {
      await tx.update(conversations).set({ mailedAt: now }).where(isSide(side));
      await enqueue(tx, 'unread-mail', side, { accountId: side.accountId });
    }
  });
};

/** The mail of a conversation, unless it was read meanwhile, or is no news any more. */
export const sendUnreadMail = async (side: PayloadOf<'unread-mail'>, told: Told): Promise<void> => {
  const message = await findFirstUnread(side);
  if (!message || message.createdAt.getTime() < Date.now() - tooOld) return;
  const [readers, writers, titles] = await Promise.all([
    findReaders([side.accountId]),
    findPeople([side.otherId]),
    findTitles([side.adId]),
  ]);
  const reader = readers.get(side.accountId);
  if (!reader) return;
  const locale = isLocale(reader.locale) ? reader.locale : defaultLocale;
  const words = messagesOf(locale).mail.unread;
  const said = {
    person: writers.get(side.otherId)?.username ?? '',
    ad: titles.get(side.adId)?.(locale) ?? '',
  };
  const letter = {
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
  };
  await sendLetter(letter, told);
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
