import type { CSSProperties } from 'react';
import { Badge } from '@/components/ui/badge';
import type { AdCard } from '@/lib/contract/ads';
import { moneyParts } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import type { AdCardLabels } from './ad-card-labels';

type Props = { ad: AdCard; labels: AdCardLabels; variant: 'home' | 'list' };

export const AdCardPrice = ({ ad, labels, variant }: Props) => {
  const money = shownPrice(ad, labels.locale);
  const price = money && moneyParts(money);
  return (
    <p className="ad-card-price">
      {price ? (
        <strong style={{ '--letters': price.text.length } as CSSProperties}>
          <bdi dir={price.dir}>{price.text}</bdi>
        </strong>
      ) : (
        <span className="ad-card-on-request">{labels.onRequest}</span>
      )}
      <span className="ad-card-price-note">
        {price && ad.price_type === 'negotiable' ? `(${labels.negotiable})` : null}
        {price && ad.price_type === 'fix' && variant === 'home' ? <Badge>{labels.fixedPrice}</Badge> : null}
      </span>
    </p>
  );
};
