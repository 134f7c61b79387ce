import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { StaticPart } from '@/components/ui/static-part';
import type { Settings } from '@/lib/contract/wordings';
import type { Locale } from '@/lib/i18n/locales';
import { oncePerLocale } from '@/lib/i18n/once-per-locale';
import { pluralForms } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import { AccountEntryLater } from './header-later';
import { HeaderSearch } from './header-search';
import { MobileMenu } from './mobile-menu';
import { accountLinks } from './navigation';
import { HeadSign } from './site-sign';

type Props = { locale: Locale; settings: Pick<Settings, 'logo' | 'company_name' | 'tagline'> };

const getUnreadLabels = oncePerLocale(async (locale) => {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return {
    alerts: pluralForms((values) => t('unreadAlerts', values)),
    messages: pluralForms((values) => t('unread', values)),
  };
});

export const SiteHeader = async ({ locale, settings }: Props) => {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const auth = await getTranslations({ locale, namespace: 'auth' });
  const unread = await getUnreadLabels(locale);
  const to = (path: string) => localePath(locale, path);
  return (
    <div className="site-head">
      <div className="site-head-stripes stripes" />
      <div className="page-width flex flex-wrap items-center gap-y-2 sm:gap-x-3 py-2.5 lg:gap-x-5 lg:py-3">
        <StaticPart id="site-sign" className="contents">
          <Link
            href={to(paths.home)}
            className="site-head-sign me-auto flex min-h-6 flex-col justify-center lg:me-0"
          >
            <HeadSign {...settings} />
          </Link>
        </StaticPart>
        <StaticPart id="site-search" className="site-head-search order-last flex gap-2 sm:contents">
          <HeaderSearch
            locale={locale}
            className="min-w-0 flex-1 sm:max-lg:order-last sm:max-lg:basis-full"
          />
          <LinkButton href={to(paths.createAd)} variant="ink" className="shrink-0 max-sm:px-3 max-sm:text-13">
            <Icon name="plus" size={18} className="text-signal max-sm:hidden" />
            {t('placeAd')}
          </LinkButton>
        </StaticPart>
        <AccountEntryLater
          login={{ text: t('login'), href: to(paths.login()) }}
          home={to(paths.home)}
          labels={{
            account: t('account'),
            menu: t('accountMenu'),
            logout: auth('logout'),
            loggingOut: auth('loggingOut'),
            logoutFailed: auth('logoutFailed'),
          }}
          alerts={{ href: to(paths.alerts), text: t('alerts'), unread: unread.alerts, locale }}
          messages={{ href: to(paths.conversations), text: t('messages'), unread: unread.messages, locale }}
          links={accountLinks.map(({ text, path }) => ({ text: t(text), href: to(path) }))}
        />
        <MobileMenu locale={locale} />
      </div>
    </div>
  );
};
