'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { type Asker, meQuery } from '@/lib/api/queries/own';
import { Icon } from '../../ui/icon';
import { useRoom } from './own-room';

type Props = { href: string; text: string };

const ForModerators = ({ asker, href, text }: Props & { asker: Asker }) => {
  const { data } = useQuery(meQuery(asker));
  if (data?.role !== 'moderator') return null;
  return (
    <li>
      <Link href={href} className="account-menu-link">
        <Icon name="shield-check" size={18} />
        {text}
      </Link>
    </li>
  );
};

/** The cookie does not say who is a moderator, so the API is asked. */
export const ModerationLink = (props: Props) => {
  const { asker } = useRoom();
  return asker ? <ForModerators asker={asker} {...props} /> : null;
};
