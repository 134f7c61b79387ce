import { randomUUID } from 'node:crypto';
import { cvLimits, pictureLimits } from '@/lib/contract/file-limits';
import type { Database } from '@/lib/db/connect';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { privateStore } from '@/lib/storage/stores';
import { HttpError } from '../http-error';
import type { SentFile } from '../uploads/form';
import { type Prepared, preparePicture } from '../uploads/picture';
import { type FileRule, refusePicture } from '../uploads/problems';
import { removePicture } from '../uploads/remove-picture';
import { dropFiles, keepPicture, writeFiles } from '../uploads/store-picture';
import { type CheckedCv, checkCv } from './cv';
import type { AccountRow } from './present';

// The two files of an account: a public square picture, and a CV that is nobody else's.

export const fileRules: Record<string, FileRule> = {
  avatar: { most: 1, bytes: pictureLimits.bytes },
  cv: { most: 1, bytes: cvLimits.serverBytes },
};

export type AccountFiles = { avatar?: Prepared; cv?: CheckedCv };

/** Looks at what `sender` sent, and stores nothing. Refuses with the field's name. */
export const prepareFiles = async (
  sent: readonly SentFile[],
  sender: string,
  lang: Locale,
): Promise<AccountFiles> => {
  const files: AccountFiles = {};
  for (const file of sent) {
    if (file.field === 'cv') {
      const cv = checkCv(file);
      if (!cv) {
        const text = fillIn(messagesOf(lang).uploads.problems.cvType, {
          endings: cvLimits.endings.join(', '),
        });
        throw new HttpError(422, text, { cv: [text] });
      }
      files.cv = cv;
    } else {
      // Named anew each time: a picture that is taken away is gone, whoever knew its address.
      files.avatar = await preparePicture(file.bytes, 'avatar', randomUUID(), sender).catch((error) => {
        throw refusePicture(error, 'avatar', lang);
      });
    }
  }
  return files;
};

/** Before the rows that name them: what is cut off in between is swept. */
export const writeAccountFiles = async ({ avatar, cv }: AccountFiles) => {
  if (avatar) await writeFiles(avatar);
  try {
    if (cv) await privateStore().write(cv.stored, cv.bytes);
  } catch (error) {
    if (avatar) await dropFiles(avatar).catch(() => {});
    throw error;
  }
};

/** What an account's row says of its new files. */
export const columnsOf = ({ avatar, cv }: AccountFiles) => ({
  ...(avatar ? { avatar: avatar.key } : {}),
  ...(cv ? { cv: cv.stored, cvName: cv.name } : {}),
});

/** In the transaction that writes `columnsOf`. */
export const keepAccountFiles = async (
  tx: Pick<Database, 'insert' | 'execute'>,
  { avatar }: AccountFiles,
  accountId: number,
) => {
  if (avatar) await keepPicture(tx, avatar, accountId);
};

type Files = Pick<AccountRow, 'avatar' | 'cv'>;

/** After the commit that took them out of the row. What this does not get to is swept. */
export const dropReplaced = async (before: Files, after: Files) => {
  if (before.cv !== null && before.cv !== after.cv) await privateStore().remove(before.cv);
  if (before.avatar !== null && before.avatar !== after.avatar) await removePicture(before.avatar);
};
