import { pictureLimits } from '@/lib/contract/file-limits';
import { moderatedPictureRoutes } from '@/lib/contract/moderation/pictures';
import { messagesOf } from '@/lib/i18n/messages';
import { Refusal } from '../../refusal';
import { takePictureTurns } from '../../uploads/limits';
import { refusePicture } from '../../uploads/problems';
import { readPictures } from '../../uploads/read-pictures';
import { storePictures } from '../../uploads/store-picture';
import type { ModerationApp } from '../routes';

const field = 'image';

export const addModeratedPictureRoutes = (app: ModerationApp) => {
  app.openapi(moderatedPictureRoutes.upload, async (c) => {
    const { lang } = c.req.valid('query');
    const moderator = c.get('moderator');
    const [picture] = await readPictures(c.req.raw, { field, rule: { ...pictureLimits, most: 1 } }, lang);
    const { answers, problems } = messagesOf(lang).uploads;
    if (!picture) throw new Refusal(422, answers.noPicture, { [field]: [problems.missing] });
    takePictureTurns(1, moderator.id, lang);
    const [stored] = await storePictures([picture], moderator.id).catch((error) => {
      throw refusePicture(error, field, lang);
    });
    if (!stored) throw new Error('A picture was not stored.');
    const message = messagesOf(lang).consoleAnswers.pictureStored;
    return c.json({ status: true as const, message, data: { image: stored.src } }, 200);
  });
};
