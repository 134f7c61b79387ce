import type { z } from 'zod';
import { isProblem, type Problem } from '@/lib/contract/field-rules';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from './http-error';

/** Fields and what is wrong with them, as an answer in the reader's language. */
export const refuseFields = (
  wrong: readonly (readonly [field: string, problem: Problem])[],
  lang: Locale,
) => {
  const { problems, auth } = messagesOf(lang);
  const errors: Record<string, string[]> = {};
  for (const [field, problem] of wrong) {
    errors[field] = [...new Set([...(errors[field] ?? []), problems[problem]])];
  }
  return new HttpError(422, auth.answers.unusable, errors);
};

/** `nameOf` says which field an issue is of; the outermost where nothing else is said. */
export const refuseIssues = (
  issues: readonly z.core.$ZodIssue[],
  lang: Locale,
  nameOf = (path: PropertyKey[]) => String(path[0] ?? 'request'),
) =>
  refuseFields(
    issues.map(({ path, message }) => [nameOf(path), isProblem(message) ? message : 'unusable']),
    lang,
  );
