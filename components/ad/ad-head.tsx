import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import type { Ad } from '@/lib/contract/ads';
import { formatDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/numbers';
import { type Locale, writtenAs } from '@/lib/i18n/locales';

const Meta = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5">
    <Icon name={icon} size={16} />
    {children}
  </li>
);

export const AdHead = ({ ad, locale }: { ad: Ad; locale: Locale }) => {
  const t = useTranslations('ad');
  return (
    <header>
      <h1 className="max-w-[56rem] text-26 md:text-34">
        <bdi {...writtenAs(ad.language)}>
          <Unbroken text={ad.title} />
        </bdi>
      </h1>
      <ul className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-15 text-muted">
        <li className="flex gap-2">
          <Badge tone="steel">{ad.ad_type.name}</Badge>
          {ad.promotion ? <Badge tone="signal">{t(`promotion.${ad.promotion}`)}</Badge> : null}
        </li>
        <Meta icon="map-pin">
          <bdi>{ad.state?.name ?? t('noState')}</bdi>
        </Meta>
        <Meta icon="calendar">
          <time dateTime={ad.date}>{t('published', { date: formatDate(ad.date, locale) })}</time>
        </Meta>
        <Meta icon="eye">{t('views', { count: ad.views, n: formatNumber(ad.views, locale) })}</Meta>
        <li>
          <bdi>{t('number', { id: ad.id })}</bdi>
        </li>
      </ul>
    </header>
  );
};
