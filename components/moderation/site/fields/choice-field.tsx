'use client';

import { useId } from 'react';
import { FieldError } from '../../../ui/field-label';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';

type Options = Extract<Field, { kind: 'choice' }>['options'];

export const ChoiceField = ({ field, options }: { field: Field; options: Options }) => {
  const { site } = useSite();
  const { form, errorOf } = useContentForm();
  const id = useId();
  const error = errorOf(field.name);
  return (
    <fieldset className="site-field" aria-describedby={error ? id : undefined}>
      <legend>{site.fields[field.label]}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              value={option}
              {...form.register(field.name)}
              className="size-5 accent-petrol"
            />
            {site.choices[option]}
          </label>
        ))}
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
};
