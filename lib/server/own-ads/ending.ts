import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { endsSoonDays, soldIndexDays, soldPageDays } from '@/lib/contract/availability';
import { connect, runAlone } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { env } from '@/lib/env';
import { formatDate } from '@/lib/format/dates';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { oncePerProcess } from '@/lib/once-per-process';
import { localePath, paths } from '@/lib/paths';
import { findReaders } from '../accounts/queries';
import { moveAd } from '../ads/availability';
import { findTitles } from '../ads/titles';
import { afterCommit } from '../after-commit';
import { noticeEnding } from '../alerts/own-ads';
import { announce, type Tag } from '../changes';
import { inMs, runJob } from '../jobs';
import { sendLetter } from '../mails/letter';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';
import type { Told } from '../queue/worker';
import { type Transaction, transact } from '../transaction';
import { renewalToken } from './renewal-links';

// What the clock does to ads: their sellers are told before they end, then they leave the lists. Each step takes a
// bounded number; what it leaves, the next run takes.

const day = 86_400_000;
const atOnce = 200;
const mostBatches = 25;
const often = 10 * 60_000;

/** How many days before the end its seller is told; the nearest first, so that nobody is told both at once. */
const remindedBefore = [1, endsSoonDays] as const;

const inBatches = async (work: () => Promise<number>): Promise<number> => {
  let done = 0;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const some = await work();
    done += some;
    if (some < atOnce) break;
  }
  return done;
};

/** Listed ads that end until then, held; by the index of their ends. */
const holdEnding = (tx: Transaction, until: Date, notReminded: ReturnType<typeof sql>) =>
  tx
    .select()
    .from(ads)
    .where(and(isNotNull(ads.facetBucketId), sql`${ads.expiresAt} <= ${until.toISOString()}`, notReminded))
    .orderBy(ads.expiresAt)
    .limit(atOnce)
    .for('update', { skipLocked: true });

const expireBatch = async (now: Date): Promise<number> => {
  const expired = await transact(async (tx) => {
    const due = await holdEnding(tx, now, sql`true`);
    for (const ad of due) await moveAd(tx, ad, { to: 'expired', by: 'clock', now });
    return due.map(({ id }): Tag => `ad:${id}`);
  });
  if (expired.length) announce(['ads', ...expired]);
  return expired.length;
};

const remindBatch = (now: Date, days: number) => async (): Promise<number> =>
  transact(async (tx) => {
    const until = new Date(now.getTime() + days * day);
    const due = await holdEnding(tx, until, sql`coalesce(${ads.remindedDays}, ${days + 1}) > ${days}`);
    const ids = due.map(({ id }) => id);
    if (ids.length) await tx.update(ads).set({ remindedDays: days }).where(inArray(ads.id, ids));
    for (const { id, accountId, expiresAt } of due) {
      const ends = expiresAt?.toISOString() ?? '';
      const payload = { adId: id, days, expiresAt: ends };
      await enqueue(tx, 'ad-ending', payload, { key: `${id} ${days} ${ends}`, accountId, bulk: true });
    }
    return due.length;
  });

/** Pages of sold ads that leave search engines, and then the site, since the last run or the one before it. */
const renewSoldPages = async (now: Date): Promise<void> => {
  const { db } = await connect();
  const passed = (days: number) => {
    const at = now.getTime() - days * day;
    const [from, to] = [new Date(at - 3 * often), new Date(at)].map((time) => time.toISOString());
    return sql`(${ads.soldAt} > ${from} and ${ads.soldAt} <= ${to})`;
  };
  const turned = await db
    .select({ id: ads.id })
    .from(ads)
    .where(sql`${ads.soldAt} is not null and (${passed(soldIndexDays)} or ${passed(soldPageDays)})`)
    .limit(atOnce * mostBatches);
  if (turned.length) announce(turned.map(({ id }): Tag => `ad:${id}`));
};

/** What is due now: ads that end, and sellers who are to be told. Returns how many ads it was about. */
export const endAds = async (now = new Date()): Promise<number> => {
  const expired = await inBatches(() => expireBatch(now));
  let reminded = 0;
  for (const days of remindedBefore) reminded += await inBatches(remindBatch(now, days));
  await renewSoldPages(now);
  return expired + reminded;
};

/** Tells a seller on the site and by mail that his ad ends, and how he renews it; nothing where it was renewed or sold meanwhile. */
export const tellEnding = async (
  { adId, days, expiresAt }: PayloadOf<'ad-ending'>,
  told: Told,
): Promise<void> => {
  const { db } = await connect();
  const [ad] = await db
    .select({ accountId: ads.accountId, ends: ads.expiresAt })
    .from(ads)
    .where(and(eq(ads.id, adId), isNotNull(ads.facetBucketId)));
  if (!ad?.ends || ad.ends.toISOString() !== expiresAt) return;
  const reader = (await findReaders([ad.accountId])).get(ad.accountId);
  if (!reader) return;
  await noticeEnding(adId, `${days} ${expiresAt}`);
  const locale = isLocale(reader.locale) ? reader.locale : defaultLocale;
  const words = messagesOf(locale).mail.ending;
  const said = {
    ad: (await findTitles([adId])).get(adId)?.(locale) ?? '',
    date: formatDate(expiresAt, locale),
  };
  await sendLetter(
    {
      to: reader.email,
      name: reader.name,
      locale,
      subject: fillIn(words.subject, said),
      paragraphs: [fillIsolated(words.text, said)],
      action: {
        text: words.action,
        href: `${env.siteUrl}${localePath(locale, paths.renew(renewalToken(adId, ad.ends)))}`,
      },
      end: words.end,
    },
    told,
  );
};

/** Soon after the start, and every ten minutes while the site runs. */
export const endAdsOften = () =>
  oncePerProcess('ending ads', () => {
    const job = () => runJob('expiry', inMs(often), () => endAds());
    const run = () => afterCommit('Ending ads', () => runAlone('ending ads', job));
    setTimeout(run, 90_000).unref();
    return setInterval(run, often).unref();
  });
