import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { allRowsQuery, type ContentKind } from '@/lib/api/queries/console';
import { locales } from '@/lib/i18n/locales';
import { LateSelect } from '../../../ui/late-select';
import { useRoom } from '../../room';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { kinds } from '../kinds';
import { useSite } from '../site-room';
import { rowOptions } from './row-options';

type Props = { field: Field; of: ContentKind; within: { field: string; theirs: string } | undefined };

/** Another row that this one belongs to. */
export const RowField = ({ field, of, within }: Props) => {
  const { locale } = useRoom();
  const { site, select } = useSite();
  const { form, errorOf } = useContentForm();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control: form.control, name: field.name });
  const query = useQuery(allRowsQuery(locale, of));
  const parent = within ? String(form.watch(within.field) ?? '') : null;
  const rows = (query.data ?? []).filter((row) => !within || String(row[within.theirs]) === parent);
  const options = rowOptions(rows, kinds[of].title, locale);
  const known = options.some((option) => option.value === value);
  // What belonged to the former choice does not belong to the new one.
  useEffect(() => {
    if (query.data && value && !known) onChange('');
  }, [query.data, value, known, onChange]);
  return (
    <div className="site-short">
      <LateSelect
        ref={ref}
        label={site.fields[field.label]}
        labels={select}
        options={options}
        value={String(value ?? '')}
        onChange={onChange}
        onBlur={onBlur}
        rtl={locales[locale].dir === 'rtl'}
        required={!field.optional}
        loading={query.isPending}
        disabled={parent === ''}
        hint={field.hint ? site.hints[field.hint] : field.optional ? site.optional : undefined}
        error={errorOf(field.name)}
      />
    </div>
  );
};
