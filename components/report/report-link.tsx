import { type MouseEvent, useEffect, useState } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { useCurrentUser } from '@/lib/api/current-user';
import type { Locale } from '@/lib/i18n/locales';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { lazyDialog } from '../ui/lazy-dialog';
import type { ReportLabels } from './report-labels';
import { reportWish } from './report-wish';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog')).ReportDialog);

type Props = {
  adId: number;
  /** The login, which leads back to here with a wish to report. */
  href: string;
  locale: Locale;
  labels: ReportLabels;
};

/** A link to the login and back for a visitor, for a member the way into the dialog, which is fetched then. */
export const ReportLink = ({ adId, href, locale, labels }: Props) => {
  const user = useCurrentUser();
  const member = Boolean(user);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!member || location.hash !== reportWish) return;
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
        href={href}
        rel="nofollow"
        data-held=""
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
