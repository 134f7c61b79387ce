'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps, ReactNode } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import type { Messages } from '@/lib/i18n/messages';
import type { SelectLabels, SelectOption } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { PlaceField } from '../place-field';

// The parts of an account's form that registration and account details share.

const Select = dynamic(async () => (await import('../../ui/select')).Select, {
  ssr: false,
  loading: () => <div className="h-[4.625rem]" />,
});

type Bound<Name extends string> = (
  name: Name,
) => Omit<ComponentProps<typeof TextField>, 'label'> & { error?: string };
type Words = Pick<Messages['auth'], 'fields' | 'register'>;
export type PartProps<Name extends string> = { field: Bound<Name>; words: Words };

const leftToRight = (words: Words) => ({ dir: 'ltr', note: words.fields.optional }) as const;

type AccessProps = PartProps<'username' | 'email'> & {
  legend: string;
  emailHint?: string;
  children?: ReactNode;
};

export const AccessPart = ({ field, words: { fields }, legend, emailHint, children }: AccessProps) => (
  <fieldset className="account-part">
    <legend>{legend}</legend>
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
      hint={emailHint}
      type="email"
      dir="ltr"
      inputMode="email"
      autoComplete="email"
      required
      {...field('email')}
    />
    {children}
  </fieldset>
);

export const AboutPart = ({
  field,
  words: { fields, register },
  children,
}: PartProps<'first_name' | 'last_name'> & { children?: ReactNode }) => (
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
    {children}
  </fieldset>
);

export const ReachPart = ({
  field,
  words,
  text,
}: PartProps<'phone_number' | 'whatsapp_number' | 'website_url'> & { text?: string }) => {
  const { fields, register } = words;
  return (
    <fieldset className="account-part">
      <legend>
        {register.reach}
        {text ? <span className="mt-1 block text-15 font-normal text-muted">{text}</span> : null}
      </legend>
      <div className="account-pair">
        <TextField
          label={fields.phone}
          hint={fields.phoneHint}
          type="tel"
          autoComplete="tel"
          {...leftToRight(words)}
          {...field('phone_number')}
        />
        <TextField
          label={fields.whatsapp}
          hint={fields.phoneHint}
          type="tel"
          {...leftToRight(words)}
          {...field('whatsapp_number')}
        />
      </div>
      <TextField
        label={fields.website}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        {...leftToRight(words)}
        {...field('website_url')}
      />
    </fieldset>
  );
};

type StateProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  labels: SelectLabels;
  options: readonly SelectOption[];
  rtl: boolean;
  error?: string;
};

export const StateSelect = <Values extends FieldValues>({
  control,
  name,
  error,
  ...rest
}: StateProps<Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, ...state } }) => <Select {...state} {...rest} ref={ref} error={error} />}
  />
);

type Place = ComponentProps<typeof PlaceField>['place'];
type PlaceProps = PartProps<'zip_code'> & {
  /** A <StateSelect>, which knows the form's own type. */
  state: ReactNode;
  place: Place;
  onPlace: (place: Place) => void;
};

export const PlacePart = ({ field, words, state, place, onPlace }: PlaceProps) => (
  <fieldset className="account-part">
    <legend>{words.register.place}</legend>
    <div className="account-pair">
      {state}
      <TextField
        label={words.fields.zipCode}
        autoComplete="postal-code"
        {...leftToRight(words)}
        {...field('zip_code')}
      />
    </div>
    <PlaceField labels={words.register} place={place} onChange={onPlace} />
  </fieldset>
);
