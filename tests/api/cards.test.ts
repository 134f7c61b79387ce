import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { findPageOfAd } from '@/lib/server/ads/named';
import { announce } from '@/lib/server/changes';
import { aMember } from '../support/account';
import { anAdOf } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';

withTestDatabase();

let id: number;
let seller: Awaited<ReturnType<typeof aMember>>;
beforeAll(async () => {
  seller = await aMember();
  id = await anAdOf(seller.headers);
  await accept(id);
});

const titleInLists = async () => (await call(`/v1/ads?id=${id}`)).body.data[0]?.title;
/** Past everything that would tell. */
const rename = async (title: string) =>
  (await connect()).rows(sql`update ads set title = ${title} where id = ${id}`);

test('an ad that was read once is not read again for other lists, until it changes', async () => {
  await rename('First');
  expect(await titleInLists()).toBe('First');
  await rename('Second');
  expect(await titleInLists()).toBe('First');
  announce(['ads', 'ad:999999']);
  expect(await titleInLists()).toBe('First');
  announce(['ads', `ad:${id}`]);
  expect(await titleInLists()).toBe('Second');
});

test('so is one that is asked for by its number; its seller sees what he wrote a moment ago', async () => {
  const title = async (headers = {}) => (await call(`/v1/ads/${id}`, { headers })).body.data.title;
  await rename('Fourth');
  announce([`ad:${id}`]);
  expect(await title()).toBe('Fourth');
  await rename('Fifth');
  expect([await title(), await title(seller.headers)]).toEqual(['Fourth', 'Fifth']);
  announce([`ad:${id}`]);
  expect(await title()).toBe('Fifth');
});

test('what a seller changes of himself shows with his ads at once', async () => {
  const telephone = async () => (await call(`/v1/ads/${id}`)).body.data.app_account.phone_number;
  const before = await telephone();
  const changed = await call(`/auth/update/${seller.id}`, {
    method: 'POST',
    headers: { ...withKey, ...seller.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number: '+9647501112233' }),
  });
  expect([changed.status, await telephone()]).toEqual([200, '+9647501112233']);
  expect(before).not.toBe('+9647501112233');
});

test('names of rows change in all ads at once', async () => {
  await rename('Third');
  announce(['reference']);
  expect(await titleInLists()).toBe('Third');
});

test('the line of an ad changes with the name of its kind', async () => {
  const line = async () => (await call(`/v1/ads?id=${id}&lang=ar`)).body.data[0].line.text;
  const before = await line();
  const { rows } = await connect();
  await rows(
    sql`update brands set name = jsonb_set(name, '{ar}', '"سانديباد"') where id = (select brand_id from ads where id = ${id})`,
  );
  expect(await line()).toBe(before);
  announce(['reference']);
  expect(await line()).toContain('سانديباد');
});

test('a look at an ad shows in lists at once', async () => {
  const viewsInLists = async () => (await call(`/v1/ads?id=${id}`)).body.data[0]?.views;
  const before = await viewsInLists();
  const { body } = await call(`/v1/ads/${id}/view`, { method: 'POST', headers: withKey });
  expect([body.data.views, await viewsInLists()]).toEqual([before + 1, before + 1]);
});

test('a page that was looked up while its ad was deleted is gone at the next look', async () => {
  const { headers } = await aMember();
  const ad = await anAdOf(headers);
  await accept(ad);
  const asked = findPageOfAd(ad);
  announce(['ads', `ad:${ad}`]);
  expect(await asked).toBe('here');
  await (await connect()).rows(sql`update ads set deleted_at = now() where id = ${ad}`);
  expect(await findPageOfAd(ad)).toBe('gone');
});
