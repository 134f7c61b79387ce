'use client';

import { useRouter } from 'next/navigation';
import { api } from '@/lib/api/browser';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { FormEnd } from '../form/form-end';
import { readPlace } from '../form/place/degrees';
import type { SelectLabels } from '../ui/select';
import { showToast } from '../ui/toast';
import { AboutPart, AccessPart, PlacePart, type PlaceParts, ReachPart } from './form/account-parts';
import { AvatarField } from './form/avatar-field';
import { CvField } from './form/cv-field';
import { filledForm } from './form/filled-form';
import { NewPasswords } from './form/password-parts';
import { goOn } from './go-on';
import type { AccountLabels } from './labels';
import { useAccountForm } from './use-account-form';

type Props = PlaceParts & {
  locale: Locale;
  labels: AccountLabels & Pick<Messages['auth'], 'register' | 'files'>;
  selectLabels: SelectLabels;
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
  'lat',
  'long',
] as const;
type Values = Record<(typeof names)[number], string> & {
  avatar: File | null;
  cv: File | null;
};
const empty: Values = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as Record<(typeof names)[number], string>),
  avatar: null,
  cv: null,
};

export const RegisterForm = ({ locale, labels, selectLabels, next, ...place }: Props) => {
  const router = useRouter();
  const rtl = locales[locale].dir === 'rtl';
  const { fields, register, files } = labels;
  const { form, field, errorOf, formProps, busy, refusal } = useAccountForm<Values>({
    empty,
    fields: [...names, 'avatar', 'cv'],
    rules: ({ Registration }) => Registration,
    read: readPlace,
    problems: labels.problems,
    failed: register.failed,
    send: async (values) => {
      const { message } = await api.post('/auth/register', {
        query: { lang: locale },
        form: filledForm(readPlace(values)),
      });
      void showToast({ type: 'success', text: message, rtl });
      goOn(router, next);
    },
    onRefused: (text) => void showToast({ type: 'error', text, rtl }),
  });
  const [avatar, cv] = form.watch(['avatar', 'cv']);
  const pick = (name: 'avatar' | 'cv') => (file: File | null) => {
    form.setValue(name, file);
    form.clearErrors(name);
  };

  return (
    <form {...formProps} className="grid gap-7">
      <AccessPart field={field} words={labels} legend={register.access}>
        <NewPasswords field={field} words={labels} label={fields.password} required />
      </AccessPart>
      <AboutPart field={field} words={labels} />
      <ReachPart field={field} words={labels} text={register.reachText} />
      <PlacePart
        field={field}
        words={labels}
        form={form}
        selectLabels={selectLabels}
        {...place}
        rtl={rtl}
        stateError={errorOf('state_id')}
      />
      <fieldset className="account-part">
        <legend>{files.part}</legend>
        <AvatarField labels={files} value={avatar} error={errorOf('avatar')} onPick={pick('avatar')} />
        <CvField labels={files} value={cv} error={errorOf('cv')} onPick={pick('cv')} />
      </fieldset>
      <FormEnd refusal={refusal} busy={busy} labels={register} />
    </form>
  );
};
