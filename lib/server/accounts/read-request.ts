import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { langOf } from '../read-fields';
import { Refusal } from '../refusal';
import { smallBody } from '../small-body';
import { takesLargeBodies } from '../uploads/body';
import { isForm, readForm, type SentFile } from '../uploads/form';
import { fileRules } from './files';

/** Forms of these hold files. */
const withFiles = /^\/api\/(auth\/register|users\/signup|auth\/update\/[^/]+)$/;

/** Bounds the bodies of all calls about accounts. */
export const limitBodies = (app: OpenAPIHono) => {
  const limitSmall = smallBody();
  for (const path of ['/auth/*', '/users/*']) {
    app.use(path, (c, next) =>
      withFiles.test(c.req.path) && isForm(c.req.raw) ? takesLargeBodies(c, next) : limitSmall(c, next),
    );
  }
};

/** The fields and files of a request to a route whose forms hold files. */
export const readWithFiles = async (c: Context): Promise<{ given: object; files: SentFile[] }> => {
  if (isForm(c.req.raw)) {
    const { fields, files } = await readForm(c.req.raw, fileRules, langOf(c));
    return { given: Object.fromEntries(fields), files };
  }
  const type = c.req.header('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded/i.test(type)) return { given: await c.req.parseBody(), files: [] };
  if (type !== '' && !/^application\/json\b/i.test(type)) throw new Refusal(415, 'Send JSON or a form.');
  const given: unknown = type === '' ? {} : await c.req.json();
  return { given: typeof given === 'object' && given !== null ? given : {}, files: [] };
};

export const setHeaders = (c: Context, headers: readonly (readonly [string, string])[]) => {
  for (const [name, value] of headers) c.header(name, value, { append: true });
};
