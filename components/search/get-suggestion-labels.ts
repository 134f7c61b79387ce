import { getTranslations } from 'next-intl/server';
import { oncePerLocale } from '@/lib/i18n/once-per-locale';
import { suggestionLabels } from './suggestion-labels';

export const getSuggestionLabels = oncePerLocale(async (locale) =>
  suggestionLabels(await getTranslations({ locale, namespace: 'suggestions' })),
);
