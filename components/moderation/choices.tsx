import type { ReactNode } from 'react';
import { classes } from '../ui/classes';

type Option<Value> = {
  value: Value;
  label: ReactNode;
  /** What a label that is a drawing says. */
  name?: string;
};

type Props<Value> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  small?: boolean;
  className?: string | undefined;
};

/** One of a few that stand side by side. */
export const Choices = <Value extends string | boolean | null>({
  label,
  options,
  value,
  onChange,
  small,
  className,
}: Props<Value>) => (
  <fieldset className={classes('mod-choices', small && 'mod-choices-small', className)}>
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={String(option.value)}
        type="button"
        aria-pressed={option.value === value}
        aria-label={option.name}
        title={option.name}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
