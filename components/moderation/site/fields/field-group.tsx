import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../ui/field-label';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';

/** Several inputs that are one answer: what is asked for, and what is wrong with it. */
export const FieldGroup = ({ field, children }: { field: Field; children: ReactNode }) => {
  const { site } = useSite();
  const { errorOf } = useContentForm();
  // Of the whole, where parts of it have faults of their own.
  const error = errorOf(field.name) ?? errorOf(`${field.name}.root`);
  const id = useId();
  return (
    <fieldset className="site-field" aria-describedby={error ? id : undefined}>
      <legend>
        {site.fields[field.label]}
        {field.optional ? <span className="text-13 font-normal text-muted"> {site.optional}</span> : null}
      </legend>
      {field.hint ? <p className="mb-2 text-13 text-muted">{site.hints[field.hint]}</p> : null}
      {children}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
};
