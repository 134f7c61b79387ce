import { and, eq, isNotNull } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';
import { env } from '@/lib/env';
import { fillIn } from '@/lib/i18n/fill-in';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { findReaders } from '../accounts/queries';
import { type Catalogue, getCatalogue } from '../catalogue/rows';
import type { Section } from '../mails/letter';
import { sendLetter } from '../mails/letter';
import type { PayloadOf } from '../queue/payloads';
import type { Told } from '../queue/worker';
import { listOf, type News, newsWords, readNews } from './news';
import { stopToken } from './stop-links';

const whole = (path: string) => `${env.siteUrl}${path}`;

/** A picture that is sharp in a hundred and some pixels of a mail. */
const smallPicture = (srcset: string): string | undefined => {
  const sizes = srcset.split(', ').map((one) => one.split(' '));
  const wide = ([, width = '']: string[]) => Number.parseInt(width, 10);
  const [smallest] = sizes.toSorted((one, other) => wide(one) - wide(other));
  return smallest?.[0] ? whole(smallest[0]) : undefined;
};

const sectionOf = (news: News, accountId: number, locale: Locale, catalogue: Catalogue): Section => {
  const { search, total, ads } = news;
  const words = messagesOf(locale).mail.alerts;
  const say = newsWords(locale);
  const list = whole(listOf(news, locale, catalogue));
  const rest = total - ads.length;
  const stop = search && stopToken({ accountId, searchId: search.id });
  return {
    title: search?.name ?? words.favourites,
    ...(search ? { about: say.sayNew(total) } : {}),
    items: ads.map(({ ad, kind }) => {
      const picture = ad.pictures[0] && smallPicture(ad.pictures[0].srcset);
      return {
        title: say.titleOf(ad),
        price: say.priceOf(ad),
        ...(search ? {} : { note: say.sayWhat(kind) }),
        href: whole(localePath(locale, paths.ad(ad.id))),
        ...(picture ? { picture } : {}),
      };
    }),
    links: [
      ...(rest > 0 ? [{ text: ads.length ? say.sayMore(rest) : words.list, href: list }] : []),
      ...(stop ? [{ text: words.stopSearch, href: whole(localePath(locale, paths.stopMails(stop))) }] : []),
    ],
  };
};

const subjectOf = (news: readonly News[], locale: Locale): string => {
  const words = messagesOf(locale).mail.alerts;
  const say = newsWords(locale);
  const searches = news.filter(({ search }) => search);
  const [first] = news;
  if (!searches.length) {
    const [only] = first?.ads ?? [];
    return first?.total === 1 && only
      ? fillIn(words.favourite, { what: say.sayWhat(only.kind), ad: say.titleOf(only.ad) })
      : words.favouritesSubject;
  }
  const [one] = searches;
  if (searches.length === 1 && one) return say.sayFound(one);
  return fillIn(words.several, { new: say.sayNew(searches.reduce((sum, { total }) => sum + total, 0)) });
};

/** Whom mails of news reach at an address that he has confirmed, unless he has stopped them. */
const findSubscriber = async (accountId: number) => {
  const { db } = await connect();
  const [settings] = await db
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), accounts.alertMails, isNotNull(accounts.emailConfirmedAt)));
  const reader = settings && (await findReaders([accountId])).get(accountId);
  return reader ? { ...reader, currency: settings.currency } : null;
};

/** The job `alert-mail`: one mail of all that is due, or none where nothing of it is left. */
export const sendDigest = async (digest: PayloadOf<'alert-mail'>, told: Told): Promise<void> => {
  const { accountId } = digest;
  const reader = await findSubscriber(accountId);
  if (!reader) return;
  const locale = isLocale(reader.locale) ? reader.locale : defaultLocale;
  const [news, catalogue] = await Promise.all([
    readNews(digest, 'mail', { locale, currency: reader.currency }),
    getCatalogue(),
  ]);
  if (!news.length) return;
  const words = messagesOf(locale).mail.alerts;
  const token = stopToken({ accountId, searchId: null });
  const settings = whole(localePath(locale, paths.savedSearches));
  await sendLetter(
    {
      to: reader.email,
      name: reader.name,
      locale,
      subject: subjectOf(news, locale),
      paragraphs: [words.text],
      sections: news.map((some) => sectionOf(some, accountId, locale, catalogue)),
      end: words.end,
      links: [
        { text: words.settings, href: settings },
        { text: words.stop, href: whole(localePath(locale, paths.stopMails(token))) },
      ],
      unsubscribe: whole(`/api/v1/unsubscriptions?lang=${locale}&token=${token}`),
    },
    told,
  );
};
