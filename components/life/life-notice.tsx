import { Icon } from '@/components/ui/icon';
import type { Ad } from '@/lib/contract/ads';
import { isOffered } from '@/lib/contract/availability';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

type Props = { ad: Ad; hasSimilar: boolean; locale: Locale };

/** At the top of the page of an ad that is not simply for sale. */
export const LifeNotice = ({ ad, hasSimilar, locale }: Props) => {
  if (ad.availability === 'available') return null;
  const words = messagesOf(locale);
  const { title, text } = words.life.notices[ad.availability];
  return (
    <div className="life-notice" data-availability={ad.availability}>
      <Icon name={ad.availability === 'sold' ? 'badge-check' : 'clock'} size={22} className="mt-0.5" />
      <p>
        <strong className="block text-17">{title}</strong>
        {text}
        {hasSimilar && !isOffered(ad.availability) ? (
          <a
            href="#ad-similar"
            className="flex min-h-11 w-fit items-center font-semibold text-petrol underline"
          >
            {words.ad.similar}
          </a>
        ) : null}
      </p>
    </div>
  );
};
