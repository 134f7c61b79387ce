import { and, eq, inArray, sql } from 'drizzle-orm';
import { createTranslator } from 'next-intl';
import type { AdCard } from '@/lib/contract/ads';
import type { Alert } from '@/lib/contract/alerts';
import { mostCountedAlerts } from '@/lib/contract/saved-search-fields';
import { connect } from '@/lib/db/connect';
import { savedSearches } from '@/lib/db/schema';
import { formatMoney } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { defaultCurrency, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms, sayCount } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import { presentCards, type View } from '../ads/present';
import { type Catalogue, getCatalogue } from '../catalogue/rows';
import type { PayloadOf } from '../queue/payloads';
import {
  countNewOfWide,
  filtersOf,
  type SavedSearchRow,
  selectSavedSearches,
} from '../saved-searches/queries';

// What a digest tells, by whichever way: of each search and of the favourites the newest ads, and how many there are.

/** As many ads of one search are shown, and as many lines of ads in all: the largest mail programs cut what is longer. */
const shownOfSearch = 6;
const mostShown = 30;

export type Channel = 'mail' | 'push';
type Told = { kind: Alert['kind']; ad: AdCard };
export type News = { search: SavedSearchRow | null; total: number; ads: Told[] };
type Found = { searchId: number | null; adId: number; kind: Alert['kind']; total: number };

const switches = {
  mail: { search: sql`s.by_mail`, favourites: sql`accounts.favourites_by_mail` },
  push: { search: sql`s.by_push`, favourites: sql`accounts.favourites_by_push` },
} as const;

/**
 * What was not read meanwhile, of ads that everybody can still see: each ad once, in the newest search that wants it, and
 * by its latest news once among the favourites.
 */
const findAds = async ({ accountId, at }: PayloadOf<'alert-mail'>, by: Channel): Promise<Found[]> => {
  const { rows } = await connect();
  return rows<Found>(sql`
    select "searchId", "adId", kind, total from (
      select saved_search_id as "searchId", ad_id as "adId", kind, id,
             (count(*) over (partition by saved_search_id))::int as total,
             row_number() over (partition by saved_search_id order by id desc) as place
        from (
          select distinct on (a.ad_id, s.id is null) a.id, a.saved_search_id, a.ad_id, a.kind
            from alerts a join accounts on accounts.id = a.account_id join ads on ads.id = a.ad_id
            left join saved_searches s on s.id = a.saved_search_id
           where a.account_id = ${accountId} and a.told_at = ${at} and a.read_at is null
             and case when s.id is null then ${switches[by].favourites}
                      else ${switches[by].search} and s.frequency <> 'never' end
             and (ads.facet_bucket_id is not null
                  or (a.kind = 'sold' and ads.availability = 'sold' and ads.status = 'accept'
                      and ads.deleted_at is null))
           order by a.ad_id, s.id is null, a.saved_search_id desc, a.id desc) wanted
    ) told where place <= ${shownOfSearch} order by "searchId" desc nulls first, id desc`);
};

const findSearches = async (
  accountId: number,
  ids: readonly number[],
  by: Channel,
): Promise<Map<number, SavedSearchRow>> => {
  if (!ids.length) return new Map();
  const { db } = await connect();
  const wanted = by === 'mail' ? savedSearches.byMail : savedSearches.byPush;
  const rows = await selectSavedSearches(db).where(
    and(inArray(savedSearches.id, [...ids]), eq(savedSearches.accountId, accountId), wanted),
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** In which currency, where it is still one of the site. */
const viewFor = (lang: Locale, currency: string | null, catalogue: Catalogue): View => {
  const row = catalogue.currencies.get(currency ?? '') ?? catalogue.currencies.get(defaultCurrency);
  if (!row) throw new Error('The catalogue has no currency.');
  return { lang, currency: row, catalogue };
};

/** What there is to tell of a digest by a way, the favourites first; nothing where all of it was read or is gone. */
export const readNews = async (
  digest: PayloadOf<'alert-mail'>,
  by: Channel,
  { locale, currency }: { locale: Locale; currency: string | null },
): Promise<News[]> => {
  const [found, catalogue] = await Promise.all([findAds(digest, by), getCatalogue()]);
  const groups = [...new Set(found.map(({ searchId }) => searchId))];
  const ids = [...groups.filter((id) => id !== null), ...digest.wide.map(({ id }) => id)];
  const searches = await findSearches(digest.accountId, ids, by);
  const each = Math.max(1, Math.min(shownOfSearch, Math.floor(mostShown / groups.length)));
  const firstOf = (id: number | null) => found.filter(({ searchId }) => searchId === id).slice(0, each);
  const shown = groups.flatMap(firstOf).slice(0, mostShown);
  const adIds = [...new Set(shown.map(({ adId }) => adId))];
  const cards = await presentCards(adIds, viewFor(locale, currency, catalogue));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const news = groups.flatMap((id): News[] => {
    const search = id === null ? null : searches.get(id);
    if (search === undefined) return [];
    const ads = shown.flatMap(({ searchId, adId, kind }) => {
      const ad = searchId === id ? byId.get(adId) : undefined;
      return ad ? [{ ad, kind }] : [];
    });
    return [{ search, total: firstOf(id)[0]?.total ?? 0, ads }];
  });
  for (const { id, since } of digest.wide) {
    const search = searches.get(id);
    const total = search ? await countNewOfWide(search, new Date(since), catalogue) : 0;
    if (search && total) news.push({ search, total, ads: [] });
  }
  return news;
};

type Counts = { newAds: PluralForms; more: PluralForms };
const counts = new Map<Locale, Counts>();

/** Taken apart once: a digest is written by the thousand. */
const countsIn = (locale: Locale): Counts => {
  const known = counts.get(locale) ?? readCounts(locale);
  counts.set(locale, known);
  return known;
};

const readCounts = (locale: Locale): Counts => {
  const messages = messagesOf(locale);
  const searches = createTranslator({ locale, messages, namespace: 'account.savedSearches' });
  const mail = createTranslator({ locale, messages, namespace: 'mail.alerts' });
  return {
    newAds: pluralForms((values) => searches('newAds', values)),
    more: pluralForms((values) => mail('more', values)),
  };
};

/** The words by which news are told in a language, beside those of the mail and the push. */
export const newsWords = (locale: Locale) => {
  const { account, adCard, mail } = messagesOf(locale);
  const { newAds, more } = countsIn(locale);
  const many = fillIn(account.savedSearches.manyNew, { n: isolated(`${mostCountedAlerts - 1}+`) });
  const sayNew = (count: number) => (count < mostCountedAlerts ? sayCount(newAds, count, locale) : many);
  const titleOf = ({ line, title }: AdCard) => line?.text ?? title;
  return {
    sayNew,
    sayMore: (count: number) => sayCount(more, count, locale),
    /** What a search has, in a line. */
    sayFound: ({ search, total }: News) =>
      fillIn(mail.alerts.found, { new: sayNew(total), search: isolated(search?.name ?? '') }),
    titleOf,
    priceOf: (ad: AdCard) => {
      const price = shownPrice(ad, locale);
      return price ? formatMoney(price) : adCard.onRequest;
    },
    /** Of a favourite, what happened to it. */
    sayWhat: (kind: Alert['kind']) =>
      ({ ...account.alerts.favourite, ...account.alerts.own })[kind === 'new' ? 'back' : kind],
  };
};

/** Where all of it is listed. */
export const listOf = ({ search }: News, locale: Locale, catalogue: Catalogue): string =>
  localePath(locale, search ? paths.ads(filtersOf(search.query, catalogue)) : paths.favourites);
