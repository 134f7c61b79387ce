import {
  type AdFilters,
  apiQuery,
  defaultSort,
  rangeFilters,
  reachableAds,
  surelyOver,
} from '@/lib/ad-filters';
import { type AdListMeta, AdListQuery } from '@/lib/contract/ads';
import { type Catalogue, getCatalogue } from '../catalogue/rows';
import { type Asked, ask } from '../search/asked';
import { presentReading, sayCorrected } from '../search/present';
import { answer } from './answer';
import { findBest } from './best';
import type { Wanted } from './conditions';
import { factsAskedOf } from './fact-filters';
import { findFeatured } from './featured';
import { type Found, findAds } from './find';
import { findNamed } from './named';
import { helpFor } from './nothing-found';
import { findSimilar } from './similar';
import { wantedOf } from './wanted';

const isNarrowed = (query: AdListQuery, catalogue: Catalogue) =>
  query.from_price !== undefined ||
  query.to_price !== undefined ||
  rangeFilters.some((name) => query[name] !== undefined) ||
  factsAskedOf(query, catalogue).length > 0 ||
  [query.category, query.sub_category, query.brand, query.car_model, query.type, query.state].some(
    (ids) => ids.length,
  );

const inOrder = (wanted: Wanted, query: AdListQuery): Promise<Found> => {
  const { asked } = wanted;
  if (asked && query.search !== undefined && (query.sort ?? defaultSort(query)) === 'best')
    return findBest({ ...wanted, asked });
  return wanted.sort === 'random' ? findFeatured(wanted) : findAds(wanted);
};

type Page = {
  ids: number[];
  meta: AdListMeta;
  /** What was searched for, or the words of it, that no ad has, where no filter is the reason. */
  missed: string | null;
};

const nothing: Found = { ids: [], total: 0, estimated: false };

/** The page of a list that is none of words: ads like one, or those that are named. */
const findChosen = (query: AdListQuery): Promise<Found> | null => {
  if (query.like !== undefined) return findSimilar(query.like, query.per_page);
  return query.id.length ? findNamed(query.id, query.per_page) : null;
};

const metaOf = ({ total, estimated }: Found, { per_page, page }: AdListQuery) => ({
  total,
  total_is_estimate: estimated,
  per_page,
  page,
  last_page: Math.max(
    1,
    Math.ceil(Math.min(estimated ? surelyOver(total) + 1 : total, reachableAds) / per_page),
  ),
});

const wordless = { reading: [], corrected_search: null, nothing_found: null };

/** A page of public ads, as ids in their order, with how the words were read and what was put right in them. */
export const findPage = async (query: AdListQuery): Promise<Page> => {
  const { page, per_page, lang } = query;
  const catalogue = await getCatalogue();
  const chosen = await findChosen(query);
  const unreachable = page * per_page > reachableAds + per_page;
  if (chosen || unreachable || query.search === undefined) {
    const found = chosen ?? (unreachable ? nothing : await inOrder(wantedOf(query, null, catalogue), query));
    return { ids: found.ids, meta: { ...metaOf(found, query), ...wordless }, missed: null };
  }
  const search = await ask(query.search, catalogue);
  if (!search) return { ids: [], meta: { ...metaOf(nothing, query), ...wordless }, missed: null };
  const find = (asked: Asked) => inOrder(wantedOf(query, asked, catalogue), query);
  const { found, ...answered } = await answer(search, { find, query, catalogue });
  const by = { catalogue, lang };
  const reading = presentReading(answered, by);
  const meta = { ...metaOf(found, query), reading };
  if (found.total > 0 || page > 1 || isNarrowed(query, catalogue)) {
    const corrected_search = found.total
      ? await sayCorrected(answered.reading, search.reading, { ...by, ids: found.ids })
      : null;
    const missed = reading.filter(({ kind, only_ranks }) => kind === 'text' && only_ranks);
    return {
      ids: found.ids,
      meta: { ...meta, corrected_search, nothing_found: null },
      missed: missed.length ? missed.map(({ typed }) => typed).join(' ') : null,
    };
  }
  const nothing_found = await helpFor(reading, { reading: search.reading, query, catalogue });
  return { ids: [], meta: { ...meta, corrected_search: null, nothing_found }, missed: query.search };
};

/** Whether the list at an address has that many pages. */
export const hasPage = async (filters: AdFilters): Promise<boolean> => {
  const { data: query } = AdListQuery.safeParse(
    Object.fromEntries(
      Object.entries(apiQuery(filters)).flatMap(([key, value]) => {
        const text = String(value ?? '');
        return text === '' ? [] : [[key, text]];
      }),
    ),
  );
  return !query || filters.page <= (await findPage(query)).meta.last_page;
};
