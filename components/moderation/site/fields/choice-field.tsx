import { TextField } from '../../../ui/text-field';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';
import { FieldGroup } from './field-group';

type Options = Extract<Field, { kind: 'choice' }>['options'];

export const ChoiceField = ({ field, options }: { field: Field; options: Options }) => {
  const { site } = useSite();
  const { form, row } = useContentForm();
  if (field.stays && row)
    return (
      <TextField
        label={site.fields[field.label]}
        hint={site.stays}
        readOnly
        value={site.choices[form.getValues(field.name) as Options[number]]}
        className="site-short"
      />
    );
  return (
    <FieldGroup field={field}>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              value={option}
              {...form.register(field.name)}
              className="size-5 accent-petrol"
            />
            {site.choices[option]}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};
