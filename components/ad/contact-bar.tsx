import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { StaticPart } from '@/components/ui/static-part';
import type { Ad } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { ChatOrEdit } from './chat-or-edit';
import { Price } from './price-box';
import { contactOf } from './seller-panel';
import { whatsappLink } from './whatsapp-link';

/** On a phone, price and seller stay within reach of the thumb until the page's own content ends. For him it is Edit. */
export const ContactBar = ({ ad, locale }: { ad: Ad; locale: Locale }) => {
  const t = useTranslations('ad.seller');
  const { phone, phoneDigits, whatsapp } = contactOf(ad);
  const square = buttonClass({ variant: 'outline', className: 'others-only w-11 shrink-0 px-0!' });
  return (
    <StaticPart
      as="section"
      id="ad-contact-bar"
      aria-label={t('contact')}
      className="contact-bar sticky bottom-0 z-20 [@media(max-height:26rem)]:static flex items-center gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <Price ad={ad} locale={locale} className="contact-bar-price" />
      {whatsapp ? (
        <a
          href={whatsappLink(whatsapp, ad)}
          target="_blank"
          rel="nofollow ugc noopener"
          aria-label={t('whatsapp')}
          className={square}
        >
          <Icon name="social-whatsapp" size={20} />
        </a>
      ) : null}
      {phoneDigits ? (
        <a
          href={`tel:${phoneDigits}`}
          aria-label={t('callNumber', { number: phone ?? phoneDigits })}
          className={square}
        >
          <Icon name="phone" size={20} />
        </a>
      ) : null}
      <ChatOrEdit ad={ad} locale={locale} className="shrink-0 px-4! max-[24rem]:px-3!" />
    </StaticPart>
  );
};
