import type { Ad } from '@/lib/contract/ads';
import { formatMoney } from '@/lib/format/money';
import { askedPrice } from '@/lib/format/shown-price';
import { formatDistance, formatHours } from '@/lib/format/units';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { PreviewWords } from '@/lib/storage/preview';

type Said = Pick<
  Ad,
  | 'price_currency'
  | 'other_price'
  | 'show_price'
  | 'currency'
  | 'currency_symbol'
  | 'language'
  | 'title'
  | 'line'
  | 'ad_type'
  | 'price'
  | 'year'
  | 'hours'
  | 'distance'
  | 'distance_type'
  | 'state'
>;

/** Year, use and place stand below it, so it is as short as on a card; that has a badge of what kind of ad it is. */
const titleOf = ({ title, line, ad_type }: Said, adTypeSlug: string | undefined, locale: Locale): string => {
  if (!line || adTypeSlug === 'sale') return line?.thirty ?? title;
  return fillIn(messagesOf(locale).line.offered, { offer: ad_type.name, line: line.thirty });
};

/** What the picture of a shared ad says: what it is called, its price and the facts of its card, in the reader's language. */
export const previewWords = (ad: Said, adTypeSlug: string | undefined, locale: Locale): PreviewWords => {
  const asked = askedPrice(ad, locale);
  const used =
    ad.hours !== null
      ? formatHours(ad.hours, locale)
      : ad.distance !== null
        ? formatDistance(ad.distance, ad.distance_type, locale)
        : null;
  const figures = [ad.year, used].flatMap((figure) => (figure ? [isolated(figure)] : []));
  return {
    dir: locales[locale].dir,
    title: titleOf(ad, adTypeSlug, locale),
    price: asked ? formatMoney(asked) : messagesOf(locale).adCard.onRequest,
    priced: asked !== null,
    facts: [figures.join(' · '), ad.state?.name ?? ''].filter(Boolean),
  };
};
