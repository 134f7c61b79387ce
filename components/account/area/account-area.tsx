import type { ReactNode } from 'react';
import { LogoutButton } from '@/components/layout/logout-button';
import { accountLinks } from '@/components/layout/navigation';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { AccountGate } from './account-gate';
import { ModerationLink } from './moderation-link';
import { type FirstData, OwnRoom } from './own-room';
import { ShowCurrent } from './show-current';
import '../account.css';
import './account-area.css';

type Screen = (typeof accountLinks)[number]['text'];

const icons: Record<Screen, IconName> = {
  dashboard: 'dashboard',
  myListings: 'clipboard-list',
  favourites: 'heart',
  savedSearches: 'search',
  alerts: 'bell',
  messages: 'message',
  accountDetails: 'user-cog',
};

const SideMenu = ({ locale, current }: { locale: Locale; current: Screen }) => {
  const { layout, account, auth } = messagesOf(locale);
  const { logout, loggingOut, logoutFailed } = auth;
  const to = (path: string) => localePath(locale, path);
  return (
    <nav aria-labelledby="account-menu" className="account-menu">
      <h2 id="account-menu" className="account-menu-title">
        {layout.account}
      </h2>
      <ShowCurrent />
      <ul className="account-menu-links">
        {accountLinks.map(({ text, path }) => (
          <li key={text}>
            <Link
              href={to(path)}
              aria-current={text === current ? 'page' : undefined}
              className="account-menu-link"
            >
              <Icon name={icons[text]} size={18} />
              {layout[text]}
            </Link>
          </li>
        ))}
        <ModerationLink href={to(paths.moderation)} text={account.moderation} />
        <li className="member-only account-menu-logout">
          <LogoutButton
            home={to(paths.home)}
            labels={{ logout, loggingOut, logoutFailed }}
            className="account-menu-link w-full text-bad"
          />
        </li>
      </ul>
    </nav>
  );
};

type Props = {
  locale: Locale;
  currency: string;
  current: Screen;
  /** What its owner sees before any script is there; null for everybody else. */
  first?: FirstData | null;
  /** What stands at the end of the heading's line, or below it on a phone. */
  aside?: ReactNode;
  /** What a visitor sees above the login. */
  visitor?: ReactNode;
  children: ReactNode;
};

/** A screen of an account: the side menu, and beside it what only its owner sees. */
export const AccountArea = ({ locale, currency, current, first = null, aside, visitor, children }: Props) => {
  const { layout, account, auth, problems } = messagesOf(locale);
  const path = accountLinks.find(({ text }) => text === current)?.path ?? paths.profile;
  return (
    <OwnRoom locale={locale} currency={currency} first={first}>
      <div className="page-width account-area">
        <SideMenu locale={locale} current={current} />
        <main className="min-w-0">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="display text-26 md:text-34">{layout[current]}</h1>
            {aside}
          </div>
          <noscript>
            <p className="mb-6 rounded border border-line bg-sunken px-4 py-3">{account.needsScript}</p>
          </noscript>
          <AccountGate
            locale={locale}
            path={path}
            loading={account.loading}
            visitor={visitor}
            labels={{ ask: account.ask, login: auth.login, fields: auth.fields, problems }}
          >
            {children}
          </AccountGate>
        </main>
      </div>
    </OwnRoom>
  );
};
