import { Icon } from '@/components/ui/icon';

type Props = { ad: { id: number; title: string }; label: string };

/**
 * On the picture of a card: adds the ad to those that are compared, or takes it off. The same for everyone;
 * components/compare/compare.tsx brings it to life, and `data-on` marks it. Without a script it is not there.
 */
export const CompareButton = ({ ad, label }: Props) => (
  <button
    type="button"
    data-compare={ad.id}
    aria-pressed={false}
    aria-label={`${label}: ${ad.title}`}
    title={label}
    className="ad-card-heart ad-card-compare"
  >
    <span className="ad-card-heart-plate">
      <Icon name="scale" size={18} />
    </span>
  </button>
);
