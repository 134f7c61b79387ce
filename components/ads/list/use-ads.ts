import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type AdFilters, apiQuery, adsPerPage as few, filterParams } from '@/lib/ad-filters';
import { api } from '@/lib/api/browser';
import type { AdCard, AdListMeta } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';

/** What the list reads by itself for whoever scrolls; on a narrow screen each call costs more than the ads it brings. */
const ahead = { narrow: 100, wide: 24 };
/** After as many it waits to be asked once, so that the foot of the page can be reached. */
const stretch = 100;

type Part = { page: number; perPage: number };

const lengthAt = ({ page, perPage }: Part) => page * perPage;

/**
 * What comes after a part of the list. A larger part begins at a page of its own size, with some ads that are there
 * already: each is shown once.
 */
export const partAfter = (part: Part, size: number): Part => ({
  page: Math.floor(lengthAt(part) / size) + 1,
  perPage: size,
});

/** Whether the list goes on by itself after a part: not where it crossed a hundred. */
export const goesOn = (part: Part): boolean =>
  Math.floor(lengthAt(part) / stretch) === Math.floor((lengthAt(part) - part.perPage) / stretch);

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
  const queries = useQueryClient();
  const queryKey = ['ads', locale, currency, asked, atStart];
  const size = useRef(few);
  const query = useInfiniteQuery({
    queryKey,
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
    // What is read anew is read in the same parts.
    getNextPageParam: ({ meta }, { length }, part) =>
      meta.page < meta.last_page
        ? (queries.getQueryData<InfiniteData<Loaded, Part>>(queryKey)?.pageParams[length] ??
          partAfter(part, size.current))
        : undefined,
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
    nextPage: partAfter(last, few).page,
    /** Whether more comes by itself; a list that begins at a later page is one of those that robots read. */
    goesOn: first.page === 1 && goesOn(last),
    loadMore: (byItself = false) => {
      // A narrow screen asks for many at first, whoever asks.
      const many = byItself || (narrow && pages.length === 1 && first.page === 1);
      size.current = many ? ahead[narrow ? 'narrow' : 'wide'] : few;
      void query.fetchNextPage();
    },
    retry: query.refetch,
    loadingMore: query.isFetchingNextPage,
    failedFirst: query.isError && !query.data,
    failedMore: query.isFetchNextPageError,
  };
};
