import type { Ad } from '@/lib/contract/ads';
import { formatMoney } from '@/lib/format/money';
import { askedPrice } from '@/lib/format/shown-price';
import { formatDistance, formatHours } from '@/lib/format/units';
import { isolated } from '@/lib/i18n/fill-in';
import { locales } from '@/lib/i18n/locales';
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
  | 'price'
  | 'year'
  | 'hours'
  | 'distance'
  | 'distance_type'
  | 'state'
>;

/** What the picture of a shared ad says: its title, price and the facts of its card, all in the ad's language. */
export const previewWords = (ad: Said): PreviewWords => {
  const { language } = ad;
  const asked = askedPrice(ad, language);
  const used =
    ad.hours !== null
      ? formatHours(ad.hours, language)
      : ad.distance !== null
        ? formatDistance(ad.distance, ad.distance_type, language)
        : null;
  const figures = [ad.year, used].flatMap((figure) => (figure ? [isolated(figure)] : []));
  return {
    dir: locales[language].dir,
    title: ad.title,
    price: asked ? formatMoney(asked) : messagesOf(language).adCard.onRequest,
    priced: asked !== null,
    facts: [figures.join(' · '), ad.state?.name ?? ''].filter(Boolean),
  };
};
