import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { hasFacets, readFacets } from '@/components/ads/filters/facets';
import { type Options, sections } from '@/components/ads/filters/options';
import { readOptions } from '@/components/ads/filters/read-options';
import type { AdList } from '@/components/ads/list/ad-list-types';
import {
  type AdFilters,
  adsPerPage,
  apiQuery,
  filterParams,
  hasOddRows,
  isMadeUp,
  parseFilters,
} from '@/lib/ad-filters';
import { getPublic, readPublic } from '@/lib/api/server';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { hasRow } from '@/lib/what-is-known';
import { knownAmong } from '../known-currency';

/** Each option says how many ads it has. */
const getCounted: typeof getPublic = (path, call) => getPublic(path, call, 'counts');

/** Options that cannot be read leave their section to the browser, which says so and tries again. */
const optionsOf = async (filters: AdFilters, locale: Locale, get: typeof getPublic) => {
  const read = sections.map((section) =>
    readOptions(section, filters, locale, get).then(
      (options) => [section, options] as const,
      () => [section, null] as const,
    ),
  );
  return Object.fromEntries(await Promise.all(read)) as Options;
};

/**
 * Everything that a list shows. `query` is what middleware.ts put into the path; only the one spelling that it writes
 * is a page, and a page beyond the last is none.
 */
export const readAdList = cache(async (locale: string, currency: string, query: string): Promise<AdList> => {
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const filters = parseFilters(new URLSearchParams(query));
  if (filterParams(filters).toString() !== query) notFound();
  const lang = { lang: locale };
  const currencies = await getPublic('/v1/currency', { query: lang });
  const known = knownAmong(currencies.data, currency);
  const shown = currencies.data.find(({ name }) => name === known);
  if (!shown) notFound();
  const read: typeof getPublic = isMadeUp(filters, hasRow) ? readPublic : getPublic;
  // What is offered beside prices or words is the same for all of them.
  const isOdd = hasOddRows(filters, hasRow);
  const [ads, settings, options, facets] = await Promise.all([
    read('/v1/ads', {
      query: { ...lang, ...apiQuery(filters), currency: shown.name, per_page: adsPerPage },
    }),
    getPublic('/v1/setting', { query: lang }),
    optionsOf(filters, locale, isOdd ? readPublic : getCounted),
    // What cannot be read is left to the browser.
    hasFacets(filters) ? readFacets(filters, locale, isOdd ? readPublic : getPublic).catch(() => null) : null,
  ]);
  if (filters.page > ads.meta.last_page) notFound();
  return {
    locale,
    currency: { code: shown.name, symbol: shown.symbol, rate: shown.rate, decimals: shown.decimals },
    filters,
    ads: ads.data,
    meta: ads.meta,
    siteName: settings.data.company_name,
    options,
    facets,
  };
});

type Named = { locale: string; currency: string; filters: string };

/** A list by the name of its page: its filters, encoded. */
export const readNamedAdList = ({ locale, currency, filters }: Named): Promise<AdList> => {
  const query = Buffer.from(filters, 'base64url').toString();
  if (query === '' || Buffer.from(query).toString('base64url') !== filters) notFound();
  return readAdList(locale, currency, query);
};
