import { Icon, type IconName } from '@/components/ui/icon';
import type { AdCard } from '@/lib/contract/ads';
import { formatDistance, formatHours } from '@/lib/format/units';
import type { Locale } from '@/lib/i18n/locales';

const Fact = ({ icon, className, text }: { icon: IconName; className?: string; text: string }) => (
  <li {...(className ? { className } : {})}>
    <Icon name={icon} size={14} />
    <bdi className="truncate">{text}</bdi>
  </li>
);

type Props = { ad: AdCard; locale: Locale };

export const AdCardFacts = ({ ad, locale }: Props) => {
  const where = ad.state?.name;
  return (
    <ul className="ad-card-facts">
      {ad.year ? <Fact icon="calendar" text={String(ad.year)} /> : null}
      {ad.hours !== null ? (
        <Fact icon="clock" text={formatHours(ad.hours, locale)} />
      ) : ad.distance !== null ? (
        <Fact icon="gauge" text={formatDistance(ad.distance, ad.distance_type, locale)} />
      ) : null}
      {where ? <Fact icon="map-pin" className="ad-card-place" text={where} /> : null}
    </ul>
  );
};
