'use client';

import dynamic from 'next/dynamic';
import { type MouseEvent, useEffect, useState } from 'react';
import { useCurrentUser } from '@/lib/api/current-user';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import type { ReportLabels } from './report-labels';

const ReportDialog = dynamic(async () => (await import('./report-dialog')).ReportDialog, { ssr: false });

/** Added to the address while a login is in between: the dialog opens when one comes back. */
const wish = '#report';

type Props = { adId: number; locale: Locale; labels: ReportLabels };

/** A link to the login and back for a visitor, for a member the way into the dialog, which is fetched then. */
export const ReportLink = ({ adId, locale, labels }: Props) => {
  const user = useCurrentUser();
  const member = Boolean(user);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const show = () => {
    setLoaded(true);
    setOpen(true);
  };

  useEffect(() => {
    if (!member || location.hash !== wish) return;
    history.replaceState(null, '', location.pathname + location.search);
    setLoaded(true);
    setOpen(true);
  }, [member]);

  const onClick = (event: MouseEvent) => {
    if (!member || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show();
  };
  return (
    <>
      <LinkButton
        href={localePath(locale, paths.login(`${localePath(locale, paths.ad(adId))}${wish}`))}
        rel="nofollow"
        role={member ? 'button' : undefined}
        aria-haspopup={member ? 'dialog' : undefined}
        variant="quiet"
        className="max-sm:px-3"
        onClick={onClick}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !member) return;
          event.preventDefault();
          show();
        }}
      >
        <Icon name="flag" size={18} />
        {labels.open}
      </LinkButton>
      {loaded ? (
        <ReportDialog
          open={open}
          adId={adId}
          locale={locale}
          labels={labels}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};
