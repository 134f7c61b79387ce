import { useController } from 'react-hook-form';
import { locales } from '@/lib/i18n/locales';
import { LateSelect } from '../../../ui/late-select';
import { TextField } from '../../../ui/text-field';
import { useRoom } from '../../room';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';

/** What a number is counted in, or nothing where it counts things. */
export const UnitField = ({ field }: { field: Field }) => {
  const { locale } = useRoom();
  const { site, select, units } = useSite();
  const { form, errorOf, row } = useContentForm();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control: form.control, name: field.name });
  const label = site.fields[field.label];
  if (field.stays && row)
    return (
      <TextField
        label={label}
        hint={site.stays}
        readOnly
        value={units[value as keyof typeof units] ?? '–'}
        className="site-short"
      />
    );
  return (
    <div className="site-short">
      <LateSelect
        ref={ref}
        label={label}
        labels={select}
        options={Object.entries(units).map(([unit, name]) => ({ value: unit, label: name, also: unit }))}
        value={String(value ?? '')}
        onChange={onChange}
        onBlur={onBlur}
        rtl={locales[locale].dir === 'rtl'}
        hint={field.hint && site.hints[field.hint]}
        error={errorOf(field.name)}
      />
    </div>
  );
};
