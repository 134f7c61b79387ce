import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SubmitFoot } from '@/components/ui/submit-foot';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import { forgetMember } from '@/lib/offline/forget';
import { localePath, paths } from '@/lib/paths';
import { RefusalNote } from '../../form/refusal-note';
import { CurrentPassword } from '../form/password-parts';
import { useAccountForm } from '../use-account-form';
import type { DetailsLabels } from './details-labels';

type Props = { locale: Locale; labels: DetailsLabels };

const CloseForm = ({ locale, labels, onKeep }: Props & { onKeep: () => void }) => {
  const { close, details, problems } = labels;
  const { field, formProps, busy, refusal } = useAccountForm<{ current_password: string }>({
    empty: { current_password: '' },
    fields: ['current_password'],
    rules: ({ WithPassword }) => WithPassword,
    problems,
    failed: labels.notDone,
    send: async (body) => {
      await api.delete('/auth/account', { query: { lang: locale }, body });
      await forgetMember();
      // A whole new page: nothing of the account stays in memory.
      location.assign(localePath(locale, paths.home));
    },
  });
  return (
    <form {...formProps}>
      <div className="p-5">
        <RefusalNote text={refusal} />
        <p className="mb-3">{close.text}</p>
        <p className="mb-4 text-muted">{close.stays}</p>
        <CurrentPassword field={field} words={labels} label={details.current} hint={close.ask} />
      </div>
      <SubmitFoot
        keep={close.keep}
        onKeep={onKeep}
        submit={busy ? close.busy : close.submit}
        busy={busy}
        danger
      />
    </form>
  );
};

/** The way out: for good, and only with the password. */
export const CloseAccount = ({ locale, labels }: Props) => {
  const { close } = labels;
  const [open, setOpen] = useState(false);
  const keep = () => setOpen(false);
  return (
    <section aria-labelledby="close-account" className="account-panel p-5">
      <h2 id="close-account" className="text-20">
        {close.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{close.text}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {close.open}
      </Button>
      <Dialog open={open} onClose={keep} title={close.title} closeLabel={labels.closeLabel}>
        <CloseForm locale={locale} labels={labels} onKeep={keep} />
      </Dialog>
    </section>
  );
};
