import type { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { type PluralForms, pluralForms } from '@/lib/i18n/plural';

type Translate = ReturnType<typeof useTranslations<'adCard'>>;

/** All that a card says beside the ad itself; plain data, so that a client component can be handed it. */
export type AdCardLabels = {
  locale: Locale;
  noPicture: string;
  top: string;
  featured: string;
  fixedPrice: string;
  negotiable: string;
  onRequest: string;
  illustration: string;
  separator: string;
  photos: PluralForms;
  favourite: string;
  addFavourite: string;
  compare: string;
  reserved: string;
};

export const adCardLabels = (t: Translate, locale: Locale): AdCardLabels => ({
  locale,
  noPicture: t('noPicture'),
  top: t('top'),
  featured: t('featured'),
  fixedPrice: t('fixedPrice'),
  negotiable: t('negotiable'),
  onRequest: t('onRequest'),
  illustration: t('illustration'),
  separator: t('separator'),
  photos: pluralForms((values) => t('photos', values)),
  favourite: t('favourite'),
  addFavourite: t('addFavourite'),
  compare: t('compare'),
  reserved: t('reserved'),
});
