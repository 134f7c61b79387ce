import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import type { Limit } from '@/lib/server/limits';
import { aMember, memberPassword, signIn } from '../support/account';
import { adForm } from '../support/ad-form';
import { withKey } from '../support/api';
import { urlOf } from '../support/cluster';
import { withTestDatabase } from '../support/database';
import { anotherInstance } from '../support/instance';
import { drawn, formOf } from '../support/pictures';

// Two instances of the application on one database, as behind a balancer.

withTestDatabase();

type Instance = Awaited<ReturnType<typeof anotherInstance>>;
let one: Instance;
let other: Instance;
beforeAll(async () => {
  const { rows } = await connect();
  const [{ name } = { name: '' }] = await rows<{ name: string }>(sql`select current_database() as name`);
  one = await anotherInstance(urlOf(name));
  other = await anotherInstance(urlOf(name));
});
afterAll(() => Promise.all([one, other].map(({ connection }) => connection.close())));

const send = (instance: Instance, address: string, body: unknown, headers: Record<string, string> = {}) =>
  instance.call(address, {
    method: 'POST',
    headers: { ...withKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Within a second is what is promised; a slow machine gets more. */
const soon = { timeout: 10_000, interval: 20 };

const aPublicAd = async () => {
  const { rows } = await connect();
  const [ad] = await rows<{ id: number; seller: number; category: number; views: number }>(sql`
    select id, account_id as seller, category_id as category, views from ads
     where facet_bucket_id is not null order by random() limit 1`);
  if (!ad) throw new Error('There is no public ad.');
  return ad;
};

const keep = (instance: Instance, page: string, tags: string) =>
  instance.pages.set(
    `/route-cache/a/b/$${page}`,
    { kind: 'APP_PAGE', html: 'kept', headers: { 'x-next-cache-tags': tags } },
    {},
  );

describe('What changes through one', () => {
  test('is dropped by the other: pages that show it, and counts in memory', async () => {
    const ad = await aPublicAd();
    const count = async (instance: Instance) =>
      (await instance.call('/v1/category?per_page=100')).body.data.find(
        ({ id }: { id: number }) => id === ad.category,
      ).count_ads;
    const before = await count(other);
    keep(other, '/en/USD', 'ads,reference');
    keep(other, `/en/USD/ad/${ad.id}`, `ad:${ad.id},reference`);
    keep(other, '/en/USD/faq', 'wording:/v1/faqs,reference');
    const headers = { ...withKey, ...(await signIn(ad.seller)) };
    const gone = await one.call(`/v1/ads/${ad.id}`, { method: 'DELETE', headers });
    expect(gone.status).toBe(200);
    await vi.waitFor(() => expect(other.pages.find(`/en/USD/ad/${ad.id}`)).toBeNull(), soon);
    expect(other.pages.find('/en/USD')).toBeNull();
    expect(other.pages.find('/en/USD/faq')).not.toBeNull();
    expect(await count(other)).toBe(before - 1);
  });

  test('while the other heard nothing is made good when it hears again: it drops everything', async () => {
    keep(other, '/en/USD', 'ads,reference');
    keep(other, '/en/USD/faq', 'wording:/v1/faqs,reference');
    await one.connection.rows(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'makinar (hears makinar_announcements)' and datname = current_database()`);
    await vi.waitFor(() => expect(other.pages.size.entries).toBe(0), { timeout: 20_000 });
    // And from then on it is told again.
    await vi.waitFor(() => {
      keep(other, '/en/USD', 'ads,reference');
      one.announce(['ads']);
      return vi.waitFor(() => expect(other.pages.size.entries).toBe(0), { timeout: 500 });
    }, soon);
  });
});

test('An instance that starts makes good what one that was killed still owed the others: they drop everything', async () => {
  keep(other, '/en/USD', 'ads,reference');
  keep(other, '/en/USD/faq', 'wording:/v1/faqs,reference');
  const { rows } = await connect();
  const [{ name } = { name: '' }] = await rows<{ name: string }>(sql`select current_database() as name`);
  const started = await anotherInstance(urlOf(name));
  await vi.waitFor(() => expect(other.pages.size.entries).toBe(0), soon);
  await started.connection.close();
});

describe('A limit', () => {
  const limit: Limit = { name: 'of a test', most: 6, seconds: 600 };

  test('counts what was taken of both, and gives back for both', async () => {
    for (const instance of [one, other, one]) expect(instance.take(limit, 'a')).toBe(0);
    // Each has heard of the other when all six are gone: three more fit, wherever.
    await vi.waitFor(() => expect([one, other].map((of) => of.taken(limit, 'a'))).toEqual([3, 3]), soon);
    for (const instance of [other, other, one]) expect(instance.take(limit, 'a')).toBe(0);
    await vi.waitFor(() => expect([one, other].map((of) => of.taken(limit, 'a'))).toEqual([6, 6]), soon);
    expect(one.take(limit, 'a')).toBeGreaterThan(0);
    expect(other.take(limit, 'a')).toBeGreaterThan(0);
    one.giveBack(limit, 'a');
    await vi.waitFor(() => expect(other.taken(limit, 'a')).toBe(5), soon);
    expect(other.take(limit, 'a')).toBe(0);
    other.forget(limit, 'a');
    await vi.waitFor(() => expect(one.taken(limit, 'a')).toBe(0), soon);
  });

  test('of thousands is told by whoever has used a twentieth of it, with all that was before', async () => {
    const large = { ...limit, name: 'of many', most: 2_000 };
    for (let n = 0; n < 99; n += 1) one.take(large, 'a');
    one.take(limit, 'after it');
    await vi.waitFor(() => expect(other.taken(limit, 'after it')).toBe(1), soon);
    expect(other.taken(large, 'a')).toBe(0);
    one.take(large, 'a');
    await vi.waitFor(() => expect(other.taken(large, 'a')).toBe(100), soon);
  });

  test('keeps whoever guesses a password from guessing on at the other', async () => {
    const { email } = await aMember();
    const guess = (instance: Instance) =>
      send(
        instance,
        '/auth/login',
        { email, password: 'not this one' },
        { 'x-forwarded-for': '203.0.113.40' },
      );
    for (let n = 0; n < 10; n += 1) expect((await guess(one)).status).not.toBe(429);
    await vi.waitFor(async () => expect((await guess(other)).status).toBe(429), soon);
    const right = { email, password: memberPassword };
    expect(
      (await send(other, '/auth/login', right, { 'x-forwarded-for': '203.0.113.40' })).status,
      'also with the right one',
    ).toBe(429);
  });
});

test('a job that both would do at once is done once, and again when it is over', async () => {
  let begun = 0;
  let end = () => {};
  const first = one.connection.alone('a job', () => {
    begun += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await vi.waitFor(() => expect(begun).toBe(1), soon);
  const work = async () => {
    begun += 1;
  };
  expect(await other.connection.alone('a job', work)).toBe(false);
  expect(await other.connection.alone('another job', work)).toBe(true);
  end();
  expect(await first).toBe(true);
  expect(await other.connection.alone('a job', work)).toBe(true);
  expect(begun).toBe(3);
});

test('looks at an ad add up, whichever instance counts them', async () => {
  const { id, views } = await aPublicAd();
  const look = (instance: Instance, address: string) =>
    send(instance, `/v1/ads/${id}/view`, {}, { 'x-forwarded-for': address, 'user-agent': 'Firefox' });
  const looks = Array.from({ length: 10 }, (_, n) => look(n % 2 ? one : other, `203.0.113.${100 + n}`));
  for (const { status } of await Promise.all(looks)) expect(status).toBe(200);
  // The same visitor at the other one is no other visitor.
  expect((await look(one, '203.0.113.100')).body.data.views).toBe(views + 10);
});

test('a picture that one has taken in is in the ad that the other one is sent', async () => {
  const { headers } = await aMember();
  const bytes = await drawn().jpeg().toBuffer();
  const sent = await one.call('/upload', {
    method: 'POST',
    headers: { ...withKey, ...headers },
    body: formOf({ 'images[]': [bytes] }),
  });
  expect(sent.status).toBe(200);
  const [key = ''] = /(?<=media\/)[a-z0-9]+/.exec(JSON.stringify(sent.body)) ?? [];
  const written = await send(
    other,
    '/v1/ads',
    await adForm({ title: 'A machine of two halves', images: [key] }),
    headers,
  );
  expect(written).toMatchObject({ status: 200 });
  const shown = await one.call(`/v1/ads/${written.body.data.id}`, { headers });
  expect(JSON.stringify(shown.body.data.images)).toContain(key);
});
