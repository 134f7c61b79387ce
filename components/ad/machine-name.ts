import type { useTranslations } from 'next-intl';
import { plainTitle } from '@/components/ads/shown-title';
import type { AdCard } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';

type Named = Pick<
  AdCard,
  'brand' | 'car_model' | 'year' | 'sub_category' | 'category' | 'title' | 'language' | 'line'
>;

/** The year of manufacture; ads without the field have it in their model's name ("320D 2014"). */
export const yearOf = ({ year, car_model }: Pick<AdCard, 'year' | 'car_model'>): number | null =>
  year ?? (Number(/\b(?:19|20)\d\d\b/.exec(car_model?.name ?? '')?.[0] ?? 0) || null);

/** "Caterpillar 320D": what the machine is called whatever the seller wrote, or null when it was not said. */
export const machineName = ({ brand, car_model }: Pick<AdCard, 'brand' | 'car_model'>): string | null =>
  [brand?.name, car_model?.name].filter(Boolean).join(' ') || null;

export type AdTexts = ReturnType<typeof useTranslations<'ad'>>;

/**
 * "Caterpillar 320D 2014", the beginning of the page's title. Arabic and Kurdish set a word before the year: many models
 * end in a number, and two numbers in a row read as one.
 */
export const machineWithYear = (ad: Named, t: AdTexts, locale: Locale): string => {
  const name = machineName(ad);
  if (!name) return plainTitle(ad, locale);
  const year = yearOf(ad);
  return year && !name.includes(String(year))
    ? t('machineYear', { machine: name, year: String(year) })
    : name;
};

/** The narrowest kind that the ad stands in. */
export const kindOf = ({ sub_category, category }: Named) => (sub_category ?? category).name;
