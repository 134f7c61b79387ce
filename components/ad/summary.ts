import type { Ad } from '@/lib/contract/ads';
import { formatMoney } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import type { Locale } from '@/lib/i18n/locales';
import type { AdTexts } from './page-title';

const priceSentence = (ad: Ad, t: AdTexts, locale: Locale) => {
  const money = shownPrice(ad, locale);
  if (!money) return t('summary.onRequest');
  const price = formatMoney(money);
  return ad.price_type === 'fix' ? t('summary.price', { price }) : t('summary.priceNegotiable', { price });
};

/** What is stated of the machine, and what it costs: an ad reads in every language whatever its seller wrote in. */
export const summaryOf = (ad: Ad, t: AdTexts, locale: Locale): string =>
  `${ad.paragraph} ${priceSentence(ad, t, locale)}`;
