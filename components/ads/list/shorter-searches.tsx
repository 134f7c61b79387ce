import { useQuery } from '@tanstack/react-query';
import { type AdFilters, apiQuery, surelyOver } from '@/lib/ad-filters';
import { api } from '@/lib/api/browser';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import type { AdListLabels } from './ad-list-labels';

/** Beyond this nobody waits for an answer. */
const mostTries = 4;

/** The same words without the last, without the last two, ...: "cat 320 gold" may be "cat 320". */
export const shorterSearches = (search: string): string[] => {
  const words = search.trim().split(/\s+/);
  return words
    .slice(1)
    .map((_, index) => words.slice(0, words.length - 1 - index).join(' '))
    .slice(0, mostTries);
};

type Props = {
  filters: AdFilters;
  labels: AdListLabels;
  locale: Locale;
  /** What is offered already. */
  unlike: string | null;
};

/** The longest beginning of what was searched for that some ads have, in the spelling that found them. */
const findShorter = async (filters: AdFilters, locale: Locale) => {
  for (const search of shorterSearches(filters.search)) {
    // One ad: it is no search of a visitor, and is not counted as one.
    const query = { ...apiQuery({ ...filters, search, page: 1 }), lang: locale, per_page: 1 };
    const { meta } = await api.get('/v1/ads', { query });
    if (meta.total > 0) return { search: meta.corrected_search ?? search, meta };
  }
  return null;
};

export const ShorterSearches = ({ filters, labels, locale, unlike }: Props) => {
  const { data: found } = useQuery({
    queryKey: ['shorter', locale, filters],
    queryFn: () => findShorter(filters, locale),
  });
  if (!found || found.search === unlike) return null;
  const { search, meta } = found;
  const count = sayCount(
    meta.total_is_estimate ? labels.moreThan : labels.count,
    meta.total_is_estimate ? surelyOver(meta.total) : meta.total,
    locale,
  );
  return (
    <p className="mt-4 text-center">
      <a
        href={localePath(locale, paths.ads({ ...filters, search, page: 1 }))}
        className="inline-flex min-h-11 items-center font-semibold text-petrol underline underline-offset-4"
      >
        {fillIn(labels.shorter, { search, count })}
      </a>
    </p>
  );
};
