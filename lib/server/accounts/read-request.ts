import type { Context, MiddlewareHandler } from 'hono';
import { HttpError } from '../http-error';
import { langOf } from '../read-fields';
import { smallBody } from '../small-body';
import { takesLargeBodies } from '../uploads/body';
import { isForm, readForm, type SentFile } from '../uploads/form';
import { fileRules } from './files';

const limitSmall = smallBody();

/** The bound of a body whose forms hold files. */
export const filesInForms: MiddlewareHandler = (c, next) =>
  isForm(c.req.raw) ? takesLargeBodies(c, next) : limitSmall(c, next);

/** The fields and files of a request to a route whose forms hold files. */
export const readWithFiles = async (c: Context): Promise<{ given: object; files: SentFile[] }> => {
  if (isForm(c.req.raw)) {
    const { fields, files } = await readForm(c.req.raw, fileRules, langOf(c));
    return { given: Object.fromEntries(fields), files };
  }
  const type = c.req.header('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded/i.test(type)) return { given: await c.req.parseBody(), files: [] };
  if (type !== '' && !/^application\/json\b/i.test(type)) throw new HttpError(415, 'Send JSON or a form.');
  const given: unknown = type === '' ? {} : await c.req.json();
  return { given: typeof given === 'object' && given !== null ? given : {}, files: [] };
};

export const setHeaders = (c: Context, headers: readonly (readonly [string, string])[]) => {
  for (const [name, value] of headers) c.header(name, value, { append: true });
};
