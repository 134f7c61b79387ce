'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { Controller } from 'react-hook-form';
import { api } from '@/lib/api/browser';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import type { SelectLabels, SelectOption } from '../ui/select';
import { TextField } from '../ui/text-field';
import { showToast } from '../ui/toast';
import { goOn } from './go-on';
import type { AccountLabels } from './labels';
import { PlaceField } from './place-field';
import { RefusalNote } from './refusal';
import { useAccountForm } from './use-account-form';

const Select = dynamic(async () => (await import('../ui/select')).Select, {
  ssr: false,
  loading: () => <div className="h-[4.625rem]" />,
});

type Props = {
  locale: Locale;
  labels: AccountLabels & { register: Messages['auth']['register'] };
  selectLabels: SelectLabels;
  states: readonly SelectOption[];
  next: string;
};

const names = [
  'username',
  'email',
  'password',
  'password_confirmation',
  'first_name',
  'last_name',
  'phone_number',
  'whatsapp_number',
  'website_url',
  'state_id',
  'zip_code',
] as const;
type Values = Record<(typeof names)[number], string> & { lat: number | null; long: number | null };
const empty: Values = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as Record<(typeof names)[number], string>),
  lat: null,
  long: null,
};

export const RegisterForm = ({ locale, labels, selectLabels, states, next }: Props) => {
  const router = useRouter();
  const rtl = locales[locale].dir === 'rtl';
  const { fields, register } = labels;
  const { form, field, formProps, busy, refusal } = useAccountForm<Values>({
    empty,
    fields: names,
    rules: ({ Registration }) => Registration,
    problems: labels.problems,
    failed: register.failed,
    send: async (values) => {
      const { message } = await api.post('/auth/register', { query: { lang: locale }, body: values });
      void showToast({ type: 'success', text: message, rtl });
      goOn(router, next);
    },
    onRefused: (text) => void showToast({ type: 'error', text, rtl }),
  });
  const place = form.watch(['lat', 'long']);
  const password = { showLabel: fields.showPassword, hideLabel: fields.hidePassword, required: true };
  const leftToRight = { dir: 'ltr', note: fields.optional } as const;

  return (
    <form {...formProps} className="grid gap-7">
      <fieldset className="account-part">
        <legend>{register.access}</legend>
        <TextField
          label={fields.username}
          hint={fields.usernameHint}
          dir="auto"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('username')}
        />
        <TextField
          label={fields.email}
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <PasswordField
          label={fields.password}
          hint={fields.passwordHint}
          autoComplete="new-password"
          {...password}
          {...field('password')}
        />
        <PasswordField
          label={fields.passwordConfirmation}
          autoComplete="new-password"
          {...password}
          {...field('password_confirmation')}
        />
      </fieldset>

      <fieldset className="account-part">
        <legend>{register.about}</legend>
        <div className="account-pair">
          <TextField
            label={fields.firstName}
            dir="auto"
            autoComplete="given-name"
            required
            {...field('first_name')}
          />
          <TextField
            label={fields.lastName}
            dir="auto"
            autoComplete="family-name"
            required
            {...field('last_name')}
          />
        </div>
      </fieldset>

      <fieldset className="account-part">
        <legend>
          {register.reach}
          <span className="mt-1 block text-15 font-normal text-muted">{register.reachText}</span>
        </legend>
        <div className="account-pair">
          <TextField
            label={fields.phone}
            hint={fields.phoneHint}
            type="tel"
            autoComplete="tel"
            {...leftToRight}
            {...field('phone_number')}
          />
          <TextField
            label={fields.whatsapp}
            hint={fields.phoneHint}
            type="tel"
            {...leftToRight}
            {...field('whatsapp_number')}
          />
        </div>
        <TextField
          label={fields.website}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          {...leftToRight}
          {...field('website_url')}
        />
      </fieldset>

      <fieldset className="account-part">
        <legend>{register.place}</legend>
        <div className="account-pair">
          <Controller
            control={form.control}
            name="state_id"
            render={({ field: { ref, ...state } }) => (
              <Select
                {...state}
                ref={ref}
                label={fields.state}
                labels={selectLabels}
                rtl={rtl}
                options={states}
                error={field('state_id').error}
              />
            )}
          />
          <TextField
            label={fields.zipCode}
            autoComplete="postal-code"
            {...leftToRight}
            {...field('zip_code')}
          />
        </div>
        <PlaceField
          labels={register}
          place={place[0] === null || place[1] === null ? null : { lat: place[0], long: place[1] }}
          onChange={(found) => {
            form.setValue('lat', found?.lat ?? null);
            form.setValue('long', found?.long ?? null);
          }}
        />
      </fieldset>

      <div>
        <RefusalNote text={refusal} />
        <Button type="submit" size="lg" disabled={busy} className="w-full">
          {busy ? register.busy : register.submit}
        </Button>
      </div>
    </form>
  );
};
