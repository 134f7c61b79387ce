import { useTranslations } from 'next-intl';
import { reportLabels } from '@/components/report/report-labels';
import { reportWish } from '@/components/report/report-wish';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { ReportLater } from './actions-later';

/** To keep an ad and to report it. The same for everyone; what it does depends on who presses. */
export const AdActions = ({ adId, locale }: { adId: number; locale: Locale }) => {
  const t = useTranslations('ad.actions');
  const card = useTranslations('adCard');
  const here = localePath(locale, paths.ad(adId));
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-[3fr_2fr]">
      <a
        href={localePath(locale, paths.login(here))}
        rel="nofollow"
        data-favourite={adId}
        className={buttonClass({ variant: 'outline', className: 'max-sm:px-3' })}
      >
        <Icon name="heart" size={18} />
        <span className="favourite-off">{t('favourite')}</span>
        <span className="favourite-on">{card('favourite')}</span>
      </a>
      <button
        type="button"
        data-compare={adId}
        aria-pressed={false}
        className={buttonClass({ variant: 'outline', className: 'max-sm:px-3' })}
      >
        <Icon name="scale" size={18} />
        {card('compare')}
      </button>
      <ReportLater
        adId={adId}
        href={localePath(locale, paths.login(here + reportWish))}
        locale={locale}
        labels={reportLabels(locale)}
      />
    </div>
  );
};
