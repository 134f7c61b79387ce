import { plainTitle, shownTitle } from '@/components/ads/shown-title';
import { TitleText } from '@/components/ads/title-text';
import { CompareButton } from '@/components/compare/compare-button';
import { AvailabilityBadge } from '@/components/life/availability-badge';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Ad } from '@/lib/contract/ads';
import { isOffered } from '@/lib/contract/availability';
import { formatDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/numbers';
import { formatDistance, formatHours } from '@/lib/format/units';
import { type Locale, writtenAs } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import { PriceLine } from '../listings/price-line';
import { StatusBadge } from '../listings/status-badge';
import { FavouriteContact } from './favourite-contact';
import type { FavouriteLabels } from './favourite-labels';

type Props = {
  ad: Ad;
  /** Its page is gone, and of the ad there is only the title. */
  isGone: boolean;
  locale: Locale;
  labels: FavouriteLabels;
  onRemove: () => void;
};

/** A buyer’s facts: what is not known of a machine is no fact, and that its ad is published he sees. */
const Facts = ({ ad, locale, labels }: Omit<Props, 'onRemove' | 'isGone'>) => {
  const facts: [string, string | null][] = [
    [labels.year, ad.year ? String(ad.year) : null],
    [labels.hours, ad.hours === null ? null : formatHours(ad.hours, locale)],
    [labels.distance, ad.distance === null ? null : formatDistance(ad.distance, ad.distance_type, locale)],
    [labels.zipCode, ad.zip_code],
    [labels.date, formatDate(ad.date, locale)],
    [labels.views, formatNumber(ad.views, locale)],
  ];
  return (
    <dl className="listing-facts">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
};

export const FavouriteCard = ({ ad, isGone, locale, labels, onRemove }: Props) => {
  const [cover, ...more] = ad.pictures;
  const { card } = labels;
  const title = shownTitle(ad, locale);
  return (
    <article
      aria-labelledby={`favourite-${ad.id}`}
      className="listing-card"
      data-off={isGone || !isOffered(ad.availability) ? '' : undefined}
    >
      <div className="relative">
        <Picture
          src={cover?.src}
          srcSet={cover?.srcset}
          sizes="(min-width: 1280px) 330px, (min-width: 640px) 45vw, 92vw"
          alt={plainTitle(ad, locale)}
          width={4}
          height={3}
          label={card.noPicture}
        />
        {ad.promotion ? <span className="stripes absolute inset-x-0 top-0 h-1" /> : null}
        <div className="absolute start-2 top-2 flex flex-col items-start gap-1">
          {ad.status === 'accept' ? null : <StatusBadge status={ad.status} labels={card.status} />}
          <AvailabilityBadge availability={ad.availability} labels={card.availability} />
          {ad.promotion ? <Badge tone="signal">{card[ad.promotion]}</Badge> : null}
        </div>
        {more.length ? (
          <span className="ad-card-count">
            <Icon name="camera" size={14} />
            <bdi dir="ltr" aria-hidden>
              +{more.length}
            </bdi>
            <span className="sr-only">{sayCount(card.photos, ad.pictures.length, locale)}</span>
          </span>
        ) : null}
        {isOffered(ad.availability) && !isGone ? (
          <CompareButton ad={ad} label={labels.compare} locale={locale} />
        ) : null}
      </div>
      <div className="listing-body">
        {isGone ? (
          <p className="text-muted">{labels.gone}</p>
        ) : (
          <PriceLine ad={ad} locale={locale} labels={card} />
        )}
        <h2 id={`favourite-${ad.id}`} className="text-15">
          <span {...title.written} title={ad.title} className="line-clamp-2">
            <TitleText text={title.text} />
          </span>
        </h2>
        <p {...writtenAs(ad.language)} className="line-clamp-3 text-13 text-muted">
          {ad.description}
        </p>
        {isGone ? null : <Facts ad={ad} locale={locale} labels={labels} />}
        <FavouriteContact ad={ad} labels={labels} />
      </div>
      <div className="listing-actions">
        {isGone ? null : (
          <Link
            href={localePath(locale, paths.ad(ad.id))}
            aria-label={`${labels.view}: ${title.text}`}
            className="listing-action text-petrol"
          >
            <Icon name="eye" size={16} />
            {labels.view}
          </Link>
        )}
        <button
          type="button"
          aria-label={`${labels.remove}: ${title.text}`}
          onClick={onRemove}
          className="listing-action text-bad"
        >
          <Icon name="trash" size={16} />
          {labels.remove}
        </button>
      </div>
    </article>
  );
};
