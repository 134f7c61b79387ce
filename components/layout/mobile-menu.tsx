import { getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { StaticPart } from '@/components/ui/static-part';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { accountLinks, headerLinks, topBarLinks } from './navigation';

export const MobileMenu = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const entry = (text: Parameters<typeof t>[0], path: string, seenBy?: 'guest-only' | 'member-only') => (
    <li key={text} className={seenBy}>
      <Link href={localePath(locale, path)} className="menu-link">
        {t(text)}
      </Link>
    </li>
  );
  return (
    <Disclosure
      label={t('menu')}
      className="site-head-menu lg:hidden"
      summaryClassName="grid size-11 max-sm:h-9 place-items-center rounded hover:bg-sunken"
      summary={
        <>
          <Icon name="menu" size={24} className="group-open/menu:hidden" />
          <Icon name="close" size={24} className="hidden group-open/menu:block" />
        </>
      }
    >
      <StaticPart as="nav" id="site-menu" aria-label={t('menu')} className="menu-panel inset-x-0 border-x-0">
        <div className="page-width grid grid-cols-2 gap-x-6 py-2">
          <ul>
            {entry('home', paths.home)}
            {headerLinks.map(({ text, path }) => entry(text, path))}
          </ul>
          <ul>
            {entry('login', paths.login(), 'guest-only')}
            {accountLinks.map(({ text, path }) => entry(text, path, 'member-only'))}
            {topBarLinks.map(({ text, path }) => entry(text, path))}
            {entry('staySafe', paths.information('how-to-stay-safe'))}
          </ul>
        </div>
      </StaticPart>
    </Disclosure>
  );
};
