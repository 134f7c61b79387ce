import type { FactKind } from './facts/fact';

/** Both ends are in it; null is open. */
export type Range = { from: number | null; to: number | null };

/** What a list of ads is narrowed and ordered by, as it stands in the address of /ads. */
export type AdFilters = {
  category: number[];
  subCategory: number[];
  brand: number[];
  carModel: number[];
  type: number[];
  state: number[];
  fromPrice: number | null;
  toPrice: number | null;
  year: Range | null;
  hours: Range | null;
  /** Kilometres. */
  distance: Range | null;
  /** What is asked of facts, by their keys, as the address says it: "18000-25000", "good,excellent", "yes". */
  facts: Readonly<Record<string, string>>;
  search: string;
  sort: AdSort;
  page: number;
};

export const adSorts = [
  'best',
  'desc',
  'asc',
  'random',
  'price_asc',
  'price_desc',
  'year_desc',
  'hours_asc',
] as const;
export type AdSort = (typeof adSorts)[number];

/** Words are answered by the best match first, a list without words by the newest. */
export const defaultSort = ({ search }: { search?: string | undefined }): AdSort =>
  search ? 'best' : 'desc';

export const noFilters: AdFilters = {
  category: [],
  subCategory: [],
  brand: [],
  carModel: [],
  type: [],
  state: [],
  fromPrice: null,
  toPrice: null,
  year: null,
  hours: null,
  distance: null,
  facts: {},
  search: '',
  sort: 'desc',
  page: 1,
};

/** The six filters that name reference rows, with the key of each in the address and in the API. */
export const rowFilters = {
  category: 'category',
  subCategory: 'sub_category',
  brand: 'brand',
  carModel: 'car_model',
  type: 'type',
  state: 'state',
} as const satisfies Partial<Record<keyof AdFilters, string>>;
export type RowFilter = keyof typeof rowFilters;

/** The fields of every ad that are asked for by a range. */
export const rangeFilters = ['year', 'hours', 'distance'] as const;

/** Keys that the home page's search form and older links use for the same thing. */
const otherNames: Partial<Record<RowFilter, string>> = { category: 'category_id', state: 'state_id' };

/** How many ads a page of the list holds. It opens with as many, and "See More" adds as many. */
export const adsPerPage = 4;
/** How many ads the home page shows in each of its orders. */
export const featuredShown = 8;
/** How many suggestions a search that is being typed has. */
export const mostSuggestions = 8;

/** In a large catalogue more matches of words or of a price than this are not counted one by one. */
export const exactTotals = 1_000;
/** The pages of a list end after so many ads. */
export const reachableAds = 10_000;
/** The bound that a list is over, by its estimated total. */
export const surelyOver = (total: number) => (total >= reachableAds ? reachableAds : exactTotals);

const mostRows = 50;

const rowIds = (params: URLSearchParams, key: RowFilter): number[] => {
  const given = [rowFilters[key], otherNames[key]].flatMap((name) => (name ? params.getAll(name) : []));
  const ids = given
    .flatMap((value) => value.split(','))
    .filter((value) => /^[1-9]\d{0,8}$/.test(value))
    .map(Number);
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, mostRows);
};

const price = (value: string | null): number | null =>
  value && /^\d{1,12}$/.test(value) ? Number(value) : null;

/** An address has room for nine digits. */
export const mostAsked = 999_999_999;

/** "18000-25000", "-6000" (at most), "2015-" (at least) or "3" (just that); null for anything else. */
export const parseRange = (text: string): Range | null => {
  // "-6000" is open at its beginning: one number below zero is "-18--18".
  const [, from, to] = /^(-?\d{1,9})?-(-?\d{1,9})?$/.exec(text) ?? [];
  if (from === undefined && to === undefined)
    return /^\d{1,9}$/.test(text) ? { from: Number(text), to: Number(text) } : null;
  return { from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) };
};

/** The same as an address says it. */
export const rangeText = ({ from, to }: Range): string =>
  from === to && from !== null && from >= 0 ? String(from) : `${from ?? ''}-${to ?? ''}`;

/** More than these nobody asks for at once. */
export const mostFactFilters = 20;
const factKey = /^[a-z][a-z0-9_]{0,39}$/;
const someChoices = /^[a-z0-9_]{1,40}(,[a-z0-9_]{1,40}){0,49}$/;

/** Parameters of a list, and of its call, that are no facts. */
const taken = new Set<string>([
  ...Object.values(rowFilters),
  ...Object.values(otherNames),
  ...rangeFilters,
  'price',
  'from_price',
  'to_price',
  'search',
  'sort',
  'page',
  'per_page',
  'lang',
  'currency',
  'id',
  'like',
]);

/** Whether a parameter can be a fact's. */
export const mayBeFact = (name: string): boolean =>
  factKey.test(name) && !taken.has(name) && !(name in Object.prototype) && !name.startsWith('utm_');

/** Whether there is such a fact, and it can have the value that is asked for. */
export type TakesFact = (name: string, value: string) => boolean;

/** As much of a fact as says what can be asked of it. */
export type Askable = { kind: FactKind; choices: readonly { key: string }[] };

/** What a parameter asks of a fact: a range of its numbers, or any of its choices; null for what it cannot have. */
export const readAsked = (fact: Askable, value: string): Range | string[] | null => {
  if (fact.kind === 'number') return parseRange(value);
  const keys = fact.kind === 'flag' ? ['yes', 'no'] : fact.choices.map(({ key }) => key);
  const either = [...new Set(value.split(','))];
  return either.every((one) => keys.includes(one)) ? either : null;
};

/** Of the facts that there are, by their keys. */
export const takesFactOf =
  (facts: ReadonlyMap<string, Askable>): TakesFact =>
  (key, value) => {
    const fact = facts.get(key);
    return fact !== undefined && readAsked(fact, value) !== null;
  };

const askedOfFact = (value: string): string | null => {
  const range = parseRange(value);
  if (range) return rangeText(range);
  return someChoices.test(value) ? [...new Set(value.split(','))].sort().join(',') : null;
};

/** A form without script has two fields for a range: from_weight and to_weight. */
const sayRange = (params: URLSearchParams, name: string): string | null => {
  const said = params.getAll(name).join(',');
  if (said) return said;
  const [from = '', to = ''] = [params.get(`from_${name}`) ?? '', params.get(`to_${name}`) ?? ''];
  return from || to ? `${from}-${to}` : null;
};

const rangeIn = (params: URLSearchParams, name: string) => parseRange(sayRange(params, name) ?? '');

const factsIn = (params: URLSearchParams, takesFact: TakesFact) => {
  const asked: [string, string][] = [];
  const names = [...params.keys()].map((name) => name.replace(/^(from|to)_/, ''));
  for (const name of [...new Set(names)].sort()) {
    if (asked.length === mostFactFilters) break;
    const said = mayBeFact(name) ? sayRange(params, name) : null;
    const value = said && askedOfFact(said);
    if (value && takesFact(name, value)) asked.push([name, value]);
  }
  return Object.fromEntries(asked);
};

/** Reads an address. What it cannot use it leaves out: a shared link with a typo is still a list. */
export const parseFilters = (params: URLSearchParams, takesFact: TakesFact = mayBeFact): AdFilters => {
  const sort = params.get('sort') as AdSort;
  const page = params.get('page') ?? '';
  const search = (params.get('search') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .toWellFormed()
    .slice(0, 200);
  return {
    category: rowIds(params, 'category'),
    subCategory: rowIds(params, 'subCategory'),
    brand: rowIds(params, 'brand'),
    carModel: rowIds(params, 'carModel'),
    type: rowIds(params, 'type'),
    state: rowIds(params, 'state'),
    fromPrice: price(params.get('from_price')),
    toPrice: price(params.get('to_price')),
    year: rangeIn(params, 'year'),
    hours: rangeIn(params, 'hours'),
    distance: rangeIn(params, 'distance'),
    facts: factsIn(params, takesFact),
    search,
    sort: adSorts.includes(sort) && (search || sort !== 'best') ? sort : defaultSort({ search }),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
};

/** The same filters give the same text, whatever order they were chosen in; nothing for a value that is the default. */
export const filterParams = (filters: AdFilters): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [key, name] of Object.entries(rowFilters) as [RowFilter, string][]) {
    if (filters[key].length) params.set(name, filters[key].join(','));
  }
  if (filters.fromPrice !== null) params.set('from_price', String(filters.fromPrice));
  if (filters.toPrice !== null) params.set('to_price', String(filters.toPrice));
  for (const name of rangeFilters) {
    const range = filters[name];
    if (range) params.set(name, rangeText(range));
  }
  for (const [key, asked] of Object.entries(filters.facts)) params.set(key, asked);
  if (filters.search) params.set('search', filters.search);
  if (filters.sort !== defaultSort(filters) && filters.sort !== 'best') params.set('sort', filters.sort);
  if (filters.page > 1) params.set('page', String(filters.page));
  return params;
};

/** Whether anything narrows the list; order and page do not. */
export const isFiltered = (filters: AdFilters) =>
  filterParams({ ...filters, sort: 'desc', page: 1 }).size > 0;

/** The one choice of one fact that a list of one kind of machine is narrowed by, as "fuel" and "diesel"; null for any other list. */
export const oneFact = ({ facts, ...filters }: AdFilters): [key: string, choice: string] | null => {
  const [asked, ...more] = Object.entries(facts);
  if (!asked || more.length || asked[1].includes(',') || parseRange(asked[1])) return null;
  const isNarrow = (name: RowFilter) => name !== 'category' && name !== 'subCategory' && filters[name].length;
  return filters.category.length && !(Object.keys(rowFilters) as RowFilter[]).some(isNarrow) ? asked : null;
};

/** Whether there is such a reference row. */
export type HasRow = (filter: RowFilter, id: number) => boolean;

/** Several rows of a kind, or one that there is not: of either there is no end. */
export const hasOddRows = (filters: AdFilters, hasRow: HasRow): boolean =>
  (Object.keys(rowFilters) as RowFilter[]).some(
    (filter) => filters[filter].length > 1 || filters[filter].some((id) => !hasRow(filter, id)),
  );

/**
 * A list by price, figures, words, odd rows, or facts beyond one of its kind. They can be made up without end, so each is drawn
 * for whoever asks and not kept.
 */
export const isMadeUp = (filters: AdFilters, hasRow: HasRow = () => true): boolean =>
  filters.search !== '' ||
  filters.fromPrice !== null ||
  filters.toPrice !== null ||
  rangeFilters.some((name) => filters[name] !== null) ||
  (Object.keys(filters.facts).length > 0 && oneFact(filters) === null) ||
  hasOddRows(filters, hasRow);

/** The query of `GET /v1/ads` for these filters. */
export const apiQuery = ({ page, sort, search, fromPrice, toPrice, facts, ...rows }: AdFilters) => ({
  ...facts,
  ...Object.fromEntries(Object.entries(rowFilters).map(([key, name]) => [name, rows[key as RowFilter]])),
  from_price: fromPrice,
  to_price: toPrice,
  ...Object.fromEntries(rangeFilters.map((name) => [name, rows[name] && rangeText(rows[name])])),
  search,
  sort,
  page,
});
