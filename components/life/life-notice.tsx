import { Icon } from '@/components/ui/icon';
import type { Ad } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

/** At the top of the page of an ad that is not simply for sale. */
export const LifeNotice = ({ ad, locale }: { ad: Ad; locale: Locale }) => {
  if (ad.availability === 'available') return null;
  const { title, text } = messagesOf(locale).life.notices[ad.availability];
  return (
    <div className="life-notice" data-availability={ad.availability}>
      <Icon name={ad.availability === 'sold' ? 'badge-check' : 'clock'} size={22} className="mt-0.5" />
      <p>
        <strong className="block text-17">{title}</strong>
        {text}
      </p>
    </div>
  );
};
