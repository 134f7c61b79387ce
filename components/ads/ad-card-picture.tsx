import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { AdCard } from '@/lib/contract/ads';
import { sayCount } from '@/lib/i18n/plural';
import type { AdCardLabels } from './ad-card-labels';

/** Two cards side by side on a phone; the list has its filters beside it and smaller cards. */
const sizes = {
  home: '(min-width: 1320px) 306px, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw',
  list: '(min-width: 1200px) 240px, (min-width: 1024px) 310px, (min-width: 768px) 24vw, 50vw',
};

type Props = {
  ad: AdCard;
  labels: AdCardLabels;
  place: string | null;
  variant: 'home' | 'list';
  priority: boolean;
};

/** What is to be seen, from the facts and in the language of the page, whatever the seller wrote. */
const pictureText = (ad: AdCard, labels: AdCardLabels): string => {
  const machine = [ad.brand?.name, ad.car_model?.name].filter(Boolean).join(' ');
  const facts = [ad.kind, machine, ad.year, ad.state?.name].filter(Boolean).join(labels.separator);
  return ad.pictures[0]?.illustration ? `${facts} (${labels.illustration})` : facts;
};

export const AdCardPicture = ({ ad, labels, place, variant, priority }: Props) => {
  const [cover] = ad.pictures;
  const count = ad.pictures.length;
  return (
    <>
      <Picture
        src={cover?.src}
        srcSet={cover?.srcset}
        sizes={sizes[variant]}
        alt={pictureText(ad, labels)}
        width={4}
        height={3}
        label={labels.noPicture}
        priority={priority}
      />
      {place ? (
        <span className="ad-card-label">
          <bdi>{place}</bdi>
        </span>
      ) : null}
      {count > 0 ? (
        <span className="ad-card-count">
          <Icon name="camera" size={14} />
          <span aria-hidden>{count}</span>
          <span className="sr-only">{sayCount(labels.photos, count, labels.locale)}</span>
        </span>
      ) : null}
    </>
  );
};
