import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import { announce } from '@/lib/server/changes';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

type Row = Record<string, any>;

const list = async (query = '') =>
  (await call(`/v1/ads?per_page=100&${query}`)).body as { data: Row[]; meta: Row };
const idBySlug = async (path: string, slug: string): Promise<number> =>
  (await call(path)).body.data.find((row: Row) => row.slug === slug).id;
const change = async (query: ReturnType<typeof sql>) => {
  await (await connect()).db.execute(query);
  announce(['ads', 'reference']);
};

describe('the list of ads', () => {
  test('gives four ads a page unless asked otherwise, newest first, with the total (R203, R245)', async () => {
    const { status, body } = await call('/v1/ads');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(4);
    expect(body.meta).toMatchObject({
      per_page: 4,
      page: 1,
      total_is_estimate: false,
      corrected_search: null,
      nothing_found: null,
    });
    const ids = body.data.map((ad: Row) => ad.id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    expect(body.meta.last_page).toBe(Math.ceil(body.meta.total / 4));
  });

  test('an ad of the list has every field of the specification and no contact data (R136)', async () => {
    const [ad] = (await list()).data;
    for (const field of [
      'id title description date views images category sub_category brand car_model year ad_type state distance',
      'distance_type hours price show_price price_type vat status is_favourite is_wishlisted',
    ].flatMap((names) => names.split(' '))) {
      expect(ad).toHaveProperty(field);
    }
    for (const field of ['phone', 'email', 'whatsapp_number', 'app_account'])
      expect(ad).not.toHaveProperty(field);
  });

  test('gives the ads that are named, in that order, and leaves out what is gone', async () => {
    const [first, second, third] = (await list()).data.map((ad) => ad.id);
    await change(sql`update ads set status = 'rejected' where id = ${second}`);
    const { status, body } = await call(
      `/v1/ads?id=${third},999999999,${second},${first},${third}&per_page=20`,
    );
    expect([status, body.data.map((ad: Row) => ad.id), body.meta.total]).toEqual([200, [third, first], 2]);
    expect((await call('/v1/ads?id=x')).status).toBe(422);
  });

  test('gives ads like one: of its sub-category first, the nearest in price and year before the others', async () => {
    const all = (await list()).data;
    const size = (of: Row) =>
      all.filter((ad) => ad.sub_category?.id === of.sub_category?.id && ad.ad_type.id === of.ad_type.id)
        .length;
    const [one] = all
      .filter(({ price, year, sub_category }) => price !== null && year !== null && sub_category)
      .toSorted((a, b) => size(b) - size(a));
    const { status, body } = await call(`/v1/ads?like=${one?.id}&per_page=100`);
    expect(status).toBe(200);
    const like: Row[] = body.data;
    expect(like.length).toBeGreaterThan(0);
    expect(like.map(({ id }) => id)).not.toContain(one?.id);
    expect(new Set(like.map(({ id }) => id)).size).toBe(like.length);
    expect(new Set(like.map(({ category, ad_type }) => `${category.id} ${ad_type.id}`))).toEqual(
      new Set([`${one?.category.id} ${one?.ad_type.id}`]),
    );
    const same = like.map((ad) => ad.sub_category?.id === one?.sub_category.id);
    expect(same).toEqual(same.toSorted((a, b) => Number(b) - Number(a)));
    const distance = ({ price, year }: Row) =>
      Math.abs(Math.log(price / one?.price)) + (year === null ? 0.6 : Math.abs(year - one?.year) * 0.06);
    const near = like.filter((ad, index) => same[index] && ad.price !== null).map(distance);
    for (const [index, far] of near.entries())
      expect(far).toBeGreaterThanOrEqual((near[index - 1] ?? 0) - 1e-9);
    expect((await call(`/v1/ads?like=${one?.id}&per_page=2`)).body.data).toEqual(like.slice(0, 2));
    expect((await call('/v1/ads?like=999999999')).body.data).toEqual([]);
    expect((await call('/v1/ads?like=x')).status).toBe(422);
  });

  test('pages follow each other without a gap or a repeat, and the page after the last is empty', async () => {
    const [first, second, both] = await Promise.all([
      call('/v1/ads?per_page=10'),
      call('/v1/ads?per_page=10&page=2'),
      call('/v1/ads?per_page=20'),
    ]);
    expect([...first.body.data, ...second.body.data].map((ad: Row) => ad.id)).toEqual(
      both.body.data.map((ad: Row) => ad.id),
    );
    const beyond = await call('/v1/ads?per_page=10&page=5000');
    expect([beyond.status, beyond.body.data]).toEqual([200, []]);
  });

  test('only accepted ads that are not deleted are public (R10)', async () => {
    const { rows } = await connect();
    const [counted] = await rows<{ n: number }>(
      sql`select count(*)::int as n from ads where status = 'accept' and deleted_at is null`,
    );
    const before = await list();
    expect(before.meta.total).toBe(counted?.n);
    const [first] = before.data;
    await change(sql`update ads set status = 'pending' where id = ${first?.id}`);
    expect((await list()).meta.total).toBe(before.meta.total - 1);
    expect((await call(`/v1/ads/${first?.id}`)).status).toBe(404);
    await change(sql`update ads set status = 'accept' where id = ${first?.id}`);
    await change(sql`update ads set deleted_at = now() where id = ${first?.id}`);
    expect((await call(`/v1/ads/${first?.id}`)).status).toBe(404);
    await change(sql`update ads set deleted_at = null where id = ${first?.id}`);
    expect((await list()).meta.total).toBe(before.meta.total);
  });

  test.each([
    ['asc', (a: Row, b: Row) => b.views - a.views],
    ['price_asc', (a: Row, b: Row) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0],
    ['price_desc', (a: Row, b: Row) => (b.price ?? -1) - (a.price ?? -1)],
    ['year_desc', (a: Row, b: Row) => (b.year ?? -1) - (a.year ?? -1)],
    ['hours_asc', (a: Row, b: Row) => (a.hours ?? Infinity) - (b.hours ?? Infinity) || 0],
  ])('sort=%s orders the whole list and every filtered one', async (sort, compare) => {
    const category = await idBySlug('/v1/category', 'construction-machinery');
    for (const filter of ['', `category=${category}`, 'from_price=1000']) {
      const { data } = await list(`sort=${sort}&${filter}`);
      expect(data.length).toBeGreaterThan(10);
      for (const [index, ad] of data.slice(1).entries()) {
        const difference = compare(data[index] as Row, ad);
        expect(Number.isNaN(difference) || difference <= 0).toBe(true);
      }
    }
  });

  test('sort=random shows promoted ads first, and no ad twice over two pages (R203)', async () => {
    const [first, second] = await Promise.all([
      call('/v1/ads?sort=random&per_page=20'),
      call('/v1/ads?sort=random&per_page=20&page=2'),
    ]);
    const kinds = first.body.data.map((ad: Row) => ad.promotion);
    expect(kinds[0]).toBe('top');
    expect(kinds.lastIndexOf('top')).toBeLessThan(kinds.indexOf('featured'));
    const ids = [...first.body.data, ...second.body.data].map((ad: Row) => ad.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('sort=random shows promoted ads first and each ad once over all pages, in another order each hour', async () => {
    const state = (await list()).data.find((ad) => ad.state)?.state.id;
    for (const filter of ['', `&state=${state}`, '&from_price=1000', '&search=used']) {
      await change(sql`
        update ads set promotion = case when id % 3 = 0 then 'top' else 'featured' end, promoted_until = null
         where facet_bucket_id is not null and id % 5 = 0`);
      const all = async () => {
        const seen: Row[] = [];
        for (let page = 1; ; page += 1) {
          const { data, meta } = (await call(`/v1/ads?sort=random&per_page=70&page=${page}${filter}`)).body;
          seen.push(...data);
          if (page >= meta.last_page) return { seen, total: meta.total as number };
        }
      };
      const hour = 3_600_000;
      const now = Math.floor(Date.now() / hour) * hour + hour / 2;
      vi.useFakeTimers({ now, toFake: ['Date'] });
      const { seen, total } = await all();
      const ids = seen.map(({ id }) => id);
      expect([filter, ids.length, new Set(ids).size]).toEqual([filter, total, total]);
      const kinds = seen.map(({ promotion }) => promotion);
      const promoted = kinds.filter(Boolean).length;
      expect(promoted).toBeGreaterThan(0);
      const places = kinds.map((kind) => ['top', 'featured', null].indexOf(kind));
      expect(places).toEqual(places.toSorted());

      const again = (await all()).seen.map(({ id }) => id);
      expect(again).toEqual(ids);
      const later: number[][] = [];
      for (let next = 1; next <= 8; next += 1) {
        vi.setSystemTime(now + next * hour);
        later.push((await all()).seen.map(({ id }) => id));
      }
      vi.useRealTimers();
      for (const order of later) expect(order.toSorted()).toEqual(ids.toSorted());
      // Two hours may have the same order by chance, but hardly all of them.
      const orders = (from: number, to: number) =>
        new Set([ids, ...later].map((order) => String(order.slice(from, to)))).size;
      if (total > 20) expect(orders(promoted, total)).toBeGreaterThan(2);
      if (promoted > 20) expect(orders(0, promoted)).toBeGreaterThan(2);
    }
  }, 90_000);

  test('filters narrow by category, brands, models, types, states and price, alone and together (R203)', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`page=${page}`)));
    const everything = pages.flatMap(({ data }) => data);
    const sample = everything.find((ad) => ad.brand && ad.car_model && ad.state && ad.price > 2_000) as Row;
    const other = everything.find((ad) => ad.brand && ad.brand.id !== sample.brand.id) as Row;
    const cases: [string, (ad: Row) => boolean][] = [
      [`category=${sample.category.id}`, (ad) => ad.category.id === sample.category.id],
      [`sub_category=${sample.sub_category.id}`, (ad) => ad.sub_category?.id === sample.sub_category.id],
      [`brand=${sample.brand.id}`, (ad) => ad.brand?.id === sample.brand.id],
      [
        `brand=${sample.brand.id},${other.brand.id}`,
        (ad) => [sample.brand.id, other.brand.id].includes(ad.brand?.id),
      ],
      [`car_model=${sample.car_model.id}`, (ad) => ad.car_model?.id === sample.car_model.id],
      [`type=${sample.ad_type.id}`, (ad) => ad.ad_type.id === sample.ad_type.id],
      [`state=${sample.state.id}`, (ad) => ad.state?.id === sample.state.id],
      ['from_price=20000&to_price=40000', (ad) => ad.price >= 20_000 && ad.price <= 40_000],
      [
        `category=${sample.category.id}&state=${sample.state.id}&from_price=1000`,
        (ad) =>
          ad.category.id === sample.category.id && ad.state?.id === sample.state.id && ad.price >= 1_000,
      ],
    ];
    for (const [query, matches] of cases) {
      const expected = everything.filter(matches).map((ad) => ad.id);
      const { data, meta } = await list(query);
      expect(
        data.map((ad) => ad.id),
        query,
      ).toEqual(expected.slice(0, 100));
      expect(meta.total, query).toBe(expected.length);
    }
  });

  test('a combination that nothing matches is an empty list with total 0', async () => {
    const { data, meta } = await list('category=1&brand=1,2,3&from_price=999999998&to_price=999999999');
    expect([data, meta.total, meta.last_page]).toEqual([[], 0, 1]);
  });

  test('prices are shown in the asked currency, rounded and grouped, and kept in US dollars (R212)', async () => {
    const dollars = (await list('currency=USD')).data.find((ad) => ad.price !== null) as Row;
    const dinars = (await list('currency=IQD')).data.find((ad) => ad.id === dollars.id) as Row;
    expect(dollars).toMatchObject({ currency: 'USD', currency_symbol: '$' });
    expect(dollars.show_price).toBe(dollars.price.toLocaleString('en-US'));
    expect(dinars.price).toBe(dollars.price);
    expect(Number(dinars.show_price.replaceAll(',', ''))).toBeGreaterThan(dollars.price * 500);
  });

  test.each([
    ['sort', 'sort=drop table'],
    ['sort', 'sort=__proto__'],
    ['per_page', 'per_page=0'],
    ['per_page', 'per_page=1.5'],
    ['page', 'page=-1'],
    ['category', 'category=1 OR 1=1'],
    ['brand', 'brand=1,2,x'],
    ['brand', `brand=${Array.from({ length: 60 }, (_, n) => n + 1)}`],
    ['state', 'state=%00'],
    ['type', 'type=999999999999999999999999999999'],
    ['from_price', 'from_price=NaN'],
    ['to_price', 'to_price=1e308'],
    ['from_price', 'from_price=-5'],
    ['currency', 'currency=DOLLARS'],
    ['currency', 'currency=XXX'],
    ['lang', 'lang=klingon'],
    ['search', `search=${'a'.repeat(201)}`],
  ])('refuses a nonsensical %s (%s) with a 422 that names it', async (field, query) => {
    const { status, body } = await call(`/v1/ads?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ status: false, message: expect.any(String) });
    expect(body.errors).toHaveProperty(field);
  });

  test('an empty value counts as not given, and of a repeated one the first counts', async () => {
    const { status, body } = await call('/v1/ads?per_page=5&per_page=90&search=&from_price=&category=');
    expect([status, body.data.length]).toEqual([200, 5]);
  });
});

describe('one ad', () => {
  test('answers every field, with its seller (R136, R204)', async () => {
    const [card] = (await list()).data;
    const { status, body } = await call(`/v1/ads/${card?.id}?lang=ar`);
    expect(status).toBe(200);
    expect(Object.keys(body.data.app_account).toSorted()).toEqual(
      ['email', 'id', 'lat', 'long', 'phone_number', 'username', 'website_url', 'zip_code'].toSorted(),
    );
    expect(body.data).toMatchObject({ id: card?.id, title: card?.title, socials: expect.any(Array) });
    for (const field of ['information', 'feature', 'specification', 'video_url', 'zip_code', 'phone']) {
      expect(body.data).toHaveProperty(field);
    }
  });

  test.each(['999999999', '2147483647'])('that does not exist (%s) is a 404', async (id) => {
    const { status, body } = await call(`/v1/ads/${id}`);
    expect([status, body.status]).toEqual([404, false]);
  });

  test.each(['0', '-1', 'abc', '1.5', '999999999999999999999999999999', '1;2', '%00', '٣'])(
    'with an id that is no row number (%s) is a 422 that names it',
    async (id) => {
      const { status, body } = await call(`/v1/ads/${id}`);
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty('id');
    },
  );

  test('counts a view once per visitor and day, and not a crawler’s', async () => {
    const [card] = (await list()).data;
    const look = (agent: string, address: string) =>
      call(`/v1/ads/${card?.id}/view`, {
        method: 'POST',
        headers: { ...withKey, 'user-agent': agent, 'x-forwarded-for': address },
      });
    const start = card?.views;
    expect((await look('Mozilla/5.0', '10.0.0.1')).body.data.views).toBe(start + 1);
    expect((await look('Mozilla/5.0', '10.0.0.1')).body.data.views).toBe(start + 1);
    expect((await look('Mozilla/5.0', '10.0.0.2')).body.data.views).toBe(start + 2);
    expect((await look('Googlebot/2.1', '10.0.0.3')).body.data.views).toBe(start + 2);
  });

  test('a look under another browser’s name is the same look', async () => {
    const [card] = (await call('/v1/ads?per_page=1')).body.data;
    const look = async (browser: string) =>
      (
        await call(`/v1/ads/${card.id}/view`, {
          method: 'POST',
          headers: { ...withKey, 'user-agent': browser, 'x-forwarded-for': '10.9.9.8:4711' },
        })
      ).body.data.views;
    expect([await look('Firefox'), await look('Chrome'), await look('')]).toEqual(
      Array(3).fill(card.views + 1),
    );
  });

  test('counts no more than 300 looks of one address in ten minutes', async () => {
    const [card] = (await call('/v1/ads?per_page=1')).body.data;
    const look = (id: number) =>
      call(`/v1/ads/${id}/view`, { method: 'POST', headers: { ...withKey, 'x-forwarded-for': '10.9.9.9' } });
    const { rows } = await connect();
    const others = await rows<{ id: number }>(
      sql`select id from ads where facet_bucket_id is not null and id <> ${card.id} limit 300`,
    );
    for (const { id } of others) await look(id);
    expect((await look(card.id)).body.data.views).toBe(card.views);
  });

  test('does not count a view without the API key, nor for an ad that is not there', async () => {
    const [card] = (await list()).data;
    expect((await call(`/v1/ads/${card?.id}/view`, { method: 'POST' })).status).toBe(403);
    expect((await call('/v1/ads/999999999/view', { method: 'POST', headers: withKey })).status).toBe(404);
  });
});

describe('anything else below /api', () => {
  test('is a 404 in the shape of the contract', async () => {
    const { status, body } = await call('/v1/nothing');
    expect([status, body]).toEqual([404, { status: false, message: 'Not Found 404' }]);
  });

  test('names the methods that a path has when another is tried', async () => {
    const { status, headers, body } = await call('/v1/ads/5', { method: 'PATCH', headers: withKey });
    expect([status, headers.get('allow'), body.status]).toEqual([405, 'GET, PUT, DELETE', false]);
  });

  test('is kept for five seconds by whoever asks without a name, and by nobody else (R212)', async () => {
    expect((await call('/v1/ads')).headers.get('cache-control')).toBe('public, max-age=5');
    for (const headers of [{ authorization: 'Bearer x' }, { cookie: 'a=b; token=x' }] as HeadersInit[]) {
      expect((await call('/v1/ads', { headers })).headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await call('/v1/ads?sort=x')).headers.get('cache-control')).toBe('private, no-store');
  });

  test('health answers ok once the database does', async () => {
    expect((await call('/health')).body).toEqual({ status: 'ok' });
  });

  test('the OpenAPI document lists every call of the contract', async () => {
    const { body } = await call('/openapi.json');
    const { contract } = await import('@/lib/contract');
    for (const group of Object.values(contract)) {
      for (const { path, method } of Object.values(group)) {
        expect(body.paths[`/api${path}`], `${method} ${path}`).toHaveProperty(method);
      }
    }
  });
});
