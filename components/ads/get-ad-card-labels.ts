import { getTranslations } from 'next-intl/server';
import { oncePerLocale } from '@/lib/i18n/once-per-locale';
import { adCardLabels } from './ad-card-labels';

export const getAdCardLabels = oncePerLocale(async (locale) =>
  adCardLabels(await getTranslations({ locale, namespace: 'adCard' }), locale),
);
