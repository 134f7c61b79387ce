'use client';

import { useState } from 'react';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { FormEnd } from '../form/form-end';
import { Outcome } from '../form/outcome';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import type { AccountLabels } from './labels';
import { useAccountForm } from './use-account-form';

type Props = { locale: Locale; labels: AccountLabels & { forgot: Messages['auth']['forgot'] } };

const AskForm = ({ locale, labels, onSent }: Props & { onSent: (message: string) => void }) => {
  const { field, formProps, busy, refusal } = useAccountForm({
    empty: { email: '' },
    fields: ['email'],
    rules: ({ ResetRequest }) => ResetRequest,
    problems: labels.problems,
    failed: labels.forgot.failed,
    send: async (body) => {
      const { message } = await api.post('/auth/forgot-password', { query: { lang: locale }, body });
      onSent(message);
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <TextField
        label={labels.fields.email}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <FormEnd refusal={refusal} busy={busy} labels={labels.forgot} />
    </form>
  );
};

/** Asks for an address, then says the same whether or not it is known. */
export const ForgotForm = (props: Props) => {
  const [sent, setSent] = useState<string | null>(null);
  const { forgot } = props.labels;
  if (sent === null) return <AskForm {...props} onSent={setSent} />;
  return (
    <Outcome title={forgot.sentTitle} text={`${sent} ${forgot.sentText}`} good>
      <Button variant="outline" onClick={() => setSent(null)}>
        {forgot.again}
      </Button>
    </Outcome>
  );
};
