import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { plainLetters } from '@/components/pages/plain-letters';
import { allRowsQuery, type ContentKind, type ContentRow } from '@/lib/api/queries/console';
import { pauseBeforeAsking } from '@/lib/api/queries/pace';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { FieldLabel } from '../../ui/field-label';
import { TextField } from '../../ui/text-field';
import { useRoom } from '../room';
import type { Field } from './fields';
import { rowOptions } from './fields/row-options';
import { kinds } from './kinds';
import { useSite } from './site-room';

export type Sought = { search: string; parent: string };

/** The rows of a list that came whole, by their names in every language and by what else they are called. */
export const soughtIn = (
  rows: readonly ContentRow[],
  kind: ContentKind,
  { search, parent }: Sought,
  locale: Locale,
): readonly ContentRow[] => {
  const { narrowedBy, title } = kinds[kind];
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  const within = narrowedBy && parent ? rows.filter((row) => String(row[narrowedBy]) === parent) : rows;
  if (!words.length) return within;
  const texts = rowOptions(within, title, locale).map(({ also }) => plainLetters(also ?? ''));
  return within.filter((_, n) => words.every((word) => texts[n]?.includes(word)));
};

const useParents = (kind: ContentKind) => {
  const { locale } = useRoom();
  const { narrowedBy, fields } = kinds[kind];
  const field = fields.find(
    (one): one is Extract<Field, { kind: 'row' }> => one.kind === 'row' && one.name === narrowedBy,
  );
  const { data } = useQuery({ ...allRowsQuery(locale, field?.of ?? kind), enabled: field !== undefined });
  return field && { field, options: rowOptions(data ?? [], kinds[field.of].title, locale) };
};

type Props = { kind: ContentKind; sought: Sought; onChange: (sought: Sought) => void; found: number | null };

export const RowSearch = ({ kind, sought, onChange, found }: Props) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const id = useId();
  const [typed, setTyped] = useState(sought.search);
  const parents = useParents(kind);
  useEffect(() => {
    const search = typed.trim();
    if (search === sought.search) return;
    const rest = setTimeout(() => onChange({ ...sought, search }), pauseBeforeAsking);
    return () => clearTimeout(rest);
  }, [typed, sought, onChange]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers that come here
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="mb-5 flex flex-wrap items-end gap-4"
    >
      <TextField
        label={site.search}
        type="search"
        dir="auto"
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="w-full sm:w-80"
      />
      {parents ? (
        <div className="w-full sm:w-64">
          <FieldLabel htmlFor={id}>{site.fields[parents.field.label]}</FieldLabel>
          <select
            id={id}
            value={sought.parent}
            onChange={(event) => onChange({ ...sought, parent: event.target.value })}
            className="field-box plain-select ps-3"
          >
            <option value="">{site.all}</option>
            {parents.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {found === null ? '' : fillIn(site.found, { n: formatNumber(found, locale) })}
      </p>
    </form>
  );
};
