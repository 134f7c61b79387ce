import type { ContentRow } from '@/lib/api/queries/console';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import type { SelectOption } from '../../../ui/select';
import { readIn } from '../values';

/** Rows to choose from: by their name here, found by their names in every language and by what else they are called. */
export const rowOptions = (rows: readonly ContentRow[], title: string, locale: Locale): SelectOption[] =>
  rows.map((row) => ({
    value: String(row.id),
    label: readIn(row, title, locale),
    also: [
      ...localeCodes.map((code) => readIn(row, title, code)),
      ...(Array.isArray(row.aliases) ? row.aliases : []),
    ].join(' '),
  }));
