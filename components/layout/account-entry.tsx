import { usePathname } from 'next/navigation';
import { type ComponentProps, useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { sayOnRoot } from '@/components/ui/say-on-root';
import { useCurrentUser } from '@/lib/api/current-user';
import { useUnread, useUnreadAlerts } from '@/lib/api/unread';
import { Disclosure } from '../ui/disclosure';
import { Icon } from '../ui/icon';
import { CountedLink } from './counted-link';
import { LogoutButton } from './logout-button';

type LinkText = { text: string; href: string };
type Counted = Omit<ComponentProps<typeof CountedLink>, 'count' | 'icon'>;
type Props = {
  login: LinkText;
  home: string;
  labels: { account: string; menu: string } & ComponentProps<typeof LogoutButton>['labels'];
  links: readonly LinkText[];
  alerts: Counted;
  messages: Counted;
};

/**
 * 'Login | Register', or who is signed in. Both are in the page, for it is the same page for everyone; which one is
 * seen is said by `--guest` and `--member`, before the first paint by the script in the head, later from here.
 */
export const AccountEntry = ({ login, home, labels, links, alerts, messages }: Props) => {
  usePathname(); // A login or logout ends in another page: look again.
  const user = useCurrentUser();
  const [unread, unreadAlerts] = [useUnread(user?.id), useUnreadAlerts(user?.id)];
  const name = user?.full_name || labels.account;
  const [dashboard] = links;

  useEffect(() => {
    if (user === undefined) return;
    sayOnRoot('--guest', user ? 'none' : 'flex', 'flex');
    sayOnRoot('--member', user ? 'flex' : 'none', 'none');
  }, [user]);

  return (
    <div className="site-head-account flex shrink-0 justify-end">
      <Link href={login.href} className="header-link guest-only">
        <Icon name="user" />
        <span className="max-sm:sr-only">{login.text}</span>
      </Link>
      <CountedLink {...alerts} icon="bell" count={unreadAlerts} />
      <CountedLink {...messages} icon="message" count={unread} />
      <div className="member-only min-w-0 md:w-36 lg:w-48 2xl:w-60">
        <Disclosure
          label={`${labels.menu}: ${name}`}
          className="relative min-w-0 flex-1"
          summaryClassName="header-link min-w-11 justify-center md:justify-start"
          summary={
            <>
              <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken">
                {user?.avatar ? (
                  <img src={user.avatar} alt="" width={32} height={32} className="size-full object-cover" />
                ) : (
                  <Icon name="user" size={18} />
                )}
              </span>
              <bdi className="me-auto min-w-0 truncate max-md:hidden">{name}</bdi>
              <Icon name="chevron-down" size={18} className="max-md:hidden" />
            </>
          }
        >
          <ul className="menu-panel end-0 w-56">
            {dashboard ? (
              <li>
                <Link href={dashboard.href} className="menu-link gap-3 text-muted">
                  <bdi className="min-w-0 truncate">{name}</bdi>
                </Link>
              </li>
            ) : null}
            {links.map(({ text, href }) => (
              <li key={href}>
                <Link href={href} className="menu-link">
                  {text}
                </Link>
              </li>
            ))}
            <li>
              <LogoutButton home={home} labels={labels} />
            </li>
          </ul>
        </Disclosure>
      </div>
    </div>
  );
};
