import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adSorts as allSorts } from '@/lib/ad-filters';
import { AdListQuery } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { findBestUncached } from '@/lib/server/ads/best';
import type { Wanted } from '@/lib/server/ads/conditions';
import { findUncached } from '@/lib/server/ads/find';
import { wantedOf } from '@/lib/server/ads/wanted';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { announce } from '@/lib/server/changes';
import { type Asked, ask } from '@/lib/server/search/asked';
import { isFolded } from '@/lib/server/search/folded';
import { noRows } from '@/lib/server/search/words';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';
import { addZebras } from '../support/zebras';

const adSorts = allSorts.filter((sort) => sort !== 'best');

withTestDatabase();

// So small that the ways of a million ads are taken with the few of this catalogue.
const small = { window: 120, exact: 60, deepest: 120, few: 25, many: 300 };
/** Where matches are counted before anything else. */
const counting = { ...small, few: 100_000 };
/** The same of so many that the buckets know a good part of them. */
const countingMore = { ...counting, exact: 300, deepest: 300 };

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

/** Where the shuffled order begins: what stands before comes last. */
const start = 0.7;

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
  random: [({ shuffle }) => (shuffle < start ? shuffle + 1 : shuffle), false, false],
};

const readAds = async (asked: Pick<Asked, 'query' | 'besides'> | null): Promise<Ad[]> => {
  const { rows } = await connect();
  const words = asked && [asked.query, ...(asked.besides ?? [])].map((query) => `(${query})`).join(' & ');
  return rows<Ad>(sql`
    select id, category_id, brand_id, state_id, price_cents, views, year, hours, shuffle from ads
     where facet_bucket_id is not null and ${words === null ? sql`true` : sql`search @@ ${words}::tsquery`}`);
};

test('a page is what all matches in their order have there, and the count is theirs, whichever way it is found', async () => {
  const catalogue = await getCatalogue();
  const { rows } = await connect();
  // Views that differ, so that an order by them is one.
  await rows(sql`update ads set views = (id * 7919) % 500`);
  // More of each, at prices around its own.
  await rows(sql`
    insert into ads (account_id, title, category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id, year,
                     hours, price_cents, views, status, search)
    select account_id, title, category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id, year - n,
           hours + n, price_cents * (20 + n * id % 17) / 30, (id * 7919 + n * 131) % 500, 'accept', search
      from ads, generate_series(1, 6) n where facet_bucket_id is not null order by n, md5(id::text)`);
  await rows(sql`analyze ads`);
  announce(['ads']);
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
  const [common] = await rows<{ word: string }>(sql`
    select word from ts_stat('select search from ads where facet_bucket_id is not null') where word ~ '^[a-z]{4,}$'
     order by ndoc desc, word limit 1`);
  const texts = [null, 'cat', 'excavator ', `${common?.word} `, 'diesel toyota', 'zzzz'];
  const filters = [
    'customs=paid',
    'condition=good&import_origin=europe',
    'condition=good,excellent&customs=paid',
    'customs=exempt',
  ];
  let compared = 0;
  // Within a category by what is stated in it, once all ads have that.
  isFolded();
  await expect.poll(isFolded).toBe(true);
  for (const text of [...texts, ...filters]) {
    const filter = AdListQuery.parse(Object.fromEntries(new URLSearchParams(text ?? '')));
    const asked = filters.includes(text ?? '')
      ? wantedOf(filter, null, catalogue).asked
      : text === null
        ? null
        : ((await ask(text, catalogue))?.asked ?? null);
    if (filters.includes(text ?? '')) expect(asked?.paired).toBe(true);
    const matching = await readAds(asked);
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
          // The shuffled order is that of featured ads, which shows some of them elsewhere.
          const without = sort === 'random' ? matches.flatMap(({ id }, n) => (n % 9 ? [] : [id])) : [];
          const shown = matches.filter(({ id }) => !without.includes(id)).map(({ id }) => id);
          for (const offset of [0, 8, 58]) {
            const wanted = {
              rows: sets,
              fromCents,
              toCents,
              asked,
              sort,
              limit: 4,
              offset,
              start,
              without,
            };
            const found = await findUncached(wanted, small);
            const what = JSON.stringify({ text, chosen, fromCents, toCents, sort, offset });
            expect(found.ids, what).toEqual(shown.slice(offset, offset + 4));
            const counted = offset + 4 > small.exact ? small.deepest : small.exact;
            if (found.estimated) {
              expect(found.total, what).toBeGreaterThanOrEqual(counted);
              const over = found.total >= small.deepest ? small.deepest : counted;
              expect(matches.length, what).toBeGreaterThan(over);
            } else expect(found.total, what).toBe(matches.length);
            compared += 1;
          }
        }
  }
  expect(compared).toBe(
    (texts.length + filters.length) * rowSets.length * prices.length * adSorts.length * 3,
  );
}, 120_000);

/** In the order of best matches: by the first tier that an ad stands in, newest first, the fuller of twenty before. */
const bestOf = (found: (Ad & { tiers: boolean[]; full: number })[], tiers: number): number[] =>
  Array.from({ length: tiers }, (_, tier) => found.filter((ad) => ad.tiers.indexOf(true) === tier))
    .flatMap((ads) => {
      const newest = ads.toSorted((a, b) => b.id - a.id);
      return Array.from({ length: Math.ceil(newest.length / 20) }, (_, n) =>
        newest.slice(n * 20, n * 20 + 20).toSorted((a, b) => b.full - a.full || b.id - a.id),
      );
    })
    .flatMap((block) => block.map(({ id }) => id));

test('the best matches are those of each tier in their turn, whichever way they are found', async () => {
  const catalogue = await getCatalogue();
  const { rows } = await connect();
  const texts = [
    'cat',
    'excavator ',
    'toyota hilux ',
    'toyota erbil',
    'price with paid ',
    'volvo 2015 ',
    'zzzz',
  ];
  const asked = await Promise.all(
    texts.map(async (text) => {
      const read = (await ask(text, catalogue))?.asked;
      if (!read) throw new Error(`${text} was not read.`);
      return [read, ...(read.strict ? [{ ...read, ...read.strict, strict: null }] : [])];
    }),
  );
  // For each text ads that have some of what it looks for, in every mixture; a word of a title is one of the ad as well.
  // And some of them say little.
  for (const [read] of asked) {
    const tokens = [...new Set(read?.tiers.join(' ').match(/(?<=')[^' ]+(?=')/g))].filter(
      (token) => !/^c\d/.test(token),
    );
    // What an ad's lexemes say of its rows its columns say too, and it has one of a kind.
    await rows(sql`
      insert into ads (account_id, title, description, category_id, sub_category_id, brand_id, car_model_id, ad_type_id,
                       state_id, year, price_cents, status, search)
      select account_id, title, case when n % 2 = 0 then description else '' end, category_id, r.sub_category_id,
             r.brand_id, r.car_model_id, ad_type_id, r.state_id, case when n % 3 = 0 then year end,
             case when n % 5 > 0 then price_cents end, 'accept', found
        from (select a.*, others || array_to_tsvector(array(
                select unnest(array[token, ltrim(token, '=')]) from unnest(t.tokens) with ordinality u(token, at)
                 where n >> (at - 1)::int & 1 = 1)) as found
                from (select ${sql.param(tokens.slice(0, 8))}::text[] as tokens) t,
                     (select *, row_number() over (order by id)::int as n
                        from ads where facet_bucket_id is not null limit 256) a,
                     lateral (select ts_delete(a.search, t.tokens || array(
                       select lexeme from unnest(a.search) where lexeme ~ '^[ubms][0-9]+$')) as others) d) m,
             lateral (
               select max(id) filter (where kind = 'u') as sub_category_id, max(id) filter (where kind = 'b') as brand_id,
                      max(id) filter (where kind = 'm') as car_model_id, max(id) filter (where kind = 's') as state_id,
                      count(*) = count(distinct kind) as single
                 from (select left(lexeme, 1) as kind, substr(lexeme, 2)::int as id
                         from unnest(m.found) where lexeme ~ '^[ubms][0-9]+$') l) r
       where r.single`);
  }
  await rows(sql`analyze ads`);
  announce(['ads']);
  const [most] = await rows<{ category: number }>(sql`
    select mode() within group (order by category_id) as category from ads where facet_bucket_id is not null`);
  const rowSets = [noRows, { ...noRows, category: [most?.category ?? 0] }];
  const [seen, over] = [new Set<number>(), new Set<string>()];
  for (const one of asked.flat()) {
    const tiers = sql.join(
      one.tiers.map((tier) => sql`search @@ ${tier}::tsquery`),
      sql`, `,
    );
    const matching = await rows<Ad & { tiers: boolean[]; full: number }>(sql`
      select id, category_id, price_cents, array[${tiers}] as tiers,
             num_nonnulls(price_cents, year) + (length(description) > 60)::int
             + (select count(distinct ad_id)::int from ad_images where ad_id = ads.id) as full
        from ads where facet_bucket_id is not null and search @@ ${one.query}::tsquery`);
    for (const sets of rowSets)
      for (const fromCents of [null, 1_000_000]) {
        const matches = matching.filter(
          (ad) =>
            (!sets.category.length || sets.category.includes(ad.category_id)) &&
            (fromCents === null || Number(ad.price_cents ?? -1) >= fromCents),
        );
        const best = bestOf(matches, one.tiers.length);
        for (const { tiers: stands } of matches) seen.add(stands.indexOf(true));
        for (const [limit, offset] of [
          [24, 31],
          [4, 58],
          [100, 0],
        ] as const) {
          const wanted = {
            rows: sets,
            fromCents,
            toCents: null,
            asked: one,
            sort: 'desc',
            limit,
            offset,
          } as const;
          const what = JSON.stringify({ text: one.text, tiers: one.tiers, sets, fromCents, offset, limit });
          for (const bounds of [small, counting, countingMore, { ...small, few: 0, many: 0 }]) {
            const found = await findBestUncached(wanted, bounds, (tier) => findUncached(tier, bounds));
            expect(found.ids, what).toEqual(best.slice(offset, offset + limit));
            if (!found.estimated) expect(found.total, what).toBe(best.length);
            else over.add(one.text);
            // The newest are unlike the others here, so what is only estimated by them may be off; what is counted is not.
            const counted = offset + limit > bounds.exact ? bounds.deepest : bounds.exact;
            if (found.estimated) expect(found.total, what).toBeGreaterThanOrEqual(counted);
            if (bounds.few === counting.few) expect(found.estimated, what).toBe(best.length > counted);
          }
        }
      }
  }
  expect([...seen].toSorted()).toEqual([0, 1, 2, 3]);
  expect(over.size).toBeGreaterThan(3);
}, 120_000);

test('a list of more matches than are counted says so, and its pages go on to the last of them', async () => {
  const { rows } = await connect();
  await addZebras(1_250);
  const ways = ['from_price=777&to_price=790', 'search=zebra ', 'search=zebra &sort=price_asc'];
  for (const asked of ways)
    expect((await call(`/v1/ads?${asked}`)).body.meta).toMatchObject({
      total: 1_250,
      total_is_estimate: false,
    });
  // From here on the catalogue counts as a large one, of which not everything is counted.
  await rows(
    sql`update facet_buckets set ads = ads + 30000 where id = (select max(id) from facet_buckets where ads > 0)`,
  );
  announce(['ads']);
  for (const asked of ways) {
    const page = async (n: number) => (await call(`/v1/ads?per_page=100&page=${n}&${asked}`)).body;
    const first = await page(1);
    expect(first.meta).toMatchObject({ total: 1_000, total_is_estimate: true, last_page: 11 });
    const seen = new Set<number>();
    let last = 1;
    for (let n = 1; n <= last; n++) {
      const { data, meta } = await page(n);
      for (const { id } of data) seen.add(id);
      last = meta.last_page;
    }
    expect([asked, last, seen.size]).toEqual([asked, 13, 1_250]);
    expect((await page(11)).meta).toMatchObject({ total: 1_250, total_is_estimate: false, last_page: 13 });
  }
});
