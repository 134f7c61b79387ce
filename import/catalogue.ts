import { z } from 'zod';
import { factKinds } from '@/lib/facts/fact';
import { units } from '@/lib/facts/units';
import { foldWords } from '@/lib/text/fold';

// What a reader of rows has to know of the reference rows, small enough to be held in memory while a file is read.

const Row = z.object({ slug: z.string(), name: z.string(), names: z.array(z.string()) });

export const ImportCatalogue = z.object({
  categories: z.array(Row.extend({ subCategories: z.array(Row) })),
  brands: z.array(Row),
  adTypes: z.array(Row),
  states: z.array(Row),
  facts: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(factKinds),
      unit: z.enum(units).nullable(),
      shownIn: z.enum(units).nullable(),
      least: z.number().nullable(),
      most: z.number().nullable(),
      choices: z.array(z.object({ key: z.string(), names: z.array(z.string()) })),
    }),
  ),
  /** Units for one US dollar, by currency. */
  rates: z.record(z.string(), z.number()),
});
export type ImportCatalogue = z.infer<typeof ImportCatalogue>;
export type ReferenceRow = z.infer<typeof Row>;

/** One spelling for a name however it is written: "Mercedes-Benz", "MERCEDES BENZ". */
export const nameKey = (name: string) => foldWords(name).join(' ');

/** Finds rows by slug, by name in any language, and behind those by alias. */
export const indexRows = <R extends ReferenceRow>(rows: readonly R[]) => {
  const byKey = new Map<string, R>();
  const add = (name: string, row: R) => {
    const key = nameKey(name);
    if (key && !byKey.has(key)) byKey.set(key, row);
  };
  for (const row of rows) for (const name of [row.slug, row.name]) add(name, row);
  for (const row of rows) for (const name of row.names) add(name, row);
  return { find: (name: string): R | null => byKey.get(nameKey(name)) ?? null };
};

const longestName = 40;

/** A make as it may stand in a list: "WACKER NEUSON" → "Wacker Neuson"; letters of a short name stay large (JLG, TMG). */
export const tidyName = (name: string) =>
  name
    .replace(/\p{Cc}+|\p{Cf}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .map((word) =>
      word
        .split('-')
        .map((piece) => {
          const shouted = piece === piece.toUpperCase();
          const whispered = piece === piece.toLowerCase();
          if (/\d/.test(piece) || !(shouted || whispered) || (shouted && piece.length <= 3)) return piece;
          return piece.charAt(0).toUpperCase() + piece.slice(1).toLowerCase();
        })
        .join('-'),
    )
    .join(' ');

/** Whether a text can be the name of a make: letters in it, short, and no sentence. */
export const isName = (name: string) =>
  name.length >= 2 && name.length <= longestName && /\p{L}/u.test(name) && name.split(' ').length <= 4;

/** The slug of a new row; null when the name has no Latin letters or digits to make one of. */
export const slugOf = (name: string): string | null => {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || null;
};
