import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import type { AdCard } from '@/lib/contract/ads';
import { localePath, paths } from '@/lib/paths';
import type { AdCardLabels } from './ad-card-labels';

type Props = { ad: AdCard; labels: AdCardLabels; variant: 'home' | 'list' };

const Drawn = ({ red }: { red: boolean }) => (
  <span className="ad-card-heart-plate">
    <Icon name="heart" size={18} className={red ? 'fill-current text-bad' : undefined} />
  </span>
);

/** On the home page it only shows what is kept; on the list it is the way to keep an ad. */
export const AdCardHeart = ({ ad, labels, variant }: Props) => {
  const { locale } = labels;
  if (variant === 'home') {
    return (
      <span className="ad-card-heart">
        <Drawn red={ad.is_wishlisted} />
        {ad.is_wishlisted ? <span className="sr-only">{labels.favourite}</span> : null}
      </span>
    );
  }
  return (
    <Link
      href={localePath(locale, paths.login(localePath(locale, paths.ad(ad.id))))}
      prefetch={false}
      rel="nofollow"
      aria-label={`${ad.is_favourite ? labels.favourite : labels.addFavourite}: ${ad.title}`}
      className="ad-card-heart"
    >
      <Drawn red={ad.is_favourite} />
    </Link>
  );
};
