import { dehydrate, QueryClient } from '@tanstack/react-query';
import { cookies } from 'next/headers';
import type { FirstData } from '@/components/account/area/own-room';
import { type Asker, meQuery } from '@/lib/api/queries/own';
import { reading } from '@/lib/api/queries/reading';
import { readAs } from '@/lib/api/server';

/** In milliseconds: what has not been read by then the browser asks for, and the page does not wait for it. */
const withinMs = 1_000;

/**
 * What a screen of an account shows first, read in the name of whoever asks for the page. Null where that is nobody, or
 * where the API does not say in time who it is; a read that fails is left to the browser.
 */
export const readFirst = async (
  lang: string,
  currency: string,
  read: (queries: QueryClient, asker: Asker) => Promise<void>[],
): Promise<FirstData | null> => {
  const token = (await cookies()).get('token')?.value;
  if (!token) return null;
  const get = readAs(token);
  const queries = new QueryClient({ defaultOptions: { queries: { ...reading, retry: false } } });
  const signal = AbortSignal.timeout(withinMs);
  signal.addEventListener('abort', () => void queries.cancelQueries());
  const me = await get('/auth/me', { query: { lang }, signal }).catch(() => null);
  if (!me) return null;
  const asker = { userId: me.data.id, lang, currency, get };
  queries.setQueryData(meQuery(asker).queryKey, me.data);
  await Promise.all(read(queries, asker));
  return { userId: asker.userId, state: dehydrate(queries) };
};
