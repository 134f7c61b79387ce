import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { announce } from '@/lib/server/changes';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { anAdOf, post, remove } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();
beforeEach(() => forgetAll());

type Row = Record<string, any>;
type Headers = Record<string, string>;

const rows = async <R = Row>(query: ReturnType<typeof sql>) => (await connect()).rows<R>(query);
const get = (address: string, headers: Headers = {}) => call(address, { headers });
const publicAds = async (count: number): Promise<number[]> =>
  (await get(`/v1/ads?per_page=${count}`)).body.data.map((ad: Row) => ad.id);
const turn = (ad_id: unknown, headers: Headers, more: object = {}) =>
  post('/v1/favorite', { ad_id, ...more }, headers);
const savedBy = async (headers: Headers): Promise<Row[]> =>
  (await get('/auth/my-favourite', headers)).body.data;
const ids = async (headers: Headers): Promise<number[]> =>
  (await get('/auth/my-favourite/ids', headers)).body.data;

describe('favourites', () => {
  test('a second click takes out what the first put in, and the answer says which it was (R207)', async () => {
    const { headers } = await aMember();
    const [ad = 0] = await publicAds(1);
    expect((await turn(ad, headers)).body).toEqual({
      status: true,
      success: true,
      message: 'Added to your favourites.',
      data: { is_favourite: true },
    });
    expect((await turn(String(ad), headers)).body).toMatchObject({
      message: 'Removed from your favourites.',
      data: { is_favourite: false },
    });
    expect(await ids(headers)).toEqual([]);
    const form = await call('/v1/favorite?lang=ar', {
      method: 'POST',
      headers: { ...withKey, ...headers },
      body: new URLSearchParams({ ad_id: String(ad), favourite: '1' }),
    });
    expect(form.body).toMatchObject({ message: 'أُضيف إلى المفضلة.', data: { is_favourite: true } });
  });

  test('one who says what it shall be may say it twice', async () => {
    const { headers } = await aMember();
    const [ad = 0] = await publicAds(1);
    for (const favourite of [true, true, false, false]) {
      expect((await turn(ad, headers, { favourite })).body.data).toEqual({ is_favourite: favourite });
    }
  });

  test('fifty clicks at once end where fifty in a row would, in at most one row', async () => {
    const member = await aMember();
    const [ad = 0] = await publicAds(1);
    await Promise.all(Array.from({ length: 50 }, () => turn(ad, member.headers)));
    expect(await rows(sql`select id from favourites where account_id = ${member.id}`)).toEqual([]);
    await Promise.all(Array.from({ length: 9 }, () => turn(ad, member.headers, { favourite: true })));
    expect(await rows(sql`select id from favourites where account_id = ${member.id}`)).toHaveLength(1);
  });

  test('come newest first with the whole ad, paged, and mark the ads that their member reads, for nobody else', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const [a = 0, b = 0, c = 0] = await publicAds(3);
    for (const ad of [a, b, c]) await turn(ad, member.headers);
    expect(await ids(member.headers)).toEqual([c, b, a]);
    const list = await savedBy(member.headers);
    expect(list.map(({ ad }) => ad.id)).toEqual([c, b, a]);
    expect(list[0]?.ad).toMatchObject({
      is_favourite: true,
      is_wishlisted: true,
      app_account: {},
      socials: [],
    });
    const page = await get('/auth/my-favourite?per_page=2&page=2', member.headers);
    expect([page.body.data.map(({ ad }: Row) => ad.id), page.body.meta.total]).toEqual([[a], 3]);

    const marks = async (headers: Headers) => {
      const one = await get(`/v1/ads/${a}`, headers);
      const many = await get('/v1/ads?per_page=3', headers);
      return [one, ...many.body.data.map((data: Row) => ({ body: { data } }))].map(
        (answer) => answer.body.data.is_favourite,
      );
    };
    expect(await marks(member.headers)).toEqual([true, true, true, true]);
    expect(await marks(other.headers)).toEqual([false, false, false, false]);
    expect(await marks({})).toEqual([false, false, false, false]);
    expect((await get(`/v1/ads/${a}`, member.headers)).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    expect((await get(`/v1/ads/${a}`)).headers.get('cache-control')).toBe('public, max-age=5');
  });

  test('one whose ad is deleted stays until it is taken out, and cannot be put in again', async () => {
    const [member, seller] = [await aMember(), await aMember()];
    const id = await anAdOf(seller.headers);
    const waiting = await turn(id, member.headers);
    expect([waiting.status, waiting.body.message]).toEqual([404, 'There is no such ad.']);
    expect((await turn(999_999_999, member.headers)).body.message).toBe('There is no such ad.');
    await rows(sql`update ads set status = 'accept' where id = ${id}`);
    announce(['ads']);
    expect((await turn(id, member.headers)).status).toBe(200);
    await remove(`/v1/ads/${id}`, seller.headers);
    expect(await ids(member.headers)).toEqual([id]);
    expect((await turn(id, member.headers, { favourite: false })).body.data).toEqual({ is_favourite: false });
    expect((await turn(id, member.headers)).status).toBe(404);
  });

  test('numbers that are no ad, and words that are no answer', async () => {
    const { headers } = await aMember();
    const [ad] = await publicAds(1);
    const never = await turn(2147483647, headers);
    expect([never.status, never.body.message]).toEqual([404, 'There is no such ad.']);
    for (const id of [0, -1, 'x', '1;2', 1e308, 2 ** 40, null, undefined, [], {}, '__proto__', [ad, ad]]) {
      const { status, body } = await turn(id, headers);
      expect([status, Object.keys(body.errors)], String(id)).toEqual([422, ['ad_id']]);
    }
    expect((await turn(ad, headers, { favourite: 'perhaps' })).status).toBe(422);
    expect(await ids(headers)).toEqual([]);
  });

  test('one account keeps a thousand', async () => {
    const member = await aMember();
    const [ad = 0] = await publicAds(1);
    await rows(sql`
      insert into ads (account_id, title, category_id, ad_type_id)
      select account_id, 'Filler', category_id, ad_type_id from ads, generate_series(1, 1000) where ads.id = ${ad}`);
    await rows(sql`
      insert into favourites (account_id, ad_id)
      select ${member.id}, id from ads where title = 'Filler' order by id limit 1000`);
    expect((await turn(ad, member.headers)).status).toBe(409);
  });

  test('whoever clicks more than sixty times a minute waits', async () => {
    const { headers } = await aMember();
    const statuses = [];
    for (let n = 0; n < 61; n++) statuses.push((await turn(2147483647, headers)).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});

describe('a member reports an ad', () => {
  const report = (body: object, headers: Headers, query = '') => post(`/v1/report-ad${query}`, body, headers);
  const reportsOf = (adId: number) =>
    rows(sql`select account_id, note, status from reports where ad_id = ${adId}`);

  test('with a note or without, and the moderators have it once (R169, R208)', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const [ad = 0] = await publicAds(1);
    const first = await report({ ad_id: ad }, member.headers);
    expect(first.body).toEqual({ status: true, message: 'This is a success message!' });
    await Promise.all([1, 2, 3].map(() => report({ ad_id: ad, note: ' Sold\0 twice ' }, member.headers)));
    expect(await reportsOf(ad)).toEqual([{ account_id: member.id, note: 'Sold twice', status: 'open' }]);
    await report({ ad_id: ad, note: '' }, other.headers);
    expect(await reportsOf(ad)).toHaveLength(2);
    await rows(sql`update reports set status = 'dismissed' where account_id = ${member.id}`);
    await report({ ad_id: ad, note: 'Again' }, member.headers);
    expect(await reportsOf(ad)).toHaveLength(3);
  });

  test('in the reader’s language', async () => {
    const { headers } = await aMember();
    const [ad] = await publicAds(1);
    expect((await report({ ad_id: ad }, headers, '?lang=ckb')).body.message).toBe(
      'سکاڵاکەت بە سەرکەوتوویی نێردرا!',
    );
  });

  test('that was deleted is told so, and of one that never was or never was public that there is none', async () => {
    const member = await aMember();
    const [ad] = await publicAds(1);
    const waiting = await anAdOf(member.headers);
    await rows(sql`update ads set deleted_at = now() where id = ${ad}`);
    const answers = [];
    for (const ad_id of [ad, waiting, 999_999]) {
      for (const lang of ['en', 'ar', 'ckb']) {
        answers.push((await report({ ad_id }, member.headers, `?lang=${lang}`)).body.message);
      }
    }
    const none = ['There is no such ad.', 'لا يوجد إعلان كهذا.', 'ڕیکلامێکی وا نییە.'];
    expect(answers).toEqual([
      'This ad is not public any more.',
      'لم يعد هذا الإعلان منشورًا.',
      'ئەم ڕیکلامە ئیتر لە ماڵپەڕەکەدا نییە.',
      ...none,
      ...none,
    ]);
  });

  test('that is not public, or is none, or with a note without end', async () => {
    const member = await aMember();
    const waiting = await anAdOf(member.headers);
    expect((await report({ ad_id: waiting }, member.headers)).status).toBe(404);
    expect((await report({ ad_id: 2147483646 }, member.headers)).status).toBe(422);
    expect((await report({ ad_id: 999_999 }, member.headers)).status).toBe(404);
    const [ad = 0] = await publicAds(1);
    const before = await reportsOf(ad);
    for (const note of ['x'.repeat(2_001), { a: 1 }, ['x'], 5]) {
      const { status, body } = await report({ ad_id: ad, note }, member.headers);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['note']]);
    }
    for (const ad_id of ['', 'x', -1, 1e308, '__proto__', null]) {
      expect((await report({ ad_id, note: 'x' }, member.headers)).status).toBe(422);
    }
    expect(await reportsOf(ad)).toEqual(before);
  });
});

test('small calls take no large, broken or foreign bodies', async () => {
  const { headers } = await aMember();
  const send = async (type: string, body: string) =>
    (
      await call('/v1/favorite', {
        method: 'POST',
        headers: { ...withKey, ...headers, 'content-type': type },
        body,
      })
    ).status;
  expect([
    await send('application/json', '{"ad_id":'),
    await send('application/json', JSON.stringify({ ad_id: 1, x: 'x'.repeat(100_000) })),
    await send('text/plain', 'ad_id=1'),
    await send(
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="ad_id"\r\n\r\n1',
    ),
    await send('application/json', '[]'),
  ]).toEqual([400, 413, 415, 400, 422]);
});
