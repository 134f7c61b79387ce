'use client';

import { useState } from 'react';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { FormEnd } from '../form/form-end';
import { Outcome } from '../form/outcome';
import { LinkButton } from '../ui/button';
import { NewPasswords } from './form/password-parts';
import type { AccountLabels } from './labels';
import { useAccountForm } from './use-account-form';

type Props = {
  locale: Locale;
  token: string;
  labels: AccountLabels & Pick<Messages['auth'], 'reset' | 'forgot' | 'login'>;
  loginHref: string;
  askHref: string;
};

export const ResetForm = ({ locale, token, labels, loginHref, askHref }: Props) => {
  const { fields, reset } = labels;
  const [saved, setSaved] = useState<string | null>(null);
  const { field, formProps, busy, refusal } = useAccountForm({
    empty: { password: '', password_confirmation: '' },
    fields: ['password', 'password_confirmation'],
    rules: ({ NewPasswordForm }) => NewPasswordForm,
    problems: labels.problems,
    failed: labels.forgot.failed,
    send: async ({ password }) => {
      const { message } = await api.post('/auth/reset-password', {
        query: { lang: locale },
        body: { token, password },
      });
      setSaved(message);
    },
  });
  if (saved !== null) {
    return (
      <Outcome title={reset.doneTitle} text={saved} good>
        <LinkButton href={loginHref}>{labels.login.submit}</LinkButton>
      </Outcome>
    );
  }
  return (
    <form {...formProps} className="grid gap-5">
      <NewPasswords field={field} words={labels} label={fields.newPassword} required />
      <FormEnd refusal={refusal} busy={busy} labels={reset} />
      {refusal ? (
        <LinkButton href={askHref} variant="quiet">
          {reset.askAgain}
        </LinkButton>
      ) : null}
    </form>
  );
};
