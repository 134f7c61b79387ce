import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { endPromotions } from '@/lib/server/ads/promotions';
import { announce, onChange, type Tag } from '@/lib/server/changes';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { anAdOf, post, remove } from '../support/ad-form';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';

withTestDatabase();
beforeEach(() => forgetAll());

type Row = Record<string, any>;
type Headers = Record<string, string>;

const rows = async <R = Row>(query: ReturnType<typeof sql>) => (await connect()).rows<R>(query);
const get = (address: string, headers: Headers = {}) => call(address, { headers });
const planOf = async (slug: string): Promise<Row> => {
  const [plan] = await rows(sql`select * from plans where slug = ${slug}`);
  return plan ?? {};
};
const subscription = async (headers: Headers): Promise<Row> =>
  (await get('/auth/subscription', headers)).body.data;
const promote = (id: number, promotion: unknown, headers: Headers) =>
  post(`/v1/ads/${id}/promote`, { promotion }, headers);

/** A seller whose plan runs, with as many public ads. */
const aSeller = async (plan: string, ads = 0) => {
  const member = await aMember();
  const { id } = await planOf(plan);
  await rows(sql`
    insert into subscriptions (account_id, plan_id, status, starts_at, ends_at)
    values (${member.id}, ${id}, 'active', now(), now() + interval '1 month')`);
  const ids: number[] = [];
  for (let n = 0; n < ads; n++) {
    const ad = await anAdOf(member.headers);
    await accept(ad);
    ids.push(ad);
  }
  return { ...member, ads: ids };
};

describe('a seller asks for a plan', () => {
  test('and has the free one until a moderator activates it; another wish replaces the first', async () => {
    const { headers, id } = await aMember();
    const [dealer, fleet, free] = [await planOf('dealer'), await planOf('fleet'), await planOf('free')];
    const asked = await post('/auth/subscription', { plan_id: dealer.id }, headers);
    expect(asked.body).toMatchObject({
      status: true,
      data: { active: null, requested: { plan_id: dealer.id } },
    });
    await Promise.all(
      [1, 2, 3].map(() => post('/auth/subscription', { plan_id: String(fleet.id) }, headers)),
    );
    expect(await subscription(headers)).toMatchObject({
      active: null,
      requested: { plan_id: fleet.id, title: 'Fleet' },
      regular: { total: free.regular, used: 0 },
      featured: { total: 0, used: 0 },
      top: { total: 0, used: 0 },
    });
    expect(await rows(sql`select id from subscriptions where account_id = ${id}`)).toHaveLength(1);
    const back = await call('/auth/subscription', {
      method: 'DELETE',
      headers: { ...headers, 'x-api-key': 'makinar-web' },
    });
    expect([back.status, back.body.data.requested]).toEqual([200, null]);
  });

  test('the free plan needs no asking and takes a wish back', async () => {
    const { headers } = await aMember();
    await post('/auth/subscription', { plan_id: (await planOf('basic')).id }, headers);
    const { status, body } = await post(
      '/auth/subscription',
      { plan_id: (await planOf('free')).id },
      headers,
    );
    expect([status, body.data.requested]).toEqual([200, null]);
  });

  test('a plan that is none', async () => {
    const { headers, id } = await aMember();
    for (const plan_id of [999, 0, -1, 'x', '', null, [], 1e308, '__proto__']) {
      const { status, body } = await post('/auth/subscription', { plan_id }, headers);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['plan_id']]);
    }
    expect(await rows(sql`select id from subscriptions where account_id = ${id}`)).toEqual([]);
  });

  test('a plan ends by its time', async () => {
    const seller = await aSeller('dealer');
    expect((await subscription(seller.headers)).active).toMatchObject({ title: 'Dealer' });
    await rows(
      sql`update subscriptions set ends_at = now() - interval '1 second' where account_id = ${seller.id}`,
    );
    expect(await subscription(seller.headers)).toMatchObject({ active: null, regular: { total: 20 } });
  });
});

describe('a seller promotes an ad', () => {
  test('for 30 days: it carries its badge, comes first in Featured, and one is spent', async () => {
    const seller = await aSeller('dealer', 1);
    const [ad = 0] = seller.ads;
    const { status, body } = await promote(ad, 'top', seller.headers);
    expect([status, body.data.promotion]).toEqual([200, 'top']);
    const days = (new Date(body.data.promoted_until).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await get(`/v1/ads/${ad}`)).body.data.promotion).toBe('top');
    const featured = (await get('/v1/ads?sort=random&per_page=100')).body.data;
    const place = featured.findIndex(({ id }: Row) => id === ad);
    expect(featured.slice(0, place + 1).every(({ promotion }: Row) => promotion === 'top')).toBe(true);
    expect(await subscription(seller.headers)).toMatchObject({ top: { total: 3, used: 1 } });
    expect((await get('/auth/my-listings', seller.headers)).body.data[0].promoted_until).toBe(
      body.data.promoted_until,
    );
    expect((await promote(ad, 'featured', seller.headers)).status).toBe(409);
    await remove(`/v1/ads/${ad}`, seller.headers);
    expect((await subscription(seller.headers)).top.used).toBe(1);
  });

  test('of two that want the last one at once, one gets it', async () => {
    const seller = await aSeller('basic', 4);
    const answers = await Promise.all(seller.ads.map((ad) => promote(ad, 'featured', seller.headers)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect((await promote(seller.ads[0] ?? 0, 'top', seller.headers)).status).toBe(409);
    expect((await subscription(seller.headers)).featured).toEqual({ total: 2, used: 2 });
  });

  test('without a plan, before it is public, and with words that are no promotion', async () => {
    const [member, seller] = [await aMember(), await aSeller('fleet')];
    const free = await anAdOf(member.headers);
    await accept(free);
    expect((await promote(free, 'featured', member.headers)).status).toBe(409);
    const waiting = await anAdOf(seller.headers);
    expect((await promote(waiting, 'featured', seller.headers)).status).toBe(409);
    for (const promotion of ['gold', '', null, ['top'], 1, '__proto__']) {
      expect((await promote(free, promotion, member.headers)).status).toBe(422);
    }
    expect(
      await rows(
        sql`select p.id from promotions p join ads a on a.id = p.ad_id where a.account_id in (${member.id}, ${seller.id})`,
      ),
    ).toEqual([]);
  });

  test('what a free plan of the operator’s gives can be spent', async () => {
    await rows(sql`update plans set featured = 1 where slug = 'free'`);
    announce(['reference']);
    const member = await aMember();
    const [a, b] = [await anAdOf(member.headers), await anAdOf(member.headers)];
    for (const ad of [a, b]) await accept(ad);
    expect((await promote(a, 'featured', member.headers)).status).toBe(200);
    expect((await promote(b, 'featured', member.headers)).status).toBe(409);
    await rows(sql`update plans set featured = 0 where slug = 'free'`);
  });

  test('a promotion that is over counts no more at once, and the next sweep tells the pages', async () => {
    const seller = await aSeller('fleet', 2);
    const [over = 0, running = 0] = seller.ads;
    for (const ad of seller.ads) await promote(ad, 'top', seller.headers);
    await rows(sql`update ads set promoted_until = now() - interval '1 minute' where id = ${over}`);
    announce(['ads']);
    expect((await get(`/v1/ads/${over}`)).body.data.promotion).toBeNull();
    const featured = (await get('/v1/ads?sort=random&per_page=100')).body.data;
    const tops = featured.filter(({ promotion }: Row) => promotion === 'top').map(({ id }: Row) => id);
    expect([tops.includes(over), tops.includes(running)]).toEqual([false, true]);
    const told: Tag[] = [];
    onChange('test', (tags) => told.push(...tags));
    expect(await endPromotions()).toBe(1);
    expect(told).toEqual(['ads', `ad:${over}`]);
    expect(await endPromotions()).toBe(0);
    expect(told).toHaveLength(2);
    expect((await promote(over, 'top', seller.headers)).status).toBe(200);
  });
});
