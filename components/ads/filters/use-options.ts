import { useQuery } from '@tanstack/react-query';
import type { AdFilters, RowFilter } from '@/lib/ad-filters';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import type { Option, Options } from './options';
import { isOffered, readOptions } from './read-options';

/** What the options of a section depend on. */
const dependsOn: Record<RowFilter, (filters: AdFilters) => readonly (readonly number[])[]> = {
  category: () => [],
  subCategory: ({ category }) => [category],
  brand: ({ category }) => [category],
  carModel: ({ category, brand }) => [category, brand],
  type: ({ category }) => [category],
  state: ({ category }) => [category],
};

/** Makers and places do not come and go while somebody reads: asked for once in a visit, not at every look. */
const staleTime = 60 * 60 * 1000;

export type SectionOptions = {
  options: readonly Option[] | undefined;
  /** Nothing is asked for until another section was chosen from. */
  waits: boolean;
  failed: boolean;
  retry: () => void;
};

/**
 * The options of a section for the filters as they are being chosen. Those of the first page came with it; while the
 * next ones are on their way the last ones stay.
 */
export const useOptions = (
  section: RowFilter,
  filters: AdFilters,
  start: { filters: AdFilters; options: Options },
  locale: Locale,
): SectionOptions => {
  const offered = isOffered(section, filters);
  const key = JSON.stringify(dependsOn[section](filters));
  const atStart = key === JSON.stringify(dependsOn[section](start.filters));
  const rendered = start.options[section] ?? undefined;
  const query = useQuery({
    queryKey: ['options', locale, section, key],
    queryFn: () => readOptions(section, filters, locale, api.get),
    enabled: offered,
    initialData: atStart ? rendered : undefined,
    // Nothing to choose from is no stand-in for what is on its way.
    placeholderData: (previous) => [previous, rendered].find((options) => options?.length) ?? undefined,
    staleTime,
  });
  return {
    options: offered ? query.data : [],
    waits: !offered,
    failed: query.isError,
    retry: () => query.refetch(),
  };
};
