import type { Context } from 'hono';
import type { z } from 'zod';
import { Lang } from '@/lib/contract/common';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { refuseIssues } from './problems';

// What a call was given, or what is wrong with it in the reader's language.

/** The language that a request asks to be answered in, also where the rest of it is not usable. */
export const langOf = (c: Context): Locale => {
  const lang = Lang.safeParse(c.req.query('lang'));
  return lang.success ? lang.data : defaultLocale;
};

type Checked = { success: true } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } };

/** The hook of a route whose fields are typed by people: says what is wrong with each of them. */
export const sayProblems = (result: Checked, c: Context): undefined => {
  if (!result.success) throw refuseIssues(result.error.issues, langOf(c));
};

/** The same for fields inside of fields, each by its whole path: `title.en`, `directories.2.name.ar`. */
export const sayProblemsByPath = (result: Checked, c: Context): undefined => {
  if (result.success) return;
  const nameOf = (path: PropertyKey[]) => path.filter((step) => step !== 'values').join('.') || 'request';
  throw refuseIssues(result.error.issues, langOf(c), nameOf);
};

type Bodies = { in: { json: object; form: object }; out: { json: object; form: object } };
const bodyOf = (c: Context) => {
  const { req } = c as Context<object, string, Bodies>;
  return { ...req.valid('json'), ...req.valid('form') };
};

/** The fields of a request that may come as JSON, as a form, or not at all, which its schema then says. */
export const readFields = <Schema extends z.ZodType>(
  schema: Schema,
  c: Context,
  given: object = bodyOf(c),
): z.output<Schema> => {
  const fields = schema.safeParse(given);
  if (!fields.success) throw refuseIssues(fields.error.issues, langOf(c));
  return fields.data;
};
