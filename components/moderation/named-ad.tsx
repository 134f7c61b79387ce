import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { NamedAd } from '@/lib/api/queries/moderation';
import { dollars, moneyParts } from '@/lib/format/money';
import { localePath, paths } from '@/lib/paths';
import { AvailabilityBadge } from '../life/availability-badge';
import { Badge, type BadgeTone } from '../ui/badge';
import { Picture } from '../ui/picture';
import { AdTitle, SellersTitle } from './ad-title';
import { useRoom } from './room';

const tones = {
  accept: 'good',
  pending: 'warning',
  rejected: 'bad',
  deleted: 'neutral',
} as const satisfies Record<string, BadgeTone>;

export const StatusBadge = ({ ad }: { ad: Pick<NamedAd, 'status' | 'availability' | 'deleted_at'> }) => {
  const { words } = useRoom();
  const status = ad.deleted_at ? 'deleted' : ad.status;
  return (
    <>
      <Badge tone={tones[status]}>{words.ad.statuses[status]}</Badge>
      <AvailabilityBadge availability={ad.availability} labels={words.ad.availability} />
    </>
  );
};

/** Category, year and price in one line. */
export const AdFacts = ({ ad }: { ad: NamedAd }) => {
  const { locale } = useRoom();
  const price = ad.price === null ? null : moneyParts(dollars(ad.price, locale));
  return (
    <span className="mod-facts">
      <span>{ad.category}</span>
      {ad.year ? <span>{ad.year}</span> : null}
      {price ? (
        <span>
          <bdi dir={price.dir}>{price.text}</bdi>
        </span>
      ) : null}
    </span>
  );
};

export const Thumb = ({ ad, className }: { ad: NamedAd; className?: string }) => (
  <Picture
    src={ad.picture?.src}
    srcSet={ad.picture?.srcset}
    sizes="96px"
    alt=""
    width={4}
    height={3}
    label=""
    className={className ?? 'w-24 shrink-0 self-start rounded-sm'}
  />
);

type Props = { ad: NamedAd; badges?: ReactNode; children?: ReactNode };

/** An ad as a row of a list, with the way to all about it. */
export const NamedAdRow = ({ ad, badges, children }: Props) => {
  const { locale } = useRoom();
  return (
    <div className="flex gap-4">
      <Thumb ad={ad} />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold">
          <Link href={localePath(locale, paths.moderationAd(ad.id))} className="mod-link">
            <AdTitle ad={ad} />
          </Link>
        </p>
        <SellersTitle ad={ad} />
        <p className="text-13 text-muted">
          <AdFacts ad={ad} />
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-13 text-muted">
          <StatusBadge ad={ad} />
          {badges}
          <bdi>{ad.seller.name}</bdi>
        </p>
        {children}
      </div>
    </div>
  );
};
