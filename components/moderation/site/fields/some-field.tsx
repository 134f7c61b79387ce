import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';
import { FieldGroup } from './field-group';

type Options = Extract<Field, { kind: 'some' }>['options'];

/** Any of a few. */
export const SomeField = ({ field, options }: { field: Field; options: Options }) => {
  const { site } = useSite();
  const { form } = useContentForm();
  return (
    <FieldGroup field={field}>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
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
