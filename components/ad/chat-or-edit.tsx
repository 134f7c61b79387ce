import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Ad } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';

type Props = { ad: Ad; locale: Locale; className?: string };

/** Both are in the page, for it is the same for everyone; components/ad/own-ad.tsx says which one is seen. */
export const ChatOrEdit = ({ ad, locale, className = '' }: Props) => {
  const t = useTranslations();
  return (
    <>
      <LinkButton
        href={localePath(locale, paths.chat(ad.app_account.id, ad.id))}
        rel="nofollow"
        className={`others-only ${className}`}
      >
        <Icon name="message" size={18} />
        {t('ad.seller.chat')}
      </LinkButton>
      <LinkButton
        href={localePath(locale, paths.editAd(ad.id))}
        rel="nofollow"
        className={`owner-only ${className}`}
      >
        <Icon name="pencil" size={18} />
        {t('account.listings.card.edit')}
      </LinkButton>
    </>
  );
};
