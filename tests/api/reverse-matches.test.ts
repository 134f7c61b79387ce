import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { matchesOf } from '@/lib/server/ads/conditions';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { type Matched, matchAd, type Place } from '@/lib/server/saved-searches/match';
import { saveSearch } from '@/lib/server/saved-searches/mutations';
import { filtersOf } from '@/lib/server/saved-searches/queries';
import { narrowingOf } from '@/lib/server/saved-searches/read-search';
import { rereadSearches } from '@/lib/server/saved-searches/reread';
import { aMember } from '../support/account';
import { withTestDatabase } from '../support/database';
import queries from '../support/search-queries.json';

withTestDatabase();

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);

/** The same every time. */
const dice = (seed: number) => {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
};

type Ad = {
  category_id: number;
  sub_category_id: number | null;
  brand_id: number | null;
  car_model_id: number | null;
  ad_type_id: number;
  state_id: number | null;
  price: number | null;
  year: number | null;
  hours: number | null;
  facts: Record<string, unknown>;
};

/** A search such as people make: some of what an ad of the catalogue says, some of it together with something else. */
const someSearch = (ad: Ad, roll: (most: number) => number): string => {
  const params = new URLSearchParams();
  const some = (name: string, value: number | null, of: number) => {
    if (value !== null && roll(of) === 0)
      params.set(name, roll(4) ? String(value) : `${value},${1 + roll(9)}`);
  };
  some('category', ad.category_id, 2);
  some('sub_category', ad.sub_category_id, 3);
  some('brand', ad.brand_id, 3);
  some('car_model', ad.car_model_id, 6);
  some('type', ad.ad_type_id, 6);
  some('state', ad.state_id, 4);
  if (ad.price !== null && roll(4) === 0) params.set('to_price', String(Math.round(ad.price * 1.2)));
  if (ad.price !== null && roll(6) === 0) params.set('from_price', String(Math.round(ad.price * 0.6)));
  if (ad.year && roll(5) === 0)
    params.set('year', roll(2) ? `${ad.year - 2}-` : `${ad.year - 3}-${ad.year + 1}`);
  if (ad.hours && roll(6) === 0) params.set('hours', `-${ad.hours + 500}`);
  if (roll(9) === 0) params.set('distance', `-${20_000 * (1 + roll(9))}`);
  for (const [key, value] of Object.entries(ad.facts)) {
    if (roll(6)) continue;
    if (typeof value === 'number') params.set(key, `${Math.floor(value * 0.8)}-${Math.ceil(value * 1.1)}`);
    if (typeof value === 'string') params.set(key, value);
    if (typeof value === 'boolean') params.set(key, value ? 'yes' : 'no');
  }
  const typed = queries[roll(queries.length)]?.query;
  if (typed && roll(3) === 0) params.set('search', roll(3) ? typed : typed.slice(0, 5));
  return params.toString();
};

/** Who wants an ad, read in pages of so few that there are many of them. */
const whoWants = async (adId: number, most: number): Promise<Set<number>> => {
  const wanting = new Set<number>();
  let after: Place | null = null;
  do {
    const page = await matchAd(adId, after, most);
    for (const { id } of page.searches) wanting.add(id);
    after = page.next;
  } while (after);
  return wanting;
};

describe('an ad that asks who wants it', () => {
  const saved = new Map<number, { query: string; finds: Set<number> }>();
  let publicAds: number[] = [];

  beforeAll(async () => {
    const catalogue = await getCatalogue();
    const ads = await rows<Ad>(sql`
      select category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id,
             (price_cents / 100)::int as price, year, hours, facts
        from ads where facet_bucket_id is not null order by id`);
    publicAds = (await rows<{ id: number }>(sql`select id from ads where facet_bucket_id is not null`)).map(
      ({ id }) => id,
    );
    const roll = dice(7);
    for (let member = 0; member < 8; member += 1) {
      const { id } = await aMember();
      for (let n = 0; n < 50; n += 1) {
        const ad = ads[roll(ads.length)];
        if (!ad) continue;
        const search = await saveSearch(id, { query: someSearch(ad, roll) }, 'en');
        const wish = await narrowingOf(filtersOf(search.query, catalogue), catalogue);
        const found = await rows<{ id: number }>(matchesOf(wish, sql`id`));
        if (!search.wide)
          saved.set(search.id, { query: search.query, finds: new Set(found.map((one) => one.id)) });
      }
    }
  });

  const unlike = (wants: ReadonlyMap<number, ReadonlySet<number>>): string[] =>
    [...saved].flatMap(([id, { query, finds }]) =>
      publicAds.flatMap((ad) => {
        const wanted = wants.get(ad)?.has(id) ?? false;
        return wanted === finds.has(ad) ? [] : [`${ad} ${wanted ? 'is' : 'is not'} wanted by ${query}`];
      }),
    );

  test('is wanted by exactly those searches whose list has it', async () => {
    expect(saved.size).toBeGreaterThan(300);
    expect([...saved.values()].filter(({ finds }) => finds.size > 0).length).toBeGreaterThan(150);
    const wants = new Map<number, Set<number>>();
    for (const ad of publicAds) wants.set(ad, await whoWants(ad, 1_000));
    expect(unlike(wants)).toEqual([]);
  });

  test('hears the same in pages, however few are looked at on each', async () => {
    const wants = new Map<number, Set<number>>();
    for (const ad of publicAds.slice(0, 40)) wants.set(ad, await whoWants(ad, 7));
    const among = new Set(publicAds.slice(0, 40));
    expect(unlike(wants).filter((line) => among.has(Number(line.split(' ')[0])))).toEqual([]);
  });

  test('hears the same when all searches have been read anew', async () => {
    expect(await rereadSearches(new Date(Date.now() + 2 * 24 * 3_600_000))).toBeGreaterThanOrEqual(
      saved.size,
    );
    const wants = new Map<number, Set<number>>();
    for (const ad of publicAds.slice(0, 40)) wants.set(ad, await whoWants(ad, 1_000));
    const among = new Set(publicAds.slice(0, 40));
    expect(unlike(wants).filter((line) => among.has(Number(line.split(' ')[0])))).toEqual([]);
  });

  test('looks at few of those that do not want it', async () => {
    let [looked, wanting] = [0, 0];
    for (const ad of publicAds.slice(0, 100)) {
      const page = await matchAd(ad, null, 1_000);
      looked += page.looked;
      wanting += page.searches.length;
    }
    expect(looked).toBeLessThan(saved.size * 100 * 0.2);
    expect(wanting).toBeGreaterThan(0);
  });

  test('hears of each who saved the same search once, in pages of fewer than there are', async () => {
    const [ad] = await rows<{ id: number; category: number; brand: number }>(sql`
      select id, category_id as category, brand_id as brand from ads
       where facet_bucket_id is not null and brand_id is not null order by id limit 1`);
    if (!ad) throw new Error('There is no ad.');
    const query = `category=${ad.category}&brand=${ad.brand}&to_price=9000000`;
    const same: number[] = [];
    while (same.length < 9) same.push((await saveSearch((await aMember()).id, { query }, 'en')).id);
    for (const most of [1, 4, 9, 1_000]) {
      const heard: number[] = [];
      for (let after: Place | null = null, pages = 0; pages === 0 || after; pages += 1) {
        const page: Matched = await matchAd(ad.id, after, most);
        expect(page.searches.length).toBeLessThanOrEqual(most);
        expect(page.looked).toBeLessThanOrEqual(most);
        heard.push(...page.searches.map(({ id }) => id));
        after = page.next;
      }
      expect(new Set(heard).size).toBe(heard.length);
      expect(heard.filter((id) => same.includes(id)).toSorted((a, b) => a - b)).toEqual(same);
    }
  });

  test('is wanted by no search of its own seller, and by none while it is not public', async () => {
    const [own] = await rows<{ id: number; seller: number; category: number; brand: number }>(sql`
      select id, account_id as seller, category_id as category, brand_id as brand from ads
       where facet_bucket_id is not null and brand_id is not null limit 1`);
    if (!own) throw new Error('There is no ad.');
    const query = `category=${own.category}&brand=${own.brand}`;
    const sellers = await saveSearch(own.seller, { query }, 'en');
    const another = await saveSearch((await aMember()).id, { query }, 'en');
    const wants = await whoWants(own.id, 1_000);
    expect(wants.has(another.id)).toBe(true);
    expect(wants.has(sellers.id)).toBe(false);
    await rows(sql`update ads set deleted_at = now() where id = ${own.id}`);
    expect((await whoWants(own.id, 1_000)).size).toBe(0);
  });
});
