import type { SearchPart } from '@/lib/contract/ads';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { AdListLabels } from './ad-list-labels';

export type Read = { search: string; reading: readonly SearchPart[] };

const without = (search: string, typed: string) => search.replace(typed, ' ').replace(/\s+/g, ' ').trim();

/**
 * How the words were read that are chosen now. While the answer for them is on its way: what was read before without the
 * part that was just taken off, so that the rest stays where it is; nothing where other words are being typed.
 */
export const readingNow = ({ search, reading }: Read, chosen: string): readonly SearchPart[] => {
  if (search === chosen) return reading;
  const off = reading.find((part) => part.without === chosen);
  return reading
    .filter((part) => off && part !== off)
    .map((part) => ({ ...part, without: without(chosen, part.typed) }));
};

/** Words that are nothing but themselves, as they stand in the search. */
export const isPlain = (reading: readonly SearchPart[]) =>
  reading.length < 2 && reading.every(({ kind }) => kind === 'text');

/** "Toyota", "Year: 2018", "“gold”". */
export const sayPart = ({ kind, name }: SearchPart, { quoted, figures }: AdListLabels): string => {
  if (kind === 'text') return fillIn(quoted, { search: isolated(name) });
  return kind in figures ? `${figures[kind as keyof typeof figures]}: ${isolated(name)}` : name;
};
