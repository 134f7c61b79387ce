import { z } from 'zod';
import { cleanText } from '../clean-text';
import { longText, oneLine, onOneLine, orNull, problem } from '../field-rules';

// What the fields of the operator's console share. On zod alone, as field-rules.ts says.

type Text = z.ZodType<string, string>;
/** `english` as it has to be, and the other languages as they may be. */
const inTurn = <English extends z.ZodType<string>>(english: English, other: Text) =>
  z.object({ en: english, ar: other.default(''), ckb: other.default('') }, problem('required'));

/** Text of several lines, or none. */
const anyText = (most: number) =>
  z.string(problem('unusable')).overwrite(cleanText).trim().max(most, problem('tooLong'));
const anyLine = (most: number) => anyText(most).regex(onOneLine, problem('unusable'));

/** One line in every language. English has to be there; where another is empty, the site shows the English one. */
export const Words = (most: number) => inTurn(oneLine(most), anyLine(most));

/** One line in every language, and in each of them: of what stands inside of sentences. */
export const EveryWords = (most: number) =>
  z.object({ en: oneLine(most), ar: oneLine(most), ckb: oneLine(most) }, problem('required'));

/** The same of several lines. */
export const LongWords = (most: number) => inTurn(longText(most), anyText(most));

/** The same as HTML, of which a safe part is kept (`richTags` in lib/format/rich-text.ts). */
export const HtmlWords = LongWords(20_000);

/** Whether no text is in it, however deep; a mark beside empty texts says nothing. */
const isBlank = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return value === undefined || value === null;
  return Object.values(value).every((part) => typeof part === 'boolean' || isBlank(part));
};

/** Forms of words that belong together: all of them, or null. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable()) as unknown as z.ZodType<
    z.output<Schema> | null,
    z.input<Schema> | null | undefined
  >;

/** Words that may be missing in every language, and then are null. */
export const MaybeWords = (most: number) => orNothing(Words(most));

/** Words of which even the English ones may be empty. */
export const AnyWords = (most: number) => inTurn(anyLine(most).default(''), anyLine(most));

/** The address of a picture: what POST /v1/moderation/pictures answered, or a drawing that comes with the site. */
export const PictureAddress = z
  .string(problem('required'))
  .min(1, problem('required'))
  .regex(
    /^\/(?:media\/[a-z0-9-]{1,80}-\d{1,5}\.webp|illustrations\/machine\.svg|logo\.svg)$/,
    problem('picture'),
  );

const isLink = (value: string) => {
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(value)) return URL.canParse(value);
  // What a browser makes of it: `//evil`, `/\evil` and a tab in between are other hosts.
  return (
    value.startsWith('/') &&
    URL.canParse(value, 'http://here') &&
    new URL(value, 'http://here').origin === 'http://here'
  );
};

/** Where a button leads: another site, a mailbox, a phone, or a path of this site. */
const Link = oneLine(500).refine((value) => /^\S+$/.test(value) && isLink(value), problem('link'));
export const MaybeLink = orNull(Link);

/** Street words and other spellings, in any script, by which people search for a row. */
export const Aliases = z
  .array(oneLine(60), problem('unusable'))
  .max(100, problem('tooManyRows'))
  .overwrite((aliases) => [...new Set(aliases)])
  .default([]);
