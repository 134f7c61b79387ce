'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type AdFilters,
  apiQuery,
  filterParams,
  isFiltered,
  type RowFilter,
  rowFilters,
} from '@/lib/ad-filters';
import { api } from '@/lib/api/browser';
import type { Option } from './options';
import { waitsFor } from './read-options';

/** How many ads an option leads to under all other filters; undefined where that is not known. */
export type CountOf = (section: RowFilter, option: Option) => { n: number; about: boolean } | undefined;

/** The numbers that come with the options are those of all ads, or of all in the chosen categories. */
const haveOwn = (filters: AdFilters) => !isFiltered({ ...filters, category: [] });

/**
 * The counts for the filters of the list. While the next ones are on their way the last ones stay; when they do not
 * come, none are shown. Nothing is asked for where the options' own counts are right, or nobody sees them.
 */
export const useFacets = (
  shown: AdFilters,
  { waiting, seen }: { waiting: boolean; seen: boolean },
): CountOf => {
  const narrowing: AdFilters = { ...shown, sort: 'desc', page: 1 };
  const own = haveOwn(narrowing);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['facets', filterParams(narrowing).toString()],
    queryFn: async ({ signal }) =>
      (await api.get('/v1/ads/facets', { query: apiQuery(narrowing), signal })).data,
    enabled: seen && !own,
    // Null: the options' own.
    initialData: own ? null : undefined,
    placeholderData: keepPreviousData,
  });
  const old = waiting || isPlaceholderData;
  return (section, [id, , count]) => {
    if (data === null) return { n: count, about: false };
    if (isError || !data) return;
    const { counts, count_is_estimate: about } = data[rowFilters[section]];
    const n = counts.find((one) => one.id === id)?.count;
    // What has just come with another choice was not counted yet, and a sample may have missed it.
    if (n === undefined && (about || (old && waitsFor[section]))) return;
    return { n: n ?? 0, about };
  };
};
