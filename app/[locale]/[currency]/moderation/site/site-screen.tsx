import type { ReactNode } from 'react';
import { BackLink } from '@/components/moderation/lazy';
import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import type { AccountScreenProps } from '../../account-screen';
import { Screen } from '../screen';

type Props = {
  params: AccountScreenProps['params'];
  title: (words: Messages) => string;
  /** The list that this is a part of. Without it the overview is meant, which a wide screen shows beside. */
  list?: string;
  /** It is a form, which needs the width of the menu. */
  wide?: boolean;
  children: ReactNode;
};

/** A place of the site's content, with the way back to where one came from. */
export const SiteScreen = ({ params, title, list, wide, children }: Props) => (
  <div data-wide={wide || undefined}>
    <BackLink path={list ?? paths.moderationSite} inList={list !== undefined} />
    <Screen params={params} name={title}>
      {children}
    </Screen>
  </div>
);
