import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { noFilters, rowFilters } from '@/lib/ad-filters';
import { connect } from '@/lib/db/connect';
import { countFacets } from '@/lib/server/ads/facets';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { announce } from '@/lib/server/changes';
import { ask } from '@/lib/server/search/asked';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

type Row = Record<string, any>;
type Query = Record<string, string | number>;

const facetsOf = async (query: Query) => {
  const { status, body } = await call(
    `/v1/ads/facets?${new URLSearchParams(query as Record<string, string>)}`,
  );
  expect(status).toBe(200);
  return body.data as Record<string, { counts: { id: number; count: number }[]; count_is_estimate: boolean }>;
};
const totalOf = async (query: Query) =>
  (await call(`/v1/ads?per_page=1&${new URLSearchParams(query as Record<string, string>)}`)).body.meta.total;

const fullAds = async (): Promise<Row[]> => {
  const pages = [];
  for (let page = 1; page <= 15; page += 1)
    pages.push(...(await call(`/v1/ads?per_page=100&page=${page}`)).body.data);
  return pages;
};

/** What the list says when each option is chosen instead of what is chosen of its kind. */
const asListed = async (query: Query, facet: string, ids: number[]) => {
  const counts = [];
  for (const id of ids) {
    const count = await totalOf({ ...query, [facet]: id });
    if (count > 0) counts.push({ id, count });
  }
  return counts;
};

const byId = (counts: { id: number; count: number }[]) => counts.toSorted((a, b) => a.id - b.id);

describe('beside an option stands what the list would have with it', () => {
  test('under every kind of filter, and their own choice narrows no counts', async () => {
    const ads = await fullAds();
    const [one] = ads.filter((ad) => ad.brand && ad.car_model?.id && ad.sub_category && ad.state && ad.price);
    const rows: Query = { category: one?.category.id, brand: one?.brand.id };
    const queries: Query[] = [
      rows,
      { ...rows, car_model: one?.car_model.id, sub_category: one?.sub_category.id },
      { type: one?.ad_type.id, state: `${one?.state.id},${ads.find((ad) => ad.state)?.state.id}` },
      { from_price: 20_000, to_price: 60_000 },
      { ...rows, to_price: 60_000 },
      { search: one?.brand.name },
      { search: one?.brand.name, from_price: 5_000, type: one?.ad_type.id },
      { brand: one?.brand.id, search: 'nothing like it anywhere' },
    ];
    const catalogue = await getCatalogue();
    const options: Record<string, number[]> = {
      category: [...catalogue.categories.keys()],
      brand: [...catalogue.brands.keys()].slice(0, 12).concat(one?.brand.id),
      type: [...catalogue.adTypes.keys()],
      state: [...catalogue.states.keys()].slice(0, 8),
    };
    for (const query of queries) {
      const found = await facetsOf(query);
      for (const [facet, ids] of Object.entries(options)) {
        const asked = [...new Set(ids)];
        const counted = found[facet]?.counts.filter(({ id }) => asked.includes(id)) ?? [];
        const listed = await asListed(query, facet, asked);
        expect([query, facet, byId(counted)]).toEqual([query, facet, byId(listed)]);
        expect(found[facet]?.count_is_estimate).toBe(false);
      }
    }
  });

  test('models are counted for chosen brands, sub-categories for chosen categories', async () => {
    const [one] = (await fullAds()).filter((ad) => ad.car_model?.id && ad.sub_category);
    const free = await facetsOf({});
    expect([free.car_model?.counts, free.sub_category?.counts]).toEqual([[], []]);
    for (const search of ['', one?.brand.name]) {
      const query = { category: one?.category.id, brand: one?.brand.id, search };
      const { car_model, sub_category } = await facetsOf(query);
      expect(byId(car_model?.counts ?? [])).toEqual(
        byId(await asListed(query, 'car_model', car_model?.counts.map(({ id }) => id) ?? [])),
      );
      expect(sub_category?.counts).toContainEqual({
        id: one?.sub_category.id,
        count: await totalOf({ ...query, sub_category: one?.sub_category.id }),
      });
      expect(car_model?.counts.map(({ id }) => id)).toContain(one?.car_model.id);
    }
  });

  test('words that nobody wrote are corrected as for the list; signs find nothing', async () => {
    const { brand } = await facetsOf({ search: 'komatzu' });
    const [first] = brand?.counts.toSorted((a, b) => b.count - a.count) ?? [];
    expect(first?.count).toBe(await totalOf({ search: 'komatzu' }));
    const { category, brand: none } = await facetsOf({ search: '!?' });
    expect([category?.counts, none?.counts]).toEqual([[], []]);
  });

  test('an ad that goes is counted no more', async () => {
    const { db } = await connect();
    const ofAll = async () => (await facetsOf({ from_price: 1 })).category?.counts ?? [];
    const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    const before = sum(await ofAll());
    await db.execute(sql`update ads set status = 'rejected' where id = (
      select id from ads where facet_bucket_id is not null and price_cents > 100 limit 1)`);
    announce(['ads']);
    expect(sum(await ofAll())).toBe(before - 1);
  });

  test('what cannot be used is refused, and what does not narrow is not looked at', async () => {
    expect((await call('/v1/ads/facets?brand=x')).status).toBe(422);
    expect(await facetsOf({ sort: 'random', page: 7, per_page: 2, id: 1, like: 2 })).toEqual(
      await facetsOf({}),
    );
  });
});

describe('where too many match to be counted', () => {
  const wish = { rows: noFilters, fromCents: 100_000, toCents: null, asked: null };
  const listed = async () => (await call('/v1/ads')).body.meta.total as number;
  const exactly = async (more: object) => (await countFacets({ ...wish, ...more })).rows;
  /** From a sample of half of all ads. */
  const nearly = async (more: object, exact: number) =>
    (
      await countFacets(
        { ...wish, ...more },
        { sizes: { sample: Math.round((await listed()) / 2), whole: 0, exact } },
      )
    ).rows;

  test('the counts are estimates, and near', async () => {
    const { asked = null } = (await ask('excavator', await getCatalogue())) ?? {};
    let compared = 0;
    for (const more of [{}, { asked, fromCents: null }]) {
      const [whole, estimate] = [await exactly(more), await nearly(more, 5)];
      for (const facet of ['category', 'type'] as const) {
        expect([whole[facet].count_is_estimate, estimate[facet].count_is_estimate]).toEqual([false, true]);
        for (const { id, count } of whole[facet].counts.filter((one) => one.count > 60)) {
          const near = estimate[facet].counts.find((one) => one.id === id)?.count ?? 0;
          expect(Math.abs(near / count - 1)).toBeLessThan(0.6);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(1);
  });

  test('what other filters leave few of is exact all the same', async () => {
    const brands = (await exactly({})).brand.counts.toSorted((a, b) => a.count - b.count);
    const rows = { ...noFilters, brand: [brands[0]?.id ?? 0] };
    const [whole, some] = [await exactly({ rows }), await nearly({ rows }, 40)];
    expect(some.brand.count_is_estimate).toBe(true);
    for (const facet of Object.keys(rowFilters) as (keyof typeof rowFilters)[]) {
      if (facet === 'brand') continue;
      expect([facet, some[facet].count_is_estimate, byId(some[facet].counts)]).toEqual([
        facet,
        false,
        byId(whole[facet].counts),
      ]);
    }
  });
});
