import { Lang } from '@/lib/contract/common';
import { env } from '@/lib/env';
import { defaultLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { requestFacts } from '@/lib/request-facts';
import { noSessionCookies, tokenCookie } from './accounts/cookies';
import { handle } from './app';

/** The key is sent by scripts of this site alone; a plain read also when the browser says that it came from here. */
const isOwn = ({ headers }: Request) =>
  headers.has('x-api-key') || ['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? '');

/** The token of the cookie, for an API that knows bearers only. One that is given already stays as it is. */
const bearerFor = (request: Request): string | undefined =>
  request.headers.has('authorization') || !isOwn(request) ? undefined : tokenCookie(request);

/** A request as it came, to the same call of the API elsewhere, which sees the visitor's cookies and sets its own. */
const passOn = async (base: string, request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  const bearer = bearerFor(request);
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  const id = requestFacts()?.id;
  if (id) headers.set('x-request-id', id);
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
  for (const name of [
    'content-encoding',
    'content-length',
    'transfer-encoding',
    'connection',
    'x-request-id',
  ])
    passed.delete(name);
  // It never knew that there was a cookie, so it cannot take it away.
  if (bearer && status === 401)
    for (const [name, value] of noSessionCookies(request)) passed.append(name, value);
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
    const lang = Lang.safeParse(new URL(request.url).searchParams.get('lang')).data ?? defaultLocale;
    return Response.json({ status: false, message: messagesOf(lang).answers.unreachable }, { status: 502 });
  }
};
