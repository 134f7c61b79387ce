import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shownTitle } from '@/components/ads/shown-title';
import { TitleText } from '@/components/ads/title-text';
import { AvailabilityBadge } from '@/components/life/availability-badge';
import { Badge } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Ad } from '@/lib/contract/ads';
import { isOffered } from '@/lib/contract/availability';
import { formatDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/numbers';
import { type Locale, writtenAs } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

const Meta = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5">
    <Icon name={icon} size={16} />
    {children}
  </li>
);

export const AdHead = ({ ad, locale }: { ad: Ad; locale: Locale }) => {
  const t = useTranslations('ad');
  const title = shownTitle(ad, locale);
  return (
    <header>
      <h1 className="max-w-[56rem] text-26 md:text-34">
        <bdi {...title.written}>
          <TitleText text={title.text} />
        </bdi>
      </h1>
      {ad.line ? (
        <p className="mt-2 text-15 text-muted">
          <bdi {...writtenAs(ad.language)}>{ad.title}</bdi> ({t(`writtenIn.${ad.language}`)})
        </p>
      ) : null}
      <ul className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-15 text-muted">
        <li className="flex gap-2">
          {isOffered(ad.availability) ? <Badge tone="steel">{ad.ad_type.name}</Badge> : null}
          <AvailabilityBadge availability={ad.availability} labels={messagesOf(locale).life.states} />
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
