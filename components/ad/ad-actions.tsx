import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';

export const AdActions = ({ adId, locale }: { adId: number; locale: Locale }) => {
  const t = useTranslations('ad.actions');
  const login = localePath(locale, paths.login(localePath(locale, paths.ad(adId))));
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-[3fr_2fr]">
      <LinkButton href={login} rel="nofollow" variant="outline" className="max-sm:px-3">
        <Icon name="heart" size={18} />
        {t('favourite')}
      </LinkButton>
      <LinkButton href={login} rel="nofollow" variant="quiet" className="max-sm:px-3">
        <Icon name="flag" size={18} />
        {t('report')}
      </LinkButton>
    </div>
  );
};
