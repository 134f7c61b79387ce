'use client';

import { Button } from '@/components/ui/button';
import { DialogFoot } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import { RefusalNote } from '../../form/refusal-note';
import { CurrentPassword } from '../form/password-parts';
import { useAccountForm } from '../use-account-form';
import type { DetailsLabels } from './details-labels';

type Props = { locale: Locale; labels: DetailsLabels; onEnd: () => void };

export const TurnOff = ({ locale, labels, onEnd }: Props) => {
  const { twoStep: words, details, problems } = labels;
  const { field, formProps, busy, refusal } = useAccountForm<{ current_password: string; code: string }>({
    empty: { current_password: '', code: '' },
    fields: ['current_password', 'code'],
    rules: ({ WithCode }) => WithCode,
    problems,
    failed: labels.notDone,
    send: async (body) => {
      await api.delete('/auth/two-step', { query: { lang: locale }, body });
      onEnd();
    },
  });
  return (
    <form {...formProps}>
      <div className="grid gap-4 p-5">
        <RefusalNote text={refusal} />
        <p>{words.offText}</p>
        <CurrentPassword field={field} words={labels} label={details.current} hint={words.ask} />
        <TextField
          label={words.anyCode}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
          {...field('code')}
        />
      </div>
      <DialogFoot>
        <Button variant="outline" onClick={onEnd}>
          {words.keep}
        </Button>
        <Button type="submit" variant="danger" disabled={busy}>
          {busy ? words.busy : words.turnOff}
        </Button>
      </DialogFoot>
    </form>
  );
};
