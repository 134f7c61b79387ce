import type { Ad } from '@/lib/contract/ads';
import { dollars, formatMoney } from '@/lib/format/money';
import { formatDistance, formatHours } from '@/lib/format/units';
import { isolated } from '@/lib/i18n/fill-in';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { PreviewWords } from '@/lib/storage/preview';

type Said = Pick<
  Ad,
  'language' | 'title' | 'price' | 'year' | 'hours' | 'distance' | 'distance_type' | 'state'
>;

/** What the picture of a shared ad says: its title, price and the facts of its card, all in the ad's language. */
export const previewWords = (ad: Said): PreviewWords => {
  const { language } = ad;
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
    price:
      ad.price === null ? messagesOf(language).adCard.onRequest : formatMoney(dollars(ad.price, language)),
    priced: ad.price !== null,
    facts: [figures.join(' · '), ad.state?.name ?? ''].filter(Boolean),
  };
};
