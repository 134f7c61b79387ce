import { categoryIcons, socialIcons } from '@/lib/contract/moderation/content-fields';
import { IconFile } from '../../../ui/icon-file';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { FieldGroup } from './field-group';

const drawings = { categories: categoryIcons, social: socialIcons } as const;

const nameOf = (drawing: string) =>
  (/([\w-]+?)(?:\.svg)?$/.exec(drawing)?.[1] ?? drawing).replaceAll('-', ' ');

/** One of the drawings that come with the site. */
export const IconField = ({ field, of }: { field: Field; of: keyof typeof drawings }) => {
  const { form } = useContentForm();
  return (
    <FieldGroup field={field}>
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
    </FieldGroup>
  );
};
