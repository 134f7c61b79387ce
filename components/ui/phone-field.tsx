import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes';
import { describedBy, FieldLabel, FieldNote } from './field-label';
import { joinPhone, splitPhone } from './phone-number';

type Props = {
  label: string;
  codeLabel: string;
  /** The first is the one that is taken where a number says none. */
  codes: readonly { code: string; country: string }[];
  /** With the code in front, or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  hint?: string | undefined;
  error?: string | undefined;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A telephone number: the country is chosen, the rest is typed; a number that is pasted whole brings its country. */
export const PhoneField = ({ label, codeLabel, codes, value, onChange, hint, error, ...rest }: Props) => {
  const id = useId();
  const known = codes.map(({ code }) => code);
  const usual = known[0] ?? '';
  const parse = (text: string) => {
    const parts = splitPhone(text, known);
    return parts.code || parts.rest.startsWith('+') ? parts : { ...parts, code: usual };
  };
  const [parts, setParts] = useState(() => parse(value));
  const told = useRef(value);

  // A value from outside: the account's own number, or a draft.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setParts(parse(value));
  });

  const tell = (next: typeof parts) => {
    setParts(next);
    told.current = joinPhone(next);
    onChange(told.current);
  };
  const type = (text: string) => {
    const split = splitPhone(text, known);
    tell(split.code ? split : { code: text.startsWith('+') ? '' : parts.code || usual, rest: text });
  };
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <div dir="ltr" className="flex gap-2">
        <select
          aria-label={`${label}: ${codeLabel}`}
          value={parts.code}
          onChange={(event) => tell({ ...parts, code: event.target.value })}
          className="field-box plain-select w-auto! shrink-0 ps-2"
        >
          {codes.map(({ code, country }) => (
            <option key={code} value={code}>
              {country} +{code}
            </option>
          ))}
          <option value="">+…</option>
        </select>
        <input
          id={id}
          type="tel"
          inputMode="tel"
          value={parts.rest}
          onChange={(event) => type(event.target.value)}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classes('field-box min-w-0 px-3', error && 'border-bad')}
          {...rest}
        />
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
};
