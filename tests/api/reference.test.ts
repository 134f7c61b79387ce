import { describe, expect, test } from 'vitest';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

const lists = [
  '/v1/currency',
  '/v1/category',
  '/v1/sub-category',
  '/v1/state',
  '/v1/brand',
  '/v1/ad-type',
  '/v1/car-model',
  '/v1/social-media',
  '/v1/plan',
  '/v1/fact',
  '/v1/slide',
  '/v1/why-choose',
  '/v1/reason',
  '/v1/about-section',
  '/v1/faq',
  '/v1/contact',
  '/v1/social-link',
];

describe('the reference lists', () => {
  test.each(lists)('%s answers rows in each language', async (path) => {
    for (const lang of ['en', 'ar', 'ckb']) {
      const { status, body } = await call(`${path}?lang=${lang}`);
      expect(status).toBe(200);
      expect(body.data.length).toBeGreaterThan(0);
    }
  });

  test.each(lists)(
    '%s refuses a language and a page size that do not exist, and names the field',
    async (path) => {
      const language = await call(`${path}?lang=xx`);
      expect([language.status, language.body.status]).toEqual([422, false]);
      expect(language.body.errors).toHaveProperty('lang');
      const size = await call(`${path}?per_page=abc`);
      expect(size.status).toBe(422);
      expect(size.body.errors).toHaveProperty('per_page');
    },
  );

  test('a page is never longer than 100 rows', async () => {
    const { body } = await call('/v1/car-model?per_page=100000');
    expect(body.data).toHaveLength(100);
  });

  test('languages are the three of the site with their directions', async () => {
    const { body } = await call('/v1/languages');
    expect(body.data.map((row: { code: string; dir: string }) => `${row.code} ${row.dir}`)).toEqual([
      'en ltr',
      'ar rtl',
      'ckb rtl',
    ]);
  });

  test('names come in the asked language', async () => {
    const name = async (lang: string) =>
      (await call(`/v1/state?lang=${lang}`)).body.data.find((row: { slug: string }) => row.slug === 'erbil')
        .name;
    expect([await name('en'), await name('ar'), await name('ckb')]).toEqual(['Erbil', 'أربيل', 'هەولێر']);
  });

  test('the states of Iraq are nineteen, each with its place on the map', async () => {
    const { body } = await call('/v1/state');
    expect(body.data).toHaveLength(19);
    for (const { lat, long } of body.data) {
      expect(lat).toBeGreaterThan(29);
      expect(lat).toBeLessThan(38);
      expect(long).toBeGreaterThan(38);
      expect(long).toBeLessThan(49);
    }
  });

  test('sub-categories follow their category, and "all" gives every one', async () => {
    const [category] = (await call('/v1/category')).body.data;
    const own = (await call(`/v1/sub-category?category_id=${category.id}`)).body.data;
    const all = (await call('/v1/sub-category?category_id=all')).body.data;
    expect(own.every((row: { category_id: number }) => row.category_id === category.id)).toBe(true);
    expect(all.length).toBeGreaterThan(own.length);
  });

  test('models follow their brands', async () => {
    const brands = (await call('/v1/brand')).body.data;
    const caterpillar = brands.find((row: { slug: string }) => row.slug === 'caterpillar');
    const models = (await call(`/v1/car-model?brand=${caterpillar.id}`)).body.data;
    expect(models.length).toBeGreaterThan(5);
    expect(new Set(models.map((row: { brand_id: number }) => row.brand_id))).toEqual(
      new Set([caterpillar.id]),
    );
  });

  test('a model tells what every machine of it is, and nothing that differs', async () => {
    const brands = (await call('/v1/brand')).body.data;
    const brand = brands.find((row: { slug: string }) => row.slug === 'caterpillar');
    const models = (await call(`/v1/car-model?brand=${brand.id}`)).body.data;
    const told = async (name: string) => {
      const { id } = models.find((row: { name: string }) => row.name === name);
      const { data } = (await call(`/v1/car-model/${id}`)).body;
      expect(data).toMatchObject({ id, name, brand_id: brand.id });
      return data.facts;
    };
    expect(await told('320D')).toEqual({ power: 148, weight: 21_000 });
    // Built in several versions of different weights.
    expect(await told('120H')).toEqual({});
  });

  test('a model that there is not is not found', async () => {
    expect((await call('/v1/car-model/999999')).status).toBe(404);
    expect((await call('/v1/car-model/none')).status).toBe(422);
  });

  test('options carry the number of public ads behind them', async () => {
    const { body } = await call('/v1/brand');
    const busy = body.data.toSorted((a: { count: number }, b: { count: number }) => b.count - a.count)[0];
    const ads = await call(`/v1/ads?brand=${busy.id}&per_page=1`);
    expect(busy.count).toBeGreaterThan(0);
    expect(ads.body.meta.total).toBe(busy.count);
  });

  test('settings answer every wording in the asked language', async () => {
    const { status, body } = await call('/v1/setting?lang=ckb');
    expect(status).toBe(200);
    expect(body.data.card_location_label).toBe('England');
    expect(body.data.howToStaySafe.description).toMatch(/^<p>|<h2>/);
    expect(body.data.titleWhy).not.toBe((await call('/v1/setting?lang=en')).body.data.titleWhy);
  });

  test('contacts can be asked for by type', async () => {
    const { body } = await call('/v1/contact?type=email');
    expect(body.data.every((row: { name: string }) => row.name.includes('@'))).toBe(true);
    expect((await call('/v1/contact?type=fax')).status).toBe(422);
  });
});
