import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { adRevisions, ads } from '@/lib/db/schema';
import { writtenOf } from '@/lib/server/ads/written';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { announce } from '@/lib/server/changes';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { mailsTo, subjectOf, withOutbox } from '../support/mail';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

type Member = Awaited<ReturnType<typeof aMember>>;
const rows = async <Row = any>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const one = async <Row = any>(query: ReturnType<typeof sql>) => (await rows<Row>(query))[0]!;

const get = (who: Member, address: string) => call(address, { headers: who.headers });
const post = (who: Member, address: string, body: unknown = {}) =>
  call(address, {
    method: 'POST',
    headers: { ...withKey, ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const named = async (name: string) => {
  const moderator = await aMember({ role: 'moderator' });
  await rows(sql`update accounts set first_name = ${name}, last_name = '' where id = ${moderator.id}`);
  return moderator;
};

/** Somebody with a mailbox, who reads that language. */
const aSeller = async (locale = 'en') => {
  const seller = await aMember();
  const { email } = await one(sql`
    update accounts set locale = ${locale}, password_hash = 'x' where id = ${seller.id} returning email`);
  return { ...seller, email: email as string };
};

let taken = 0;
/** A public ad of the catalogue that no other test of this file touches, given to a seller. */
const publicAd = async (seller: Member) => {
  taken += 1;
  const { id } = await one(sql`
    update ads set account_id = ${seller.id}, phone = ${`+9647700${String(taken).padStart(6, '0')}`}
     where id = (select id from ads where facet_bucket_id is not null and brand_id is not null and car_model_id is not null
                  and (select count(*) from ad_images i where i.ad_id = ads.id) > 0
                  order by id limit 1 offset ${taken}) returning id`);
  announce(['ads', `ad:${id}`]);
  return id as number;
};
const waitingAd = async (seller: Member) => {
  const id = await publicAd(seller);
  await rows(sql`update ads set status = 'pending', updated_at = now() where id = ${id}`);
  announce(['ads', `ad:${id}`]);
  return id;
};
const withEdit = async (seller: Member, changes: object) => {
  const id = await publicAd(seller);
  const { db } = await connect();
  const [ad] = await db.select().from(ads).where(sql`id = ${id}`);
  const images = await rows(
    sql`select media_key as key from ad_images where ad_id = ${id} order by position`,
  );
  const keys = images.map(({ key }) => key);
  const fields = { ...writtenOf(ad!, keys, [], await getCatalogue()), ...changes };
  await db.insert(adRevisions).values({ adId: id, fields });
  return { id, keys, before: ad! };
};

const show = async (who: Member, id: number) => (await get(who, `/v1/moderation/ads/${id}`)).body.data;
const versionOf = async (who: Member, id: number) => (await show(who, id)).version as string;
const isPublic = async (id: number) => (await call(`/v1/ads/${id}`)).status === 200;
const logOf = async (who: Member, id: number, subject = 'ad') =>
  (await get(who, `/v1/moderation/log?subject=${subject}&subject_id=${id}`)).body.data;

describe('everybody but moderators', () => {
  const calls = [
    ['GET', '/v1/moderation'],
    ['GET', '/v1/moderation/queue'],
    ['GET', '/v1/moderation/queue?cursor=nonsense'],
    ['GET', '/v1/moderation/ads/1'],
    ['GET', '/v1/moderation/ads/nonsense'],
    ['GET', '/v1/moderation/deleted'],
    ['GET', '/v1/moderation/reports'],
    ['GET', '/v1/moderation/account-reports'],
    ['GET', '/v1/moderation/accounts'],
    ['GET', '/v1/moderation/accounts/1'],
    ['GET', '/v1/moderation/subscriptions'],
    ['GET', '/v1/moderation/messages'],
    ['GET', '/v1/moderation/log'],
    ['GET', '/v1/moderation/no-such-thing'],
    ['POST', '/v1/moderation/ads/1/accept'],
    ['POST', '/v1/moderation/ads/1/reject'],
    ['POST', '/v1/moderation/ads/1/take-down'],
    ['POST', '/v1/moderation/ads/1/restore'],
    ['POST', '/v1/moderation/ads/1/reports'],
    ['POST', '/v1/moderation/accounts/1/reports'],
    ['POST', '/v1/moderation/accounts/1/block'],
    ['POST', '/v1/moderation/accounts/1/unblock'],
    ['POST', '/v1/moderation/subscriptions/1/activate'],
    ['POST', '/v1/moderation/subscriptions/1/decline'],
    ['POST', '/v1/moderation/subscriptions/1/end'],
    ['POST', '/v1/moderation/messages/1'],
  ] as const;

  test('a visitor is asked to log in, and a member finds nothing', async () => {
    const member = await aMember();
    for (const [method, address] of calls) {
      const sent = { method, ...(method === 'POST' ? { body: '{}' } : {}) };
      const headers = { ...withKey, 'content-type': 'application/json' };
      expect((await call(address, { ...sent, headers })).status, address).toBe(401);
      const answer = await call(address, { ...sent, headers: { ...headers, ...member.headers } });
      expect([answer.status, answer.body], address).toEqual([
        404,
        { status: false, message: 'Not Found 404' },
      ]);
    }
  });

  test('a moderator whose role was taken back is a member from the next call on', async () => {
    const moderator = await aMember({ role: 'moderator' });
    expect((await get(moderator, '/v1/moderation')).status).toBe(200);
    await rows(sql`update accounts set role = 'member' where id = ${moderator.id}`);
    expect((await get(moderator, '/v1/moderation')).status).toBe(404);
  });

  test('what a moderator sees is kept by nobody', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const { headers } = await get(moderator, '/v1/moderation/queue');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the queue', () => {
  test('has new ads and edits, the longest waiting first, and goes on where a page ended', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const seller = await aSeller();
    for (let n = 0; n < 5; n += 1) await waitingAd(seller);
    const late = await waitingAd(seller);
    const { id: edited } = await withEdit(seller, { title: 'Edited title of the queue' });
    const early = await waitingAd(seller);
    await rows(sql`update ads set updated_at = '2020-01-01' where id = ${early}`);
    await rows(sql`update ad_revisions set created_at = '2020-01-02' where ad_id = ${edited}`);
    const seen: any[] = [];
    let cursor = '';
    do {
      const { body } = await get(moderator, `/v1/moderation/queue?cursor=${cursor}`);
      seen.push(...body.data);
      cursor = body.next ?? '';
    } while (cursor);
    expect(seen.slice(0, 2).map(({ id, kind }) => [id, kind])).toEqual([
      [early, 'ad'],
      [edited, 'edit'],
    ]);
    expect(seen[1].title).toBe('Edited title of the queue');
    expect(seen.at(-1).id).toBe(late);
    expect(seen.length).toBeGreaterThan(30);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const { ads: newAds, edits } = (await get(moderator, '/v1/moderation')).body.data;
    expect(newAds + edits).toBe(seen.length);
    const only = await get(moderator, '/v1/moderation/queue?kind=edit');
    expect(only.body.data.every(({ kind }: any) => kind === 'edit')).toBe(true);
  });

  test('is read by its indexes however many ads there are', async () => {
    const plans = await rows<Record<string, string>>(sql`
      explain select id from ads where status = 'pending' and deleted_at is null order by updated_at, id limit 31`);
    expect(plans.map((row) => Object.values(row)[0]).join('\n')).toContain('ads_waiting');
  });
});

describe('an ad in full', () => {
  test('tells what an edit changes, field by field and picture by picture', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const seller = await aSeller();
    const other = await one(sql`select key from media order by key desc limit 1`);
    const { id, keys, before } = await withEdit(seller, {
      title: 'A new title',
      price: 12345,
      images: [other.key],
      socials: [{ social_media_id: null, link: 'https://example.com/yard' }],
    });
    const ad = await show(moderator, id);
    expect(ad).toMatchObject({
      waits: 'edit',
      status: 'accept',
      is_public: true,
      compared_with: 'accepted',
      title: 'A new title',
    });
    const changed = Object.fromEntries(
      ad.fields.filter((field: any) => field.changed).map((field: any) => [field.name, field]),
    );
    expect(Object.keys(changed).toSorted()).toEqual(['price', 'socials', 'title']);
    expect(changed.title).toMatchObject({ value: 'A new title', before: before.title });
    expect(changed.price.value).toContain('12,345');
    expect(changed.socials.value).toContain('https://example.com/yard');
    expect(ad.pictures.filter(({ change }: any) => change === 'added')).toHaveLength(
      keys.includes(other.key) ? 0 : 1,
    );
    expect(ad.pictures.some(({ change }: any) => change === 'removed')).toBe(true);
  });

  test('tells whose it is, and which other ads look like it', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const [seller, copier] = [await aSeller(), await aSeller()];
    const original = await publicAd(seller);
    const copy = await waitingAd(copier);
    await rows(sql`
      update ads c set title = o.title, phone = o.phone, year = 2014, car_model_id = o.car_model_id,
             brand_id = o.brand_id, category_id = o.category_id, price_cents = 5000000
        from ads o where c.id = ${copy} and o.id = ${original}`);
    await rows(sql`update ads set year = 2014, price_cents = 5050000,
                     search = search || array_to_tsvector(array['2014']) where id = ${original}`);
    await rows(sql`
      update ad_images set media_key = (select media_key from ad_images where ad_id = ${original} and position = 0)
       where ad_id = ${copy} and position = 0`);
    await rows(sql`
      update media set illustration = null
       where key = (select media_key from ad_images where ad_id = ${original} and position = 0)`);
    const ad = await show(moderator, copy);
    const [alike] = ad.look_alikes.filter((other: any) => other.id === original);
    expect(alike).toMatchObject({ same_seller: false, seller: { id: seller.id } });
    expect(alike.alike.toSorted()).toEqual(['machine', 'phone', 'pictures', 'title']);
    expect(ad.account).toMatchObject({
      id: copier.id,
      email: copier.email,
      email_confirmed: true,
      ads: { accept: 0, pending: 1, rejected: 0, deleted: 0 },
      reports: { open: 0, upheld: 0 },
      blocked_at: null,
    });
    expect(ad.look_alikes.map(({ id }: any) => id)).not.toContain(copy);
  });

  test('with signs of every kind in its title is still compared', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const id = await waitingAd(await aSeller());
    await rows(sql`update ads set title = ${"O'Neil \\ & | ! (CAT):* <b>320</b> 'حفارە"} where id = ${id}`);
    expect((await get(moderator, `/v1/moderation/ads/${id}`)).status).toBe(200);
  });

  test('that was never there is a 404', async () => {
    const moderator = await aMember({ role: 'moderator' });
    expect((await get(moderator, '/v1/moderation/ads/2000000000')).status).toBe(404);
    expect((await post(moderator, '/v1/moderation/ads/2000000000/accept', { version: 'x' })).status).toBe(
      404,
    );
  });
});

describe('deciding about ads', () => {
  const words = {
    en: { accepted: 'Your ad is public', rejected: 'needs another look', price: 'The price cannot be right' },
    ar: { accepted: 'إعلانك منشور', rejected: 'يحتاج إلى مراجعة', price: 'السعر غير منطقي' },
    ckb: {
      accepted: 'بڵاو کرایەوە',
      rejected: 'پێویستی بە پێداچوونەوە هەیە',
      price: 'نرخەکە ناکرێت ڕاست بێت',
    },
  };
  const prefix = { en: '', ar: '/ar', ckb: '/ckb' };
  test.each(['en', 'ar', 'ckb'] as const)('the seller is told in his language (%s)', async (locale) => {
    const moderator = await aMember({ role: 'moderator' });
    const seller = await aSeller(locale);
    const good = await waitingAd(seller);
    const accepted = await post(moderator, `/v1/moderation/ads/${good}/accept?lang=en`, {
      version: await versionOf(moderator, good),
    });
    expect(accepted.body).toMatchObject({
      status: true,
      data: { id: good, status: 'accept', is_public: true },
    });
    expect(await isPublic(good)).toBe(true);

    const bad = await waitingAd(seller);
    const own = 'Please call us.\n<script>alert(1)</script>';
    const rejected = await post(moderator, `/v1/moderation/ads/${bad}/reject?lang=ar`, {
      version: await versionOf(moderator, bad),
      reasons: ['price'],
      note: own,
    });
    expect(rejected.body.data).toEqual({ id: bad, status: 'rejected', is_public: false });
    expect(await isPublic(bad)).toBe(false);
    const { rejection_reason } = await one(sql`select rejection_reason from ads where id = ${bad}`);
    expect(rejection_reason).toContain(words[locale].price);
    expect(rejection_reason).toContain(own);

    const mails = await mailsTo(seller.email);
    const first = mails.find(({ text }) => !text.includes(own));
    const second = mails.find(({ text }) => text.includes(own));
    expect(subjectOf(first)).toContain(words[locale].accepted);
    expect(subjectOf(second)).toContain(words[locale].rejected);
    expect(first!.text).toContain(`${prefix[locale]}/ad/${good}`);
    expect(second!.text).toContain(words[locale].price);
    expect(second!.text).toContain(`${prefix[locale]}/ad/${bad}/edit`);
    expect(second!.html).toContain(`lang="${locale}"`);
    expect(second!.html).toContain('&lt;script&gt;');
    expect(second!.html).not.toContain('<script');
    expect(await logOf(moderator, bad)).toMatchObject([
      { action: 'ad.reject', actor: { id: moderator.id }, reason: rejection_reason },
    ]);
    expect((await logOf(moderator, good))[0]).toMatchObject({ action: 'ad.accept', reason: null });
  });

  test('of two moderators at once one decides, and the other is told who and what', async () => {
    const [rana, sherko] = [await named('Rana'), await named('Sherko')];
    const id = await waitingAd(await aSeller());
    const version = await versionOf(rana, id);
    const answers = await Promise.all([
      post(rana, `/v1/moderation/ads/${id}/accept`, { version }),
      post(sherko, `/v1/moderation/ads/${id}/reject`, { version, reasons: ['price'] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const second = answers.find(({ status }) => status === 409)!;
    expect(['Rana has accepted it meanwhile.', 'Sherko has rejected it meanwhile.']).toContain(
      second.body.message,
    );
    expect(await logOf(rana, id)).toHaveLength(1);
  });

  test('who decides on words that the seller has changed since is told so', async () => {
    const moderator = await named('Rana');
    const seller = await aSeller();
    const id = await waitingAd(seller);
    const version = await versionOf(moderator, id);
    await rows(
      sql`update ads set title = 'Other words', updated_at = now() + interval '1 second' where id = ${id}`,
    );
    const changed = await post(moderator, `/v1/moderation/ads/${id}/accept`, { version });
    expect([changed.status, changed.body.message]).toEqual([
      409,
      'The seller has changed it meanwhile. Look at it again.',
    ]);
    await rows(sql`update ads set deleted_at = now() where id = ${id}`);
    const gone = await post(moderator, `/v1/moderation/ads/${id}/accept?lang=ckb`, { version });
    expect([gone.status, gone.body.message]).toEqual([409, 'فرۆشیار لەم کاتەدا سڕیویەتەوە.']);
    expect(await logOf(moderator, id)).toEqual([]);
  });

  test('an accepted edit is public at once, a rejected one leaves the old text', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const seller = await aSeller();
    const good = await withEdit(seller, { title: 'Newly worded grader' });
    await call(`/v1/ads/${good.id}`);
    await post(moderator, `/v1/moderation/ads/${good.id}/accept`, {
      version: await versionOf(moderator, good.id),
    });
    expect((await call(`/v1/ads/${good.id}`)).body.data.title).toBe('Newly worded grader');

    const bad = await withEdit(seller, { title: 'Rudely worded grader' });
    const answer = await post(moderator, `/v1/moderation/ads/${bad.id}/reject`, {
      version: await versionOf(moderator, bad.id),
      reasons: ['offensive'],
    });
    expect(answer.body.data).toMatchObject({ status: 'accept', is_public: true });
    expect((await call(`/v1/ads/${bad.id}`)).body.data.title).toBe(bad.before.title);
    expect((await logOf(moderator, bad.id))[0].action).toBe('edit.reject');
    expect((await mailsTo(seller.email)).map(({ text }) => text).join()).toContain('stays public');
  });

  test('an ad that is sent again is shown against what was rejected', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const id = await waitingAd(await aSeller());
    await post(moderator, `/v1/moderation/ads/${id}/reject`, {
      version: await versionOf(moderator, id),
      reasons: ['incomplete'],
    });
    await rows(
      sql`update ads set status = 'pending', description = 'Much more to read', updated_at = now() where id = ${id}`,
    );
    const ad = await show(moderator, id);
    expect(ad.compared_with).toBe('rejected');
    expect(ad.fields.filter(({ changed }: any) => changed).map(({ name }: any) => name)).toEqual([
      'description',
    ]);
    expect(ad.decisions).toHaveLength(1);
  });

  test('a rejection without a reason is no rejection', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const id = await waitingAd(await aSeller());
    const version = await versionOf(moderator, id);
    for (const body of [
      { version },
      { version, reasons: [], note: '   ' },
      { version, reasons: ['because'] },
      { version, reasons: 'price' },
      { version, note: 'x'.repeat(1_001) },
      { reasons: ['price'] },
      { version: '', reasons: ['price'] },
    ]) {
      const { status, body: said } = await post(moderator, `/v1/moderation/ads/${id}/reject`, body);
      expect([status, said.status], JSON.stringify(body).slice(0, 60)).toEqual([422, false]);
    }
    expect((await post(moderator, `/v1/moderation/ads/${id}/reject`, { version })).body.errors).toEqual({
      note: ['Please fill this in.'],
    });
    expect((await show(moderator, id)).status).toBe('pending');
  });

  test('a public ad is taken down, and its waiting edit with it', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const seller = await aSeller();
    const { id } = await withEdit(seller, { title: 'Worse words' });
    const answer = await post(moderator, `/v1/moderation/ads/${id}/take-down`, {
      version: await versionOf(moderator, id),
      reasons: ['prohibited'],
    });
    expect(answer.body.data).toEqual({ id, status: 'rejected', is_public: false });
    expect(await isPublic(id)).toBe(false);
    expect(await rows(sql`select 1 from ad_revisions where ad_id = ${id} and status = 'pending'`)).toEqual(
      [],
    );
    expect((await logOf(moderator, id))[0].action).toBe('ad.take-down');
    expect((await mailsTo(seller.email))[0]!.text).toContain('may not be sold');
    const version = await versionOf(moderator, id);
    expect(
      (await post(moderator, `/v1/moderation/ads/${id}/take-down`, { version, reasons: ['price'] })).status,
    ).toBe(409);
    expect((await post(moderator, `/v1/moderation/ads/${id}/accept`, { version })).body.data.is_public).toBe(
      true,
    );
  });

  test('a deleted ad comes back as it was for 30 days, and not on the 31st', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const seller = await aSeller();
    const [fresh, old] = [await publicAd(seller), await publicAd(seller)];
    await rows(sql`update ads set deleted_at = now() - interval '29 days' where id = ${fresh}`);
    await rows(sql`update ads set deleted_at = now() - interval '31 days' where id = ${old}`);
    announce(['ads', `ad:${fresh}`]);
    expect(await isPublic(fresh)).toBe(false);
    const { body } = await get(moderator, '/v1/moderation/deleted');
    const listed = body.data.map(({ id }: any) => id);
    expect([listed.includes(fresh), listed.includes(old)]).toEqual([true, false]);
    const back = await post(moderator, `/v1/moderation/ads/${fresh}/restore`, {
      version: await versionOf(moderator, fresh),
    });
    expect(back.body.data).toEqual({ id: fresh, status: 'accept', is_public: true });
    expect(await isPublic(fresh)).toBe(true);
    const late = await post(moderator, `/v1/moderation/ads/${old}/restore`, {
      version: await versionOf(moderator, old),
    });
    expect(late.status).toBe(409);
    expect((await logOf(moderator, fresh))[0].action).toBe('ad.restore');
  });
});

describe('reports', () => {
  const report = (ad: number, who: Member, note: string) =>
    rows(sql`insert into reports (ad_id, account_id, note) values (${ad}, ${who.id}, ${note})`);
  const reportsOf = async (who: Member, ad: number) =>
    (await get(who, '/v1/moderation/reports')).body.data.find((entry: any) => entry.ad.id === ad);

  test('stand with their ad, and are decided together', async () => {
    const [rana, sherko] = [await named('Rana'), await named('Sherko')];
    const seller = await aSeller();
    const id = await publicAd(seller);
    const [first, second, third] = [await aMember(), await aMember(), await aMember()];
    await report(id, first, 'Not his machine');
    await report(id, second, '');
    const seen = await reportsOf(rana, id);
    expect(seen.reports.map(({ note, reporter }: any) => [note, reporter.id])).toEqual([
      ['Not his machine', first.id],
      ['', second.id],
    ]);
    await report(id, third, 'Came in later');
    const read = seen.reports.map((one: any) => one.id);
    const answer = await post(rana, `/v1/moderation/ads/${id}/reports`, {
      verdict: 'dismiss',
      reports: read,
      note: 'He showed the papers',
    });
    expect(answer.body).toMatchObject({ status: true, data: { closed: 2 } });
    expect((await reportsOf(rana, id)).reports.map(({ note }: any) => note)).toEqual(['Came in later']);
    expect(await isPublic(id)).toBe(true);
    expect((await logOf(rana, id))[0]).toMatchObject({
      action: 'report.dismiss',
      reason: 'He showed the papers',
    });
    const late = await post(sherko, `/v1/moderation/ads/${id}/reports`, { verdict: 'uphold', reports: read });
    expect([late.status, late.body.message]).toEqual([409, 'Rana has decided this meanwhile.']);
    expect(await mailsTo(seller.email)).toEqual([]);
  });

  test('that are upheld may take the ad down, all or nothing', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const seller = await aSeller();
    const id = await publicAd(seller);
    await report(id, await aMember(), 'Stolen');
    const { reports, version } = await reportsOf(moderator, id);
    const body = { verdict: 'uphold', reports: reports.map((one: any) => one.id) };
    const stale = await post(moderator, `/v1/moderation/ads/${id}/reports`, {
      ...body,
      take_down: { version: 'accept-1', reasons: ['doubtful'] },
    });
    expect(stale.status).toBe(409);
    expect((await reportsOf(moderator, id)).reports).toHaveLength(1);
    const done = await post(moderator, `/v1/moderation/ads/${id}/reports`, {
      ...body,
      take_down: { version, reasons: ['doubtful'] },
    });
    expect(done.body.data).toEqual({ closed: 1 });
    expect(await isPublic(id)).toBe(false);
    expect((await logOf(moderator, id)).map(({ action }: any) => action)).toEqual([
      'ad.take-down',
      'report.uphold',
    ]);
    expect((await get(moderator, `/v1/moderation/accounts/${seller.id}`)).body.data.reports).toEqual({
      open: 0,
      upheld: 1,
    });
    expect(await mailsTo(seller.email)).toHaveLength(1);
  });

  test('of a member are decided the same way', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const [subject, reporter] = [await aSeller(), await aMember()];
    await rows(sql`
      insert into account_reports (subject_id, account_id, note) values (${subject.id}, ${reporter.id}, 'Insults')`);
    const { body } = await get(moderator, '/v1/moderation/account-reports');
    const entry = body.data.find(({ account }: any) => account.id === subject.id);
    expect(entry.reports).toMatchObject([{ note: 'Insults', reporter: { id: reporter.id }, ad_id: null }]);
    const decision = { verdict: 'uphold', reports: [entry.reports[0].id], note: 'Seen in the chat' };
    expect((await post(moderator, `/v1/moderation/accounts/${subject.id}/reports`, decision)).status).toBe(
      200,
    );
    expect((await post(moderator, `/v1/moderation/accounts/${subject.id}/reports`, decision)).status).toBe(
      409,
    );
    expect((await logOf(moderator, subject.id, 'account'))[0].action).toBe('account-report.uphold');
  });

  test('are decided only by those that were read', async () => {
    const moderator = await aMember({ role: 'moderator' });
    for (const body of [
      { verdict: 'uphold', reports: [] },
      { verdict: 'perhaps', reports: [1] },
      { verdict: 'dismiss', reports: [1], take_down: { version: 'accept-1', reasons: ['price'] } },
      { verdict: 'uphold', reports: [1], take_down: { version: 'accept-1', reasons: [] } },
    ]) {
      expect((await post(moderator, '/v1/moderation/ads/1/reports', body)).status).toBe(422);
    }
  });
});

describe('accounts', () => {
  test('are found by number, address and name', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const seller = await aSeller();
    await rows(
      sql`update accounts set first_name = 'Zozan%', username = 'zozan_yard' where id = ${seller.id}`,
    );
    for (const search of [String(seller.id), seller.email.toUpperCase(), 'zozan%', 'ZAN_YA']) {
      const { body } = await get(moderator, `/v1/moderation/accounts?search=${encodeURIComponent(search)}`);
      expect(
        body.data.map(({ id }: any) => id),
        search,
      ).toEqual([seller.id]);
    }
    expect((await get(moderator, '/v1/moderation/accounts?search=%25%25%25')).body.data).toEqual([]);
  });

  test('a blocked one is out at once and its ads are hidden, until it is unblocked', async () => {
    const moderator = await named('Rana');
    const seller = await aSeller('ar');
    const [shown, waiting, refused] = [
      await publicAd(seller),
      await waitingAd(seller),
      await waitingAd(seller),
    ];
    await rows(
      sql`update ads set status = 'rejected', rejection_reason = 'x', decided_at = '2024-01-01' where id = ${refused}`,
    );
    const block = `/v1/moderation/accounts/${seller.id}/block`;
    expect((await post(moderator, block, { reason: ' ' })).status).toBe(422);
    const blocked = await post(moderator, block, { reason: 'Sells what is not his' });
    expect(blocked.body.data).toMatchObject({
      blocked_at: expect.any(String),
      ads: { accept: 0, pending: 1, rejected: 2, deleted: 0 },
    });
    expect((await get(seller, '/auth/me')).status).toBe(401);
    expect(await isPublic(shown)).toBe(false);
    expect((await post(moderator, block, { reason: 'again' })).body.message).toBe(
      'Rana has decided this meanwhile.',
    );
    for (const id of [waiting, shown]) {
      const version = await versionOf(moderator, id);
      const accepted = await post(moderator, `/v1/moderation/ads/${id}/accept`, { version });
      expect([accepted.status, accepted.body.message]).toEqual([
        409,
        'The seller’s account is blocked. Unblock it first.',
      ]);
    }
    const open = await post(moderator, `/v1/moderation/accounts/${seller.id}/unblock`, {
      reason: 'He was right',
    });
    expect(open.body.data).toMatchObject({
      blocked_at: null,
      ads: { accept: 1, pending: 1, rejected: 1, deleted: 0 },
    });
    expect(await isPublic(shown)).toBe(true);
    expect((await logOf(moderator, seller.id, 'account')).map(({ action }: any) => action)).toEqual([
      'account.unblock',
      'account.block',
    ]);
    const texts = (await mailsTo(seller.email)).map(({ text }) => text).toSorted();
    expect(texts).toHaveLength(2);
    expect(texts.join()).toContain('He was right');
    expect(texts.join()).toContain('Sells what is not his');
  });

  test('moderators block neither themselves nor each other', async () => {
    const [one, other] = [await aMember({ role: 'moderator' }), await aMember({ role: 'moderator' })];
    for (const { id } of [one, other]) {
      const answer = await post(one, `/v1/moderation/accounts/${id}/block`, { reason: 'No' });
      expect(answer.status).toBe(403);
    }
    expect((await get(other, '/v1/moderation')).status).toBe(200);
  });
});

describe('plans', () => {
  const ask = async (who: Member, slug: string) => {
    const { id } = await one(sql`
      insert into subscriptions (account_id, plan_id) select ${who.id}, id from plans order by price, ${slug}::text
        limit 1 offset ${slug === 'first' ? 0 : 1} returning id`);
    return id as number;
  };
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

  test('a request starts a month, and what is left of the same plan is added', async () => {
    const moderator = await named('Rana');
    const seller = await aSeller();
    const request = await ask(seller, 'second');
    const { body } = await get(moderator, '/v1/moderation/subscriptions');
    expect(body.data.find(({ id }: any) => id === request)).toMatchObject({
      account: { id: seller.id, email: seller.email },
      status: 'requested',
      current: null,
    });
    const started = await post(moderator, `/v1/moderation/subscriptions/${request}/activate`);
    const { starts_at, ends_at, status } = started.body.data;
    expect(status).toBe('active');
    expect(days(starts_at, ends_at)).toBeGreaterThanOrEqual(28);
    expect(days(starts_at, ends_at)).toBeLessThanOrEqual(31.1);
    const again = await post(moderator, `/v1/moderation/subscriptions/${request}/activate`);
    expect([again.status, again.body.message]).toEqual([409, 'Rana has decided this meanwhile.']);

    const renewal = await ask(seller, 'second');
    const longer = (await post(moderator, `/v1/moderation/subscriptions/${renewal}/activate`)).body.data;
    const [next] = await rows<{ month: Date }>(
      sql`select ${ends_at}::timestamptz + interval '1 month' as month`,
    );
    expect(longer.ends_at).toBe(new Date(next!.month).toISOString());
    const other = await ask(seller, 'first');
    const change = (await post(moderator, `/v1/moderation/subscriptions/${other}/activate`)).body.data;
    expect(days(change.starts_at, change.ends_at)).toBeLessThanOrEqual(31.1);
    expect(
      await rows(sql`select status from subscriptions where account_id = ${seller.id} order by id`),
    ).toEqual([{ status: 'ended' }, { status: 'ended' }, { status: 'active' }]);
    expect(await mailsTo(seller.email)).toHaveLength(3);
  });

  test('of two moderators at once one starts it', async () => {
    const [rana, sherko] = [await named('Rana'), await named('Sherko')];
    const request = await ask(await aSeller(), 'second');
    const answers = await Promise.all([
      post(rana, `/v1/moderation/subscriptions/${request}/activate`),
      post(sherko, `/v1/moderation/subscriptions/${request}/decline`, { reason: 'Not paid' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a request is declined and a plan ended with a reason', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const seller = await aSeller('ckb');
    const declined = await ask(seller, 'second');
    expect((await post(moderator, `/v1/moderation/subscriptions/${declined}/decline`)).status).toBe(422);
    await post(moderator, `/v1/moderation/subscriptions/${declined}/decline`, { reason: 'پارە نەدراوە' });
    const ended = await ask(seller, 'second');
    expect((await post(moderator, `/v1/moderation/subscriptions/${ended}/end`, { reason: 'x' })).status).toBe(
      409,
    );
    await post(moderator, `/v1/moderation/subscriptions/${ended}/activate`);
    const end = await post(moderator, `/v1/moderation/subscriptions/${ended}/end`, { reason: 'Refunded' });
    expect(end.body.data.status).toBe('ended');
    const mails = await mailsTo(seller.email);
    expect(mails.map(({ text }) => text).join()).toContain('پارە نەدراوە');
    expect((await get(moderator, '/v1/moderation/subscriptions?status=declined')).body.data[0].id).toBe(
      declined,
    );
    expect((await post(moderator, '/v1/moderation/subscriptions/999999/activate')).status).toBe(404);
  });
});

describe('a message to the site', () => {
  const send = (body: object, from = '198.51.100.1', lang = 'en') =>
    call(`/v1/contact-message?lang=${lang}`, {
      method: 'POST',
      headers: { ...withKey, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
  const message = { name: 'Hêro', email: 'hero@example.com', message: 'سڵاو <b>!</b>' };

  test('is kept, mailed to the site with an address to answer to, and ticked off', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const { status, body } = await send({ ...message, your_company: 'Yard Ltd' }, '198.51.100.2', 'ckb');
    expect([status, body.message]).toEqual([200, 'سوپاس، نامەکەت گەیشت. بە ئیمەیڵ وەڵامت دەدەینەوە.']);
    const { name: address } = await one(
      sql`select name from contacts where type = 'email' order by position, id limit 1`,
    );
    const mail = (await mailsTo(address)).at(-1)!;
    expect(mail.raw).toMatch(/^Reply-To: .*hero@example\.com/m);
    expect(mail.html).toContain('&lt;b&gt;');
    const waiting = (await get(moderator, '/v1/moderation/messages')).body.data;
    expect(waiting.at(-1)).toMatchObject({
      ...message,
      company: 'Yard Ltd',
      language: 'ckb',
      answered_at: null,
    });
    const { id } = waiting.at(-1);
    const mark = (answered: boolean) => post(moderator, `/v1/moderation/messages/${id}`, { answered });
    expect((await mark(true)).body.data.answered_at).toEqual(expect.any(String));
    await mark(true);
    expect((await get(moderator, '/v1/moderation/messages?answered=1')).body.data[0].id).toBe(id);
    await mark(false);
    expect((await logOf(moderator, id, 'message')).map(({ action }: any) => action)).toEqual([
      'message.reopen',
      'message.answer',
    ]);
    expect((await post(moderator, '/v1/moderation/messages/999999', { answered: true })).status).toBe(404);
  });

  test('from a machine that fills in everything is thanked for and kept nowhere', async () => {
    const count = async () => (await one(sql`select count(*)::int as n from contact_messages`)).n;
    const before = await count();
    expect((await send({ ...message, fax: '+1' })).status).toBe(200);
    expect(await count()).toBe(before);
  });

  test('says what is missing, and takes no header from a name', async () => {
    const empty = await send({});
    expect([empty.status, Object.keys(empty.body.errors).toSorted()]).toEqual([
      422,
      ['email', 'message', 'name'],
    ]);
    expect((await send({ ...message, name: 'A\r\nBcc: all@example.com' })).status).toBe(422);
    expect((await send({ ...message, email: 'a@example.com\nBcc: b@example.com' })).status).toBe(422);
    expect((await send({ ...message, message: 'x'.repeat(5_001) })).status).toBe(422);
    const keyless = await call('/v1/contact-message', { method: 'POST', body: '{}' });
    expect(keyless.status).toBe(403);
  });

  test('comes five times an hour from one address', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push(await send(message, '198.51.100.9'));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(statuses.at(-1)!.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

test('the log is read by who, what and about what, and nothing is ever taken out of it', async () => {
  const [rana, sherko] = [await named('Rana'), await named('Sherko')];
  const seller = await aSeller();
  for (const who of [rana, sherko, rana]) {
    const id = await waitingAd(seller);
    await post(who, `/v1/moderation/ads/${id}/accept`, { version: await versionOf(who, id) });
  }
  const by = await get(rana, `/v1/moderation/log?actor=${rana.id}&action=ad.accept`);
  expect(by.body.data).toHaveLength(2);
  expect(by.body.data.every(({ actor, title }: any) => actor.name === 'Rana' && title)).toBe(true);
  expect(by.body.moderators.map(({ id }: any) => id)).toEqual(expect.arrayContaining([rana.id, sherko.id]));
  expect((await get(rana, '/v1/moderation/log?action=drop')).status).toBe(422);
  expect((await get(rana, '/v1/moderation/log?subject_id=%00')).status).toBe(422);
  const first = (await get(rana, '/v1/moderation/log')).body;
  if (first.next) {
    const second = (await get(rana, `/v1/moderation/log?cursor=${first.next}`)).body;
    expect(second.data[0].id).toBeLessThan(first.data.at(-1).id);
  }
});
