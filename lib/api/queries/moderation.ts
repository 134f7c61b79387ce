import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../browser';
import type { Answer } from '../client';

// What moderators read. All keys begin with `moderation`, so that a decision can make all of it be read anew.

export const moderationKey = ['moderation'] as const;

type Page = { next: string | null };
export const paged = { initialPageParam: '', getNextPageParam: ({ next }: Page) => next ?? undefined };

/** What comes in by itself is seen after at most this long. */
const lookAgain = 30_000;

export type Overview = Answer<'get', '/v1/moderation'>['data'];
export type WaitingAd = Answer<'get', '/v1/moderation/queue'>['data'][number];
export type ModeratedAd = Answer<'get', '/v1/moderation/ads/{id}'>['data'];
export type NamedAd = Answer<'get', '/v1/moderation/deleted'>['data'][number];
export type ReportedAd = Answer<'get', '/v1/moderation/reports'>['data'][number];
export type ReportedAccount = Answer<'get', '/v1/moderation/account-reports'>['data'][number];
export type ModeratedAccount = ModeratedAd['account'];
export type ModeratedSubscription = Answer<'get', '/v1/moderation/subscriptions'>['data'][number];
export type ContactMessage = Answer<'get', '/v1/moderation/messages'>['data'][number];
export type DeadLetter = Answer<'get', '/v1/moderation/dead-letters'>['data'][number];
export type Decision = ModeratedAd['decisions'][number];

export const overviewQuery = (lang: string) =>
  queryOptions({
    queryKey: [...moderationKey, 'overview'],
    queryFn: async ({ signal }) => (await api.get('/v1/moderation', { query: { lang }, signal })).data,
    refetchInterval: lookAgain,
  });

export type QueueKind = 'ad' | 'edit' | null;

export const queueQuery = (lang: string, kind: QueueKind) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'queue', lang, kind],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/v1/moderation/queue', { query: { lang, cursor, kind }, signal }),
    ...paged,
    refetchInterval: lookAgain,
  });

export const adQuery = (lang: string, id: number) =>
  queryOptions({
    queryKey: [...moderationKey, 'ad', lang, id],
    queryFn: async ({ signal }) =>
      (await api.get('/v1/moderation/ads/{id}', { params: { id }, query: { lang }, signal })).data,
  });

export const deletedQuery = (lang: string) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'deleted', lang],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/v1/moderation/deleted', { query: { lang, cursor }, signal }),
    ...paged,
  });

export const adReportsQuery = (lang: string) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'reports', lang],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/v1/moderation/reports', { query: { lang, cursor }, signal }),
    ...paged,
  });

export const accountReportsQuery = (lang: string) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'account-reports', lang],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/v1/moderation/account-reports', { query: { lang, cursor }, signal }),
    ...paged,
  });

export const accountsQuery = (lang: string, search: string, blocked: boolean) =>
  queryOptions({
    queryKey: [...moderationKey, 'accounts', search, blocked],
    queryFn: async ({ signal }) => {
      const query = { lang, search, blocked: blocked ? '1' : '' };
      return (await api.get('/v1/moderation/accounts', { query, signal })).data;
    },
  });

export const accountQuery = (lang: string, id: number) =>
  queryOptions({
    queryKey: [...moderationKey, 'account', lang, id],
    queryFn: async ({ signal }) =>
      (await api.get('/v1/moderation/accounts/{id}', { params: { id }, query: { lang }, signal })).data,
  });

export type SubscriptionStatus = ModeratedSubscription['status'];

export const subscriptionsQuery = (lang: string, status: SubscriptionStatus) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'subscriptions', lang, status],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/v1/moderation/subscriptions', { query: { lang, cursor, status }, signal }),
    ...paged,
  });

export const messagesQuery = (lang: string, answered: boolean) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'messages', answered],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/v1/moderation/messages', { query: { lang, cursor, answered: answered ? '1' : '' }, signal }),
    ...paged,
  });

export const deadLettersQuery = (lang: string) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'dead-letters'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/v1/moderation/dead-letters', { query: { lang, cursor }, signal }),
    ...paged,
  });

export type LogFilters = { actor: string; action: string; subject: string };

export const logQuery = (lang: string, filters: LogFilters) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'log', filters],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/v1/moderation/log', { query: { lang, cursor, ...filters }, signal }),
    ...paged,
  });
