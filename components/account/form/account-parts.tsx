'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Controller, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Messages } from '@/lib/i18n/messages';
import { LateSelect } from '../../ui/late-select';
import type { SelectLabels, SelectOption } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { PlaceField } from '../place-field';

// The parts of an account's form that registration and account details share.

type Bound<Name extends string> = (
  name: Name,
) => Omit<ComponentProps<typeof TextField>, 'label'> & { error?: string };
type Words = Pick<Messages['auth'], 'fields' | 'register'>;
export type PartProps<Name extends string, Said = Words> = { field: Bound<Name>; words: Said };

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

type PlaceValues = { state_id: string; zip_code: string; lat: number | null; long: number | null };
type PlaceProps<Values extends FieldValues> = PartProps<'zip_code'> & {
  form: UseFormReturn<Values>;
  selectLabels: SelectLabels;
  states: readonly SelectOption[];
  rtl: boolean;
  stateError?: string | undefined;
};

export const PlacePart = <Values extends PlaceValues>({
  field,
  words,
  form,
  selectLabels,
  states,
  rtl,
  stateError,
}: PlaceProps<Values>) => {
  // Of the form's fields this part knows its own alone.
  const { control, setValue, watch } = form as unknown as UseFormReturn<PlaceValues>;
  const [lat, long] = watch(['lat', 'long']);
  return (
    <fieldset className="account-part">
      <legend>{words.register.place}</legend>
      <div className="account-pair">
        <Controller
          control={control}
          name="state_id"
          render={({ field: { ref, ...state } }) => (
            <LateSelect
              {...state}
              ref={ref}
              label={words.fields.state}
              labels={selectLabels}
              options={states}
              rtl={rtl}
              error={stateError}
            />
          )}
        />
        <TextField
          label={words.fields.zipCode}
          autoComplete="postal-code"
          {...leftToRight(words)}
          {...field('zip_code')}
        />
      </div>
      <PlaceField
        labels={words.register}
        place={lat === null || long === null ? null : { lat, long }}
        onChange={(found) => {
          setValue('lat', found?.lat ?? null);
          setValue('long', found?.long ?? null);
        }}
      />
    </fieldset>
  );
};
