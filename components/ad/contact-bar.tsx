import { useTranslations } from 'next-intl';
import { buttonClass, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Ad } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { Price } from './price-box';
import { contactOf } from './seller-panel';

/** On a phone, price and seller stay within reach of the thumb until the page's own content ends. */
export const ContactBar = ({ ad, locale }: { ad: Ad; locale: Locale }) => {
  const t = useTranslations('ad.seller');
  const { phone, phoneDigits } = contactOf(ad);
  return (
    <section
      aria-label={t('contact')}
      className="contact-bar sticky bottom-0 z-20 [@media(max-height:26rem)]:static flex items-center gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <Price ad={ad} locale={locale} className="me-auto min-w-0 text-20 font-bold leading-tight" />
      {phoneDigits ? (
        <a
          href={`tel:${phoneDigits}`}
          aria-label={t('callNumber', { number: phone ?? phoneDigits })}
          className={buttonClass({ variant: 'outline', className: 'w-11 px-0!' })}
        >
          <Icon name="phone" size={20} />
        </a>
      ) : null}
      <LinkButton href={localePath(locale, paths.chat(ad.app_account.id, ad.id))} rel="nofollow">
        <Icon name="message" size={18} />
        {t('chat')}
      </LinkButton>
    </section>
  );
};
