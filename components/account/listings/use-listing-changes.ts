import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api/browser';
import type { Answer } from '@/lib/api/client';
import { type Asker, countsKey, listingsKey, ownKey } from '@/lib/api/queries/own';
import { reasonOf } from '@/lib/api/reason-of';
import type { OwnAd, Promotion } from '@/lib/contract/own-ads';
import { useAsker, useRoom } from '../area/own-room';

type Page = Answer<'get', '/auth/my-listings'>;
type Counts = Answer<'get', '/auth/my-listing-count'>;

export const withoutListing = (pages: readonly Page[], id: number): Page[] => {
  const found = pages.some(({ data }) => data.some((ad) => ad.id === id));
  return pages.map(({ data, meta }) => ({
    data: data.filter((ad) => ad.id !== id),
    meta: found ? { ...meta, total: meta.total - 1 } : meta,
  }));
};

const countOf = { accept: 'count_accept', pending: 'count_pending', rejected: 'count_reject' } as const;

export const withoutOne = (counts: Counts, status: OwnAd['status']): Counts => {
  const count = countOf[status];
  return { ...counts, [count]: Math.max(0, counts[count] - 1) };
};

/** Takes an ad out of all that is shown, and gives the way back. */
const takeOut = (queries: QueryClient, asker: Asker, ad: OwnAd) => {
  const all = [...listingsKey(asker), 'all'];
  const few = [...listingsKey(asker), 'few'];
  const before = [...queries.getQueriesData({ queryKey: listingsKey(asker) })];
  const counts = queries.getQueryData<Counts>(countsKey(asker));
  queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: all },
    (data) => data && { ...data, pages: withoutListing(data.pages, ad.id) },
  );
  queries.setQueriesData<OwnAd[]>({ queryKey: few }, (data) => data?.filter(({ id }) => id !== ad.id));
  if (counts) queries.setQueryData(countsKey(asker), withoutOne(counts, ad.status));
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
    if (counts) queries.setQueryData(countsKey(asker), counts);
  };
};

/** Gone from the screen at once; back where it was when the server would not have it. */
export const useRemoveListing = (failed: string) => {
  const asker = useAsker();
  const { rtl } = useRoom();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OwnAd) =>
      api.delete('/v1/ads/{id}', { params: { id }, query: { lang: asker.lang } }),
    onMutate: async (ad) => {
      await queries.cancelQueries({ queryKey: ownKey(asker) });
      return { putBack: takeOut(queries, asker, ad) };
    },
    onError: (error, _ad, context) => {
      context?.putBack();
      void showToast({ type: 'error', text: reasonOf(error, failed), rtl });
    },
    onSuccess: ({ message }) => void showToast({ type: 'success', text: message, rtl }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownKey(asker) }),
  });
};

export const usePromoteListing = () => {
  const asker = useAsker();
  const { rtl } = useRoom();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, promotion }: { id: number; promotion: Promotion }) =>
      api.post('/v1/ads/{id}/promote', { params: { id }, query: { lang: asker.lang }, body: { promotion } }),
    onSuccess: ({ message }) => void showToast({ type: 'success', text: message, rtl }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownKey(asker) }),
  });
};
