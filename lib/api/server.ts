import 'server-only';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { requestFacts } from '@/lib/request-facts';
import {
  type Answer,
  ApiError,
  addressOf,
  type Call,
  createClient,
  type PathOf,
  type Transport,
} from './client';
import { tagsOf } from './tags';

// The door between the screens and the API. A call is a real Request to the application in this process, or to
// API_BASE_URL; either way its answer went through validation, rights and JSON. Nothing personal passes here but by
// `readAs`, whose answers are kept nowhere.

/** Once in this process, where instrumentation.ts has handed it over; while developing it is read anew with the page. */
const answerHere = async (request: Request): Promise<Response> => {
  const { api = (await import('@/lib/server/app')).handle } = processWide;
  return api(request);
};

const transport: Transport = (address, init) => {
  const base = env.apiBaseUrl ?? `${env.siteUrl}/api`;
  const request = new Request(`${base}${address}`, init);
  request.headers.set('x-api-key', env.apiKey);
  const { id } = requestFacts() ?? {};
  if (id && env.apiBaseUrl) request.headers.set('x-request-id', id);
  return env.apiBaseUrl ? fetch(request) : answerHere(request);
};

/**
 * Reads for a page. One that fails, also because nobody answers, says the number of the page's own request, by which
 * the log here and the answer's header know it; Next hands it to the error page.
 */
const readBy = (asks: Transport) => {
  const client = createClient(asks);
  return async <P extends PathOf<'get'>>(path: P, call: Call<'get', P>): Promise<Answer<'get', P>> => {
    try {
      return await client.get(path, call);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, body, cause, statusText, digest } = error;
      throw new ApiError(status, body, cause, statusText, requestFacts()?.id ?? digest);
    }
  };
};

/**
 * A public read for a page: kept with the page, and dropped with it by tag. An ApiError is thrown, never kept.
 * `shows` counts where the page shows how many ads a row has, which then follow every ad that comes or goes.
 */
export const getPublic = <P extends PathOf<'get'>>(
  path: P,
  call: Call<'get', P>,
  shows: 'names' | 'counts' = 'names',
): Promise<Answer<'get', P>> =>
  unstable_cache(
    () => readPublic(path, call),
    [addressOf(path, call as Parameters<typeof addressOf>[1]), shows],
    {
      tags: [
        ...tagsOf(path, call.params as Record<string, unknown> | undefined),
        ...(shows === 'counts' ? ['ads'] : []),
      ],
      revalidate: 3600,
    },
  )();

/** A public read that is not kept: for what is streamed or keeps its own result. */
export const readPublic = readBy(transport);

/** A read in the name of whoever has that bearer, for screens that are not for everyone. */
export const readAs = (token: string) =>
  readBy((address, init, onProgress) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return transport(address, { ...init, headers }, onProgress);
  });
