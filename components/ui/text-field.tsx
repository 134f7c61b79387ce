import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes';
import { describedBy, FieldLabel, FieldNote } from './field-label';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** Said beside the label: that it may stay empty. */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands inside the field, at its end. */
  end?: ReactNode;
};

/** A label above, a line to write on, a hint or what is wrong below. */
export const TextField = ({ label, note, hint, error, end, required, className, ...rest }: Props) => {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {note ? <span className="text-13 text-muted">{note}</span> : null}
      </div>
      <div className="relative">
        <input
          id={id}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classes('field-box px-3', Boolean(end) && 'pe-12', error && 'border-bad')}
          {...rest}
        />
        {end ? <div className="absolute inset-y-0 end-0 flex items-center">{end}</div> : null}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
};
