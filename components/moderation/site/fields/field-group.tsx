'use client';

import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../ui/field-label';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';

/** Several inputs that are one answer: what is asked for, and what is wrong with it. */
export const FieldGroup = ({ field, children }: { field: Field; children: ReactNode }) => {
  const { site } = useSite();
  const error = useContentForm().errorOf(field.name);
  const id = useId();
  return (
    <fieldset className="site-field" aria-describedby={error ? id : undefined}>
      <legend>{site.fields[field.label]}</legend>
      {children}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
};
