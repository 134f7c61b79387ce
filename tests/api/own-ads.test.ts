import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { adForm, anAdOf, post, put, remove } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept, reject, takeDown } from '../support/decide';
import { withOutbox } from '../support/mail';
import { drawn, formOf } from '../support/pictures';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

type Row = Record<string, any>;
type Headers = Record<string, string>;

const rows = async <R = Row>(query: ReturnType<typeof sql>) => (await connect()).rows<R>(query);
const get = (address: string, headers: Headers = {}) => call(address, { headers });
const adsOf = (id: number) => rows(sql`select * from ads where account_id = ${id} order by id`);
const draft = async (id: number, headers: Headers): Promise<Row> =>
  (await get(`/auth/my-listings/${id}`, headers)).body.data;
const listing = async (headers: Headers, query = ''): Promise<{ data: Row[]; meta: Row }> =>
  (await get(`/auth/my-listings?${query}`, headers)).body;
const picture = async (headers: Headers): Promise<string> => {
  const body = formOf({ 'images[]': [await drawn().jpeg().toBuffer()] });
  const answer = await call('/upload', { method: 'POST', headers: { ...withKey, ...headers }, body });
  return answer.body.data[0].key;
};
const flat = (form: Row) =>
  Object.entries(form).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((one) => [`${name}[]`, String(one)]) : [[name, String(value)]],
  );

describe('a price in dinars', () => {
  const priceOf = async (id: number, currency: string): Promise<Row> =>
    (await get(`/v1/ads/${id}?currency=${currency}`)).body.data;

  test('is kept as asked, and shown so to who reads in dinars', async () => {
    const seller = await aMember();
    const id = await anAdOf(seller.headers, { price: '37250000', price_currency: 'IQD' });
    await accept(id);
    expect(await draft(id, seller.headers)).toMatchObject({ price: 37_250_000, price_currency: 'IQD' });
    expect(await priceOf(id, 'IQD')).toMatchObject({
      show_price: '37,250,000',
      price_currency: 'IQD',
      other_price: { show_price: '28,400', currency: 'USD', currency_symbol: '$' },
    });
    expect(await priceOf(id, 'USD')).toMatchObject({
      price: 28_435.11,
      show_price: '28,400',
      other_price: { show_price: '37,250,000', currency: 'IQD' },
    });
    expect(await priceOf(id, 'EUR')).toMatchObject({
      currency: 'EUR',
      show_price: '24,500',
      other_price: { show_price: '37,250,000', currency: 'IQD' },
    });
  });

  test('is found and sorted by its worth in dollars', async () => {
    const seller = await aMember();
    const id = await anAdOf(seller.headers, { price: 13_100_000, price_currency: 'IQD' });
    await accept(id);
    const found = async (query: string) =>
      (await get(`/v1/ads?id=&${query}&per_page=100`)).body.data.map((ad: Row) => ad.id);
    expect(await found('from_price=9999&to_price=10001')).toContain(id);
    expect(await found('from_price=10001&to_price=10500')).not.toContain(id);
  });

  test('of an edit waits as it was written, and the same form once more changes nothing', async () => {
    const seller = await aMember();
    const form = await adForm({ price: 1_000_000, price_currency: 'IQD' });
    const id = (await post('/v1/ads', form, seller.headers)).body.data.id;
    await accept(id);
    expect((await put(`/v1/ads/${id}`, form, seller.headers)).body.data.status).toBe('accept');
    const dearer = { ...form, price: 2_000_000.5 };
    expect((await put(`/v1/ads/${id}`, dearer, seller.headers)).body.data.status).toBe('pending');
    expect(await draft(id, seller.headers)).toMatchObject({ price: 2_000_000.5, price_currency: 'IQD' });
    expect((await priceOf(id, 'IQD')).show_price).toBe('1,000,000');
    const moderator = await aMember({ role: 'moderator' });
    const { fields, price } = (await get(`/v1/moderation/ads/${id}`, moderator.headers)).body.data;
    expect(price).toBe(1526.72);
    const shown = fields.find(({ name }: Row) => name === 'price');
    expect([shown.before, shown.value].map((text) => text.replace(/[^\w.,]/g, ''))).toEqual([
      'IQD1,000,000',
      'IQD2,000,000.50',
    ]);
    await put(`/v1/ads/${id}`, { ...dearer, price_currency: undefined, price: 1500 }, seller.headers);
    await accept(id);
    expect(await priceOf(id, 'USD')).toMatchObject({
      price: 1500,
      price_currency: 'USD',
      show_price: '1,500',
    });
    expect((await priceOf(id, 'USD')).other_price).toMatchObject({
      currency: 'IQD',
      show_price: '1,970,000',
    });
  });

  test('in a currency that is neither is refused', async () => {
    const seller = await aMember();
    const { status, body } = await post('/v1/ads', await adForm({ price_currency: 'EUR' }), seller.headers);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['price_currency']]);
  });
});

describe('a seller posts an ad', () => {
  test('it is stored whole, waits, and only its seller and moderators see it (R10)', async () => {
    const [seller, other, moderator] = [
      await aMember(),
      await aMember(),
      await aMember({ role: 'moderator' }),
    ];
    const keys = [await picture(seller.headers), await picture(seller.headers)];
    const socials = [{ social_media_id: 1, link: 'facebook.com/yard' }, { link: '' }];
    const form = await adForm({ images: keys, socials, video_url: 'https://youtu.be/abc' });
    const { status, body } = await post('/v1/ads', form, seller.headers);
    expect([status, body.status, body.success, body.data.status]).toEqual([200, true, true, 'pending']);
    const { id } = body.data;

    const address = `/v1/ads/${id}`;
    expect((await get(address)).status).toBe(404);
    expect((await get(address, other.headers)).status).toBe(404);
    expect((await get(address, moderator.headers)).status).toBe(200);
    const seen = await get(address, seller.headers);
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(seen.body.data).toMatchObject({
      title: form.title,
      price: 28500.5,
      year: form.year,
      car_model: { id: null, name: 'Own word' },
      status: 'pending',
      video_url: 'https://youtu.be/abc',
      socials: [{ social_media_id: 1, link: 'https://facebook.com/yard' }],
      app_account: { id: seller.id },
    });
    expect(seen.body.data.images).toHaveLength(2);
    expect((await get(`/v1/ads?search=${encodeURIComponent(form.title)}`)).body.data).toEqual([]);

    await accept(id);
    expect((await get(address)).status).toBe(200);
    const found = await get(`/v1/ads?search=${encodeURIComponent(form.title)}`);
    expect(found.body.data.map((ad: Row) => ad.id)).toEqual([id]);
  });

  test('a form and a multipart form with its own names of lists say the same as JSON (R205)', async () => {
    const seller = await aMember();
    const key = await picture(seller.headers);
    const form = await adForm({ images: [key] });
    const social = [
      ['social_media_id[0]', '2'],
      ['link[0]', ''],
      ['social_media_id[3]', '1'],
      ['link[3]', 'https://facebook.com/yard'],
    ] as [string, string][];
    const sends = [
      new URLSearchParams([...flat({ ...form, title: 'By form' }), ...social]),
      formOf({
        ...Object.fromEntries([...flat({ ...form, title: 'By multipart' }), ...social]),
        'images[]': [key, [await drawn().png().toBuffer(), 'b.png']],
      } as Parameters<typeof formOf>[0]),
    ];
    for (const [index, body] of sends.entries()) {
      const { status, body: answer } = await call('/v1/ads', {
        method: 'POST',
        headers: { ...withKey, ...seller.headers },
        body,
      });
      expect(status, JSON.stringify(answer)).toBe(200);
      const { pictures, socials, ...ad } = await draft(answer.data.id, seller.headers);
      expect(ad).toMatchObject({ price: 28500.5, category_id: form.category_id, lat: 36.19 });
      expect(pictures.map((one: Row) => one.key)[0]).toBe(key);
      expect(pictures).toHaveLength(index + 1);
      expect(socials).toEqual([
        { social_media_id: 2, link: null },
        { social_media_id: 1, link: 'https://facebook.com/yard' },
      ]);
    }
  });

  test('a model of the brand is its row in any case of letters, any other stays the seller’s word and is searched', async () => {
    const seller = await aMember();
    const { body } = await get('/v1/car-model?per_page=1');
    const model = body.data[0];
    const known = await anAdOf(seller.headers, { brand_id: model.brand_id, model: model.name.toLowerCase() });
    const own = await anAdOf(seller.headers, { brand_id: model.brand_id, model: 'Zzyx 4711' });
    expect(
      await rows(sql`select car_model_id, model_name from ads where id in (${known}, ${own}) order by id`),
    ).toEqual([
      { car_model_id: model.id, model_name: null },
      { car_model_id: null, model_name: 'Zzyx 4711' },
    ]);
    await accept(own);
    expect((await get('/v1/ads?search=zzyx%204711')).body.data.map((ad: Row) => ad.id)).toEqual([own]);
  });

  test('the same form twice, and twenty times at once, is one ad; a deleted one is written anew', async () => {
    const seller = await aMember();
    const form = await adForm();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/v1/ads', form, seller.headers)),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await adsOf(seller.id)).toHaveLength(1);
    const { id } = answers[0]!.body.data;
    await remove(`/v1/ads/${id}`, seller.headers);
    expect((await post('/v1/ads', form, seller.headers)).body.data.id).not.toBe(id);
    expect((await post('/v1/ads', { ...form, price: 5 }, seller.headers)).body.data.id).not.toBe(id);
  });

  test('status, views, owner, number, date and promotion are not a seller’s to say', async () => {
    const [seller, victim] = [await aMember(), await aMember()];
    const raw = JSON.stringify({
      ...(await adForm()),
      status: 'accept',
      views: 9999,
      app_account_id: victim.id,
      account_id: victim.id,
      id: 1,
      created_at: '2001-01-01T00:00:00Z',
      promotion: 'top',
      is_featured: true,
    }).replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},');
    const { status } = await call('/v1/ads', {
      method: 'POST',
      headers: { ...withKey, ...seller.headers, 'content-type': 'application/json' },
      body: raw,
    });
    expect(status).toBe(200);
    expect(await adsOf(victim.id)).toEqual([]);
    const [ad] = await adsOf(seller.id);
    expect(ad).toMatchObject({ status: 'pending', views: 0, promotion: null });
    expect(new Date(ad?.created_at).getUTCFullYear()).toBeGreaterThan(2001);
    expect(({} as Row).polluted).toBeUndefined();
  });

  test('formatting stays in a description and nothing that runs; everywhere else signs are signs', async () => {
    const seller = await aMember();
    const described = async (description: string) => {
      const id = await anAdOf(seller.headers, {
        description,
        title: `<img src=x onerror=alert(1)> ${description.length}`,
      });
      const { body } = await get(`/v1/ads/${id}`, seller.headers);
      const [card] = (await listing(seller.headers)).data;
      return [body.data.description, card?.description, body.data.title];
    };
    const [html, card, title] = await described(
      '<p onclick="x()">One <b>owner</b></p><script>alert(1)</script><a href="java&#9;script:alert(1)">x</a><svg onload=alert(1)>',
    );
    expect(html).toBe('<p>One <b>owner</b></p><a>x</a>');
    expect(card).toBe('One owner x');
    expect(title).toMatch(/^<img src=x onerror=alert\(1\)>/);
    const plain = await described('<script>alert(1)</script>5 < 6 & fine');
    expect(plain.slice(0, 2)).toEqual(['5 < 6 & fine', '5 < 6 & fine']);
    expect((await described('<x>&lt;p onclick="x()"&gt;hi'))[0]).toBe('<p>hi</p>');
    expect((await described('a\0b\ud800c\r\nd\u0007'))[0]).toBe('ab\ufffdc\nd');
  });

  test('over its plan a seller is told so, until an ad is deleted', async () => {
    const seller = await aMember();
    await rows(sql`update plans set regular = 2 where price = 0`);
    const answers = await Promise.all(
      [1, 2, 3].map(async () => post('/v1/ads', await adForm(), seller.headers)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    const { body } = await get('/auth/subscription', seller.headers);
    expect(body.data.regular).toEqual({ total: 2, used: 2 });
    const [ad] = await adsOf(seller.id);
    await remove(`/v1/ads/${ad?.id}`, seller.headers);
    expect((await post('/v1/ads', await adForm(), seller.headers)).status).toBe(200);
    await reject((await adsOf(seller.id)).at(-1)?.id, 'Blurred');
    await anAdOf(seller.headers);
    const [, , rejected] = await adsOf(seller.id);
    expect((await put(`/v1/ads/${rejected?.id}`, await adForm(), seller.headers)).status).toBe(409);
    await rows(sql`update plans set regular = 20 where price = 0`);
  });
});

describe('what cannot be an ad leaves nothing behind', () => {
  const year = new Date().getUTCFullYear();
  test.each([
    [
      'a price that is none',
      'price',
      [-1, 0, 'NaN', 'Infinity', '1e308', 1e308, '12,5', '1.005', 10 ** 13, '٢٥', [], {}],
    ],
    ['a year outside the choices', 'year', [year + 1, year - 30, 0, '20x4', 1e308]],
    [
      'a category that is no row',
      'category_id',
      [999_999, 0, -1, '1 or 1=1', 2 ** 40, '__proto__', '1,2', null],
    ],
    ['a sub-category of another category', 'sub_category_id', [999_999, 'x']],
    ['a brand that is no row', 'brand_id', [999_999, -1]],
    ['an ad type that is no row', 'ad_type_id', [999_999, 'sale']],
    ['a state that is no row', 'state_id', [999_999, '']],
    ['a title that is none', 'title', ['x'.repeat(10_000), '   ', ['a'], { a: 1 }, 5, null]],
    ['a description without end', 'description', ['x'.repeat(10_001), '']],
    ['an unknown kind of price', 'price_type', ['free']],
    ['an unknown tax', 'vat', ['none']],
    ['an unknown unit', 'distance_type', ['m']],
    ['a distance that is none', 'distance', [-1, 1.5, 'far', 1e308]],
    ['a place off the map', 'lat', [91, 'north', 1e308]],
    [
      'an address that runs',
      'website_url',
      ['javascript:alert(1)', 'data:text/html,x', 'http://a@b.c', `https://a.b/${'x'.repeat(3000)}`],
    ],
    ['a video that is no address', 'video_url', ['vbscript:x', 'https://a.b/\r\nx']],
    ['an e-mail that is none', 'email', ['a@b', 'a@b.c\r\nBcc: x@y.z', '<a@b.co>']],
    ['a phone with letters', 'phone', ['call me', '123']],
    ['pictures that are none', 'images', [['../etc/passwd'], 'x', [1], Array(6).fill('ab12'), ['ab12']]],
    [
      'social rows that are none',
      'socials',
      [Array(11).fill({}), 'x', [{ social_media_id: 999 }], [{ link: 'javascript:x' }]],
    ],
  ])('%s', async (_, field, values) => {
    const seller = await aMember();
    for (const value of values as unknown[]) {
      forgetAll();
      const { status, body } = await post('/v1/ads', { ...(await adForm()), [field]: value }, seller.headers);
      expect(
        [status, body.status, Object.keys(body.errors ?? {})],
        JSON.stringify(value)?.slice(0, 60),
      ).toEqual([422, false, [field]]);
    }
    expect(await adsOf(seller.id)).toEqual([]);
  });

  test('a sub-category belongs to its category', async () => {
    const seller = await aMember();
    const form = await adForm();
    const { body } = await get('/v1/sub-category');
    const foreign = body.data.find((row: Row) => row.category_id !== form.category_id);
    const answer = await post('/v1/ads', { ...form, sub_category_id: foreign.id }, seller.headers);
    expect(answer.body.errors).toEqual({ sub_category_id: ['Choose a sub-category of this category.'] });
  });

  test('a picture of somebody else is not taken, nor one of the site', async () => {
    const [seller, other] = [await aMember(), await aMember()];
    const foreign = await picture(other.headers);
    for (const key of [foreign, 'picture0', '0'.repeat(40)]) {
      const answer = await post('/v1/ads', await adForm({ images: [key] }), seller.headers);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['images']]);
    }
    expect(await adsOf(seller.id)).toEqual([]);
  });

  test('files that are no photographs, too many of them, and fields where files are due', async () => {
    const seller = await aMember();
    const form = Object.fromEntries(flat(await adForm()));
    const jpeg = await drawn().jpeg().toBuffer();
    const sendForm = (files: object) =>
      call('/v1/ads', {
        method: 'POST',
        headers: { ...withKey, ...seller.headers },
        body: formOf({ ...form, ...files }),
      });
    const bad = await sendForm({ 'images[]': [[Buffer.from('<svg/>'), 'a.jpg']] });
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['images']]);
    const many = await sendForm({ 'images[]': Array.from({ length: 6 }, () => [jpeg, 'a.jpg']) });
    expect([many.status, Object.keys(many.body.errors)]).toEqual([422, ['images']]);
    const title = await sendForm({ title: [[jpeg, 'title.jpg']] });
    expect([title.status, Object.keys(title.body.errors)]).toEqual([422, ['title']]);
    expect(await adsOf(seller.id)).toEqual([]);
  });

  test('bodies that are cut off, of no known kind, too large, or not of fields', async () => {
    const { headers } = await aMember();
    const send = async (type: string | null, body: BodyInit | null) =>
      (
        await call('/v1/ads', {
          method: 'POST',
          headers: { ...withKey, ...headers, ...(type === null ? {} : { 'content-type': type }) },
          body,
        })
      ).status;
    const json = 'application/json';
    const multipart = 'multipart/form-data; boundary=x';
    const manyFields = Array.from(
      { length: 101 },
      (_, n) => `--x\r\ncontent-disposition: form-data; name="f${n}"\r\n\r\n1\r\n`,
    );
    expect([
      await send(json, '{"title":'),
      await send(json, '[]'),
      await send(json, '"x"'),
      await send(json, 'null'),
      await send(json, ''),
      await send('text/plain', 'title=x'),
      await send('application/xml', '<ad/>'),
      await send(null, null),
      await send(json, `{"title":"${'x'.repeat(300_000)}"}`),
      await send('multipart/form-data', 'x'),
      await send(multipart, '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nExcav'),
      await send(multipart, `${manyFields.join('')}--x--`),
      await send(
        multipart,
        `--x\r\ncontent-disposition: form-data; name="${'n'.repeat(1_000_000)}"\r\n\r\n1\r\n--x--`,
      ),
      await send('application/x-www-form-urlencoded', 'link[x]=1'),
      await send(
        'application/x-www-form-urlencoded',
        Array.from({ length: 20 }, (_, n) => `link[${n}]=a.b`).join('&'),
      ),
      await send('application/x-www-form-urlencoded', 'link[10000]=a.b'),
      await send('application/x-www-form-urlencoded', 'a=1&'.repeat(100)),
    ]).toEqual([400, 400, 400, 400, 400, 415, 415, 422, 413, 400, 400, 413, 400, 422, 422, 422, 413]);
  });

  test('numbers of ads that are none', async () => {
    const { headers } = await aMember();
    const form = await adForm();
    for (const id of ['0', '-1', 'x', '1;2', '9223372036854775808', '1e3', '__proto__']) {
      const answers = [
        await put(`/v1/ads/${id}`, form, headers),
        await remove(`/v1/ads/${id}`, headers),
        await post(`/v1/ads/${id}/promote`, { promotion: 'top' }, headers),
        await get(`/auth/my-listings/${id}`, headers),
      ];
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    }
  });
});

describe('a seller changes an ad', () => {
  test('that waits: in place, and it goes on waiting', async () => {
    const { headers } = await aMember();
    const id = await anAdOf(headers);
    const answer = await put(`/v1/ads/${id}`, await adForm({ title: 'Better words' }), headers);
    expect(answer.body).toMatchObject({ status: true, data: { id, status: 'pending' } });
    expect((await get(`/v1/ads/${id}`, headers)).body.data.title).toBe('Better words');
    expect(await rows(sql`select * from ad_revisions where ad_id = ${id}`)).toEqual([]);
  });

  test('that is public: the old words stay until the new ones are accepted, and the last change counts', async () => {
    const { headers } = await aMember();
    const key = await picture(headers);
    const form = await adForm({ images: [key] });
    const id = (await post('/v1/ads', form, headers)).body.data.id;
    await accept(id);
    for (const title of ['First change', 'Last change']) {
      await put(`/v1/ads/${id}`, { ...form, title, images: [] }, headers);
    }
    const publicAd = (await get(`/v1/ads/${id}`)).body.data;
    expect([publicAd.title, publicAd.images.length]).toEqual([form.title, 1]);
    expect(await draft(id, headers)).toMatchObject({
      title: 'Last change',
      status: 'accept',
      edit_status: 'pending',
      is_public: true,
      pictures: [],
    });
    expect((await listing(headers)).data[0]).toMatchObject({
      status: 'accept',
      edit_status: 'pending',
      is_public: true,
      title: form.title,
    });
    expect((await get('/auth/my-listing-count', headers)).body).toEqual({
      count_accept: 1,
      count_pending: 0,
      count_reject: 0,
    });
    await accept(id);
    expect((await get(`/v1/ads/${id}`)).body.data).toMatchObject({ title: 'Last change', images: [] });
    expect((await draft(id, headers)).status).toBe('accept');
  });

  test('a change that says what is public already needs nobody, and takes back one that waits', async () => {
    const { headers } = await aMember();
    const form = await adForm({ socials: [{ social_media_id: 1, link: 'https://facebook.com/x' }] });
    const id = (await post('/v1/ads', form, headers)).body.data.id;
    await accept(id);
    await put(`/v1/ads/${id}`, { ...form, title: 'Other' }, headers);
    const answer = await put(`/v1/ads/${id}`, form, headers);
    expect(answer.body.data).toEqual({ id, status: 'accept' });
    expect((await get('/auth/my-listing-count', headers)).body.count_accept).toBe(1);
  });

  test('a rejected change is told with its reason, kept in the form, and can be made again', async () => {
    const { headers } = await aMember();
    const form = await adForm();
    const id = (await post('/v1/ads', form, headers)).body.data.id;
    await accept(id);
    await put(`/v1/ads/${id}`, { ...form, title: 'Call me outside' }, headers);
    await reject(id, 'No numbers in titles');
    const told = {
      status: 'accept',
      edit_status: 'rejected',
      is_public: true,
      rejection_reason: 'No numbers in titles',
    };
    expect(await draft(id, headers)).toMatchObject({ ...told, title: 'Call me outside' });
    expect((await listing(headers)).data[0]).toMatchObject({ ...told, title: form.title });
    await put(`/v1/ads/${id}`, { ...form, title: 'Clean now' }, headers);
    expect(await draft(id, headers)).toMatchObject({
      status: 'accept',
      edit_status: 'pending',
      rejection_reason: null,
      title: 'Clean now',
    });
  });

  test('a rejected ad says why, and waits again when it is changed', async () => {
    const { headers } = await aMember();
    const id = await anAdOf(headers);
    await reject(id, 'Not a machine');
    expect((await listing(headers, 'status=rejected')).data[0]).toMatchObject({
      id,
      status: 'rejected',
      is_public: false,
      rejection_reason: 'Not a machine',
    });
    await put(`/v1/ads/${id}`, await adForm({ title: 'A machine' }), headers);
    expect(await draft(id, headers)).toMatchObject({
      status: 'pending',
      rejection_reason: null,
      title: 'A machine',
    });
  });

  test('an old year, and pictures that the ad shows already, may stay', async () => {
    const { id: accountId, headers } = await aMember();
    const [old] = await rows(sql`
      select a.id from ads a join ad_images i on i.ad_id = a.id where a.facet_bucket_id is not null order by a.id limit 1`);
    await rows(sql`update ads set account_id = ${accountId}, year = 1975 where id = ${old?.id}`);
    const { pictures } = await draft(old?.id, headers);
    const keys = pictures.map((one: Row) => one.key);
    const kept = await put(`/v1/ads/${old?.id}`, await adForm({ year: 1975, images: keys }), headers);
    expect(kept.body.data.status).toBe('pending');
    expect((await put(`/v1/ads/${old?.id}`, await adForm({ year: 1976 }), headers)).status).toBe(422);
    const elsewhere = await post('/v1/ads', await adForm({ images: keys }), headers);
    expect(Object.keys(elsewhere.body.errors)).toEqual(['images']);
  });

  test('an ad that was taken down is changed in place, from the words that waited', async () => {
    const { headers } = await aMember();
    const form = await adForm();
    const id = (await post('/v1/ads', form, headers)).body.data.id;
    await accept(id);
    await put(`/v1/ads/${id}`, { ...form, title: 'Newer' }, headers);
    await takeDown(id, 'Reported');
    expect(await draft(id, headers)).toMatchObject({
      status: 'rejected',
      title: 'Newer',
      rejection_reason: 'Reported',
    });
    await put(`/v1/ads/${id}`, { ...form, title: 'Newest' }, headers);
    expect(await draft(id, headers)).toMatchObject({ status: 'pending', title: 'Newest' });
    await accept(id);
    expect((await get(`/v1/ads/${id}`)).body.data.title).toBe('Newest');
  });
});

describe('a seller deletes an ad', () => {
  test('and it is gone everywhere at once, for him too', async () => {
    const { headers } = await aMember();
    const id = await anAdOf(headers);
    await accept(id);
    expect((await get(`/v1/ads/${id}`)).status).toBe(200);
    expect((await remove(`/v1/ads/${id}`, headers)).body).toMatchObject({
      status: true,
      message: 'Your ad is deleted.',
    });
    expect((await get(`/v1/ads/${id}`)).status).toBe(404);
    expect((await get(`/v1/ads/${id}`, headers)).status).toBe(404);
    expect((await listing(headers)).meta.total).toBe(0);
    expect((await remove(`/v1/ads/${id}`, headers)).status).toBe(404);
    expect((await put(`/v1/ads/${id}`, await adForm(), headers)).status).toBe(404);
    expect((await get(`/auth/my-listings/${id}`, headers)).status).toBe(404);
    expect(await rows(sql`select id from ads where id = ${id} and deleted_at is not null`)).toHaveLength(1);
  });
});

describe('the list of own ads', () => {
  test('is searched in any spelling, filtered by status, and paged with its exact total', async () => {
    const seller = await aMember();
    const ids = [];
    for (const title of ['شۆفڵی CAT', 'Bulldozer', 'Tractor'])
      ids.push(await anAdOf(seller.headers, { title }));
    await accept(ids[0] ?? 0);
    await reject(ids[1] ?? 0, 'No');
    const of = async (query: string) => (await listing(seller.headers, query)).data.map(({ id }) => id);
    expect(await of('')).toEqual(ids.toReversed());
    expect(await of('search=%D8%B4%D9%88%D9%81%D9%84%DB%8C')).toEqual([ids[0]]);
    expect(await of('search=bulld')).toEqual([ids[1]]);
    for (const search of ['%25', "'", '_', '%00', 'x'.repeat(200)])
      expect(await of(`search=${search}`)).toEqual([]);
    expect(await of('status=accept')).toEqual([ids[0]]);
    expect(await of('status=pending')).toEqual([ids[2]]);
    const page = await listing(seller.headers, 'per_page=1&page=2');
    expect([page.data.map(({ id }) => id), page.meta]).toEqual([
      [ids[1]],
      { total: 3, total_is_estimate: false, per_page: 1, page: 2, last_page: 3 },
    ]);
    expect((await listing(seller.headers, 'page=50')).meta.total).toBe(3);
    expect((await get('/auth/my-listings?status=sold', seller.headers)).status).toBe(422);
    expect((await get(`/auth/my-listings?search=${'x'.repeat(201)}`, seller.headers)).status).toBe(422);
    expect((await get('/auth/my-listing-count', seller.headers)).body).toEqual({
      count_accept: 1,
      count_pending: 1,
      count_reject: 1,
    });
  });
});
