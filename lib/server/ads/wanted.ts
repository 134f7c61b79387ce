import type { Range } from '@/lib/ad-filters';
import type { AdListQuery } from '@/lib/contract/ads';
import type { Catalogue } from '../catalogue/rows';
import { type Asked, askedWith } from '../search/asked';
import type { Wanted } from './conditions';
import { besidesOf } from './fact-filters';

type Cents = Pick<Wanted, 'fromCents' | 'toCents'>;

const narrower = (one: number | null, other: number | null, choose: (a: number, b: number) => number) =>
  one === null ? other : other === null ? one : choose(one, other);

/** The prices of the filter and those of the words, in cents: both have to be met. */
const pricesOf = (query: AdListQuery, asked: Asked | null, { currencies }: Catalogue): Cents => {
  const cents = (amount: number | null | undefined, rate = 1) =>
    amount === null || amount === undefined ? null : Math.round((amount / rate) * 100);
  const { usd, iqd } = asked?.ranges ?? {};
  const given: [Range | undefined, number][] = [
    [{ from: query.from_price ?? null, to: query.to_price ?? null }, 1],
    [usd, 1],
    [iqd, currencies.get('IQD')?.rate ?? 1],
  ];
  return given.reduce<Cents>(
    (prices, [range, rate]) => ({
      fromCents: narrower(prices.fromCents, cents(range?.from, rate), Math.max),
      toCents: narrower(prices.toCents, cents(range?.to, rate), Math.min),
    }),
    { fromCents: null, toCents: null },
  );
};

/** What a list asks for; of the order of best matches the newest, which its tiers are in (best.ts). */
export const wantedOf = (query: AdListQuery, asked: Asked | null, catalogue: Catalogue): Wanted => ({
  rows: {
    category: query.category,
    subCategory: query.sub_category,
    brand: query.brand,
    carModel: query.car_model,
    type: query.type,
    state: query.state,
  },
  ...pricesOf(query, asked, catalogue),
  asked: askedWith(asked, besidesOf(query, catalogue)),
  sort: query.sort && query.sort !== 'best' ? query.sort : 'desc',
  limit: query.per_page,
  offset: (query.page - 1) * query.per_page,
});
