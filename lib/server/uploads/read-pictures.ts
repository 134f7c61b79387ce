import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from '../http-error';
import { bytesOf } from './body';
import { isForm, readForm } from './form';
import type { FileRule } from './problems';

/** The pictures of a request, as a form's `field` or as one bare body. Refuses with 415 what is neither. */
export const readPictures = async (
  request: Request,
  { field, rule }: { field: string; rule: FileRule },
  lang: Locale,
): Promise<Uint8Array[]> => {
  if (isForm(request)) {
    const { files } = await readForm(request, { [field]: rule }, lang);
    return files.map(({ bytes }) => bytes);
  }
  const type = request.headers.get('content-type') ?? '';
  if (!/^(image\/|application\/octet-stream)/i.test(type))
    throw new HttpError(415, messagesOf(lang).uploads.answers.noPicture);
  return [await bytesOf(request, rule.bytes, lang)];
};
