import { pictureLimits } from '@/lib/contract/file-limits';
import { moderatedPictureRoutes } from '@/lib/contract/moderation/pictures';
import { messagesOf } from '@/lib/i18n/messages';
import { type ModerationApp, moderatorCall } from '../../calls';
import { HttpError } from '../../http-error';
import { takePictureTurns } from '../../uploads/limits';
import { refusePicture } from '../../uploads/problems';
import { readPictures } from '../../uploads/read-pictures';
import { storePictures } from '../../uploads/store-picture';

const field = 'image';

export const addModeratedPictureRoutes = (app: ModerationApp) => {
  moderatorCall(app, moderatedPictureRoutes.upload, async (c, by) => {
    const moderator = by.moderator;
    const [picture] = await readPictures(c.req.raw, { field, rule: { ...pictureLimits, most: 1 } }, by.lang);
    const { answers, problems } = messagesOf(by.lang).uploads;
    if (!picture) throw new HttpError(422, answers.noPicture, { [field]: [problems.missing] });
    takePictureTurns(1, moderator.id, by.lang);
    const [stored] = await storePictures([picture], moderator.id).catch((error) => {
      throw refusePicture(error, field, by.lang);
    });
    if (!stored) throw new Error('A picture was not stored.');
    const message = messagesOf(by.lang).consoleAnswers.pictureStored;
    return c.json({ status: true as const, message, data: { image: stored.src } }, 200);
  });
};
