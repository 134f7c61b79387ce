import type { ReactNode } from 'react';
import { AvailabilityBadge } from '@/components/life/availability-badge';
import { Badge } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { endsSoon } from '@/lib/contract/availability';
import type { OwnAd } from '@/lib/contract/own-ads';
import { formatDate } from '@/lib/format/dates';
import { fillIn } from '@/lib/i18n/fill-in';
import { type Locale, writtenAs } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { ListingFacts } from './listing-facts';
import type { ListingCardLabels } from './listing-labels';
import { ListingPictures } from './listing-pictures';
import { PriceLine } from './price-line';
import { StatusBadge } from './status-badge';

type Props = {
  ad: OwnAd;
  locale: Locale;
  labels: ListingCardLabels;
  /** Of its heading on the screen. */
  level: 2 | 3;
  /** What its seller can say of it, and do with it. */
  life?: ReactNode;
  children?: ReactNode;
};

/** What the seller should know of it: why it was refused, that a change waits, how long it is promoted. */
const Notes = ({ ad, locale, labels }: Omit<Props, 'children' | 'level' | 'life'>) => (
  <>
    {ad.promotion && ad.promoted_until ? (
      <p className="listing-note">
        <Badge tone="signal">
          {fillIn(labels.promotedUntil, {
            promotion: labels[ad.promotion],
            date: formatDate(ad.promoted_until, locale),
          })}
        </Badge>
      </p>
    ) : null}
    {ad.rejection_reason ? (
      <p className="listing-note text-bad">
        <Icon name="warning" size={18} className="mt-0.5" />
        <span>
          <strong className="block">{labels.reason}</strong>
          <bdi dir="auto">{ad.rejection_reason}</bdi>
        </span>
      </p>
    ) : null}
    {ad.edit_status === 'pending' ? (
      <p className="listing-note text-muted">
        <Icon name="clock" size={18} className="mt-0.5" />
        <span>{labels.editWaits}</span>
      </p>
    ) : null}
    {ad.is_public && ad.expires_at ? (
      <p className={classes('listing-note', endsSoon(ad.expires_at) ? 'text-warning' : 'text-muted')}>
        <Icon name="calendar" size={18} className="mt-0.5" />
        <span>
          {fillIn(endsSoon(ad.expires_at) ? labels.endsSoon : labels.endsOn, {
            date: formatDate(ad.expires_at, locale),
          })}
        </span>
      </p>
    ) : null}
  </>
);

export const ListingCard = ({ ad, locale, labels, level, life, children }: Props) => {
  const Heading = `h${level}` as const;
  const title = (
    <span {...writtenAs(ad.language)} className="line-clamp-2">
      <Unbroken text={ad.title} />
    </span>
  );
  return (
    <article aria-labelledby={`listing-${ad.id}`} className="listing-card">
      <div className="relative">
        <ListingPictures
          ad={ad}
          locale={locale}
          label={fillIn(labels.pictures, { title: ad.title })}
          noPicture={labels.noPicture}
          photos={labels.photos}
        />
        {ad.promotion ? <span className="stripes absolute inset-x-0 top-0 h-1" /> : null}
        <div className="absolute start-2 top-2 flex flex-wrap gap-1">
          <StatusBadge status={ad.status} labels={labels.status} />
          {ad.edit_status === 'pending' ? <StatusBadge status="pending" labels={labels.status} /> : null}
          {ad.status === 'accept' ? (
            <AvailabilityBadge availability={ad.availability} labels={labels.availability} />
          ) : null}
        </div>
      </div>
      <div className="listing-body">
        <PriceLine ad={ad} locale={locale} labels={labels} />
        <Heading id={`listing-${ad.id}`} className="text-15">
          {ad.status === 'accept' ? (
            <Link href={localePath(locale, paths.ad(ad.id))} className="block hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <p className="text-13 text-muted">
          <bdi>{ad.category.name}</bdi>
          {ad.sub_category ? (
            <>
              <Icon name="chevron-right" size={13} directional className="mx-0.5 inline" />
              <bdi>{ad.sub_category.name}</bdi>
            </>
          ) : null}
        </p>
        <ListingFacts ad={ad} locale={locale} labels={labels} />
        <Notes ad={ad} locale={locale} labels={labels} />
      </div>
      {life ? <div className="listing-actions">{life}</div> : null}
      {children ? <div className="listing-actions">{children}</div> : null}
    </article>
  );
};
