import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { LinkButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import type { AdFormLabels } from './ad-form-labels';

type Props = {
  locale: Locale;
  labels: AdFormLabels['login'];
  /** Where to come back to. */
  back: string;
  /** There was a session, and it ended. */
  ended: boolean;
};

const Ways = ({ locale, labels, back, ended, strong }: Props & { strong?: boolean }) => (
  <div className="flex flex-wrap gap-3">
    <LinkButton
      href={localePath(locale, paths.login(back))}
      variant={strong ? 'signal' : 'ink'}
      size={strong ? 'md' : 'sm'}
    >
      {labels.login}
    </LinkButton>
    {ended ? null : (
      <LinkButton
        href={localePath(locale, paths.register(back))}
        variant="outline"
        size={strong ? 'md' : 'sm'}
      >
        {labels.register}
      </LinkButton>
    )}
  </div>
);

/** Stands above the form for whoever is not signed in: everything can be filled in before. */
export const LoginNote = (props: Props) => (
  <div className="ad-form-note">
    <Icon name="user" size={20} className="text-petrol" />
    <p className="min-w-0 flex-1 basis-56">{props.ended ? props.labels.ended : props.labels.note}</p>
    <Ways {...props} />
  </div>
);

/** Asks for a login where one is needed: the form is as it was when the seller comes back. */
export const LoginDialog = ({ open, onClose, ...props }: Props & { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title={props.labels.title} closeLabel={props.labels.close}>
    <div className="grid gap-5 p-5">
      <p>{props.ended ? props.labels.ended : props.labels.text}</p>
      <Ways {...props} strong />
    </div>
  </Dialog>
);
