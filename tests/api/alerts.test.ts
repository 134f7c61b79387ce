import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { settled } from '@/lib/server/after-commit';
import { forgetOldAlerts } from '@/lib/server/alerts/mutations';
import { forgetAll } from '@/lib/server/limits';
import type { PayloadOf } from '@/lib/server/queue/payloads';
import { enqueue } from '@/lib/server/queue/queue';
import { drain } from '@/lib/server/queue/worker';
import { queueHandlers } from '@/lib/server/queue-handlers';
import { aMember } from '../support/account';
import { post } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { freePort } from '../support/free-port';
import { takeLog } from '../support/log';
import { app, withRealtime } from '../support/realtime';

withTestDatabase();
beforeEach(() => forgetAll());

type Row = Record<string, any>;
type Headers = Record<string, string>;

const rows = async <R = Row>(query: ReturnType<typeof sql>) => (await connect()).rows<R>(query);
const happened = async (event: PayloadOf<'ad-event'>, key?: string) => {
  await enqueue((await connect()).db, 'ad-event', event, key ? { key } : {});
  await drain(queueHandlers);
};
const alertsOf = async (headers: Headers): Promise<Row[]> =>
  (await call('/auth/alerts', { headers })).body.data;
const unreadOf = async (headers: Headers): Promise<number> =>
  (await call('/auth/alerts/unread', { headers })).body.data.unread;
const save = async (query: string, headers: Headers, more: object = {}): Promise<Row> =>
  (await post('/auth/saved-searches', { query, ...more }, headers)).body.data;

type Ad = { id: number; seller: number; category: number; brand: number; price: number };
/** A public ad that has a make and a price. */
const someAd = async (): Promise<Ad> => {
  const [ad] = await rows<Ad>(sql`
    select id, account_id as seller, category_id as category, brand_id as brand, (price_cents / 100)::int as price
      from ads where facet_bucket_id is not null and brand_id is not null and price_cents > 200000
     order by random() limit 1`);
  if (!ad) throw new Error('There is no such ad.');
  return ad;
};

describe('a new ad', () => {
  test('is told to whoever saved a search that finds it, once, and to nobody else', async () => {
    const [buyer, other] = [await aMember(), await aMember()];
    const ad = await someAd();
    const search = await save(`category=${ad.category}&brand=${ad.brand}`, buyer.headers);
    await save(
      `category=${ad.category}&brand=${ad.brand}&to_price=${Math.floor(ad.price / 2)}`,
      other.headers,
    );
    await happened({ adId: ad.id, kind: 'published' });
    const [alert, ...others] = await alertsOf(buyer.headers);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      kind: 'new',
      is_read: false,
      search: { id: search.id, name: search.name },
      ad: { id: ad.id },
    });
    expect(await alertsOf(other.headers)).toEqual([]);
    // Changed and published again, and then cheaper: it is known already.
    await happened({ adId: ad.id, kind: 'published' });
    await happened({ adId: ad.id, kind: 'cheaper', fromCents: ad.price * 100, toCents: ad.price * 50 });
    expect(await alertsOf(buyer.headers)).toHaveLength(1);
    expect((await call('/auth/saved-searches', { headers: buyer.headers })).body.data[0].new_ads).toBe(1);
  });

  test('is told to all on pages that an earlier release began', async () => {
    const buyer = await aMember();
    const ad = await someAd();
    await save(`category=${ad.category}&brand=${ad.brand}`, buyer.headers);
    const [key] = await rows<{ key: string }>(sql`
      select key from search_condition_keys k join saved_searches s using (condition_id) where s.account_id = ${buyer.id}
       order by key limit 1`);
    await rows(sql`
      insert into queued_jobs (name, payload)
      values ('alert-searches', ${JSON.stringify({ adId: ad.id, kind: 'new', after: { key: key?.key, savedSearchId: 2_000_000_000 } })})`);
    await drain(queueHandlers);
    expect(await alertsOf(buyer.headers)).toMatchObject([{ kind: 'new', ad: { id: ad.id } }]);
  });

  test('that was too dear is told when it is cheap enough', async () => {
    const buyer = await aMember();
    const ad = await someAd();
    const half = Math.floor(ad.price / 2);
    await save(`brand=${ad.brand}&category=${ad.category}&to_price=${half}`, buyer.headers);
    await happened({ adId: ad.id, kind: 'published' });
    expect(await alertsOf(buyer.headers)).toEqual([]);
    await rows(sql`update ads set price_cents = ${half * 100} where id = ${ad.id}`);
    await happened({ adId: ad.id, kind: 'cheaper', fromCents: ad.price * 100, toCents: half * 100 });
    expect(await alertsOf(buyer.headers)).toMatchObject([{ kind: 'cheaper', ad_id: ad.id }]);
  });

  test('is not told on the site by a search that shall never tell, and counts there all the same', async () => {
    const buyer = await aMember();
    const ad = await someAd();
    await save(`category=${ad.category}&brand=${ad.brand}`, buyer.headers, { frequency: 'never' });
    await happened({ adId: ad.id, kind: 'published' });
    expect(await unreadOf(buyer.headers)).toBe(0);
    expect(await alertsOf(buyer.headers)).toEqual([]);
    expect((await call('/auth/saved-searches', { headers: buyer.headers })).body.data[0].new_ads).toBe(1);
  });

  test('that is gone before anybody was told is told to nobody', async () => {
    const buyer = await aMember();
    const ad = await someAd();
    await save(`category=${ad.category}&brand=${ad.brand}`, buyer.headers);
    await rows(sql`update ads set deleted_at = now() where id = ${ad.id}`);
    await happened({ adId: ad.id, kind: 'published' });
    expect(await alertsOf(buyer.headers)).toEqual([]);
  });
});

describe('a favourite', () => {
  test('that is sold is shown as sold for as long as its page stays', async () => {
    const buyer = await aMember();
    const ad = await someAd();
    await rows(sql`insert into favourites (account_id, ad_id) values (${buyer.id}, ${ad.id})`);
    await rows(sql`update ads set availability = 'sold', sold_at = now() where id = ${ad.id}`);
    await happened({ adId: ad.id, kind: 'sold' });
    const shown = async () => (await alertsOf(buyer.headers))[0]?.ad;
    expect(await shown()).toMatchObject({ id: ad.id, availability: 'sold' });
    await rows(sql`update ads set sold_at = now() - interval '90 days' where id = ${ad.id}`);
    expect(await shown()).toBeNull();
    await rows(
      sql`update ads set availability = 'available', sold_at = null, deleted_at = now() where id = ${ad.id}`,
    );
    expect(await shown()).toBeNull();
  });

  test('tells by itself that it is cheaper, reserved, back and sold, and its seller nothing', async () => {
    const buyer = await aMember();
    const ad = await someAd();
    await rows(sql`insert into favourites (account_id, ad_id) values (${buyer.id}, ${ad.id}), (${ad.seller}, ${ad.id})
                   on conflict do nothing`);
    await happened({ adId: ad.id, kind: 'cheaper', fromCents: 900, toCents: 800 });
    await happened({ adId: ad.id, kind: 'cheaper', fromCents: 900, toCents: 800 });
    await happened({ adId: ad.id, kind: 'cheaper', fromCents: 800, toCents: 700 });
    await happened({ adId: ad.id, kind: 'dearer', fromCents: 700, toCents: 900 });
    for (const kind of ['reserved', 'back', 'reserved', 'sold', 'expired'] as const)
      await happened({ adId: ad.id, kind });
    const told = await alertsOf(buyer.headers);
    expect(told.map(({ kind }) => kind)).toEqual([
      'sold',
      'reserved',
      'back',
      'reserved',
      'cheaper',
      'cheaper',
    ]);
    expect(told.every(({ search, ad_id }) => search === null && ad_id === ad.id)).toBe(true);
    expect(await rows(sql`select from alerts where account_id = ${ad.seller}`)).toEqual([]);
  });

  test('tells once however often its event comes', async () => {
    const buyer = await aMember();
    const ad = await someAd();
    await rows(sql`insert into favourites (account_id, ad_id) values (${buyer.id}, ${ad.id})`);
    const key = crypto.randomUUID();
    await happened({ adId: ad.id, kind: 'sold' }, key);
    await happened({ adId: ad.id, kind: 'sold' }, key);
    expect(await alertsOf(buyer.headers)).toHaveLength(1);
  });
});

describe('what is new', () => {
  test('is read up to where its reader says, and by nobody else', async () => {
    const [buyer, other] = [await aMember(), await aMember()];
    const ads = await rows<{ id: number }>(sql`
      insert into alerts (account_id, ad_id, kind) select ${buyer.id}, id, 'sold' from ads limit 120 returning id`);
    expect(await unreadOf(buyer.headers)).toBe(100);
    const [newest] = await alertsOf(buyer.headers);
    await post('/auth/alerts/read', { up_to: newest?.id }, other.headers);
    expect(await unreadOf(buyer.headers)).toBe(100);
    const read = await post('/auth/alerts/read', { up_to: newest?.id - 3 }, buyer.headers);
    expect(read.body.data).toEqual({ unread: 3 });
    expect((await alertsOf(buyer.headers)).filter(({ is_read }) => !is_read)).toHaveLength(3);
    expect(ads).toHaveLength(120);
    const second = await call('/auth/alerts?page=5', { headers: buyer.headers });
    expect(second.body).toMatchObject({ data: { length: 24 }, meta: { total: 120, last_page: 5 } });
  });

  test('says what is wrong with a place that is none', async () => {
    const { headers } = await aMember();
    for (const up_to of [0, 'x', undefined])
      expect((await post('/auth/alerts/read', { up_to }, headers)).body.errors).toHaveProperty('up_to');
    const unsigned = await call('/auth/alerts/read', { method: 'POST', headers: withKey });
    expect(unsigned.status).toBe(401);
  });

  test('is forgotten after ninety days', async () => {
    const { id, headers } = await aMember();
    await rows(sql`insert into alerts (account_id, ad_id, kind, created_at)
                   select ${id}, min(id), 'sold', now() - interval '80 days' from ads`);
    await forgetOldAlerts();
    expect(await alertsOf(headers)).toHaveLength(1);
    await forgetOldAlerts(new Date(Date.now() + 11 * 24 * 3_600_000));
    expect(await alertsOf(headers)).toEqual([]);
  });
});

describe('open pages', () => {
  const { start } = withRealtime();
  const before = env.realtime;
  afterEach(async () => {
    await settled();
    env.realtime = before;
  });
  const embedded = async () => {
    // What was written before is told to nobody here.
    await settled();
    const server = await start();
    env.realtime = { ...before, ...app, port: server.port };
    return server;
  };
  const listening = async (server: Awaited<ReturnType<typeof embedded>>, accountId: number) => {
    const page = await server.dial();
    await page.join(`private-account.${accountId}`);
    return page;
  };
  const keep = (adId: number, ...accountIds: number[]) =>
    rows(sql`insert into favourites (account_id, ad_id)
             select unnest(${sql.param(accountIds)}::int[]), ${adId}`);

  test('hear that there are alerts for their account, and nobody else does', async () => {
    const [keeps, searches, quiet, stranger] = [
      await aMember(),
      await aMember(),
      await aMember(),
      await aMember(),
    ];
    const ad = await someAd();
    await keep(ad.id, keeps.id);
    await save(`category=${ad.category}&brand=${ad.brand}`, searches.headers);
    const { id: silent } = await save(`category=${ad.category}&brand=${ad.brand}`, quiet.headers);
    await rows(sql`update saved_searches set on_site = false where id = ${silent}`);
    const server = await embedded();
    const [one, two, three, four] = [
      await listening(server, keeps.id),
      await listening(server, searches.id),
      await listening(server, quiet.id),
      await listening(server, stranger.id),
    ];
    await happened({ adId: ad.id, kind: 'published' });
    await two.next('AlertsWritten');
    await happened({ adId: ad.id, kind: 'reserved' });
    expect(JSON.parse((await one.next('AlertsWritten')).data)).toEqual({});
    // What was written already is not told again.
    await happened({ adId: ad.id, kind: 'published' });
    await settled();
    for (const page of [one, two, three, four]) {
      await page.settled();
      expect(page.frames).toEqual([]);
    }
  });

  test('hear that another page of their account has read them', async () => {
    const buyer = await aMember();
    const ad = await someAd();
    await keep(ad.id, buyer.id);
    await happened({ adId: ad.id, kind: 'reserved' });
    await happened({ adId: ad.id, kind: 'back' });
    const page = await listening(await embedded(), buyer.id);
    const [, older] = await alertsOf(buyer.headers);
    await post('/auth/alerts/read', { up_to: older?.id }, buyer.headers);
    expect(JSON.parse((await page.next('AlertsRead')).data)).toEqual({ unread: 1 });
    await post('/auth/alerts/read', { up_to: older?.id }, buyer.headers);
    await settled();
    await page.settled();
    expect(page.frames).toEqual([]);
  });

  test('are told a hundred accounts at a time', async () => {
    const ad = await someAd();
    const members = await rows<{ id: number }>(sql`
      insert into accounts (username, email, first_name, last_name)
      select 'waits-' || n, 'waits-' || n || '@example.com', 'Sara', 'Karim' from generate_series(1, 250) n
      returning id`);
    const ids = members.map(({ id }) => id);
    await keep(ad.id, ...ids);
    const server = await embedded();
    const pages = await Promise.all([ids[0], ids[120], ids[249]].map((id) => listening(server, id ?? 0)));
    await happened({ adId: ad.id, kind: 'sold' });
    for (const page of pages) await page.next('AlertsWritten');
    await settled();
    const figures: any = await (await fetch(`${server.api}/figures`)).json();
    expect(figures.since_start.published).toBe(3);
  });

  test('ask by themselves where the service is away: what was written stays, and each job is done', async () => {
    const buyer = await aMember();
    const ad = await someAd();
    await keep(ad.id, buyer.id);
    env.realtime = { ...before, ...app, port: await freePort() };
    await happened({ adId: ad.id, kind: 'sold' });
    expect(await unreadOf(buyer.headers)).toBe(1);
    expect(await rows(sql`select from queued_jobs where state <> 'done'`)).toEqual([]);
    await settled();
    expect(
      takeLog()
        .map(({ message }) => message)
        .join(),
    ).toContain('Telling open pages of alerts failed');
    // And it is told again as soon as the service is back.
    const page = await listening(await embedded(), buyer.id);
    await happened({ adId: ad.id, kind: 'back' });
    await page.next('AlertsWritten');
  });
});
