import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../browser';

// What a member reads about himself. Keys begin with `own` and his number: whoever logs in next sees nothing of it.

/** Who asks, and in which words and money he wants the answer. */
export type Asker = {
  userId: number;
  lang: string;
  currency: string;
  /** How a page asks in his name on the server; the browser has his session. */
  get?: typeof api.get;
};

const asks = ({ get = api.get }: Asker) => get;

export type ListingStatus = 'accept' | 'pending' | 'rejected';
export type ListingFilter = { search: string; status: ListingStatus | null };

export const ownKey = ({ userId }: Asker) => ['own', userId] as const;
export const listingsKey = (asker: Asker) => [...ownKey(asker), 'listings'] as const;
export const countsKey = (asker: Asker) => [...ownKey(asker), 'counts'] as const;

export const meQuery = (asker: Asker) =>
  queryOptions({
    queryKey: [...ownKey(asker), 'me'],
    queryFn: async ({ signal }) =>
      (await asks(asker)('/auth/me', { query: { lang: asker.lang }, signal })).data,
  });

export const countsQuery = (asker: Asker) =>
  queryOptions({
    queryKey: countsKey(asker),
    queryFn: ({ signal }) => asks(asker)('/auth/my-listing-count', { query: { lang: asker.lang }, signal }),
  });

export const subscriptionQuery = (asker: Asker) =>
  queryOptions({
    queryKey: [...ownKey(asker), 'subscription', asker.lang],
    queryFn: async ({ signal }) =>
      (await asks(asker)('/auth/subscription', { query: { lang: asker.lang }, signal })).data,
  });

export const sessionsQuery = (asker: Asker) =>
  queryOptions({
    queryKey: [...ownKey(asker), 'sessions'],
    queryFn: async ({ signal }) =>
      (await asks(asker)('/auth/sessions', { query: { lang: asker.lang }, signal })).data,
  });

export const passkeysQuery = (asker: Asker) =>
  queryOptions({
    queryKey: [...ownKey(asker), 'passkeys'],
    queryFn: async ({ signal }) =>
      (await asks(asker)('/auth/passkeys', { query: { lang: asker.lang }, signal })).data,
  });

/** Where the member's devices are told of news. */
export const readPush = async (asker: Asker, signal: AbortSignal) =>
  (await asks(asker)('/auth/push', { query: { lang: asker.lang }, signal })).data;

const money = ({ lang, currency }: Asker) => ({ lang, currency });

/** The first few of one's own ads, or of those with a status. */
const fewListingsQuery = (asker: Asker, status: ListingStatus | null) =>
  queryOptions({
    queryKey: [...listingsKey(asker), 'few', asker.lang, asker.currency, status],
    queryFn: async ({ signal }) => {
      const query = { ...money(asker), per_page: 3, status };
      return (await asks(asker)('/auth/my-listings', { query, signal })).data;
    },
  });

export const newestListingsQuery = (asker: Asker) => fewListingsQuery(asker, null);
export const rejectedListingsQuery = (asker: Asker) => fewListingsQuery(asker, 'rejected');

const nextPage = ({ meta }: { meta: { page: number; last_page: number } }) =>
  meta.page < meta.last_page ? meta.page + 1 : undefined;

export const listingsQuery = (asker: Asker, { search, status }: ListingFilter) =>
  infiniteQueryOptions({
    queryKey: [...listingsKey(asker), 'all', asker.lang, asker.currency, search, status],
    queryFn: ({ pageParam, signal }) =>
      asks(asker)('/auth/my-listings', {
        query: { ...money(asker), search, status, page: pageParam, per_page: 12 },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

export const favouritesQuery = (asker: Asker) =>
  infiniteQueryOptions({
    queryKey: [...ownKey(asker), 'favourites', asker.lang, asker.currency],
    queryFn: ({ pageParam, signal }) =>
      asks(asker)('/auth/my-favourite', {
        query: { ...money(asker), page: pageParam, per_page: 24 },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

export const savedSearchesQuery = (asker: Asker) =>
  queryOptions({
    queryKey: [...ownKey(asker), 'saved-searches', asker.lang],
    queryFn: async ({ signal }) =>
      (await asks(asker)('/auth/saved-searches', { query: { lang: asker.lang }, signal })).data,
  });

export const alertSettingsQuery = (asker: Asker) =>
  queryOptions({
    queryKey: [...ownKey(asker), 'alert-settings'],
    queryFn: async ({ signal }) =>
      (await asks(asker)('/auth/alert-settings', { query: { lang: asker.lang }, signal })).data,
  });

export const alertsQuery = (asker: Asker) =>
  infiniteQueryOptions({
    queryKey: [...ownKey(asker), 'alerts', asker.lang, asker.currency],
    queryFn: ({ pageParam, signal }) =>
      asks(asker)('/auth/alerts', { query: { ...money(asker), page: pageParam, per_page: 24 }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
