import Link from 'next/link';
import { useUnread } from '@/lib/api/unread';
import type { Locale } from '@/lib/i18n/locales';
import { type PluralForms, sayCount } from '@/lib/i18n/plural';
import { Icon } from '../ui/icon';

type Props = {
  href: string;
  text: string;
  unread: PluralForms;
  locale: Locale;
  memberId: number | undefined;
};

/** A member's way to the messages, with how many of them wait. */
export const MessagesLink = ({ href, text, unread, locale, memberId }: Props) => {
  const count = useUnread(memberId);
  const label = count ? `${text}: ${sayCount(unread, count, locale)}` : text;
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      title={label}
      className="header-link member-only messages-link"
    >
      <Icon name="message" />
      {count ? (
        <span aria-hidden className="messages-count">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  );
};
