import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { adRevisions, ads } from '@/lib/db/schema';
import { acceptAd, holdAd, rejectAd, restoreAd, type Tx, takeDownAd } from '@/lib/server/ads/decisions';
import { writtenOf } from '@/lib/server/ads/written';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { announce } from '@/lib/server/changes';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

const within = async <Result>(work: (tx: Tx) => Promise<Result>) =>
  (await connect()).db.transaction((tx) => work(tx));
const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const publicStatus = async (id: number) => (await call(`/v1/ads/${id}`)).status;

let taken = 0;
/** A public ad that no other test of this file touches. */
const anAd = async () => {
  taken += 1;
  const [row] = await rows<{ id: number }>(sql`
    select id from ads where facet_bucket_id is not null and brand_id is not null order by id offset ${taken} limit 1`);
  return row?.id ?? 0;
};
const waitingAd = async () => {
  const id = await anAd();
  const { db } = await connect();
  await db.update(ads).set({ status: 'pending', updatedAt: new Date() }).where(eq(ads.id, id));
  announce(['ads']);
  return id;
};
const versionNow = async (id: number) => (await within((tx) => holdAd(tx, id)))?.version ?? '';

const withEdit = async (changes: object) => {
  const id = await anAd();
  const { db } = await connect();
  const [ad] = await db.select().from(ads).where(eq(ads.id, id));
  const images = await rows<{ key: string }>(
    sql`select media_key as key from ad_images where ad_id = ${id} order by position`,
  );
  const keys = images.map(({ key }) => key);
  const fields = { ...writtenOf(ad!, keys, [], await getCatalogue()), ...changes };
  await db.insert(adRevisions).values({ adId: id, fields });
  return { id, before: ad!, keys };
};

describe('a moderator decides', () => {
  test('an accepted ad is public, and found by its words', async () => {
    const id = await waitingAd();
    expect(await publicStatus(id)).toBe(404);
    const version = await versionNow(id);
    const decision = await within((tx) => acceptAd(tx, id, version));
    expect(decision).toMatchObject({ adId: id, subject: 'ad', isPublic: true, changed: ['ads', `ad:${id}`] });
    expect(await publicStatus(id)).toBe(200);
  });

  test('of two moderators at one ad the second is told', async () => {
    const id = await waitingAd();
    const version = await versionNow(id);
    expect(await within((tx) => rejectAd(tx, id, version, 'No photograph'))).toMatchObject({
      isPublic: false,
    });
    expect(await within((tx) => acceptAd(tx, id, version))).toBeNull();
    expect(await within((tx) => rejectAd(tx, id, version, 'Again'))).toBeNull();
    expect(await rows(sql`select status, rejection_reason from ads where id = ${id}`)).toEqual([
      { status: 'rejected', rejection_reason: 'No photograph' },
    ]);
    const rejected = await versionNow(id);
    expect(await within((tx) => acceptAd(tx, id, rejected))).toMatchObject({ isPublic: true });
  });

  test('words that changed after the moderator read them are not accepted with the old ones', async () => {
    const id = await waitingAd();
    const version = await versionNow(id);
    const { db } = await connect();
    await db
      .update(ads)
      .set({ title: 'Another machine', updatedAt: new Date(Date.now() + 5) })
      .where(eq(ads.id, id));
    expect(await within((tx) => acceptAd(tx, id, version))).toBeNull();
    expect(await publicStatus(id)).toBe(404);
  });

  test('an accepted edit replaces words, pictures, social rows and search at once', async () => {
    const { id, keys } = await withEdit({
      title: 'Zwergbagger frisch',
      model: 'Qxz 99',
      images: [],
      socials: [{ social_media_id: 1, link: 'https://example.com/yard' }],
    });
    expect((await call(`/v1/ads/${id}`)).body.data.title).not.toBe('Zwergbagger frisch');
    const version = await versionNow(id);
    const decision = await within((tx) => acceptAd(tx, id, version));
    expect(decision).toMatchObject({ subject: 'edit', isPublic: true, changed: ['ads', `ad:${id}`] });
    announce(decision?.changed ?? []);
    const { data } = (await call(`/v1/ads/${id}`)).body;
    expect(data).toMatchObject({
      title: 'Zwergbagger frisch',
      images: [],
      car_model: { id: null, name: 'Qxz 99' },
    });
    expect(data.socials).toMatchObject([{ social_media_id: 1, link: 'https://example.com/yard' }]);
    expect(keys.length).toBeGreaterThan(0);
    for (const words of ['zwergbagger', 'qxz 99']) {
      const found = await call(`/v1/ads?search=${encodeURIComponent(words)}`);
      expect(found.body.data.map((ad: { id: number }) => ad.id)).toEqual([id]);
    }
    expect(await within((tx) => acceptAd(tx, id, version))).toBeNull();
  });

  test('a rejected edit leaves the public words as they were', async () => {
    const { id, before } = await withEdit({ title: 'Spam' });
    const version = await versionNow(id);
    expect(await within((tx) => rejectAd(tx, id, version, 'Spam'))).toMatchObject({
      subject: 'edit',
      isPublic: true,
      changed: [],
    });
    expect((await call(`/v1/ads/${id}`)).body.data.title).toBe(before.title);
  });

  test('a public ad is taken down together with its waiting edit', async () => {
    const { id } = await withEdit({ title: 'Later' });
    const decision = await within((tx) => takeDownAd(tx, id, 'Sold elsewhere'));
    expect(decision).toMatchObject({ subject: 'ad', isPublic: false, changed: ['ads', `ad:${id}`] });
    expect(await publicStatus(id)).toBe(404);
    expect(await rows(sql`select status from ad_revisions where ad_id = ${id}`)).toEqual([
      { status: 'rejected' },
    ]);
    expect(await within((tx) => takeDownAd(tx, id, 'Again'))).toBeNull();
  });

  test('a deleted ad comes back within 30 days and not after', async () => {
    const [recent, old] = [await anAd(), await anAd()];
    await rows(sql`update ads set deleted_at = now() - interval '29 days' where id = ${recent}`);
    await rows(sql`update ads set deleted_at = now() - interval '31 days' where id = ${old}`);
    expect(await within((tx) => acceptAd(tx, recent, 'pending-1'))).toBeNull();
    expect(await within((tx) => restoreAd(tx, recent))).toMatchObject({ isPublic: true });
    expect(await within((tx) => restoreAd(tx, recent))).toBeNull();
    expect(await within((tx) => restoreAd(tx, old))).toBeNull();
    expect([await publicStatus(recent), await publicStatus(old)]).toEqual([200, 404]);
  });
});
