import { ApiError, createClient } from './client';

/** Names this client to the API. */
export const apiKey = process.env.NEXT_PUBLIC_API_KEY ?? 'makinar-web';

const listeners = new Set<() => void>();
/** Calls back after every write that succeeded: what was read before may not be so any more. */
export const onWritten = (listener: () => void) => {
  listeners.add(listener);
};

/** The API as the browser reaches it: same origin, cookies included, with the key that a cross-site form cannot send. */
export const api = createClient(async (address, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-api-key', apiKey);
  try {
    const response = await fetch(`/api${address}`, { ...init, headers });
    // What only counts a look changes nothing.
    if (response.ok && init.method !== 'GET' && !init.keepalive) for (const tell of listeners) tell();
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, { status: false, message: 'FETCH_ERROR' });
  }
});
