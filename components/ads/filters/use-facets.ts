import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type AdFilters,
  apiQuery,
  filterParams,
  isFiltered,
  type Range,
  type RowFilter,
  rowFilters,
} from '@/lib/ad-filters';
import { api } from '@/lib/api/browser';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import type { AdListLabels } from '../list/ad-list-labels';
import { hasFacets } from './facets';
import type { Option } from './options';
import { waitsFor } from './read-options';

/** How many ads an option leads to under all other filters. */
export type Count = { n: number; about: boolean };

/** As it stands beside what it counts. */
export const sayCounted = (
  count: Count | undefined,
  { about }: Pick<AdListLabels, 'about'>,
  locale: Locale,
): string | undefined => {
  const n = count && formatNumber(count.n, locale);
  return n !== undefined && count?.about ? fillIn(about, { n }) : n;
};

/** Undefined where that is not known; of a fact by its key and that of its choice. */
export type CountOf = {
  row: (section: RowFilter, option: Option) => Count | undefined;
  fact: (key: string, choice: string) => Count | undefined;
  /** The bands of a figure, each with its count. */
  bands: (figure: string) => readonly (Range & { count: Count })[];
};

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
    enabled: seen && (!own || hasFacets(shown)),
    // Null: the options' own.
    initialData: own && !hasFacets(shown) ? null : undefined,
    placeholderData: keepPreviousData,
  });
  const old = waiting || isPlaceholderData;
  const row: CountOf['row'] = (section, [id, , count]) => {
    if (own) return { n: count, about: false };
    if (isError || !data) return;
    const { counts, count_is_estimate: about } = data[rowFilters[section]];
    const n = counts.find((one) => one.id === id)?.count;
    // What has just come with another choice was not counted yet, and a sample may have missed it.
    if (n === undefined && (about || (old && waitsFor[section]))) return;
    return { n: n ?? 0, about };
  };
  const fact: CountOf['fact'] = (key, choice) => {
    const facet = isError ? undefined : data?.facts[key];
    if (!facet) return;
    const n = facet.counts.find((one) => one.key === choice)?.count;
    if (n === undefined && facet.count_is_estimate) return;
    return { n: n ?? 0, about: facet.count_is_estimate };
  };
  const bands: CountOf['bands'] = (figure) => {
    const range = isError ? undefined : data?.ranges[figure];
    return (range?.bands ?? []).map(({ from, to, count }) => ({
      from,
      to,
      count: { n: count, about: range?.count_is_estimate ?? false },
    }));
  };
  return { row, fact, bands };
};
