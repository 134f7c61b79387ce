import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { trayLabels } from './compare-labels';
import { CompareLater } from './compare-later';

type Props = { locale: Locale; currency: string };

/** Brings the buttons of a page to life that add an ad to those that are compared. */
export const Compare = (props: Props) => (
  <CompareLater {...props} labels={trayLabels(useTranslations('compare'))} />
);
