import { CompareButton } from '@/components/compare/compare-button';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { StaticPart } from '@/components/ui/static-part';
import type { AdCard as Card } from '@/lib/contract/ads';
import { truncate } from '@/lib/format/truncate';
import { writtenAs } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { AdCardFacts } from './ad-card-facts';
import { AdCardHeart } from './ad-card-heart';
import { AdCardKind } from './ad-card-kind';
import type { AdCardLabels } from './ad-card-labels';
import { AdCardPicture } from './ad-card-picture';
import { AdCardPrice } from './ad-card-price';
import { AdCardTags } from './ad-card-tags';
import { shownTitle } from './shown-title';
import { TitleText } from './title-text';

export type { AdCardLabels } from './ad-card-labels';

export type AdCardVariant = 'home' | 'list';

const titleSize = { home: 'thirty', list: 'twenty' } as const;
const descriptionLength = 100;

type Props = {
  ad: Card;
  labels: AdCardLabels;
  variant: AdCardVariant;
  /** What the operator has all cards say of the place; the facts say the ad's own. */
  place: string | null;
  priority?: boolean;
};

export const AdCard = ({ ad, labels, variant, place, priority = false }: Props) => {
  const title = shownTitle(ad, labels.locale, titleSize[variant]);
  return (
    <StaticPart as="article" id={`card-${ad.id}`} data-variant={variant} className="ad-card">
      <div className="relative">
        <AdCardPicture ad={ad} labels={labels} place={place} variant={variant} priority={priority} />
        {ad.promotion ? <span className="ad-card-stripe stripes" /> : null}
        <div className="ad-card-badges">
          <Badge className="max-w-full">
            <span className="truncate">{ad.ad_type.name}</span>
          </Badge>
          {ad.promotion ? <Badge tone="signal">{labels[ad.promotion]}</Badge> : null}
          {ad.availability === 'reserved' ? <Badge tone="petrol">{labels.reserved}</Badge> : null}
        </div>
      </div>
      <div className="ad-card-body">
        <AdCardPrice ad={ad} labels={labels} variant={variant} />
        <h3 className="ad-card-title">
          <Link
            href={localePath(labels.locale, paths.ad(ad.id))}
            {...title.written}
            // In words of its own language alone is it the element's.
            title={ad.line ? undefined : ad.title}
            className="ad-card-link"
          >
            <TitleText text={title.text} />
          </Link>
        </h3>
        {variant === 'home' ? (
          <p {...writtenAs(ad.language)} className="ad-card-description">
            {truncate(ad.description, descriptionLength)}
          </p>
        ) : null}
        <AdCardFacts ad={ad} locale={labels.locale} />
        {variant === 'list' ? <AdCardTags facts={ad.facts} /> : null}
        <AdCardKind ad={ad} variant={variant} />
      </div>
      <AdCardHeart ad={ad} labels={labels} variant={variant} />
      {variant === 'list' ? <CompareButton ad={ad} label={labels.compare} locale={labels.locale} /> : null}
    </StaticPart>
  );
};
