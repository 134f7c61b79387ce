import type { ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './icon';

type LabelProps = { htmlFor: string; required?: boolean; hidden?: boolean; children: ReactNode };

export const FieldLabel = ({ htmlFor, required, hidden, children }: LabelProps) => (
  <label htmlFor={htmlFor} className={classes('mb-1.5 block text-15 font-semibold', hidden && 'sr-only')}>
    {children}
    {required ? (
      <span aria-hidden className="ms-1 text-bad">
        *
      </span>
    ) : null}
  </label>
);

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="mt-1.5 flex items-start gap-1.5 text-13 text-bad">
    <Icon name="warning" size={16} className="mt-0.5" />
    <span>{children}</span>
  </p>
);

type Note = { hint?: string | undefined; error?: string | undefined };

/** Which element says more about a field: what is wrong comes before the hint. */
export const describedBy = (id: string, { hint, error }: Note) =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined;

/** Stands below a field; `id` is the field's own. */
export const FieldNote = ({ id, hint, error }: Note & { id: string }) => {
  if (error) return <FieldError id={`${id}-error`}>{error}</FieldError>;
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="mt-1.5 text-13 text-muted">
      {hint}
    </p>
  );
};
