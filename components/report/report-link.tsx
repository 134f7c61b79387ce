'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { useCurrentUser } from '@/lib/api/current-user';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { lazyDialog } from '../ui/lazy-dialog';
import type { ReportLabels } from './report-labels';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog')).ReportDialog);

/** Added to the address while a login is in between: the dialog opens when one comes back. */
const wish = '#report';

type Props = { adId: number; locale: Locale; labels: ReportLabels };

/** A link to the login and back for a visitor, for a member the way into the dialog, which is fetched then. */
export const ReportLink = ({ adId, locale, labels }: Props) => {
  const user = useCurrentUser();
  const member = Boolean(user);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!member || location.hash !== wish) return;
    history.replaceState(null, '', location.pathname + location.search);
    setOpen(true);
  }, [member]);

  const onClick = (event: MouseEvent) => {
    if (!member || !isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <LinkButton
        href={localePath(locale, paths.login(`${localePath(locale, paths.ad(adId))}${wish}`))}
        rel="nofollow"
        role={member ? 'button' : undefined}
        aria-haspopup={member ? 'dialog' : undefined}
        variant="quiet"
        className="max-sm:col-span-2 max-sm:px-3"
        onClick={onClick}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !member) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="flag" size={18} />
        {labels.open}
      </LinkButton>
      <ReportDialog open={open} adId={adId} locale={locale} labels={labels} onClose={() => setOpen(false)} />
    </>
  );
};
