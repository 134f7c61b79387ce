import type { Ad } from '@/lib/contract/ads';
import { formatMoney } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/numbers';
import { shownPrice } from '@/lib/format/shown-price';
import { formatDistance } from '@/lib/format/units';
import { isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { type AdTexts, kindOf, machineName, yearOf } from './machine-name';

const offers = ['sale', 'rent', 'wanted', 'exchange', 'auction', 'parts', 'service'] as const;
type Offer = (typeof offers)[number];
const offerOf = (slug: string | undefined): Offer => offers.find((offer) => offer === slug) ?? 'sale';

const opening = (ad: Ad, t: AdTexts, adTypeSlug: string | undefined) => {
  const offer = offerOf(adTypeSlug);
  const words = {
    machine: isolated(machineName(ad) ?? t('machine')),
    category: isolated(kindOf(ad)),
  };
  return ad.state
    ? t(`summary.${offer}In`, { ...words, state: isolated(ad.state.name) })
    : t(`summary.${offer}`, words);
};

const priceClause = (ad: Ad, t: AdTexts, locale: Locale) => {
  const money = shownPrice(ad, locale);
  if (!money) return t('summary.onRequest');
  const price = formatMoney(money);
  return ad.price_type === 'fix' ? t('summary.price', { price }) : t('summary.priceNegotiable', { price });
};

/**
 * The structured facts as a sentence in the page's language, so that an ad reads in every language whatever the
 * seller wrote in.
 */
export const summaryOf = (ad: Ad, t: AdTexts, locale: Locale, adTypeSlug: string | undefined): string => {
  const year = yearOf(ad);
  const { hours, distance, distance_type } = ad;
  const clauses = [
    year ? t('summary.year', { year: String(year) }) : null,
    hours === null ? null : t('summary.hours', { count: hours, n: formatNumber(hours, locale) }),
    distance === null
      ? null
      : t('summary.distance', { distance: formatDistance(distance, distance_type, locale) }),
    priceClause(ad, t, locale),
  ].filter((clause) => clause !== null);
  const list = clauses.join(t('summary.and'));
  return `${opening(ad, t, adTypeSlug)} ${t('summary.facts', { list: list.charAt(0).toUpperCase() + list.slice(1) })}`;
};
