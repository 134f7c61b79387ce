'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { type AdFilters, apiQuery, adsPerPage as few, filterParams } from '@/lib/ad-filters';
import { api } from '@/lib/api/browser';
import type { AdCard, AdListMeta } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';

/** A narrow screen asks once for many: each call costs more there than the ads that it brings. */
const many = 100;

type Part = { page: number; perPage: number };

/** What comes after a part of the list. The many of a narrow screen begin with the few that it opened with. */
export const partAfter = ({ page, perPage }: Part, narrow: boolean): Part =>
  narrow && page === 1 && perPage === few
    ? { page: 1, perPage: many }
    : { page: (page * perPage) / few + 1, perPage: few };

/** Null: these ads are in the page as the server rendered it. */
type Loaded = { data: AdCard[] | null; meta: AdListMeta };

export type ListStart = { filters: AdFilters; meta: AdListMeta; ids: readonly number[] };

type View = { locale: Locale; currency: string; narrow: boolean };

/**
 * The ads of the shown filters. While those are what the page was rendered with, its cards stand for the first part,
 * so that their data is not in the page a second time, until they are read anew.
 */
export const useAds = (shown: AdFilters, start: ListStart, { locale, currency, narrow }: View) => {
  const asked = filterParams(shown).toString();
  const atStart = asked === filterParams(start.filters).toString();
  const first: Part = { page: shown.page, perPage: few };
  const query = useInfiniteQuery({
    queryKey: ['ads', locale, currency, asked, atStart],
    queryFn: ({ pageParam, signal }): Promise<Loaded> =>
      api.get('/v1/ads', {
        query: {
          ...apiQuery({ ...shown, page: pageParam.page }),
          lang: locale,
          currency,
          per_page: pageParam.perPage,
        },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ meta }, _, part) =>
      meta.page < meta.last_page ? partAfter(part, narrow) : undefined,
    initialData: atStart ? { pages: [{ data: null, meta: start.meta }], pageParams: [first] } : undefined,
  });

  const { pages = [], pageParams = [] } = query.data ?? {};
  const rendered = pages[0]?.data === null;
  const seen = new Set(rendered ? start.ids : []);
  const last = (pageParams.at(-1) as Part | undefined) ?? first;
  return {
    atStart,
    /** Whether the cards that came with the page are the first of this list. */
    rendered,
    ads: pages.flatMap(({ data }) => data ?? []).filter(({ id }) => !seen.has(id) && seen.add(id)),
    meta: pages[0]?.meta,
    hasMore: query.hasNextPage,
    /** The page that a link to more leads to. */
    nextPage: partAfter(last, false).page,
    /** Whether the next part is the one that a narrow screen fetches by itself. */
    manyNext: partAfter(last, narrow).perPage === many,
    loadMore: query.fetchNextPage,
    retry: query.refetch,
    loadingMore: query.isFetchingNextPage,
    failedFirst: query.isError && !query.data,
    failedMore: query.isFetchNextPageError,
  };
};
