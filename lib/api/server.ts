import 'server-only';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { type Answer, addressOf, type Call, createClient, type PathOf } from './client';
import { tagsOf } from './tags';

// The door between the screens and the API. A call is a real Request to the application in this process, or to
// API_BASE_URL; either way its answer went through validation, rights and JSON. Nothing personal passes here but by
// `readAs`, whose answers are kept nowhere.

/** Once in this process, where instrumentation.ts has handed it over; while developing it is read anew with the page. */
const answerHere = async (request: Request): Promise<Response> => {
  const { api = (await import('@/lib/server/app')).handle } = processWide;
  return api(request);
};

const transport = (address: string, init: RequestInit): Promise<Response> => {
  const base = env.apiBaseUrl ?? `${env.siteUrl}/api`;
  const request = new Request(`${base}${address}`, init);
  request.headers.set('x-api-key', env.apiKey);
  return env.apiBaseUrl ? fetch(request) : answerHere(request);
};

const client = createClient(transport);

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
    () => client.get(path, call),
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
export const readPublic = client.get;

/** A read in the name of whoever has that bearer, for screens that are not for everyone. */
export const readAs = (token: string) =>
  createClient((address, init) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return transport(address, { ...init, headers });
  }).get;
