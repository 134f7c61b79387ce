import { askCategories, askCounted, type Counted } from './ask';
import type { Words } from './fill';
import type { Server } from './servers';

/** A kind of question, with as many addresses as wanted: no two alike, for the server keeps answers for a while. */
export type Case = { name: string; address: (n: number) => string };

const perPage = 24;

const query = (values: Record<string, string | number>) =>
  `/api/v1/ads?${new URLSearchParams({
    per_page: String(perPage),
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])),
  })}`;

const counts = (values: Record<string, string | number>) => query(values).replace('/ads?', '/ads/facets?');

const origins = ['europe', 'gulf', 'japan', 'turkey', 'china', 'usa', 'korea', 'agency'];

/** The word without one of its letters. */
const misspelt = (word: string, n: number) => {
  const at = 2 + (n % (word.length - 3));
  return word.slice(0, at) + word.slice(at + 1);
};

const turning =
  <Value>(values: readonly Value[], otherwise: Value) =>
  (n: number): Value =>
    values[n % values.length] ?? otherwise;

export const makeCases = async (site: Server, words: Words, ids: readonly number[]): Promise<Case[]> => {
  const all = await askCategories(site);
  const categories = all.filter(({ count_ads }) => count_ads > (all[0]?.count_ads ?? 0) / 20);
  const brands = new Map<number, Counted[]>();
  for (const { id } of categories) brands.set(id, await askCounted(site, `/brand?category=${id}`));
  const states = (await askCounted(site, '/state')).map(({ id }) => id);
  const names = (await askCounted(site, '/brand'))
    .map(({ name }) => name)
    .filter((name) => /^[a-z]{6,}$/i.test(name));
  const places = (await askCounted(site, '/state')).map((row) => row.name);
  const models = (await askCounted(site, '/car-model'))
    .map((row) => row.name)
    .filter((one) => /^[a-z]/i.test(one))
    .slice(0, 60);

  const category = turning(
    categories.map(({ id }) => id),
    1,
  );
  const inCategory = (n: number) => brands.get(category(n)) ?? [];
  const brandsOf = (n: number) => inCategory(n).map(({ id }) => id);
  const brandName = (n: number) => inCategory(n)[lap(n, categories.length) % 4]?.name ?? '';
  const rare = turning(words.rare, 'x');
  const common = turning(words.common, 'x');
  const state = turning(states, 1);
  const name = turning(names, 'toyota');
  const place = turning(places, 'erbil');
  const model = turning(models, 'hilux');
  const origin = turning(origins, 'gulf');
  /** Addresses differ by their page too, once the values have come round. */
  const lap = (n: number, length: number) => 1 + Math.floor(n / Math.max(1, length));

  return [
    { name: 'newest', address: (n) => query({ page: 1 + n }) },
    {
      name: 'category',
      address: (n) => query({ category: category(n), page: lap(n, categories.length) }),
    },
    {
      name: 'category, 3 brands, price',
      address: (n) =>
        query({
          category: category(n),
          brand: brandsOf(n).slice(0, 3).join(','),
          from_price: 1_000 + n,
          to_price: 90_000 + n,
        }),
    },
    {
      name: 'the same, nothing matches',
      address: (n) =>
        query({
          category: category(n),
          brand: brandsOf(n).slice(0, 3).join(','),
          from_price: 900_000_000 + n,
        }),
    },
    {
      name: 'brand, state',
      address: (n) =>
        query({
          brand: brandsOf(n)[lap(n, categories.length) % 4] ?? 1,
          state: state(n),
          page: lap(n, 12),
        }),
    },
    {
      name: 'price alone',
      address: (n) => query({ from_price: 5_000 + n, to_price: 30_000 + n }),
    },
    {
      name: 'price alone, nothing matches',
      address: (n) => query({ from_price: 900_000_000 + n }),
    },
    {
      name: 'state, price',
      address: (n) => query({ state: state(n), from_price: 5_000 + n, to_price: 30_000 + n }),
    },
    {
      name: 'category, cheapest first',
      address: (n) => query({ category: category(n), sort: 'price_asc', page: lap(n, categories.length) }),
    },
    { name: 'most viewed first', address: (n) => query({ sort: 'asc', page: 1 + n }) },
    { name: 'featured first', address: (n) => query({ sort: 'random', page: 1 + n }) },
    { name: 'a rare word', address: (n) => query({ search: `${rare(n)} `, sort: 'desc' }) },
    {
      name: 'a word of every tenth ad',
      address: (n) => query({ search: `${common(n)} `, sort: 'desc', page: lap(n, words.common.length) }),
    },
    {
      name: 'the same, cheapest first',
      address: (n) =>
        query({ search: `${common(n)} `, sort: 'price_asc', page: lap(n, words.common.length) }),
    },
    {
      name: 'the same, in a category',
      address: (n) =>
        query({
          search: `${common(n)} `,
          category: category(n),
          sort: 'desc',
          page: lap(n, words.common.length),
        }),
    },
    {
      name: 'two words that never meet',
      address: (n) =>
        query({ search: `${rare(n)} ${rare(n + Math.floor(words.rare.length / 2))} `, sort: 'desc' }),
    },
    {
      name: 'two common words that hardly meet',
      address: (n) => query({ search: `${name(n)} ${name(n + 1 + lap(n, names.length))} `, sort: 'desc' }),
    },
    {
      name: 'a typo',
      address: (n) => query({ search: `${misspelt(name(n), lap(n, names.length))} `, sort: 'desc' }),
    },
    { name: 'best match: a rare word', address: (n) => query({ search: `${rare(n)} ` }) },
    {
      name: 'best match: a word of every tenth ad',
      address: (n) => query({ search: `${common(n)} `, page: lap(n, words.common.length) }),
    },
    {
      name: 'best match: half a word',
      address: (n) => query({ search: common(n).slice(0, 3 + (n % 2)), page: lap(n, words.common.length) }),
    },
    {
      name: 'best match: two words',
      address: (n) => query({ search: `${common(n)} ${rare(n)} ` }),
    },
    {
      name: 'best match: a brand',
      address: (n) => query({ search: `${name(n)} `, page: lap(n, names.length) }),
    },
    {
      name: 'best match: a brand and a place',
      address: (n) => query({ search: `${name(n)} ${place(n)} `, page: lap(n, places.length) }),
    },
    {
      name: 'best match: a model, a year and a price',
      address: (n) => query({ search: `${model(n)} ${2008 + (n % 15)} under ${20 + n},000 $` }),
    },
    {
      name: 'a brand under a price, dearest first',
      address: (n) =>
        query({ search: `${name(n)} under ${4 + n},000 $`, sort: 'price_desc', page: lap(n, names.length) }),
    },
    {
      name: 'best match: a brand in a category',
      address: (n) =>
        query({ search: `${brandName(n)} `, category: category(n), page: lap(n, categories.length * 4) }),
    },
    {
      name: 'best match: a typo',
      address: (n) => query({ search: `${misspelt(name(n), lap(n, names.length))} ` }),
    },
    {
      name: 'words that nothing has',
      address: (n) => query({ search: `zq${String.fromCharCode(97 + (n % 26))}x${name(n)}jv ${place(n)} ` }),
    },
    {
      name: 'three facts',
      address: (n) =>
        query({
          condition: 'good,excellent',
          customs: 'paid',
          import_origin: origin(n),
          page: lap(n, origins.length),
        }),
    },
    {
      name: 'the same, cheapest first',
      address: (n) =>
        query({
          condition: 'good,excellent',
          customs: 'paid',
          import_origin: origin(n),
          sort: 'price_asc',
          page: lap(n, origins.length),
        }),
    },
    {
      name: 'a range of weight',
      address: (n) => query({ weight: `${15_000 + 50 * n}-${25_000 + 50 * n}` }),
    },
    {
      name: 'the same, and of hours, cheapest first',
      address: (n) =>
        query({ weight: `${15_000 + 50 * n}-${25_000 + 50 * n}`, hours: '-6000', sort: 'price_asc' }),
    },
    {
      name: 'category, years, a fact',
      address: (n) =>
        query({
          category: category(n),
          year: `${2008 + (n % 8)}-`,
          import_origin: origin(n),
          page: lap(n, 24),
        }),
    },
    { name: 'hours alone', address: (n) => query({ hours: `${40 * n}-${2_000 + 40 * n}` }) },
    { name: 'hours that hardly any ad has', address: (n) => query({ hours: `${200_000 + n}-` }) },
    {
      name: 'facts that no ad has',
      address: (n) => query({ condition: 'new', customs: 'exempt', weight: `${15_000 + n}-25000` }),
    },
    {
      name: 'counts of a category’s facets',
      address: (n) => counts({ category: category(n), year: `${1990 + n}-` }),
    },
    {
      name: 'the same, with two facts chosen',
      address: (n) =>
        counts({ category: category(n), import_origin: origin(n), year: `${1990 + n}-`, condition: 'good' }),
    },
    { name: 'a deep page', address: (n) => query({ page: 300 + n }) },
    {
      name: 'a deep page of a category',
      address: (n) => query({ category: category(n), page: 20 + lap(n, categories.length) }),
    },
    { name: 'one ad', address: (n) => `/api/v1/ads/${ids[(n * 17) % ids.length]}` },
    { name: 'no list at all: `/api/health`', address: () => '/api/health' },
  ];
};
