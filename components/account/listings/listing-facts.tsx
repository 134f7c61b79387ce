import type { OwnAd } from '@/lib/contract/own-ads';
import { formatDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/numbers';
import { formatDistance } from '@/lib/format/units';
import type { Locale } from '@/lib/i18n/locales';
import type { ListingCardLabels } from './listing-labels';

type Props = { ad: OwnAd; locale: Locale; labels: ListingCardLabels };

/** What the seller stated, in pairs; a gap is shown, for buyers miss it too. */
export const ListingFacts = ({ ad, locale, labels }: Props) => {
  const model = [ad.car_model?.name, ad.year ? `(${ad.year})` : null].filter(Boolean).join(' ');
  const facts: [string, string | null | undefined][] = [
    [labels.brand, ad.brand?.name],
    [labels.model, model],
    [labels.adType, ad.ad_type.name],
    [labels.state, ad.state?.name],
    [labels.distance, ad.distance === null ? null : formatDistance(ad.distance, ad.distance_type, locale)],
    [labels.vat, ad.vat === 'include' ? labels.vatInclude : labels.vatExclude],
    [labels.date, formatDate(ad.date, locale)],
    [labels.views, formatNumber(ad.views, locale)],
  ];
  return (
    <dl className="listing-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ? <bdi>{value}</bdi> : <span className="text-muted">{labels.notStated}</span>}</dd>
        </div>
      ))}
    </dl>
  );
};
