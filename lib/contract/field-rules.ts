import { z } from 'zod';
import { cleanText } from './clean-text';

// What may be typed into the forms of this site, for the API and for the forms themselves. A message is the name of a
// problem, which either side says in the reader's language. On zod alone, so that a form does not load what draws API
// documents.

export const problems = [
  'required',
  'tooLong',
  'email',
  'emailTaken',
  'username',
  'usernameAlphabet',
  'nameAlphabet',
  'usernameTaken',
  'passwordLength',
  'passwordCommon',
  'passwordsDiffer',
  'passwordWrong',
  'codeWrong',
  'phone',
  'website',
  'state',
  'zipCode',
  'coordinates',
  'choice',
  'subCategory',
  'model',
  'year',
  'price',
  'wholeNumber',
  'range',
  'video',
  'picturesMissing',
  'picturesTooMany',
  'pictureUnknown',
  'picture',
  'fileType',
  'fileTooLarge',
  'socialLink',
  'nameTaken',
  'link',
  'rate',
  'dollarRate',
  'currencyCode',
  'everyRow',
  'fixed',
  'factKey',
  'choiceKey',
  'choices',
  'countPlace',
  'valuePlace',
  'facets',
  'cardFacts',
  'sheetTaken',
  'tooManyRows',
  'unusable',
] as const;
export type Problem = (typeof problems)[number];
export const problem = (name: Problem) => name;

export const isProblem = (name: unknown): name is Problem => problems.includes(name as Problem);

const absentWhenEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

/** An empty or null value counts as not given. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(absentWhenEmpty, schema.optional());

/** A value that can be taken back: not given it stays as it is, empty or null it is no more. */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === undefined ? undefined : (absentWhenEmpty(value) ?? null)),
    schema.nullable().optional(),
  );

/** A box that is ticked, as JSON or as a form says it. */
export const Ticked = z.preprocess(
  (value) => [true, 1, 'true', '1', 'on'].includes(value as string),
  z.boolean(),
);

/** A value that has to be there, and said so before anything else about it. */
export const stated = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    absentWhenEmpty,
    z
      .custom<z.input<Schema>>((value) => value !== undefined, problem('required'))
      .pipe(schema as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>),
  );

/** Trimmed, and not empty. Lengths are in UTF-16 units, as browsers count them. */
export const text = (most: number) =>
  z.string(problem('required')).trim().min(1, problem('required')).max(most, problem('tooLong'));

/** The same of as many lines as people write, without what no database takes. */
export const longText = (most: number) =>
  z
    .string(problem('required'))
    .overwrite(cleanText)
    .trim()
    .min(1, problem('required'))
    .max(most, problem('tooLong'));

/** Text without a line's end, or any other sign that shows nothing. */
export const onOneLine = /^\P{Cc}*$/u;

/** The same on one line. */
export const oneLine = (most: number) => longText(most).regex(onOneLine, problem('unusable'));

/** Empty, null or not given is null. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => absentWhenEmpty(value) ?? null, schema.nullable()) as unknown as z.ZodType<
    z.output<Schema> | null,
    z.input<Schema> | null | undefined
  >;

export const Email = text(254)
  .toLowerCase()
  .pipe(z.email(problem('email')));

const asciiDigits = (value: string) =>
  value.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Digits, perhaps with a plus in front. Marks between them and other digit sets are how people type. */
export const Phone = z
  .union([z.string(), z.number().transform(String)], problem('phone'))
  .transform((value) => asciiDigits(value).replace(/[\s().\-\p{Cf}]/gu, ''))
  .pipe(z.string().regex(/^\+?\d{7,15}$/, problem('phone')));

const isWebsite = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname.includes('.') && username === '' && password === '';
};

/** An http or https address; one that is typed without either becomes https. */
export const webAddress = (most: number, name: Problem) =>
  text(most)
    .transform((value) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
    .pipe(
      z
        .string()
        .regex(/^https?:\/\/[^\s\p{Cc}\\/][^\s\p{Cc}\\]*$/iu, problem(name))
        .refine(isWebsite, problem(name)),
    );
export const Website = webAddress(200, 'website');

/** What the reader had before him; told back, so that nobody decides on what he has not seen, or writes over it. */
export const Version = z
  .string(problem('required'))
  .min(1, problem('required'))
  .max(120, problem('unusable'));

/** From 0, as a number or as a form writes it. */
export const wholeNumber = (most: number) =>
  z
    .union([z.string().trim(), z.number().transform(String)], problem('wholeNumber'))
    .pipe(z.string().regex(/^\d{1,9}$/, problem('wholeNumber')))
    .transform(Number)
    .refine((value) => value <= most, problem('wholeNumber'));

/** How long an ad is listed from its acceptance, or its renewal. */
export const AdDays = wholeNumber(730).refine((days) => days >= 7, problem('wholeNumber'));

/** A row's number, as a number or as a form writes it. */
export const rowNumber = (name: Problem) =>
  z
    .union([z.string(), z.number().transform(String)], problem('required'))
    .pipe(z.string().trim().min(1, problem('required')))
    .pipe(z.string().regex(/^[1-9]\d{0,8}$/, problem(name)))
    .transform(Number);

export const ZipCode = text(12).regex(/^[\p{L}\p{N} -]*$/u, problem('zipCode'));

export const degrees = (most: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\s*-?\d{1,3}(\.\d{1,15})?\s*$/)
          .transform(Number),
      ],
      problem('coordinates'),
    )
    .refine((value) => Math.abs(value) <= most, problem('coordinates'));
