import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adSorts } from '@/lib/ad-filters';
import { connect } from '@/lib/db/connect';
import type { Wanted } from '@/lib/server/ads/conditions';
import { findUncached } from '@/lib/server/ads/find';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { complete } from '@/lib/server/search/complete';
import { readSearch, wordQuery } from '@/lib/server/search/words';
import { withTestDatabase } from '../support/database';

withTestDatabase();

// So small that the ways of a million ads are taken with the few of this catalogue.
const small = { window: 60, exact: 100, few: 20 };

type Ad = {
  id: number;
  category_id: number;
  brand_id: number | null;
  state_id: number | null;
  price_cents: string | null;
  views: number;
  year: number | null;
  hours: number | null;
  shuffle: number;
};

/** Nothing comes last, as PostgreSQL has it, whichever way the order goes. */
const by = (value: (ad: Ad) => number | string | null, down: boolean) => (one: Ad, other: Ad) => {
  const [a, b] = [value(one), value(other)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (Number(a) - Number(b)) * (down ? -1 : 1);
};
const orders: Record<Wanted['sort'], [(ad: Ad) => number | string | null, down: boolean, idDown: boolean]> = {
  desc: [({ id }) => id, true, true],
  asc: [({ views }) => views, true, true],
  price_asc: [({ price_cents }) => price_cents, false, false],
  price_desc: [({ price_cents }) => price_cents, true, true],
  year_desc: [({ year }) => year, true, true],
  hours_asc: [({ hours }) => hours, false, false],
  random: [({ shuffle }) => shuffle, false, false],
};

const readAds = async (words: string | null): Promise<Ad[]> => {
  const { rows } = await connect();
  return rows<Ad>(sql`
    select id, category_id, brand_id, state_id, price_cents, views, year, hours, shuffle from ads
     where shelf_id is not null and ${words === null ? sql`true` : sql`search @@ ${words}::tsquery`}`);
};

const noRows = { category: [], subCategory: [], brand: [], carModel: [], type: [], state: [] };

test('a page is what all matches in their order have there, and the count is theirs, whichever way it is found', async () => {
  const catalogue = await getCatalogue();
  const { rows } = await connect();
  await rows(sql`analyze ads`);
  // Views that differ, so that an order by them is one.
  await rows(sql`update ads set views = (id * 7919) % 500`);
  const everything = await readAds(null);
  const [one] = everything;
  if (!one) throw new Error('The catalogue is empty.');
  const most = (of: (ad: Ad) => number | null) => {
    const counts = new Map<number, number>();
    for (const ad of everything) counts.set(of(ad) ?? 0, (counts.get(of(ad) ?? 0) ?? 0) + 1);
    counts.delete(0);
    return [...counts].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
  };
  const [categories, brands, states] = [
    most(({ category_id }) => category_id),
    most(({ brand_id }) => brand_id),
    most(({ state_id }) => state_id),
  ];
  const rowSets = [
    {},
    { category: categories.slice(0, 1) },
    { category: categories.slice(1, 3), state: states.slice(0, 1) },
    { brand: brands.slice(0, 4) },
    { brand: brands.slice(-2), state: states.slice(-3) },
  ];
  const prices = [
    [null, null],
    [1_000_000, null],
    [300_000, 2_500_000],
    [null, 90_000],
  ] as const;
  const texts = [null, 'cat', 'excavator ', 'the', 'diesel toyota', 'zzzz'];
  let compared = 0;
  for (const text of texts) {
    const read = text === null ? null : readSearch(text, catalogue);
    const asked = read && (await complete(read));
    // The question as it was typed, so that writing its last word out may lose nothing.
    const matching = await readAds(read && wordQuery(read));
    for (const chosen of rowSets)
      for (const [fromCents, toCents] of prices)
        for (const sort of adSorts) {
          const sets = { ...noRows, ...chosen };
          const has = (ids: readonly number[], id: number | null) => !ids.length || ids.includes(id ?? 0);
          const price = (ad: Ad) => (ad.price_cents === null ? null : Number(ad.price_cents));
          const matches = matching.filter(
            (ad) =>
              has(sets.category, ad.category_id) &&
              has(sets.brand, ad.brand_id) &&
              has(sets.state, ad.state_id) &&
              (fromCents === null || (price(ad) ?? -1) >= fromCents) &&
              (toCents === null || (price(ad) ?? Number.POSITIVE_INFINITY) <= toCents),
          );
          const [value, down, idDown] = orders[sort];
          const order = by(value, down);
          matches.sort((a, b) => order(a, b) || (idDown ? b.id - a.id : a.id - b.id));
          for (const offset of [0, 24]) {
            const wanted = { rows: sets, fromCents, toCents, asked, sort, limit: 12, offset };
            const found = await findUncached(wanted, small);
            const what = JSON.stringify({ text, chosen, fromCents, toCents, sort, offset });
            expect(found.ids, what).toEqual(matches.slice(offset, offset + 12).map(({ id }) => id));
            if (found.estimated) expect(matches.length, what).toBeGreaterThan(small.exact / 2);
            else expect(found.total, what).toBe(matches.length);
            compared += 1;
          }
        }
  }
  expect(compared).toBe(texts.length * rowSets.length * prices.length * adSorts.length * 2);
});
