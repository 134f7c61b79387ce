import { Icon } from '@/components/ui/icon';
import type { AdCard } from '@/lib/contract/ads';
import { localePath, paths } from '@/lib/paths';
import type { AdCardLabels } from './ad-card-labels';
import { plainTitle } from './shown-title';

type Props = { ad: AdCard; labels: AdCardLabels; variant: 'home' | 'list' };

/** Drawn by each card: one element that all share is data that their pages cannot leave out. */
const Plate = () => (
  <span className="ad-card-heart-plate">
    <Icon name="heart" size={18} />
  </span>
);

const on = { 'data-on': '' };

/**
 * On the home page it only shows what is kept; on the list it is the way to keep an ad. The same for everyone:
 * components/favourites/hearts.tsx brings it to life, and `data-on` makes it red.
 */
export const AdCardHeart = ({ ad, labels, variant }: Props) => {
  const { locale } = labels;
  if (variant === 'home') {
    return (
      <span data-favourite={ad.id} {...(ad.is_wishlisted ? on : {})} className="ad-card-heart">
        <Plate />
        <span className="favourite-on sr-only">{labels.favourite}</span>
      </span>
    );
  }
  return (
    <a
      href={localePath(locale, paths.login(localePath(locale, paths.ad(ad.id))))}
      rel="nofollow"
      data-favourite={ad.id}
      {...(ad.is_favourite ? on : {})}
      aria-label={`${labels.addFavourite}: ${plainTitle(ad, locale)}`}
      className="ad-card-heart"
    >
      <Plate />
    </a>
  );
};
