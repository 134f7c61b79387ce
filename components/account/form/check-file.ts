import { cvLimits, pictureLimits } from '@/lib/contract/file-limits';

/** What is wrong with a picked file, by the name of the words for it; null when it may go. */
export const checkCv = ({ name, size }: Pick<File, 'name' | 'size'>): 'wrongType' | 'tooLarge' | null => {
  const ending = /\.[^.]*$/.exec(name.trim().toLowerCase())?.[0];
  if (!cvLimits.endings.some((allowed) => allowed === ending)) return 'wrongType';
  return size > cvLimits.pickerBytes ? 'tooLarge' : null;
};

/** Some phones give no type at all: then the server looks at the bytes. */
export const checkAvatar = ({ type, size }: Pick<File, 'type' | 'size'>): 'noPicture' | 'tooLarge' | null => {
  if (type && (!type.startsWith('image/') || type.startsWith('image/svg'))) return 'noPicture';
  return size > pictureLimits.bytes ? 'tooLarge' : null;
};

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)}MB`;

/** What the words about a file leave open. The size that is said of a CV is the specification's. */
export const cvWords = { endings: cvLimits.endings.join(', '), size: cvLimits.saidSize };
export const avatarWords = { size: megabytes(pictureLimits.bytes) };
export const cvAccepted = cvLimits.endings.join(',');
