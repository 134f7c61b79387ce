import { getTranslations } from 'next-intl/server';
import { oncePerLocale } from '@/lib/i18n/once-per-locale';
import { adListLabels } from './ad-list-labels';

export const getAdListLabels = oncePerLocale(async (locale) =>
  adListLabels(await getTranslations({ locale, namespace: 'ads' }), locale),
);
