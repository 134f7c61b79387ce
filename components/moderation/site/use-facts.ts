import { useQueries } from '@tanstack/react-query';
import { allRowsQuery, type ContentKind, type ContentRow } from '@/lib/api/queries/console';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import { useRoom } from '../room';
import type { Field } from './fields';
import { kinds } from './kinds';
import { useSite } from './site-room';
import { readIn } from './values';

/** As many other names as stand in a line. */
const mostWords = 6;

/** What a list says of a row beside its name, in words. */
export const useFacts = (kind: ContentKind) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const { fields, facts = [] } = kinds[kind];
  const told = facts.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const others = told.flatMap((field) => (field.kind === 'row' ? [field.of] : []));
  const answers = useQueries({ queries: others.map((of) => allRowsQuery(locale, of)) });

  const say = (field: Field, row: ContentRow): string => {
    const value = row[field.name];
    if (value === null || value === undefined || value === '') return '';
    switch (field.kind) {
      case 'row': {
        const rows = answers[others.indexOf(field.of)]?.data ?? [];
        return readIn(
          rows.find(({ id }) => id === value),
          kinds[field.of].title,
          locale,
        );
      }
      case 'list':
        return (value as string[]).slice(0, mostWords).join(site.comma);
      case 'choice':
        return site.choices[value as keyof typeof site.choices];
      case 'number':
        return `${site.fields[field.label]}: ${formatNumber(Number(value), locale)}`;
      case 'decimal':
        return fillIn(site.perDollar, { n: String(value) });
      default:
        return readIn(row, field.name, locale);
    }
  };
  return (row: ContentRow) => told.map((field) => say(field, row)).filter(Boolean);
};
