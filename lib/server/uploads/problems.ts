import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from '../http-error';
import { PictureError } from './picture';

/** How many files of a name a form may hold, and how many bytes each. */
export type FileRule = { most: number; bytes: number };

const megabytes = (bytes: number) => String(Math.floor(bytes / 1024 / 1024));

/** A file that is too large, or one too many, as an answer that names its field. */
export const refuseFile = (
  status: 413 | 422,
  field: string,
  problem: 'tooLarge' | 'tooMany',
  rule: FileRule,
  lang: Locale,
) => {
  const text = fillIn(messagesOf(lang).uploads.problems[problem], {
    size: megabytes(rule.bytes),
    count: String(rule.most),
  });
  return new HttpError(status, text, { [field]: [text] });
};

/** A PictureError as an answer; anything else as it is. */
export const refusePicture = (error: unknown, name: string, lang: Locale): unknown => {
  if (!(error instanceof PictureError)) return error;
  const text = messagesOf(lang).uploads.problems[error.problem];
  return error.problem === 'busy'
    ? new HttpError(503, text, undefined, [['retry-after', '10']])
    : new HttpError(422, text, { [name]: [text] });
};
