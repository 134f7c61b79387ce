import { env } from '@/lib/env';
import { handle } from './app';

/** A request as it came, to the same call of the API elsewhere, which sees the visitor's cookies and sets its own. */
const passOn = async (base: string, request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // Those of this connection: the next one has its own.
  for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name);
  const {
    status,
    statusText,
    headers: said,
    body,
  } = await fetch(`${base}${pathname.replace(/^\/api/, '')}${search}`, {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    signal: request.signal,
    // A body that is still coming in needs this; the types do not know it.
    ...({ duplex: 'half' } as object),
  });
  const passed = new Headers(said);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    passed.delete(name);
  return new Response(body, { status, statusText, headers: passed });
};

/**
 * What a visitor of /api gets: the answer of the API in this process or, where API_BASE_URL names another one, of that
 * one. A 502 in the contract's shape when it cannot be reached.
 */
export const answer = async (request: Request): Promise<Response> => {
  if (!env.apiBaseUrl) return handle(request);
  try {
    return await passOn(env.apiBaseUrl, request);
  } catch {
    return Response.json({ status: false, message: 'The API cannot be reached.' }, { status: 502 });
  }
};
