import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locales';
import { type PluralForms, sayCount } from '@/lib/i18n/plural';
import { Icon, type IconName } from '../ui/icon';

type Props = {
  href: string;
  text: string;
  icon: IconName;
  unread: PluralForms;
  locale: Locale;
  count: number;
};

/** A member's way to what waits for him, with how much that is. */
export const CountedLink = ({ href, text, icon, unread, locale, count }: Props) => {
  const label = count ? `${text}: ${sayCount(unread, count, locale)}` : text;
  return (
    <Link href={href} aria-label={label} title={label} className="header-link member-only messages-link">
      <Icon name={icon} />
      {count ? (
        <span aria-hidden className="messages-count">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  );
};
