import type { OpenAPIHono } from '@hono/zod-openapi';
import { pictureLimits } from '@/lib/contract/file-limits';
import { uploadRoutes } from '@/lib/contract/uploads';
import { messagesOf } from '@/lib/i18n/messages';
import { takeOrRefuse } from '../accounts/limits';
import { getCaller } from '../accounts/sessions';
import type { Limit } from '../limits';
import { Refusal } from '../refusal';
import { takesLargeBodies } from './body';
import { takePictureTurns } from './limits';
import { refusePicture } from './problems';
import { readPictures } from './read-pictures';
import { storePictures } from './store-picture';

const field = 'images';
const perMinute: Limit = { name: 'uploads of account', most: 40, seconds: 60 };

export const addUploadRoutes = (app: OpenAPIHono) => {
  app.use('/upload', takesLargeBodies);

  app.openapi(uploadRoutes.upload, async (c) => {
    const { lang } = c.req.valid('query');
    const { account } = await getCaller(c.req.raw, lang);
    const owner = String(account.id);
    takeOrRefuse(perMinute, owner, lang);
    const pictures = await readPictures(c.req.raw, { field, rule: pictureLimits }, lang);
    const { answers, problems } = messagesOf(lang).uploads;
    if (!pictures.length) throw new Refusal(422, answers.noPicture, { [field]: [problems.missing] });
    takePictureTurns(pictures.length, account.id, lang);
    const data = await storePictures(pictures, account.id).catch((error) => {
      throw refusePicture(error, field, lang);
    });
    return c.json({ status: true as const, message: answers.stored, data }, 200);
  });
};
