'use client';

import { useState } from 'react';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { Button, LinkButton } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import type { AccountLabels } from './labels';
import { Outcome } from './outcome';
import { RefusalNote } from './refusal';
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
  const shared = {
    showLabel: fields.showPassword,
    hideLabel: fields.hidePassword,
    autoComplete: 'new-password',
    required: true,
  };
  return (
    <form {...formProps} className="grid gap-5">
      <PasswordField
        label={fields.newPassword}
        hint={fields.passwordHint}
        {...shared}
        {...field('password')}
      />
      <PasswordField label={fields.passwordConfirmation} {...shared} {...field('password_confirmation')} />
      <div>
        <RefusalNote text={refusal} />
        <Button type="submit" size="lg" disabled={busy} className="w-full">
          {busy ? reset.busy : reset.submit}
        </Button>
      </div>
      {refusal ? (
        <LinkButton href={askHref} variant="quiet">
          {reset.askAgain}
        </LinkButton>
      ) : null}
    </form>
  );
};
