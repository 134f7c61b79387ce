import { createHash } from 'node:crypto';
import type { ContentKind } from '@/lib/contract/moderation/content-fields';
import { localeCodes } from '@/lib/i18n/locales';
import { sanitizeHtml } from '../../wordings/sanitize';
import { columnOf, type Fields, fieldNames, kinds, type Stored } from './kinds';

/** In one order of names: what was stored as JSON comes back in another. */
const inOneOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Names exactly what was read: another content is another version, the same content the same. */
export const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content, inOneOrder)).digest('base64url').slice(0, 22);

const isWords = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && 'en' in value;

/** Words in every language, in their order; one that was never written is empty. */
export const everyLanguage = (value: unknown): unknown =>
  isWords(value) ? Object.fromEntries(localeCodes.map((code) => [code, value[code] ?? ''])) : value;

/** `change` done to the words of each language. */
export const inEach = (words: unknown, change: (html: string) => string): unknown =>
  isWords(words)
    ? Object.fromEntries(Object.entries(words).map(([code, text]) => [code, change(text)]))
    : words;

/** What is written in a row, by the wire's names. */
export const fieldsOf = (kind: ContentKind, row: Stored): Fields =>
  Object.fromEntries(
    fieldNames(kind).map((field) => {
      const value = everyLanguage(row[columnOf(field)]);
      return [field, kinds[kind].html?.includes(field) ? inEach(value, sanitizeHtml) : value];
    }),
  );

/** A row as the console shows it. */
export const presentRow = (kind: ContentKind, row: Stored) => {
  const fields = fieldsOf(kind, row);
  const own = Object.keys(kinds[kind].parts ?? {}).filter((part) => !(part in fields));
  return {
    id: row.id ?? row.code,
    version: versionOf(fields),
    ...Object.fromEntries(own.map((part) => [part, row[part]])),
    ...('slug' in row ? { slug: row.slug } : {}),
    ...(row.ratedAt instanceof Date ? { rated_at: row.ratedAt.toISOString() } : {}),
    ...fields,
  };
};

/** The English of some words, or what is the same in every language. */
export const englishOf = (value: unknown): string =>
  isWords(value) ? (value.en ?? '') : String(value ?? '');

/** What a row is called, for the log. */
export const titleOf = ({ title, name, code }: Stored): string => englishOf(title ?? name ?? code);
