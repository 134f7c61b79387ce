import type { Upload } from '@/lib/contract/uploads';
import { apiKey } from './browser';
import { type Answer, ApiError } from './client';

type Sending = {
  lang: string;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

const bodyOf = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return { status: false, message: '' };
  }
};

/**
 * One picture as the body of a POST, with its progress, which `fetch` does not tell. Throws an ApiError, of status 0
 * where there was no answer, and the signal's reason when it was called off.
 */
const send = <Body>(path: string, picture: Blob, { lang, onProgress, signal }: Sending): Promise<Body> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = () =>
      reject(signal.aborted ? signal.reason : new ApiError(0, { status: false, message: 'FETCH_ERROR' }));
    request.open('POST', `/api${path}?lang=${lang}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-api-key', apiKey);
    request.setRequestHeader('content-type', picture.type || 'application/octet-stream');
    request.timeout = 5 * 60_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.onload = () => {
      const body = bodyOf(request.responseText);
      if (request.status === 200 && body.data) resolve(body);
      else reject(new ApiError(request.status, body));
    };
    request.onloadend = () => signal.removeEventListener('abort', stop);
    if (signal.aborted) return fail();
    signal.addEventListener('abort', stop);
    request.send(picture);
  });

/** A photograph for an ad. */
export const sendPicture = async (picture: Blob, sending: Sending): Promise<Upload> => {
  const body = await send<Answer<'post', '/upload'>>('/upload', picture, sending);
  const [stored] = body.data;
  if (!stored) throw new ApiError(200, { status: false, message: '' });
  return stored;
};

/** A picture for the site's own pages: its address there. */
export const sendSitePicture = async (picture: Blob, sending: Sending): Promise<string> => {
  const path = '/v1/moderation/pictures';
  return (await send<Answer<'post', typeof path>>(path, picture, sending)).data.image;
};
