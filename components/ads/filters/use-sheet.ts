import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdFilters } from '@/lib/ad-filters';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import { type Facets, hasFacets, readFacets } from './facets';

const keyOf = ({ category, subCategory }: AdFilters) => JSON.stringify([category, subCategory]);

/** What the chosen kind is asked for beyond the sections of every list; null where no one kind is chosen. */
export const useSheet = (
  filters: AdFilters,
  start: { filters: AdFilters; facets: Facets | null },
  locale: Locale,
): Facets | null => {
  const there = hasFacets(filters);
  const { data } = useQuery({
    queryKey: ['sheet', locale, keyOf(filters)],
    queryFn: () => readFacets(filters, locale, api.get),
    enabled: there,
    initialData: keyOf(filters) === keyOf(start.filters) ? (start.facets ?? undefined) : undefined,
    placeholderData: keepPreviousData,
    staleTime: 60 * 60 * 1000,
  });
  return there ? (data ?? null) : null;
};
