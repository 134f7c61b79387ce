import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SubmitFoot } from '@/components/ui/submit-foot';
import { download } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import { RefusalNote } from '../../form/refusal-note';
import { CurrentPassword } from '../form/password-parts';
import { useAccountForm } from '../use-account-form';
import type { DetailsLabels } from './details-labels';
import { saveFile } from './save-file';

type Props = { locale: Locale; labels: DetailsLabels };

const ExportForm = ({ locale, labels, onEnd }: Props & { onEnd: () => void }) => {
  const { details, problems, export: words } = labels;
  const { field, formProps, busy, refusal } = useAccountForm<{ current_password: string }>({
    empty: { current_password: '' },
    fields: ['current_password'],
    rules: ({ WithPassword }) => WithPassword,
    problems,
    failed: labels.notDone,
    send: async (body) => {
      saveFile(await download(`/auth/export?lang=${locale}`, body, 'application/gzip'), 'my-data.tar.gz');
      onEnd();
    },
  });
  return (
    <form {...formProps}>
      <div className="p-5">
        <RefusalNote text={refusal} />
        <CurrentPassword field={field} words={labels} label={details.current} hint={words.ask} />
      </div>
      <SubmitFoot keep={words.keep} onKeep={onEnd} submit={busy ? words.busy : words.submit} busy={busy} />
    </form>
  );
};

/** Everything that the site knows of a member, as a file. */
export const ExportData = ({ locale, labels }: Props) => {
  const { export: words } = labels;
  const [open, setOpen] = useState(false);
  const end = () => setOpen(false);
  return (
    <section aria-labelledby="own-data" className="account-panel p-5">
      <h2 id="own-data" className="text-20">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{words.text}</p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={open} onClose={end} title={words.title} closeLabel={labels.closeLabel}>
        <ExportForm locale={locale} labels={labels} onEnd={end} />
      </Dialog>
    </section>
  );
};
