import { HttpError } from './http-error';

/** The longest form, that of an ad with all its lists, has some seventy. */
export const mostFields = 100;

/** What stands between two fields of a form. */
const separatorOf = (type: string) => {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return '&';
  return /^multipart\/form-data/i.test(type) ? '\r\n--' : null;
};

export const isForm = (type: string): boolean => separatorOf(type) !== null;

/** Refuses a form of more than 100 fields with 413: taking it apart is work, so they are counted first. */
export const refuseManyFields = (type: string, body: Buffer): void => {
  const separator = separatorOf(type);
  if (separator === null) return;
  let fields = 1;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + 1)) {
    fields += 1;
    if (fields > mostFields) throw new HttpError(413, 'The request is too large.');
  }
};
