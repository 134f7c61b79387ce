import type { useTranslations } from 'next-intl';
import type { RecentLabels } from './recent-section';

type Translate = ReturnType<typeof useTranslations<never>>;

export const recentLabels = (t: Translate): RecentLabels => ({
  title: t('comfort.recent.title'),
  clear: t('comfort.recent.clear'),
  seen: t('comfort.recent.seen', { date: '{date}' }),
  onRequest: t('adCard.onRequest'),
  noPicture: t('adCard.noPicture'),
});
