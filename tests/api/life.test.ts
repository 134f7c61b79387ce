import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Availability, moves } from '@/lib/contract/availability';
import { connect } from '@/lib/db/connect';
import { purgeAds } from '@/lib/server/ads/purge';
import { handle } from '@/lib/server/app';
import { onChange } from '@/lib/server/changes';
import { forgetAll } from '@/lib/server/limits';
import { forgetContacts } from '@/lib/server/moderation/log/forget';
import { endAds } from '@/lib/server/own-ads/ending';
import { renewByLink } from '@/lib/server/own-ads/life';
import { renewalToken } from '@/lib/server/own-ads/renewal-links';
import { drain } from '@/lib/server/queue/worker';
import { queueHandlers } from '@/lib/server/queue-handlers';
import { answers } from '@/lib/server/what-is-there';
import { aMember, memberPassword } from '../support/account';
import { adForm, anAdOf, post, put, remove } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';
import { mailsTo, withOutbox } from '../support/mail';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

type Row = Record<string, any>;
type Headers = Record<string, string>;

const day = 86_400_000;
const rows = async <R = Row>(query: ReturnType<typeof sql>) => (await connect()).rows<R>(query);
const get = async (address: string, headers: Headers = {}) => call(address, { headers });
const only = async (query: ReturnType<typeof sql>): Promise<Row> => (await rows(query))[0] ?? {};
const rowOf = (id: number) => only(sql`select * from ads where id = ${id}`);

const aPublicAd = async (changes: object = {}) => {
  const seller = await aMember();
  const id = await anAdOf(seller.headers, changes);
  await accept(id);
  return { id, seller };
};

const say = (id: number, availability: Availability, headers: Headers, more: object = {}) =>
  put(`/v1/ads/${id}/availability`, { availability, ...more }, headers);

const isListed = async (id: number) => {
  const { title } = await rowOf(id);
  const found = await get(`/v1/ads?search=${encodeURIComponent(title)}`);
  return found.body.data.some((ad: Row) => ad.id === id);
};

const countOfCategory = async (id: number): Promise<number> => {
  const { category_id } = await rowOf(id);
  return (await only(sql`select sum(ads)::int as n from facet_buckets where category_id = ${category_id}`)).n;
};

describe('what became of an ad', () => {
  test('an accepted ad is available, for as many days as the setting says', async () => {
    const { id } = await aPublicAd();
    const { availability, expires_at } = await rowOf(id);
    expect(availability).toBe('available');
    expect(Math.round((new Date(expires_at).getTime() - Date.now()) / day)).toBe(60);
  });

  test('a reserved ad stays in lists and says so', async () => {
    const { id, seller } = await aPublicAd();
    expect((await say(id, 'reserved', seller.headers)).body.data.availability).toBe('reserved');
    expect(await isListed(id)).toBe(true);
    expect((await get(`/v1/ads/${id}`)).body.data.availability).toBe('reserved');
  });

  test('a sold ad leaves lists, counts and the sitemap at once, and keeps its page and price', async () => {
    const { id, seller } = await aPublicAd();
    const before = await countOfCategory(id);
    expect((await say(id, 'sold', seller.headers)).status).toBe(200);
    expect(await isListed(id)).toBe(false);
    expect(await countOfCategory(id)).toBe(before - 1);
    const { body } = await get(`/v1/sitemap/ads?after=${id - 1}&per_page=1`);
    expect(JSON.stringify(body.data)).not.toContain(`"id":${id},`);
    const page = await get(`/v1/ads/${id}`);
    expect(page.body.data).toMatchObject({ availability: 'sold', price: 28500.5 });
    expect(page.body.data.sold_at).not.toBeNull();
    expect(await answers.pageOfAd(id)).toBe('here');
    expect((await get(`/v1/ads?like=${id}`)).status).toBe(200);
  });

  test.each(['sold', 'withdrawn'] as const)(
    'nobody is told how to reach the seller of an ad that is %s, but he',
    async (to) => {
      const { id, seller } = await aPublicAd();
      await say(id, to, seller.headers);
      const { data } = (await get(`/v1/ads/${id}`)).body;
      const told = ['phone', 'email', 'whatsapp_number', 'website_url', 'zip_code', 'lat', 'long'];
      expect(told.filter((name) => data[name] !== null)).toEqual([]);
      const { id: _, username: __, ...account } = data.app_account;
      expect(Object.values(account).filter((value) => value !== null)).toEqual([]);
      expect(data.socials).toEqual([]);
      expect((await get(`/v1/ads/${id}`, seller.headers)).body.data.phone).toBe('+9647701234567');
      const buyer = await aMember();
      const message = { to_app_account_id: seller.id, ad_id: id, from_message: 'Still there?' };
      expect((await post('/v1/chat', message, buyer.headers)).status).toBe(422);
    },
  );

  test('a sold ad has no page any more after ninety days', async () => {
    const { id, seller } = await aPublicAd();
    await say(id, 'sold', seller.headers);
    await rows(sql`update ads set sold_at = now() - interval '91 days' where id = ${id}`);
    expect((await get(`/v1/ads/${id}`)).status).toBe(404);
    expect(await answers.pageOfAd(999_999_999)).toBe('none');
  });

  test('only what the table of moves has is done, by whom it names', async () => {
    const tried: string[] = [];
    for (const [from, to] of Object.keys(moves).flatMap((one) =>
      (['available', 'reserved', 'sold', 'withdrawn'] as const).map((other) => [one, other] as const),
    )) {
      if (from === to) continue;
      const { id, seller } = await aPublicAd();
      await rows(sql`
        update ads set availability = ${from}, sold_at = case when ${from} = 'sold' then now() end where id = ${id}`);
      const { status } = await say(id, to, seller.headers);
      const expected = moves[from as Availability][to] === 'seller' ? 200 : 409;
      if (status !== expected) tried.push(`${from} → ${to}: ${status}`);
    }
    expect(tried).toEqual([]);
  });

  test('saying the same twice changes nothing, and the clock’s word is not the seller’s', async () => {
    const { id, seller } = await aPublicAd();
    await say(id, 'sold', seller.headers);
    const { sold_at } = await rowOf(id);
    expect((await say(id, 'sold', seller.headers)).status).toBe(200);
    expect((await rowOf(id)).sold_at).toEqual(sold_at);
    expect((await say(id, 'expired', seller.headers)).status).toBe(422);
  });

  test('the price of a sale is for statistics alone, and its buyer is somebody who wrote', async () => {
    const { id, seller } = await aPublicAd();
    const [buyer, stranger] = [await aMember(), await aMember()];
    await post(
      '/v1/chat',
      { to_app_account_id: seller.id, ad_id: id, from_message: 'I take it' },
      buyer.headers,
    );
    const refused = await say(id, 'sold', seller.headers, { buyer_id: stranger.id });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['buyer_id']]);
    await say(id, 'sold', seller.headers, { sold_price: '27123', buyer_id: buyer.id });
    expect(await only(sql`select price_cents::int, buyer_id from ad_sales where ad_id = ${id}`)).toEqual({
      price_cents: 2_712_300,
      buyer_id: buyer.id,
    });
    for (const headers of [{}, seller.headers, buyer.headers])
      expect(JSON.stringify((await get(`/v1/ads/${id}`, headers)).body)).not.toContain('27123');
    await say(id, 'available', seller.headers);
    expect(await rows(sql`select 1 from ad_sales where ad_id = ${id}`)).toEqual([]);
    expect(await isListed(id)).toBe(true);
  });

  test('the price of a sale may be said later, and anew, and nothing else comes of it', async () => {
    const { id, seller } = await aPublicAd();
    const buyer = await aMember();
    const message = { to_app_account_id: seller.id, ad_id: id, from_message: 'I take it' };
    await post('/v1/chat', message, buyer.headers);
    await say(id, 'sold', seller.headers, { buyer_id: buyer.id });
    const { sold_at } = await rowOf(id);
    const sale = () => only(sql`select price_cents::int, buyer_id from ad_sales where ad_id = ${id}`);
    for (const [sold_price, price_cents] of [
      ['20000', 2_000_000],
      [21_000, 2_100_000],
      ['', 2_100_000],
    ]) {
      expect((await say(id, 'sold', seller.headers, { sold_price })).status).toBe(200);
      expect(await sale()).toEqual({ price_cents, buyer_id: buyer.id });
    }
    const refused = await say(id, 'sold', seller.headers, { sold_price: 'much' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['sold_price']]);
    expect((await rowOf(id)).sold_at).toEqual(sold_at);
    const events = await rows(sql`
      select from queued_jobs where name = 'ad-event' and key like ${`${id} sold %`}`);
    expect(events).toHaveLength(1);
  });

  test('a sold ad takes no place of the plan, and comes back only where there is one', async () => {
    const { id, seller } = await aPublicAd();
    const { regular } = (await get('/auth/subscription', seller.headers)).body.data;
    await say(id, 'sold', seller.headers);
    for (let made = 0; made < regular.total; made += 1) await anAdOf(seller.headers);
    expect((await post('/v1/ads', await adForm(), seller.headers)).status).toBe(409);
    expect((await say(id, 'available', seller.headers)).status).toBe(409);
  });
});

describe('a renewal', () => {
  const soon = new Date(Date.now() + day);
  const endsSoon = async (id: number) => {
    await rows(sql`update ads set expires_at = ${soon.toISOString()}, reminded_days = 1 where id = ${id}`);
    return new Date((await rowOf(id)).expires_at);
  };
  const daysLeft = async (id: number) =>
    Math.round((new Date((await rowOf(id)).expires_at).getTime() - Date.now()) / day);

  test('lists an ad for a whole period from now on', async () => {
    const { id, seller } = await aPublicAd();
    await endsSoon(id);
    expect((await post(`/v1/ads/${id}/renew`, {}, seller.headers)).status).toBe(200);
    expect([await daysLeft(id), (await rowOf(id)).reminded_days]).toEqual([60, null]);
  });

  test('lists it for longer where its seller has a plan that gives more', async () => {
    const { id, seller } = await aPublicAd();
    const renewedOn = async (adDays: number) => {
      await rows(sql`
        with plan as (insert into plans (slug, title, price, regular, featured, top, ad_days)
          values (${`days-${adDays}`}, '{"en":"Long"}', 9, 50, 1, 1, ${adDays}) returning id)
        insert into subscriptions (account_id, plan_id, status, starts_at)
        select ${seller.id}, id, 'active', now() from plan`);
      expect((await post(`/v1/ads/${id}/renew`, {}, seller.headers)).status).toBe(200);
      return daysLeft(id);
    };
    expect([await renewedOn(30), await renewedOn(90)]).toEqual([60, 90]);
  });

  test('brings back what has expired, and nothing that was sold', async () => {
    const { id, seller } = await aPublicAd();
    await rows(
      sql`update ads set availability = 'expired', expires_at = now() - interval '1 day' where id = ${id}`,
    );
    expect(await isListed(id)).toBe(false);
    expect((await post(`/v1/ads/${id}/renew`, {}, seller.headers)).body.data.availability).toBe('available');
    expect([await isListed(id), await daysLeft(id)]).toEqual([true, 60]);
    await say(id, 'sold', seller.headers);
    expect((await post(`/v1/ads/${id}/renew`, {}, seller.headers)).status).toBe(409);
  });

  test('by the link of a mail wants no login, and counts once', async () => {
    const { id } = await aPublicAd();
    const token = renewalToken(id, await endsSoon(id));
    const { status, body } = await post('/v1/renewals', { token }, {});
    expect([status, body.data.id, await daysLeft(id)]).toEqual([200, id, 60]);
    expect((await post('/v1/renewals', { token }, {})).status).toBe(422);
  });

  test('by a form of a browser leads to the page that says how it ended', async () => {
    const { id } = await aPublicAd();
    const token = renewalToken(id, await endsSoon(id));
    const send = () =>
      handle(
        new Request('http://localhost/api/v1/renewals?lang=ar', {
          method: 'POST',
          headers: { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ token }).toString(),
        }),
      );
    const ends: [number, string | null][] = [];
    for (const { status, headers } of [await send(), await send()])
      ends.push([status, headers.get('location')]);
    expect(ends).toEqual([
      [303, '/ar/ad/renew?result=done'],
      [303, '/ar/ad/renew?result=failed'],
    ]);
    expect(await daysLeft(id)).toBe(60);
  });

  test('is not done by a link of another ad, of another period, or of nobody', async () => {
    const [one, other] = [await aPublicAd(), await aPublicAd()];
    const ends = await endsSoon(one.id);
    await endsSoon(other.id);
    const [, signature] = renewalToken(one.id, ends).split('.');
    for (const token of [
      `${other.id}.${signature}`.replace(/^\d+/, '999999999'),
      renewalToken(one.id, new Date(ends.getTime() + 1)),
      '',
      'x'.repeat(60),
    ])
      expect((await post('/v1/renewals', { token }, {})).status).toBe(422);
    expect(await daysLeft(one.id)).toBe(1);
  });

  test('by a link ends where the ad is deleted or its seller blocked', async () => {
    const { id, seller } = await aPublicAd();
    const token = renewalToken(id, await endsSoon(id));
    await rows(sql`update accounts set blocked_at = now() where id = ${seller.id}`);
    await expect(renewByLink(token, 'en')).rejects.toThrow();
    await rows(sql`update accounts set blocked_at = null where id = ${seller.id}`);
    await remove(`/v1/ads/${id}`, seller.headers);
    expect((await post('/v1/renewals', { token }, {})).status).toBe(422);
  });
});

describe('of an accepted ad', () => {
  const shown = async (id: number): Promise<Row> => (await get(`/v1/ads/${id}`)).body.data;
  const own = async (headers: Headers): Promise<Row> =>
    (await get('/auth/my-listings', headers)).body.data[0];

  test('price, meters and ways to reach the seller change at once', async () => {
    const form = await adForm();
    const seller = await aMember();
    const id = (await post('/v1/ads', form, seller.headers)).body.data.id;
    await accept(id);
    const changes = {
      price: 21_000,
      hours: 4100,
      distance: 1300,
      phone: '+9647509999999',
      email: 'new@example.com',
    };
    const answer = await put(`/v1/ads/${id}`, { ...form, ...changes }, seller.headers);
    expect(answer.body.data.status).toBe('accept');
    expect(await shown(id)).toMatchObject(changes);
    expect(await own(seller.headers)).toMatchObject({ status: 'accept', edit_status: null });
  });

  test('a price that is more than forty per cent away waits, also in several steps', async () => {
    const form = await adForm({ price: 10_000 });
    const seller = await aMember();
    const id = (await post('/v1/ads', form, seller.headers)).body.data.id;
    await accept(id);
    const ask = async (price: number) =>
      (await put(`/v1/ads/${id}`, { ...form, price }, seller.headers)).body.data.status;
    expect([await ask(7_000), await ask(6_000), await ask(5_900)]).toEqual(['accept', 'accept', 'pending']);
    expect((await shown(id)).price).toBe(6_000);
    await accept(id);
    expect((await shown(id)).price).toBe(5_900);
    expect([await ask(14_001), await ask(3_600)]).toEqual(['pending', 'accept']);
  });

  test('changed words wait while the rest holds, and its seller sees both', async () => {
    const form = await adForm({ price: 10_000 });
    const seller = await aMember();
    const id = (await post('/v1/ads', form, seller.headers)).body.data.id;
    await accept(id);
    const changes = { title: 'Another title of it', price: 9_000 };
    const { body } = await put(`/v1/ads/${id}`, { ...form, ...changes }, seller.headers);
    expect(body.data.status).toBe('pending');
    expect(await shown(id)).toMatchObject({ title: form.title, price: 9_000 });
    expect(await own(seller.headers)).toMatchObject({
      status: 'accept',
      edit_status: 'pending',
      title: form.title,
    });
    const draft = (await get(`/auth/my-listings/${id}`, seller.headers)).body.data;
    expect(draft).toMatchObject({ status: 'accept', edit_status: 'pending', title: changes.title });
    expect((await get('/auth/my-listing-count', seller.headers)).body).toEqual({
      count_accept: 1,
      count_pending: 0,
      count_reject: 0,
    });
  });
});

describe('a favourite', () => {
  test('says what became of its ad, and of a deleted one the title alone', async () => {
    const buyer = await aMember();
    const ads = [await aPublicAd(), await aPublicAd(), await aPublicAd()] as const;
    const [sold, withdrawn, deleted] = ads;
    for (const { id } of ads) await post('/v1/favorite', { ad_id: id }, buyer.headers);
    await say(sold.id, 'sold', sold.seller.headers);
    await say(withdrawn.id, 'withdrawn', withdrawn.seller.headers);
    const { title } = await rowOf(deleted.id);
    await remove(`/v1/ads/${deleted.id}`, deleted.seller.headers);
    const { data, meta } = (await get('/auth/my-favourite', buyer.headers)).body;
    expect(meta.total).toBe(3);
    const of = (id: number) => data.find((one: Row) => one.ad.id === id);
    expect(of(sold.id)).toMatchObject({
      is_gone: false,
      ad: { availability: 'sold', phone: null, price: 28500.5 },
    });
    expect(of(withdrawn.id)).toMatchObject({
      is_gone: false,
      ad: { availability: 'withdrawn', phone: null },
    });
    expect(of(deleted.id)).toMatchObject({
      is_gone: true,
      ad: { title, description: '', pictures: [], price: null },
    });
  });
});

describe('the clock', () => {
  const inDays = (days: number) => new Date(Date.now() + days * day);
  const endsIn = (id: number, days: number) =>
    rows(
      sql`update ads set expires_at = now() + make_interval(days => ${days}), reminded_days = null where id = ${id}`,
    );
  const told = async (email: string) => {
    await drain(queueHandlers);
    return (await mailsTo(email)).filter(({ text }) => text.includes('/ad/renew?token='));
  };

  test('takes an ad from the lists at its end, and no other', async () => {
    const [over, other] = [await aPublicAd(), await aPublicAd()];
    await endsIn(over.id, 60);
    await endsIn(other.id, 62);
    await endAds(inDays(61));
    expect([(await rowOf(over.id)).availability, (await rowOf(other.id)).availability]).toEqual([
      'expired',
      'available',
    ]);
    expect(await isListed(over.id)).toBe(false);
    expect((await get(`/v1/ads/${over.id}`)).body.data).toMatchObject({
      availability: 'expired',
      phone: null,
    });
  });

  test('has the seller told seven days and one day before, once each, and not after a renewal', async () => {
    const { id, seller } = await aPublicAd();
    const email = (await only(sql`select email from accounts where id = ${seller.id}`)).email;
    await endsIn(id, 7);
    await endAds();
    await endAds();
    expect(await told(email)).toHaveLength(1);
    await endAds(inDays(6.5));
    await endAds(inDays(6.6));
    expect(await told(email)).toHaveLength(2);
    await endsIn(id, 5);
    await endAds();
    await post(`/v1/ads/${id}/renew`, {}, seller.headers);
    expect(await told(email)).toHaveLength(2);
  });

  test('is told on the site too, the nearest end alone, until the ad is renewed', async () => {
    const { id, seller } = await aPublicAd();
    const news = async () => {
      await drain(queueHandlers);
      const { body } = await get('/auth/alerts', seller.headers);
      return body.data.map(({ kind, ad_id, search, ad }: Row) => [kind, ad_id, search, ad !== null]);
    };
    const unread = async () => (await get('/auth/alerts/unread', seller.headers)).body.data.unread;
    await endsIn(id, 7);
    await endAds();
    await endAds();
    expect(await news()).toEqual([['ending', id, null, true]]);
    await endAds(inDays(6.5));
    expect([await news(), await unread()]).toEqual([[['ending', id, null, true]], 1]);
    await post(`/v1/ads/${id}/renew`, {}, seller.headers);
    expect([await news(), await unread()]).toEqual([[], 0]);
    await endAds(inDays(60.5));
    expect(await news()).toEqual([['expired', id, null, true]]);
    await post(`/v1/ads/${id}/renew`, {}, seller.headers);
    expect(await news()).toEqual([]);
    await endsIn(id, 1);
    await endAds();
    expect(await news()).toHaveLength(1);
    await say(id, 'sold', seller.headers);
    expect(await news()).toEqual([]);
  });

  test('sends a link that renews what has ended meanwhile', async () => {
    const { id, seller } = await aPublicAd();
    const email = (await only(sql`select email from accounts where id = ${seller.id}`)).email;
    await endsIn(id, 1);
    await endAds();
    const [mail] = await told(email);
    const [, token] = /token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    await endAds(inDays(2));
    expect((await rowOf(id)).availability).toBe('expired');
    const renewed = await renewByLink(token ?? '', 'en', inDays(2));
    expect([renewed.id, renewed.availability]).toEqual([id, 'available']);
    expect(await isListed(id)).toBe(true);
  });

  test('tells the pages of ads that were sold thirty and ninety days ago', async () => {
    const ads = [await aPublicAd(), await aPublicAd(), await aPublicAd()] as const;
    for (const [index, ago] of [30, 90, 60].entries()) {
      await say(ads[index]?.id ?? 0, 'sold', ads[index]?.seller.headers ?? {});
      await rows(sql`
        update ads set sold_at = now() - make_interval(days => ${ago}) - interval '1 minute' where id = ${ads[index]?.id}`);
    }
    const heard: string[] = [];
    onChange('test', (tags) => heard.push(...tags));
    await endAds();
    onChange('test', () => {});
    expect(heard.filter((tag) => ads.some(({ id }) => tag === `ad:${id}`)).toSorted()).toEqual([
      `ad:${ads[0].id}`,
      `ad:${ads[1].id}`,
    ]);
  });
});

describe('a deleted ad', () => {
  const deletedAgo = (id: number, days: number) =>
    rows(sql`update ads set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`);

  test('is gone for everybody, and its address says so', async () => {
    const { id, seller } = await aPublicAd();
    await remove(`/v1/ads/${id}`, seller.headers);
    expect((await get(`/v1/ads/${id}`)).status).toBe(404);
    expect(await answers.pageOfAd(id)).toBe('gone');
    const waiting = await anAdOf(seller.headers);
    await remove(`/v1/ads/${waiting}`, seller.headers);
    expect(await answers.pageOfAd(waiting)).toBe('none');
  });

  test('is purged when nobody can bring it back any more, and not before', async () => {
    const [old, young] = [await aPublicAd(), await aPublicAd()];
    await deletedAgo(old.id, 31);
    await deletedAgo(young.id, 29);
    expect(await purgeAds()).toBeGreaterThanOrEqual(1);
    expect([await rowOf(old.id), (await rowOf(young.id)).id]).toEqual([{}, young.id]);
  });

  test('that others talk about keeps its title and nothing else', async () => {
    const { id, seller } = await aPublicAd();
    const buyer = await aMember();
    const message = { to_app_account_id: seller.id, ad_id: id, from_message: 'Still there?' };
    await post('/v1/chat', message, buyer.headers);
    const { title } = await rowOf(id);
    await deletedAgo(id, 31);
    await purgeAds();
    expect(await rowOf(id)).toMatchObject({ title, description: '', phone: null, email: null, lat: null });
    expect(
      (await get(`/v1/chat/conversation?account_id=${seller.id}&ad_id=${id}`, buyer.headers)).status,
    ).toBe(200);
    expect(await purgeAds()).toBe(0);
  });
});

test('the log forgets how to reach a seller after its time, and nothing else', async () => {
  const moderator = await aMember({ role: 'moderator' });
  const seller = await aMember();
  const id = await anAdOf(seller.headers);
  const { version } = (await get(`/v1/moderation/ads/${id}`, moderator.headers)).body.data;
  await post(`/v1/moderation/ads/${id}/reject`, { version, reasons: ['price'] }, moderator.headers);
  const written = async () =>
    (
      await only(sql`select details -> 'written' as written from audit_log
      where subject = 'ad' and subject_id = ${String(id)} order by id desc limit 1`)
    ).written;
  await forgetContacts(new Date(Date.now() + 179 * day));
  expect((await written()).phone).toBe('+9647701234567');
  expect(await forgetContacts(new Date(Date.now() + 181 * day))).toBeGreaterThanOrEqual(1);
  expect(await written()).toMatchObject({ title: expect.any(String), email: null, socials: [], lat: null });
  expect((await written()).phone).toBeUndefined();
  expect((await get(`/v1/moderation/ads/${id}`, moderator.headers)).status).toBe(200);
  expect(await forgetContacts(new Date(Date.now() + 181 * day))).toBe(0);
});

describe('what happened to an ad', () => {
  const events = async (id: number): Promise<Row[]> =>
    (
      await rows<{ payload: Row }>(sql`
        select payload from queued_jobs where name = 'ad-event' and payload ->> 'adId' = ${String(id)} order by id`)
    ).map(({ payload: { adId: _, ...event } }) => event);

  test('is written down for whoever waits for it, with what it follows', async () => {
    const form = await adForm({ price: 10_000 });
    const seller = await aMember();
    const id = (await post('/v1/ads', form, seller.headers)).body.data.id;
    expect(await events(id)).toEqual([]);
    await accept(id);
    await put(`/v1/ads/${id}`, { ...form, price: 9_000 }, seller.headers);
    await put(`/v1/ads/${id}`, { ...form, price: 10_000 }, seller.headers);
    await say(id, 'reserved', seller.headers);
    await say(id, 'sold', seller.headers);
    await say(id, 'available', seller.headers);
    await post(`/v1/ads/${id}/renew`, {}, seller.headers);
    await say(id, 'withdrawn', seller.headers);
    await put(`/v1/ads/${id}`, { ...form, price: 9_500 }, seller.headers);
    expect(await events(id)).toEqual([
      { kind: 'published' },
      { kind: 'cheaper', fromCents: 1_000_000, toCents: 900_000 },
      { kind: 'dearer', fromCents: 900_000, toCents: 1_000_000 },
      { kind: 'reserved' },
      { kind: 'sold' },
      { kind: 'back' },
      { kind: 'renewed' },
      { kind: 'withdrawn' },
    ]);
  });

  test('is that it is deleted, when its seller deletes it or leaves', async () => {
    const [one, other] = [await aPublicAd(), await aPublicAd()];
    await remove(`/v1/ads/${one.id}`, one.seller.headers);
    await call('/auth/account', {
      method: 'DELETE',
      headers: { ...withKey, ...other.seller.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ current_password: memberPassword }),
    });
    for (const { id } of [one, other]) expect((await events(id)).at(-1)).toEqual({ kind: 'deleted' });
  });
});
