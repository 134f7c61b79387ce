import { tellWritten } from './browser';
import { createClient } from './client';
import { requestOf } from './request-of';

/** A fetch that tells how much of the body is sent. */
const fetchWithProgress = (
  [address, { method = 'POST', headers, body, signal }]: ReturnType<typeof requestOf>,
  onProgress: (part: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open(method, address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The line broke.'));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', stop);
    request.send(body as FormData);
  });

/** The same API, for forms that hold files: their progress is told, and they may take as long as they get on. */
export const filesApi = createClient(
  (address, init, onProgress) => fetchWithProgress(requestOf(address, init), onProgress),
  tellWritten,
);
