import { type ComponentProps, useId } from 'react';
import { classes } from './classes';
import { describedBy, FieldLabel, FieldNote } from './field-label';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A label above, room to write, which grows with what is written, a hint or what is wrong below. */
export const TextArea = ({ label, hint, error, required, className, rows = 4, ...rest }: Props) => {
  const id = useId();
  return (
    <div className={className}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <textarea
        id={id}
        rows={rows}
        // What grows with its content heeds no rows.
        style={{ minBlockSize: `calc(${rows}lh + 1.375rem)` }}
        dir="auto"
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classes('field-box field-sizing-content max-h-96 px-3 py-2.5', error && 'border-bad')}
        {...rest}
      />
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
};
