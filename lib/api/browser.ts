import { ApiError, createClient, failure, refusalIn } from './client';
import { requestOf } from './request-of';
import { startWaiting } from './waiting';

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

/** In milliseconds: when nothing has come for so long, nothing will. */
const patience = 30_000;

/**
 * A file of this type that the API makes for who sends this; it comes for as long as there is of it. Throws an ApiError, as
 * calls do: what is of another type is no answer of ours.
 */
export const download = async (address: string, body: object, type: string): Promise<Blob> => {
  const headers = { 'content-type': 'application/json' };
  const waiting = startWaiting(patience);
  const heard = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, rest) => {
      waiting.goOn();
      rest.enqueue(chunk);
    },
  });
  try {
    const { signal } = waiting;
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
    const response = await fetch(...requestOf(address, init));
    if (!response.ok) throw await refusalIn(response, `post ${address}`);
    if (response.headers.get('content-type') !== type || !response.body)
      throw failure('PARSING_ERROR', `no ${type} to post ${address}`);
    return await new Response(response.body.pipeThrough(heard), { headers: { 'content-type': type } }).blob();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw failure(waiting.isOver() ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error);
  } finally {
    waiting.end();
  }
};
