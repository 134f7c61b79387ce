import type { AdFilters, RowFilter } from '@/lib/ad-filters';
import type { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import type { Option } from './options';

// Where the options of each section come from, on the server and in the browser alike.

type Get = typeof api.get;
type Read = (get: Get, filters: AdFilters, lang: Locale, page: number) => Promise<Option[]>;
type Counted = { id: number; name: string; count: number };

/** The most rows that one answer of the API holds. */
const perPage = 100;

const option = ({ id, name, count }: Counted): Option => [id, name, count];

const reads: Record<RowFilter, Read> = {
  category: async (get, _, lang, page) =>
    (await get('/v1/category', { query: { lang, page } })).data.map(({ id, name, count_ads }) => [
      id,
      name,
      count_ads,
    ]),
  subCategory: async (get, { category }, lang, page) =>
    (await get('/v1/sub-category', { query: { lang, page, category_id: category } })).data.map(
      ({ id, name, count, category_id }) => [id, name, count, category_id],
    ),
  brand: async (get, { category }, lang, page) =>
    (await get('/v1/brand', { query: { lang, page, category } })).data.map(option),
  carModel: async (get, { category, brand }, lang, page) =>
    (await get('/v1/car-model', { query: { lang, page, category, brand } })).data.map(
      ({ id, name, count, brand_id }) => [id, name, count, brand_id],
    ),
  type: async (get, { category }, lang, page) =>
    (await get('/v1/ad-type', { query: { lang, page, category } })).data.map(option),
  state: async (get, { category }, lang, page) =>
    (await get('/v1/state', { query: { lang, page, category } })).data.map(option),
};

const readAll = async (section: RowFilter, ...[get, filters, lang]: [Get, AdFilters, Locale]) => {
  const all: Option[] = [];
  for (let page = 1; all.length === (page - 1) * perPage; page += 1) {
    all.push(...(await reads[section](get, filters, lang, page)));
  }
  return all;
};

/** Sections that have nothing to offer until another has been chosen from. */
export const waitsFor: Partial<Record<RowFilter, 'brand' | 'category'>> = {
  subCategory: 'category',
  carModel: 'brand',
};

export const isOffered = (section: RowFilter, filters: AdFilters) => {
  const other = waitsFor[section];
  return other === undefined || filters[other].length > 0;
};

/** The options of a section for these filters. What is chosen and not on offer here stands among them with no ads. */
export const readOptions = async (
  section: RowFilter,
  filters: AdFilters,
  lang: Locale,
  get: Get,
): Promise<readonly Option[]> => {
  if (!isOffered(section, filters)) return [];
  const options = await readAll(section, get, filters, lang);
  const missing = filters[section].filter((id) => !options.some(([known]) => known === id));
  if (!missing.length || !filters.category.length) return options;
  const everywhere = await readAll(section, get, { ...filters, category: [] }, lang);
  return [
    ...options,
    ...everywhere
      .filter(([id]) => missing.includes(id))
      .map(([id, name, , parent]): Option => (parent === undefined ? [id, name, 0] : [id, name, 0, parent])),
  ];
};
