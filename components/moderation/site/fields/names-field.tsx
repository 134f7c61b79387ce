import { useFieldArray } from 'react-hook-form';
import { fillIn } from '@/lib/i18n/fill-in';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';
import { mostNames } from '../values';
import { FieldGroup } from './field-group';
import { InEveryLanguage } from './translated-field';

/** People or things that are named in every language, as many as there are. */
export const NamesField = ({ field }: { field: Field }) => {
  const { site } = useSite();
  const { form } = useContentForm();
  const rows = useFieldArray({ control: form.control as never, name: field.name as never });
  return (
    <FieldGroup field={field}>
      <ul className="grid gap-3">
        {rows.fields.map(({ id }, n) => (
          <li key={id} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <InEveryLanguage field={field} name={`${field.name}.${n}.name`} />
            </div>
            <IconButton
              label={fillIn(site.removeRow, { n: n + 1 })}
              onClick={() => rows.remove(n)}
              className="text-bad"
            >
              <Icon name="trash" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        disabled={rows.fields.length >= mostNames}
        onClick={() => rows.append({ name: { en: '', ar: '', ckb: '' } } as never)}
        className="mt-3"
      >
        <Icon name="plus" size={18} />
        {site.add}
      </Button>
    </FieldGroup>
  );
};
