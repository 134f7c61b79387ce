import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/browser';
import { type Asker, ownKey } from '@/lib/api/queries/own';

export type Place = { otherId: number; adId: number };

const chatKey = (asker: Asker) => [...ownKey(asker), 'chat'] as const;
export const listKey = (asker: Asker) => [...chatKey(asker), 'list'] as const;
export const conversationKey = (asker: Asker, { otherId, adId }: Place) =>
  [...chatKey(asker), 'conversation', otherId, adId] as const;

const perPage = 30;

/** Own conversations, page by page. */
export const listQuery = (asker: Asker) =>
  infiniteQueryOptions({
    queryKey: [...listKey(asker), asker.lang, asker.currency],
    queryFn: ({ pageParam, signal }) =>
      api.get('/v1/chat/conversations', {
        query: { lang: asker.lang, currency: asker.currency, page: pageParam, per_page: perPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
  });

/** Person, ad and whether the caller may write, also where nobody has written yet. */
export const conversationQuery = (asker: Asker, place: Place) =>
  queryOptions({
    queryKey: [...conversationKey(asker, place), asker.lang, asker.currency],
    queryFn: async ({ signal }) => {
      const { otherId: account_id, adId: ad_id } = place;
      const query = { lang: asker.lang, currency: asker.currency, account_id, ad_id };
      return (await api.get('/v1/chat/conversation', { query, signal })).data;
    },
  });
