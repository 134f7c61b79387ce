import type { OpenAPIHono } from '@hono/zod-openapi';
import { pictureLimits } from '@/lib/contract/file-limits';
import { uploadRoutes } from '@/lib/contract/uploads';
import { messagesOf } from '@/lib/i18n/messages';
import { memberCall } from '../calls';
import { HttpError } from '../http-error';
import type { Limit } from '../limits';
import { takePictureTurns } from './limits';
import { refusePicture } from './problems';
import { readPictures } from './read-pictures';
import { storePictures } from './store-picture';

const field = 'images';
const perMinute: Limit = { name: 'uploads of account', most: 40, seconds: 60 };

export const addUploadRoutes = (app: OpenAPIHono) => {
  memberCall(
    app,
    uploadRoutes.upload,
    async (c, { account, lang }) => {
      const pictures = await readPictures(c.req.raw, { field, rule: pictureLimits }, lang);
      const { answers, problems } = messagesOf(lang).uploads;
      if (!pictures.length) throw new HttpError(422, answers.noPicture, { [field]: [problems.missing] });
      takePictureTurns(pictures.length, account.id, lang);
      const data = await storePictures(pictures, account.id).catch((error) => {
        throw refusePicture(error, field, lang);
      });
      return c.json({ status: true as const, message: answers.stored, data }, 200);
    },
    { body: 'large', limit: perMinute },
  );
};
