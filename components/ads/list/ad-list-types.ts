import type { AdFilters } from '@/lib/ad-filters';
import type { AdCard, AdListMeta } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import type { Facets } from '../filters/facets';
import type { Options } from '../filters/options';

/** What a price filter is shown in; the address and the API say US dollars. */
export type ShownCurrency = { code: string; symbol: string; rate: number; decimals: number };

/** A list as the server renders it. */
export type AdList = {
  locale: Locale;
  currency: ShownCurrency;
  filters: AdFilters;
  ads: readonly AdCard[];
  meta: AdListMeta;
  siteName: string;
  options: Options;
  facets: Facets | null;
};
