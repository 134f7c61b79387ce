import type { ComponentProps } from 'react';
import { Controller, type FieldPath } from 'react-hook-form';
import { LateSelect } from '../ui/late-select';
import { PhoneField } from '../ui/phone-field';
import type { SelectOption } from '../ui/select';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import { useAdFormContext } from './context';
import { phoneCodes } from './phone-codes';
import { type AdValues, isRequired, type TextName } from './values';

// The fields of the form by their name: label, hint, what is wrong and whether it may stay empty come with it.

type ChoiceProps = {
  name: FieldPath<AdValues>;
  label: string;
  hint?: string | undefined;
  options: readonly SelectOption[];
  disabled?: boolean;
  placeholder?: string;
  onChosen?: (value: string) => void;
};

export const Choice = ({ name, onChosen, placeholder, hint, ...rest }: ChoiceProps) => {
  const { control, field, selectLabels, rtl } = useAdFormContext();
  const { error } = field(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, onChange, value, onBlur } }) => (
        <LateSelect
          ref={ref}
          name={name}
          value={String(value ?? '')}
          onBlur={onBlur}
          onChange={(chosen: string) => {
            onChange(chosen);
            onChosen?.(chosen);
          }}
          labels={selectLabels}
          rtl={rtl}
          {...(placeholder ? { placeholder } : {})}
          {...(hint ? { hint } : {})}
          {...(error ? { error } : {})}
          {...rest}
        />
      )}
    />
  );
};

type Row = { id: number; name: string; also?: string };
export const optionsOf = (rows: readonly Row[]): SelectOption[] =>
  rows.map(({ id, name, also }) => ({ value: String(id), label: name, ...(also ? { also } : {}) }));

type LineProps = Omit<ComponentProps<typeof TextField>, 'label' | 'name'> & {
  name: TextName;
  label?: string;
};

export const Line = ({ name, label, ...rest }: LineProps) => {
  const { field, labels } = useAdFormContext();
  return (
    <TextField
      label={label ?? labels.fields[name]}
      note={isRequired(name) ? undefined : labels.optional}
      required={isRequired(name)}
      {...rest}
      {...field(name)}
    />
  );
};

export const Paragraph = ({ name, hint }: { name: TextName; hint: string }) => {
  const { field, labels } = useAdFormContext();
  return <TextArea label={labels.fields[name]} hint={hint} required {...field(name)} />;
};

export const Phone = ({ name, hint }: { name: 'phone' | 'whatsapp_number'; hint?: string }) => {
  const { control, field, labels } = useAdFormContext();
  const { error } = field(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: given }) => (
        <PhoneField
          {...given}
          label={labels.fields[name]}
          codeLabel={labels.fields.countryCode}
          codes={phoneCodes}
          hint={hint}
          error={error}
          {...(name === 'phone' ? { autoComplete: 'tel-national' } : {})}
        />
      )}
    />
  );
};
