import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { AdCard } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { type PluralForms, sayCount } from '@/lib/i18n/plural';

type Props = {
  ad: Pick<AdCard, 'pictures'>;
  locale: Locale;
  label: string;
  noPicture: string;
  photos: PluralForms;
};

/** All pictures of an ad side by side, to be drawn along by finger or wheel; their number when there are several. */
export const ListingPictures = ({ ad, locale, label, noPicture, photos }: Props) => {
  const { pictures } = ad;
  const count = pictures.length;
  return (
    <div className="relative">
      <section aria-label={label} tabIndex={count > 1 ? 0 : undefined} className="listing-strip">
        {(count ? pictures : [null]).map((picture, index) => (
          <Picture
            key={picture?.src ?? 'none'}
            src={picture?.src}
            srcSet={picture?.srcset}
            sizes="(min-width: 1280px) 330px, (min-width: 640px) 45vw, 92vw"
            alt={count > 1 ? `${label} (${index + 1}/${count})` : label}
            width={4}
            height={3}
            label={noPicture}
          />
        ))}
      </section>
      {count > 1 ? (
        <span className="ad-card-count pointer-events-none">
          <Icon name="camera" size={14} />
          <span aria-hidden>{count}</span>
          <span className="sr-only">{sayCount(photos, count, locale)}</span>
        </span>
      ) : null}
    </div>
  );
};
