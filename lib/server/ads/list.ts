import { type AdFilters, apiQuery, reachableAds, surelyOver } from '@/lib/ad-filters';
import { type AdListMeta, AdListQuery } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { type Catalogue, getCatalogue } from '../catalogue/rows';
import { complete } from '../search/complete';
import { correct } from '../search/correct';
import { spoken } from '../search/spoken';
import { otherSpellings, readAs } from '../search/understood';
import { type Asked, readSearch } from '../search/words';
import type { Wanted } from './conditions';
import { findFeatured } from './featured';
import { findAds } from './find';
import { findNamed } from './named';
import { findSimilar } from './similar';

export const wantedOf = (query: AdListQuery, asked: Asked | null): Wanted => ({
  rows: {
    category: query.category,
    subCategory: query.sub_category,
    brand: query.brand,
    carModel: query.car_model,
    type: query.type,
    state: query.state,
  },
  fromCents: query.from_price === undefined ? null : Math.round(query.from_price * 100),
  toCents: query.to_price === undefined ? null : Math.round(query.to_price * 100),
  asked,
  sort: query.sort,
  limit: query.per_page,
  offset: (query.page - 1) * query.per_page,
});

const isNarrowed = ({ rows, fromCents, toCents, asked }: Wanted) =>
  asked !== null || fromCents !== null || toCents !== null || Object.values(rows).some((ids) => ids.length);

const find = (wanted: Wanted) => (wanted.sort === 'random' ? findFeatured(wanted) : findAds(wanted));

type Page = {
  ids: number[];
  meta: AdListMeta;
  /** What was searched for, where no ad at all has it and no filter is the reason. */
  missed: string | null;
};

/** Words near those that were asked for, by which something is found. */
const findSpelling = async (asked: Asked, wanted: Wanted, by: { catalogue: Catalogue; lang: Locale }) => {
  for (const { typed, spelling } of await otherSpellings(asked, by.catalogue)) {
    const { ids, total } = await find({ ...wanted, asked: spelling });
    if (total > 0) return spoken(spelling, typed, { ...by, ids });
  }
  return null;
};

/** A page of public ads, as ids in their order, with words corrected where none matches as typed. */
export const findPage = async (query: AdListQuery): Promise<Page> => {
  const { page, per_page } = query;
  const catalogue = await getCatalogue();
  const asked = query.search ? readSearch(query.search, catalogue) : null;
  const wanted = wantedOf(query, asked && (await complete(asked)));
  const nothing = { ids: [], total: 0, estimated: false };
  const unreachable =
    page * per_page > reachableAds + per_page || (query.search !== undefined && asked === null);

  const chosen = query.like !== undefined || query.id.length > 0;
  let found =
    query.like !== undefined
      ? await findSimilar(query.like, per_page)
      : query.id.length
        ? await findNamed(query.id, per_page)
        : unreachable
          ? nothing
          : await find(wanted);
  let corrected: Asked | null = null;
  if (asked && found.total === 0 && !unreachable && !chosen) {
    corrected = await correct(asked, catalogue);
    if (corrected) found = await find({ ...wanted, asked: corrected });
    if (found.total === 0) corrected = null;
  }
  const atLeast = found.estimated ? surelyOver(found.total) + 1 : found.total;
  const meta = {
    total: found.total,
    total_is_estimate: found.estimated,
    per_page,
    page,
    last_page: Math.max(1, Math.ceil(Math.min(atLeast, reachableAds) / per_page)),
    corrected_search:
      asked && corrected
        ? await spoken(corrected, asked, { catalogue, lang: query.lang, ids: found.ids })
        : null,
    nothing_found: null,
  };
  const byWordsAlone = page === 1 && !chosen && !isNarrowed({ ...wanted, asked: null });
  if (!asked || !byWordsAlone || found.total > 0) return { ids: found.ids, meta, missed: null };
  const nothing_found = {
    read_as: readAs(asked, catalogue, query.lang),
    other_spelling: await findSpelling(asked, wanted, { catalogue, lang: query.lang }),
  };
  return { ids: [], meta: { ...meta, nothing_found }, missed: asked.text };
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
