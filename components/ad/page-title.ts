import type { useTranslations } from 'next-intl';
import { plainTitle } from '@/components/ads/shown-title';
import type { Ad } from '@/lib/contract/ads';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

export type AdTexts = ReturnType<typeof useTranslations<'ad'>>;

/** Search engines show about so many letters of a title. */
const shownLetters = 65;

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a title has a word of a kind's name, whatever its ending there: of "Wheeled excavator" in "CAT excavators". */
const tellsKind = (title: string, kind: string) =>
  (folded(kind).match(/\p{L}{3,}/gu) ?? []).some((word) =>
    folded(title).includes(word.slice(0, Math.max(4, word.length - 2))),
  );

/**
 * The title of an ad's page: what the ad is called, then its kind and its place as far as there is room, unless it is called
 * by them.
 */
export const pageTitle = (ad: Ad, t: AdTexts, locale: Locale): string => {
  const title = plainTitle(ad, locale);
  const kind = tellsKind(title, ad.kind) ? null : ad.kind;
  const place = ad.state && !folded(title).includes(folded(ad.state.name)) ? ad.state.name : null;
  const longer = [
    ...(kind && place ? [t('titleIn', { title, kind, place })] : []),
    ...(kind ? [t('titleAlone', { title, kind })] : []),
    ...(place ? [fillIn(messagesOf(locale).line.placed, { line: title, place })] : []),
  ];
  return longer.find((one) => one.length <= shownLetters) ?? title;
};
