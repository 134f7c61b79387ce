'use client';

import { useId } from 'react';
import { categoryIcons, socialIcons } from '@/lib/contract/moderation/content-fields';
import { FieldError } from '../../../ui/field-label';
import { IconFile } from '../../../ui/icon-file';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';

const drawings = { categories: categoryIcons, social: socialIcons } as const;

const nameOf = (drawing: string) =>
  (/([\w-]+?)(?:\.svg)?$/.exec(drawing)?.[1] ?? drawing).replaceAll('-', ' ');

/** One of the drawings that come with the site. */
export const IconField = ({ field, of }: { field: Field; of: keyof typeof drawings }) => {
  const { site } = useSite();
  const { form, errorOf } = useContentForm();
  const id = useId();
  const error = errorOf(field.name);
  return (
    <fieldset className="site-field" aria-describedby={error ? id : undefined}>
      <legend>{site.fields[field.label]}</legend>
      <div className="site-icons">
        {drawings[of].map((drawing) => (
          <label key={drawing} title={nameOf(drawing)} className="site-icon">
            <input
              type="radio"
              value={drawing}
              aria-label={nameOf(drawing)}
              {...form.register(field.name)}
              className="sr-only"
            />
            <IconFile src={drawing} size={of === 'categories' ? 44 : 24} />
          </label>
        ))}
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
};
