'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { api } from '@/lib/api/browser';
import { ApiError } from '@/lib/api/client';
import { ownWordsOf } from '@/lib/api/reason-of';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { FormEnd } from '../form/form-end';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { goOn } from './go-on';
import type { AccountLabels } from './labels';
import { PasskeyLogin } from './passkey-login';
import { useAccountForm } from './use-account-form';

type Props = {
  locale: Locale;
  labels: AccountLabels & { login: Messages['auth']['login'] };
  forgotHref: string;
  next: string;
  /** Where the form stands on the screen that it opens, there is nowhere to go. */
  onLogin?: () => void;
};

export const LoginForm = ({ locale, labels, forgotHref, next, onLogin }: Props) => {
  const router = useRouter();
  const { fields, login } = labels;
  // Only the server knows who has two-step login, and tells it to who knows the password.
  const [asksCode, setAsksCode] = useState(false);
  const enter = () => {
    if (onLogin) onLogin();
    else goOn(router, next);
  };
  const { form, field, formProps, busy, refusal } = useAccountForm({
    empty: { email: '', password: '', code: '' },
    fields: ['email', 'password', 'code'],
    rules: ({ Credentials }) => Credentials,
    problems: labels.problems,
    failed: (error) => ownWordsOf(error) || login.failed,
    send: async (body) => {
      await api.post('/auth/login', { query: { lang: locale }, body }).catch((error) => {
        if (error instanceof ApiError && error.body.errors?.code) setAsksCode(true);
        throw error;
      });
      enter();
    },
  });
  useEffect(() => {
    if (asksCode) form.setFocus('code');
  }, [asksCode, form.setFocus]);
  return (
    <div className="grid gap-4">
      <form {...formProps} className="grid gap-5">
        <TextField
          label={fields.email}
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="username"
          required
          {...field('email')}
        />
        <div>
          <PasswordField
            label={fields.password}
            showLabel={fields.showPassword}
            hideLabel={fields.hidePassword}
            autoComplete="current-password"
            required
            {...field('password')}
          />
          <Link href={forgotHref} className="account-link mt-1">
            {login.forgot}
          </Link>
        </div>
        {asksCode ? (
          <TextField
            label={fields.code}
            hint={fields.codeHint}
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="none"
            required
            {...field('code')}
          />
        ) : null}
        <FormEnd refusal={refusal} busy={busy} labels={login} />
      </form>
      <PasskeyLogin locale={locale} words={login} onLogin={enter} />
    </div>
  );
};
