import { ApiError, createClient, failure, refusalIn } from './client';
import { requestOf } from './request-of';

const listeners = new Set<() => void>();
/** Calls back after every write that succeeded: what was read before may not be so any more. */
export const onWritten = (listener: () => void) => {
  listeners.add(listener);
};

export const tellWritten = () => {
  for (const tell of listeners) tell();
};

/** The API as the browser reaches it. */
export const api = createClient((address, init) => fetch(...requestOf(address, init)), tellWritten);

/**
 * A file that the API makes for who sends this; it comes for as long as there is of it. Throws an ApiError, as calls do.
 */
export const download = async (address: string, body: object): Promise<Blob> => {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  try {
    const response = await fetch(...requestOf(address, init));
    if (!response.ok) throw await refusalIn(response, `post ${address}`);
    return await response.blob();
  } catch (error) {
    throw error instanceof ApiError ? error : failure('FETCH_ERROR', error);
  }
};
