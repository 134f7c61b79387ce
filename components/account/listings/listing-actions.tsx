import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { OwnAd } from '@/lib/contract/own-ads';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { ListingCardLabels } from './listing-labels';

type Props = {
  ad: OwnAd;
  locale: Locale;
  labels: ListingCardLabels;
  onRemove: () => void;
  onPromote: () => void;
};

export const ListingActions = ({ ad, locale, labels, onRemove, onPromote }: Props) => {
  const named = (action: string) => fillIn(labels.of, { action, title: ad.title });
  return (
    <>
      <Link
        href={localePath(locale, paths.editAd(ad.id))}
        aria-label={named(labels.edit)}
        className="listing-action"
      >
        <Icon name="pencil" size={16} />
        {labels.edit}
      </Link>
      <button
        type="button"
        aria-label={named(labels.delete)}
        onClick={onRemove}
        className="listing-action text-bad"
      >
        <Icon name="trash" size={16} />
        {labels.delete}
      </button>
      <button
        type="button"
        aria-label={named(labels.promote)}
        onClick={onPromote}
        className="listing-action text-petrol"
      >
        <Icon name="rocket" size={16} />
        {labels.promote}
      </button>
    </>
  );
};
