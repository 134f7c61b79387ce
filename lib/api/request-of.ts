/** Names this client to the API. */
const apiKey = process.env.NEXT_PUBLIC_API_KEY ?? 'makinar-web';

/** A call as the browser sends it: same origin, cookies included, with the key that a cross-site form cannot send. */
export const requestOf = (
  address: string,
  init: RequestInit,
): [string, RequestInit & { headers: Headers }] => {
  const headers = new Headers(init.headers);
  headers.set('x-api-key', apiKey);
  return [`/api${address}`, { ...init, headers }];
};

/**
 * Says something that nobody waits for, and that is no loss if it does not arrive. It is sent at once, also from a page
 * that is being left, and without the client of the API, which is heavier than all else that such a page has to say.
 */
export const tell = (address: string, body?: object): void => {
  const headers = { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) };
  const init = { method: 'POST', headers, keepalive: true, ...(body ? { body: JSON.stringify(body) } : {}) };
  // What is answered is read, or the browser would hold the line for it.
  fetch(...requestOf(address, init))
    .then((response) => response.text())
    .catch(() => {});
};
