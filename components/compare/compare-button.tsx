import { plainTitle, type Titled } from '@/components/ads/shown-title';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';

type Props = { ad: Titled & { id: number }; label: string; locale: Locale };

/**
 * On the picture of a card: adds the ad to those that are compared, or takes it off. The same for everyone;
 * components/compare/compare.tsx brings it to life, and `data-on` marks it. Without a script it is not there.
 */
export const CompareButton = ({ ad, label, locale }: Props) => (
  <button
    type="button"
    data-compare={ad.id}
    aria-pressed={false}
    aria-label={`${label}: ${plainTitle(ad, locale)}`}
    title={label}
    className="ad-card-heart ad-card-compare"
  >
    <span className="ad-card-heart-plate">
      <Icon name="scale" size={18} />
    </span>
  </button>
);
