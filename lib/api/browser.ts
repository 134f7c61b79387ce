import { ApiError, createClient } from './client';

/** Names this client to the API. */
export const apiKey = process.env.NEXT_PUBLIC_API_KEY ?? 'makinar-web';

/** The API as the browser reaches it: same origin, cookies included, with the key that a cross-site form cannot send. */
export const api = createClient(async (address, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-api-key', apiKey);
  try {
    return await fetch(`/api${address}`, { ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, { status: false, message: 'FETCH_ERROR' });
  }
});
