import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { RecentAdsLater } from './recent-ads-later';
import { recentLabels } from './recent-labels';

type Props = {
  locale: Locale;
  currency: string;
  /** The ad that is open, which needs no second mention. */
  current?: number;
};

/** The ads that were last looked at on this device; not there where none was. */
export const RecentAds = (props: Props) => (
  <RecentAdsLater {...props} labels={recentLabels(useTranslations())} />
);
