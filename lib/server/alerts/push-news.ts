import { eq } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';
import { fillIn, withoutIsolates } from '@/lib/i18n/fill-in';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { type Catalogue, getCatalogue } from '../catalogue/rows';
import { type Push, sendPush } from '../push/push';
import { listDevices } from '../push/queries';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';
import { transact } from '../transaction';
import { afterQuiet, isQuiet } from '../when-to-tell';
import { listOf, type News, newsWords, readNews } from './news';

/** Of more favourites at once one push tells. */
const mostSingly = 3;

const pushesOf = (news: News, locale: Locale, catalogue: Catalogue): Push[] => {
  const { search, total, ads } = news;
  const words = messagesOf(locale).mail.alerts;
  const say = newsWords(locale);
  const [first] = ads;
  const said = (ad: (typeof ads)[number]['ad']) =>
    fillIn(words.priced, { ad: say.titleOf(ad), price: say.priceOf(ad) });
  const adPath = (id: number) => localePath(locale, paths.ad(id));
  if (!search && total <= mostSingly)
    return ads.map(({ ad, kind }) => ({
      title: say.sayWhat(kind),
      body: said(ad),
      url: adPath(ad.id),
      tag: `ad-${ad.id}`,
    }));
  const more = total > 1 ? say.sayMore(total - 1) : '';
  return [
    {
      title: search ? say.sayFound(news) : words.favouritesSubject,
      body: first ? [said(first.ad), more].filter(Boolean).join('\n') : words.list,
      url: first && total === 1 ? adPath(first.ad.id) : listOf(news, locale, catalogue),
      tag: search ? `search-${search.id}` : 'favourites',
    },
  ];
};

const plain = ({ title, body, ...push }: Push): Push => ({ ...push, title: withoutIsolates(title), body });

const writePushes = async (digest: PayloadOf<'alert-push'>): Promise<Push[]> => {
  const { db } = await connect();
  const [reader] = await db
    .select({ locale: accounts.locale, currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, digest.accountId));
  if (!reader) return [];
  const locale = isLocale(reader.locale) ? reader.locale : defaultLocale;
  const [news, catalogue] = await Promise.all([
    readNews(digest, 'push', { locale, currency: reader.currency }),
    getCatalogue(),
  ]);
  return news.flatMap((some) => pushesOf(some, locale, catalogue));
};

/**
 * The job `alert-push`: one push a search, and one a favourite or of many together, to each device by its clock. For a
 * device where it is night the job is done once more in its morning, for what is unread by then.
 */
export const pushNews = async ({ deviceId, ...digest }: PayloadOf<'alert-push'>): Promise<void> => {
  const { accountId, at } = digest;
  const known = await listDevices(accountId);
  const told = new Date(at);
  const isAsleep = (device: (typeof known)[number]) =>
    deviceId === undefined && isQuiet(told, device.timeZone);
  const devices = known.filter(({ id }) => deviceId === undefined || id === deviceId);
  const awake = devices.filter((device) => !isAsleep(device));
  const pushes = awake.length ? await writePushes(digest) : [];
  await transact(async (tx) => {
    for (const { id, timeZone } of devices.filter(isAsleep))
      await enqueue(
        tx,
        'alert-push',
        { ...digest, deviceId: id },
        { key: `${accountId} ${at} ${id}`, startAfter: afterQuiet(told, timeZone), accountId, bulk: true },
      );
    for (const push of pushes)
      await sendPush(tx, awake, plain(push), { key: `alerts ${at} ${push.tag}`, bulk: true });
  });
};
