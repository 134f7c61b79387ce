import { getTranslations } from 'next-intl/server';
import type { SelectLabels } from '@/components/ui/select';
import type { Locale } from '@/lib/i18n/locales';

/** The words of every dropdown; what the dropdown fills in itself stays in braces. */
export const getSelectLabels = async (locale: Locale): Promise<SelectLabels> => {
  const t = await getTranslations({ locale, namespace: 'common.select' });
  const label = '{label}';
  return {
    placeholder: t('placeholder'),
    noOptions: t('noOptions'),
    loading: t('loading'),
    results: t('results', { n: '{n}' }),
    selected: t('selected', { label }),
    removed: t('removed', { label }),
    cleared: t('cleared'),
  };
};
