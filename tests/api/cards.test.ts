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
beforeAll(async () => {
  const { headers } = await aMember();
  id = await anAdOf(headers);
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

test('names of rows change in all ads at once', async () => {
  await rename('Third');
  announce(['reference']);
  expect(await titleInLists()).toBe('Third');
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
