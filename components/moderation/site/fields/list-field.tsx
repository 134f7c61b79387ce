import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { Button } from '../../../ui/button';
import { describedBy, FieldLabel, FieldNote } from '../../../ui/field-label';
import { Icon } from '../../../ui/icon';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';

/** Single words or names in no order; several at once when they are parted by commas or lines. */
export const ListField = ({ field }: { field: Field }) => {
  const { site } = useSite();
  const { form, errorOf } = useContentForm();
  const id = useId();
  const [typed, setTyped] = useState('');
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control: form.control, name: field.name });
  const words = value as string[];
  // Of one entry of the list, or of the whole.
  const error = errorOf(field.name) ?? words.map((_, n) => errorOf(`${field.name}.${n}`)).find(Boolean);
  const hint = field.hint && site.hints[field.hint];
  const add = (text = typed) => {
    const fresh = text
      .split(/[,،;؛\n]/)
      .map((word) => word.trim())
      .filter(Boolean);
    if (fresh.length) onChange([...new Set([...words, ...fresh])]);
    setTyped('');
  };
  return (
    <div>
      <FieldLabel htmlFor={id}>{site.fields[field.label]}</FieldLabel>
      <div className="flex gap-2">
        <input
          ref={ref}
          id={id}
          value={typed}
          dir="auto"
          maxLength={1_000}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            add();
            onBlur();
          }}
          onPaste={(event) => {
            // The field has one line: it would run several together.
            const lines = event.clipboardData.getData('text');
            if (!lines.includes('\n')) return;
            event.preventDefault();
            add(`${typed}\n${lines}`);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          className="field-box px-3"
        />
        <Button variant="outline" onClick={() => add()} className="shrink-0">
          {site.add}
        </Button>
      </div>
      <FieldNote id={id} hint={hint} error={error} />
      {words.length ? (
        <ul aria-label={site.fields[field.label]} className="mt-3 flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word} className="site-word">
              <bdi>{word}</bdi>
              <button
                type="button"
                aria-label={fillIn(site.removeWord, { name: isolated(word) })}
                onClick={() => onChange(words.filter((one) => one !== word))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
