import { useId, useState } from 'react';
import type { FactValue } from '@/lib/facts/fact';
import { convert, type Unit } from '@/lib/facts/units';
import { formatNumber } from '@/lib/format/numbers';
import { parseNumber } from '@/lib/format/parse-number';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import { describedBy, FieldLabel, FieldNote } from '../../ui/field-label';
import { TextField } from '../../ui/text-field';
import { type AskedFact, isWithin } from './fact-value';
import { typedUnits } from './typed-units';

export type FactLabels = {
  facts: Record<
    'yes' | 'no' | 'kindFirst' | 'nothing' | 'more' | 'notStated' | 'notNumber' | 'between' | 'unitOf',
    string
  >;
  unitNames: Record<Unit, string>;
};

// All of them may stay empty: what is not stated is not "no".

type Props = {
  fact: AskedFact;
  name: string;
  /** '' is not stated: of undefined a form would go on showing what stood there at first. */
  value: FactValue;
  onChange: (value: FactValue) => void;
  inputRef?: (field: unknown) => void;
  note?: string | undefined;
  error: string | undefined;
  labels: FactLabels;
};

/** More choices than these stand in a list that opens. */
const mostBeside = 5;

const NumberField = ({ fact, name, value, onChange, inputRef, note, error, labels }: Props) => {
  const words = labels.facts;
  const units = typedUnits(fact);
  const [unit, setUnit] = useState<Unit | null>(units[0] ?? null);
  // What is being typed stays as it is, for a caret must not jump.
  const [typing, setTyping] = useState<string | null>(null);
  const base = fact.unit;
  const toShown = (number: number) => (unit && base ? convert(number, base, unit) : number);
  const toBase = (number: number, from: Unit | null) => (from && base ? convert(number, from, base) : number);
  const say = (number: number) => formatNumber(toShown(number), 'en');
  const shown = typing ?? (typeof value === 'number' ? say(value) : String(value));

  const read = (text: string, from: Unit | null) => {
    const number = parseNumber(text);
    if (text.trim() === '') onChange('');
    else onChange(number === null ? text : Math.round(toBase(number, from)));
  };
  const problem = () => {
    if (typing !== null || value === '') return undefined;
    if (typeof value !== 'number') return words.notNumber;
    if (isWithin(fact, value)) return undefined;
    const end = (number: number | null) =>
      [say(number ?? 0), unit && labels.unitNames[unit]].join(' ').trim();
    return fillIsolated(words.between, { least: end(fact.least), most: end(fact.most) });
  };

  return (
    <TextField
      ref={inputRef}
      name={name}
      label={fact.name}
      note={note}
      error={error ?? problem()}
      value={shown}
      onChange={({ target }) => {
        setTyping(target.value);
        read(target.value, unit);
      }}
      onBlur={() => setTyping(null)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      dir="ltr"
      {...(unit
        ? {
            'data-unit': true,
            end:
              units.length > 1 ? (
                <select
                  aria-label={fillIn(words.unitOf, { name: fact.name })}
                  className="field-unit plain-select"
                  value={unit}
                  onChange={({ target }) => {
                    const chosen = target.value as Unit;
                    // The number was typed in the unit that is said now.
                    if (typeof value === 'number' && !note) read(shown, chosen);
                    setUnit(chosen);
                  }}
                >
                  {units.map((one) => (
                    <option key={one} value={one}>
                      {labels.unitNames[one]}
                    </option>
                  ))}
                </select>
              ) : (
                <span className="field-unit field-unit-alone">{labels.unitNames[unit]}</span>
              ),
          }
        : {})}
    />
  );
};

const ListField = ({ fact, name, value, onChange, inputRef, note, error, labels }: Props) => {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <FieldLabel htmlFor={id}>{fact.name}</FieldLabel>
        {note ? <span className="text-13 text-muted">{note}</span> : null}
      </div>
      <select
        ref={inputRef}
        id={id}
        name={name}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        className="field-box plain-select px-3"
      >
        <option value="">{labels.facts.notStated}</option>
        {fact.choices.map(({ key, name: choice }) => (
          <option key={key} value={key}>
            {choice}
          </option>
        ))}
      </select>
      <FieldNote id={id} error={error} />
    </div>
  );
};

type Option = { key: string; name: string; isChosen: boolean; value: FactValue };

/** Choices beside each other: one of them, or as many as there are. */
const OptionsField = ({ fact, name, value, onChange, inputRef, note, error, labels }: Props) => {
  const { yes, no, notStated } = labels.facts;
  const id = useId();
  const several = fact.kind === 'choices';
  const chosen = Array.isArray(value) ? value : [];
  const only = (key: string, said: string, means: FactValue): Option => ({
    key,
    name: said,
    isChosen: value === means,
    value: means,
  });
  const options: Option[] = several
    ? fact.choices.map(({ key, name: said }) => ({
        key,
        name: said,
        isChosen: chosen.includes(key),
        value: chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key],
      }))
    : [
        ...(fact.kind === 'flag'
          ? [only('yes', yes, true), only('no', no, false)]
          : fact.choices.map((choice) => only(choice.key, choice.name, choice.key))),
        only('', notStated, ''),
      ];
  return (
    <fieldset className={several ? 'fact-several' : undefined} aria-describedby={describedBy(id, { error })}>
      <legend className="mb-1.5 flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-15 font-semibold">{fact.name}</span>
        {note ? <span className="text-13 text-muted">{note}</span> : null}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, at) => (
          <label key={option.key} className="fact-option">
            <input
              {...(at === 0 ? { ref: inputRef } : {})}
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={option.key}
              checked={option.isChosen}
              onChange={() => onChange(option.value)}
            />
            <bdi>{option.name}</bdi>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
};

const fieldFor = ({ kind, choices }: AskedFact) => {
  if (kind === 'number') return NumberField;
  return kind === 'choice' && choices.length > mostBeside ? ListField : OptionsField;
};

/** A field for what is stated of a machine, by the kind of fact. */
export const FactInput = (props: Props) => {
  const Field = fieldFor(props.fact);
  return <Field {...props} />;
};
