import { inArray } from 'drizzle-orm';
import { rowFilters } from '@/lib/ad-filters';
import type { SearchPart } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { textOf } from '@/lib/format/rich-text';
import type { Locale } from '@/lib/i18n/locales';
import { foldInOrder, foldWords } from '@/lib/text/fold';
import { type Catalogue, nameOf } from '../catalogue/rows';
import { type Asked, isWish } from './asked';
import { sayAxles } from './figures';
import { namesOf, rowsOf } from './names';
import type { Reading, RowPart, TextPart } from './read';

type In = { catalogue: Catalogue; lang: Locale };
type Part = Reading['parts'][number];

const placeOf = ({ from, to }: Part, { tokens, text }: Reading) => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? text.length,
});

const typedOf = (part: Part, reading: Reading): string => {
  const { start, end } = placeOf(part, reading);
  return reading.text.slice(start, end);
};

/** The words that all names begin with: "Land Cruiser" of 79, 200 and 300. */
const sharedBeginning = (names: readonly string[]): string => {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const length = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return first.slice(0, length < 0 ? first.length : length).join(' ');
};

const mostNamed = 3;

/** What rows are called in the language: one by its name, models by what they share, else a few names or the typed words. */
const nameOfRows = ({ kind, ids }: RowPart, typed: string, { catalogue, lang }: In): string => {
  const rows = rowsOf(catalogue)[kind];
  const names = ids.map((id) => nameOf(rows.get(id), lang) ?? '').filter(Boolean);
  if (names.length === 1) return names[0] ?? typed;
  if (kind === 'carModel') return sharedBeginning(names) || typed;
  return names.length && names.length <= mostNamed ? names.join(' / ') : typed;
};

const withoutPart = (part: Part, reading: Reading): string => {
  const { start, end } = placeOf(part, reading);
  return `${reading.text.slice(0, start)} ${reading.text.slice(end)}`.replace(/\s+/g, ' ').trim();
};

/** How a search was read and answered, as the contract says it. */
export const presentReading = (
  { reading, asked }: { reading: Reading; asked: Pick<Asked, 'strict'> },
  by: In,
): SearchPart[] =>
  reading.parts.map((part) => {
    const typed = typedOf(part, reading);
    const base = {
      name: typed,
      ids: [],
      from: null,
      to: null,
      unit: null,
      typed,
      without: withoutPart(part, reading),
      only_ranks: part.is === 'figure' ? asked.strict !== null && isWish(part) : part.eased !== undefined,
    };
    if (part.is === 'rows')
      return { ...base, kind: rowFilters[part.kind], ids: part.ids, name: nameOfRows(part, typed, by) };
    if (part.is === 'text') return { ...base, kind: 'text' };
    const { kind, from, to, unit } = part.figure;
    return kind === 'axles'
      ? { ...base, kind, name: sayAxles(from ?? 0) }
      : { ...base, kind, from, to, unit };
  });

/** The word of the texts that folds to this one, as someone wrote it. */
const writtenIn = (texts: Iterable<string>, folded: string): string | null => {
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const [first, ...more] = foldWords(word);
      if (first === folded && !more.length) return word;
    }
  }
  return null;
};

const textsOf = async (ids: readonly number[]): Promise<string[]> => {
  if (!ids.length) return [];
  const { db } = await connect();
  const found = await db
    .select({ title: ads.title, description: ads.description })
    .from(ads)
    .where(inArray(ads.id, [...ids]));
  return found.flatMap(({ title, description }) => [title, textOf(description)]);
};

/** The name that was read, as it is written: of one row what it is called, of several the word for them all. */
const sayMeant = (part: RowPart, typed: string, by: In): string => {
  if (part.ids.length === 1 || part.kind === 'carModel') return nameOfRows(part, typed, by);
  const names = part.ids.flatMap((id) => {
    const row = rowsOf(by.catalogue)[part.kind].get(id);
    return row ? namesOf(row) : [];
  });
  return names.find((name) => foldInOrder(name).join('') === part.meant) ?? nameOfRows(part, typed, by);
};

/**
 * The search as it was understood where a word of it was taken for a misspelt one; null where none was. Names are said
 * as the language has them, another word as one of the found ads has it, and what was right as it was typed.
 */
export const sayCorrected = async (
  reading: Reading,
  typed: Reading,
  { ids, ...by }: In & { ids: readonly number[] },
): Promise<string | null> => {
  const isMeant = (part: Part) => part.is === 'rows' && part.meant !== null;
  const isOther = (part: Part, at: number): part is TextPart => {
    const before = typed.parts[at];
    return part.is === 'text' && !(before?.is === 'text' && before.words.join() === part.words.join());
  };
  if (!reading.parts.some((part, at) => isMeant(part) || isOther(part, at))) return null;
  const texts = reading.parts.some(isOther) ? await textsOf(ids.slice(0, 20)) : [];
  const said = reading.parts.map((part, at) => {
    const asTyped = typedOf(part, reading);
    if (part.is === 'rows' && part.meant !== null) return sayMeant(part, asTyped, by);
    return isOther(part, at) ? part.words.map((word) => writtenIn(texts, word) ?? word).join(' ') : asTyped;
  });
  return said.join(' ');
};
