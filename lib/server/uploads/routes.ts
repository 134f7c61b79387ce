import type { OpenAPIHono } from '@hono/zod-openapi';
import { pictureLimits } from '@/lib/contract/file-limits';
import { uploadRoutes } from '@/lib/contract/uploads';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { takeOrRefuse } from '../accounts/limits';
import { getCaller } from '../accounts/sessions';
import type { Limit } from '../limits';
import { Refusal } from '../refusal';
import { bytesOf, takesLargeBodies } from './body';
import { isForm, readForm } from './form';
import { takePictureTurns } from './limits';
import { refusePicture } from './problems';
import { storePictures } from './store-picture';

const field = 'images';
const perMinute: Limit = { name: 'uploads of account', most: 40, seconds: 60 };

/** The pictures of a request, as a form or as one bare body. */
const readPictures = async (request: Request, lang: Locale): Promise<Uint8Array[]> => {
  if (isForm(request)) {
    const { files } = await readForm(request, { [field]: pictureLimits }, lang);
    return files.map(({ bytes }) => bytes);
  }
  const type = request.headers.get('content-type') ?? '';
  if (!/^(image\/|application\/octet-stream)/i.test(type))
    throw new Refusal(415, messagesOf(lang).uploads.answers.noPicture);
  return [await bytesOf(request, pictureLimits.bytes, lang)];
};

export const addUploadRoutes = (app: OpenAPIHono) => {
  app.use('/upload', takesLargeBodies);

  app.openapi(uploadRoutes.upload, async (c) => {
    const { lang } = c.req.valid('query');
    const { account } = await getCaller(c.req.raw, lang);
    const owner = String(account.id);
    takeOrRefuse(perMinute, owner, lang);
    const pictures = await readPictures(c.req.raw, lang);
    const { answers, problems } = messagesOf(lang).uploads;
    if (!pictures.length) throw new Refusal(422, answers.noPicture, { [field]: [problems.missing] });
    takePictureTurns(pictures.length, account.id, lang);
    const data = await storePictures(pictures, account.id).catch((error) => {
      throw refusePicture(error, field, lang);
    });
    return c.json({ status: true as const, message: answers.stored, data }, 200);
  });
};
