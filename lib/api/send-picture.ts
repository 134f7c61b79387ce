import type { Upload } from '@/lib/contract/uploads';
import { failure } from './client';
import { filesApi } from './files';

type Sending = {
  lang: 'en' | 'ar' | 'ckb';
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

const formWith = (field: string, picture: Blob) => {
  const form = new FormData();
  form.append(field, picture, picture instanceof File ? picture.name : 'photo');
  return form;
};

/** A photograph for an ad. */
export const sendPicture = async (picture: Blob, { lang, ...sending }: Sending): Promise<Upload> => {
  const form = formWith('images[]', picture);
  const { data } = await filesApi.post('/upload', { query: { lang }, form, ...sending });
  if (!data[0]) throw failure('PARSING_ERROR');
  return data[0];
};

/** A picture for the site's own pages: its address there. */
export const sendSitePicture = async (picture: Blob, { lang, ...sending }: Sending): Promise<string> => {
  const form = formWith('image', picture);
  const { data } = await filesApi.post('/v1/moderation/pictures', { query: { lang }, form, ...sending });
  return data.image;
};
