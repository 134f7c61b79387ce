import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { StaticPart } from '@/components/ui/static-part';
import type { Ad } from '@/lib/contract/ads';
import { formatDistance, formatHours } from '@/lib/format/units';
import type { Locale } from '@/lib/i18n/locales';
import { yearOf } from './machine-name';

/** What a buyer asks first, right under the picture and large enough to read at arm's length. */
const KeyFact = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <li className="key-fact">
    <Icon name={icon} size={18} className="shrink-0 text-muted" />
    <span className="sr-only">{label}</span>
    {children}
  </li>
);

export const KeyFacts = ({ ad, locale }: { ad: Ad; locale: Locale }) => {
  const t = useTranslations('ad.facts');
  const year = yearOf(ad);
  if (!year && ad.hours === null && ad.distance === null && !ad.state) return null;
  return (
    <StaticPart as="ul" id="ad-key-facts" className="key-facts">
      {year ? (
        <KeyFact icon="calendar" label={t('year')}>
          {year}
        </KeyFact>
      ) : null}
      {ad.hours === null ? null : (
        <KeyFact icon="clock" label={t('hours')}>
          <bdi>{formatHours(ad.hours, locale)}</bdi>
        </KeyFact>
      )}
      {ad.distance === null ? null : (
        <KeyFact icon="gauge" label={t('distance')}>
          <bdi>{formatDistance(ad.distance, ad.distance_type, locale)}</bdi>
        </KeyFact>
      )}
      {ad.state ? (
        <KeyFact icon="map-pin" label={t('state')}>
          <bdi>{ad.state.name}</bdi>
        </KeyFact>
      ) : null}
    </StaticPart>
  );
};
