import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { env } from '@/lib/env';
import { settled } from '@/lib/server/after-commit';
import { announce } from '@/lib/server/changes';
import { mailUnread } from '@/lib/server/chat/unread-mails';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { freePort } from '../support/free-port';
import { takeLog } from '../support/log';
import { mailsTo, withOutbox } from '../support/mail';
import { drawn, formOf } from '../support/pictures';
import { app, withRealtime } from '../support/realtime';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

type Member = Awaited<ReturnType<typeof aMember>>;
let seller: Member;
let buyer: Member;
let third: Member;
let ad: number;
let otherAd: number;
let hiddenAd: number;

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const give = async (adId: number, owner: Member) =>
  (await connect()).db.update(ads).set({ accountId: owner.id }).where(eq(ads.id, adId));

beforeAll(async () => {
  [seller, buyer, third] = [await aMember(), await aMember(), await aMember()];
  const listed = await call('/v1/ads?per_page=3');
  [ad, otherAd, hiddenAd] = listed.body.data.map(({ id }: { id: number }) => id);
  for (const id of [ad, otherAd, hiddenAd]) await give(id, seller);
  await (await connect()).db.update(ads).set({ status: 'pending' }).where(eq(ads.id, hiddenAd));
});

let temporary = 0;
const temp = () => {
  temporary += 1;
  return `temp-test-${temporary}`;
};
const post = (address: string, by: Member | null, body: unknown) =>
  call(address, {
    method: 'POST',
    headers: { ...withKey, 'content-type': 'application/json', ...by?.headers },
    body: JSON.stringify(body),
  });
const get = (address: string, by: Member | null) => call(address, by ? { headers: by.headers } : {});
const write = (by: Member, to: Member, text: string, more: Record<string, unknown> = {}) =>
  post('/v1/chat', by, { to_app_account_id: to.id, ad_id: ad, from_message: text, ...more });
const said = async (by: Member, to: Member, text: string, more: Record<string, unknown> = {}) => {
  const { status, body } = await write(by, to, text, more);
  expect([status, body.message]).toEqual([200, 'Sent.']);
  return body.data as { id: number; body: string; created_at: string };
};
const textsOf = ({ body }: { body: { data: { body: string }[] } }) => body.data.map(({ body: text }) => text);
/** Two people of their own about an ad of the second, for a test that counts. */
const aPair = async () => {
  const [one, two] = [await aMember(), await aMember()];
  const [row] = await rows<{ id: number }>(sql`
    select id from ads where facet_bucket_id is not null and account_id not in (select account_id from conversations)
    order by id limit 1`);
  const adId = row?.id ?? 0;
  await give(adId, two);
  return { one, two, adId };
};

describe('writing', () => {
  test('a buyer asks about an ad and the seller answers; both read both (R140, R209, R210)', async () => {
    const question = await said(buyer, seller, 'ئایا هێشتا ماوە؟');
    await said(seller, buyer, 'نعم، متوفرة');
    for (const [me, other] of [
      [buyer, seller],
      [seller, buyer],
    ] as const) {
      const answer = await get(`/v1/chat/message-to-me?from_app_account_id=${other.id}&ad_id=${ad}`, me);
      expect(textsOf(answer)).toEqual(['ئایا هێشتا ماوە؟', 'نعم، متوفرة']);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.body.data[0]).toEqual({
        id: question.id,
        client_id: null,
        body: 'ئایا هێشتا ماوە؟',
        from_message: 'ئایا هێشتا ماوە؟',
        from_app_account_id: buyer.id,
        sender_id: buyer.id,
        to_app_account_id: seller.id,
        ad_id: ad,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        read_at: null,
      });
    }
  });

  test('the sender is who signed in, whatever the body says', async () => {
    const { id } = await said(buyer, seller, 'who am I', {
      from_app_account_id: third.id,
      sender_id: third.id,
    });
    const [row] = await rows(sql`select from_account_id as sender from chat_messages where id = ${id}`);
    expect(row).toEqual({ sender: buyer.id });
  });

  test('a message that is sent again by the same temporary id is stored once (R210)', async () => {
    const id = temp();
    const first = await said(buyer, seller, 'once', { id });
    const again = await said(buyer, seller, 'once', { id });
    expect(again).toEqual(first);
    expect(first).toMatchObject({ client_id: id });
  });

  test('twenty at once by the same temporary id are one message and one unread', async () => {
    const { one, two, adId } = await aPair();
    const id = temp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => write(one, two, 'all at once', { id, ad_id: adId })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const { body } = await get('/v1/chat/unread', two);
    expect(body).toEqual({ data: { unread: 1 } });
  });

  test('one temporary id for two different messages is refused, and the first stays as it was', async () => {
    const id = temp();
    await said(buyer, seller, 'the first', { id });
    const { status, body } = await write(buyer, seller, 'the second', { id });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['id']]);
    const { body: elsewhere } = await write(buyer, seller, 'the first', { id, ad_id: otherAd });
    expect(elsewhere.status).toBe(false);
  });

  test('a temporary id of somebody else means nothing, and the number of a message is none', async () => {
    const id = temp();
    const theirs = await said(seller, buyer, 'mine', { id });
    const mine = await said(buyer, seller, 'my own', { id });
    expect(mine.id).not.toBe(theirs.id);
    const { status } = await write(buyer, seller, 'over it', { id: String(theirs.id) });
    expect(status).toBe(422);
    expect((await write(buyer, seller, 'over it', { id: theirs.id })).status).toBe(422);
    const [row] = await rows(sql`select body from chat_messages where id = ${theirs.id}`);
    expect(row).toEqual({ body: 'mine' });
  });

  test('a text is kept as typed but for control characters and empty edges', async () => {
    const { body } = await said(
      buyer,
      seller,
      '  first\r\nsecond\u0000\u0007\u202e line \u{1f69c}\n\n\n\n\n\nend \ud800 ',
    );
    expect(body).toBe('first\nsecond line \u{1f69c}\n\n\nend \ufffd');
  });

  test('nothing is no message, and neither are 2,001 characters (R168)', async () => {
    for (const text of [
      '',
      '   ',
      '\n\t',
      '\u200b\u200f\u202e',
      '\u0000',
      undefined,
      null,
      7,
      ['a'],
      { a: 1 },
    ]) {
      const { status, body } = await post('/v1/chat', buyer, {
        to_app_account_id: seller.id,
        ad_id: ad,
        from_message: text,
      });
      expect([status, Object.keys(body.errors ?? {})], JSON.stringify(text)).toEqual([422, ['from_message']]);
    }
    expect((await write(buyer, seller, 'ک'.repeat(2_001))).status).toBe(422);
    expect((await said(buyer, seller, 'ک'.repeat(2_000))).body).toHaveLength(2_000);
    expect((await write(buyer, seller, 'x'.repeat(70_000))).status).toBe(413);
  });

  test('it may come as a form', async () => {
    const { status } = await call('/v1/chat', {
      method: 'POST',
      headers: { ...withKey, ...buyer.headers },
      body: new URLSearchParams({
        to_app_account_id: String(seller.id),
        ad_id: String(ad),
        from_message: 'by form',
      }),
    });
    expect(status).toBe(200);
  });

  test('more than thirty a minute have to wait', async () => {
    const { one, two, adId } = await aPair();
    for (let n = 0; n < 30; n += 1) await said(one, two, `number ${n}`, { ad_id: adId });
    const { status, headers } = await write(one, two, 'one more', { ad_id: adId });
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('who may write to whom', () => {
  test('nobody to himself, to nobody, or about nothing', async () => {
    const tries = [
      [{ to_app_account_id: buyer.id }, 'to_app_account_id'],
      [{ to_app_account_id: 99_999_999 }, 'to_app_account_id'],
      [{ to_app_account_id: -1 }, 'to_app_account_id'],
      [{ to_app_account_id: '1;2' }, 'to_app_account_id'],
      [{ to_app_account_id: 2 ** 63 }, 'to_app_account_id'],
      [{ ad_id: 99_999_999 }, 'ad_id'],
      [{ ad_id: 'all' }, 'ad_id'],
    ] as const;
    for (const [changes, field] of tries) {
      const { status, body } = await write(buyer, seller, 'hello', changes);
      expect([status, Object.keys(body.errors ?? {})], JSON.stringify(changes)).toEqual([422, [field]]);
    }
  });

  test('a buyer begins at a public ad of that person only', async () => {
    expect((await write(third, seller, 'hidden', { ad_id: hiddenAd })).status).toBe(422);
    const { status, body } = await write(third, buyer, 'not your ad');
    expect([status, body.message]).toEqual([422, 'There is no such ad to talk about.']);
  });

  test('a seller answers but does not begin', async () => {
    const stranger = await aMember();
    expect((await write(seller, stranger, 'buy this')).status).toBe(403);
    await said(stranger, seller, 'is it here?');
    await said(seller, stranger, 'it is');
  });

  test('a conversation goes on when its ad is gone', async () => {
    const { one, two, adId } = await aPair();
    await said(one, two, 'before', { ad_id: adId });
    await (await connect()).db.update(ads).set({ deletedAt: new Date() }).where(eq(ads.id, adId));
    await said(two, one, 'after', { ad_id: adId });
    await said(one, two, 'and on', { ad_id: adId });
    const { body } = await get(`/v1/chat/conversation?account_id=${two.id}&ad_id=${adId}`, one);
    expect(body.data).toMatchObject({ closed: null, ad: { id: adId, is_public: false } });
    const late = await write(third, two, 'me too', { ad_id: adId });
    expect(late.status).toBe(422);
  });

  test('a blocked person is told so, and can write again once unblocked', async () => {
    const { one, two, adId } = await aPair();
    await said(one, two, 'hello', { ad_id: adId });
    expect((await post('/v1/chat/block', two, { account_id: one.id })).body.status).toBe(true);
    expect((await post('/v1/chat/block', two, { account_id: one.id })).status).toBe(200);
    const refused = await write(one, two, 'again', { ad_id: adId });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'This person does not take messages from you.',
    ]);
    const own = await write(two, one, 'you', { ad_id: adId });
    expect([own.status, own.body.message]).toEqual([
      403,
      'You have blocked this person. Unblock them to write.',
    ]);
    const seen = async (me: Member, other: Member) =>
      (await get(`/v1/chat/conversation?account_id=${other.id}&ad_id=${adId}`, me)).body.data.closed;
    expect([await seen(one, two), await seen(two, one)]).toEqual(['blocked_by_them', 'blocked']);
    await post('/v1/chat/unblock', two, { account_id: one.id });
    await said(one, two, 'again', { ad_id: adId });
  });

  test('nobody blocks himself or nobody', async () => {
    expect((await post('/v1/chat/block', buyer, { account_id: buyer.id })).status).toBe(422);
    expect((await post('/v1/chat/block', buyer, { account_id: 99_999_999 })).status).toBe(404);
    expect((await post('/v1/chat/block', buyer, {})).status).toBe(422);
  });

  test('an account that a moderator has shut out gets no more messages', async () => {
    const { one, two, adId } = await aPair();
    await said(one, two, 'hello', { ad_id: adId });
    await rows(sql`update accounts set blocked_at = now() where id = ${two.id}`);
    expect((await write(one, two, 'still there?', { ad_id: adId })).status).toBe(422);
    expect((await get(`/v1/chat/message-to-me?from_app_account_id=${one.id}`, two)).status).toBe(401);
  });
});

describe('a third account', () => {
  test('reads nothing of what two others said', async () => {
    await said(buyer, seller, 'between us');
    for (const other of [buyer, seller]) {
      const answer = await get(`/v1/chat/message-to-me?from_app_account_id=${other.id}&ad_id=${ad}`, third);
      expect([answer.status, textsOf(answer)]).toEqual([200, []]);
    }
    const foreign = await get(
      `/v1/chat/message-to-me?from_app_account_id=${buyer.id}&to_app_account_id=${seller.id}`,
      third,
    );
    expect(foreign.status).toBe(403);
    const own = await get(
      `/v1/chat/message-to-me?from_app_account_id=${buyer.id}&to_app_account_id=${third.id}`,
      third,
    );
    expect(own.status).toBe(200);
    expect((await get(`/v1/chat/conversation?account_id=${buyer.id}&ad_id=${ad}`, third)).status).toBe(404);
    expect((await get('/v1/chat/conversations', third)).body.data).toEqual([]);
  });

  test('marks nothing of theirs as read', async () => {
    const { one, two, adId } = await aPair();
    const { id } = await said(one, two, 'unread', { ad_id: adId });
    await post('/v1/chat/read', third, { from_app_account_id: one.id, ad_id: adId, up_to: id });
    await post('/v1/chat/read', one, { from_app_account_id: two.id, ad_id: adId, up_to: id });
    expect((await get('/v1/chat/unread', two)).body.data.unread).toBe(1);
  });
});

describe('signed out', () => {
  const calls = [
    ['GET', `/v1/chat/message-to-me?from_app_account_id=1`],
    ['GET', '/v1/chat/message-to-me'],
    ['GET', '/v1/chat/conversations'],
    ['GET', '/v1/chat/conversation?account_id=1&ad_id=1'],
    ['GET', '/v1/chat/unread'],
    ['POST', '/v1/chat'],
    ['POST', '/v1/chat/read'],
    ['POST', '/v1/chat/block'],
    ['POST', '/v1/chat/unblock'],
    ['POST', '/v1/chat/report'],
  ] as const;
  test.each(calls)('%s %s answers 401', async (method, address) => {
    const { status } = await call(address, { method, headers: withKey });
    expect(status).toBe(401);
  });

  test('writing without the key of the API is refused', async () => {
    const { status } = await call('/v1/chat', { method: 'POST', headers: buyer.headers });
    expect(status).toBe(403);
  });
});

describe('reading', () => {
  test('a long conversation is read page by page in both directions, nothing twice and nothing missed', async () => {
    const { one, two, adId } = await aPair();
    await rows(sql`
      insert into chat_messages (from_account_id, to_account_id, ad_id, body)
      select case when n % 3 = 0 then ${one.id}::int else ${two.id}::int end,
             case when n % 3 = 0 then ${two.id}::int else ${one.id}::int end, ${adId}::int, n::text
        from generate_series(1, 125) n`);
    const page = async (more: string) =>
      (await get(`/v1/chat/message-to-me?from_app_account_id=${two.id}&ad_id=${adId}${more}`, one)).body;
    const numbers = ({ data }: { data: { body: string }[] }) => data.map(({ body }) => Number(body));
    const newest = await page('');
    expect([numbers(newest)[0], numbers(newest).at(-1), newest.meta]).toEqual([76, 125, { has_more: true }]);
    const middle = await page(`&before=${newest.data[0].id}`);
    const oldest = await page(`&before=${middle.data[0].id}`);
    expect([numbers(middle).at(-1), numbers(oldest).length, oldest.meta.has_more]).toEqual([75, 25, false]);
    const after = await page(`&after=${oldest.data[0].id}&per_page=100`);
    expect([numbers(after)[0], numbers(after).at(-1), after.meta.has_more]).toEqual([2, 101, true]);
    expect(numbers(await page('&after=0&per_page=1'))).toEqual([1]);
    expect((await page('&before=abc')).errors).toHaveProperty('before');
  });

  test('without an ad it is all that the two said, with one it is that alone', async () => {
    const [one, two] = [await aMember(), seller];
    await said(one, two, 'about the first');
    await said(one, two, 'about the second', { ad_id: otherAd });
    const all = await get(`/v1/chat/message-to-me?from_app_account_id=${two.id}`, one);
    expect(textsOf(all)).toEqual(['about the first', 'about the second']);
    const second = await get(`/v1/chat/message-to-me?from_app_account_id=${two.id}&ad_id=${otherAd}`, one);
    expect(textsOf(second)).toEqual(['about the second']);
  });

  test('what was read is counted down, and what comes meanwhile stays unread', async () => {
    const { one, two, adId } = await aPair();
    const unread = async () => (await get('/v1/chat/unread', two)).body.data.unread;
    await said(one, two, 'first', { ad_id: adId });
    const second = await said(one, two, 'second', { ad_id: adId });
    await said(one, two, 'third', { ad_id: adId });
    expect(await unread()).toBe(3);
    const read = { from_app_account_id: one.id, ad_id: adId, up_to: second.id };
    expect((await post('/v1/chat/read', two, read)).body.data).toEqual({ unread: 1 });
    expect((await post('/v1/chat/read', two, read)).body.data).toEqual({ unread: 1 });
    const answer = await get(`/v1/chat/message-to-me?from_app_account_id=${two.id}&ad_id=${adId}`, one);
    expect(answer.body.data.map(({ read_at }: { read_at: string | null }) => read_at !== null)).toEqual([
      true,
      true,
      false,
    ]);
    await post('/v1/chat/read', two, { ...read, up_to: 2_147_483_647 });
    expect(await unread()).toBe(0);
  });

  test('reading and writing at once lose no count', async () => {
    const { one, two, adId } = await aPair();
    await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        if (n % 3 === 2) {
          await post('/v1/chat/read', two, {
            from_app_account_id: one.id,
            ad_id: adId,
            up_to: 2_147_483_647,
          });
        } else
          await said(n % 2 ? one : two, n % 2 ? two : one, `number ${n}`, { ad_id: adId }).catch(() => {});
      }),
    );
    await settled();
    const [counted] = await rows<{ kept: number; real: number }>(sql`
      select (select coalesce(sum(unread), 0)::int from conversations where account_id = ${two.id}) as kept,
             (select count(*)::int from chat_messages where to_account_id = ${two.id} and read_at is null) as real`);
    expect(counted?.kept).toBe(counted?.real);
  });
});

describe('the list of conversations', () => {
  test('shows the picture of an ad that was taken down to its seller alone', async () => {
    const { one, two, adId } = await aPair();
    await rows(sql`
      insert into ad_images (ad_id, position, media_key) select ${adId}, 0, key from media limit 1
      on conflict do nothing`);
    await said(one, two, 'Is it there?', { ad_id: adId });
    const pictureFor = async (who: Member) =>
      (await get('/v1/chat/conversations', who)).body.data[0].ad.picture;
    expect(await pictureFor(one)).toMatchObject({ src: expect.any(String) });
    await rows(sql`update ads set status = 'rejected' where id = ${adId}`);
    announce(['ads', `ad:${adId}`]);
    expect([await pictureFor(one), await pictureFor(two)]).toEqual([null, expect.anything()]);
  });

  test('shows a person’s picture by the address at which it lies', async () => {
    const { one, two, adId } = await aPair();
    const body = formOf({ avatar: await drawn().jpeg().toBuffer() });
    await call(`/auth/update/${two.id}`, { method: 'POST', headers: { ...withKey, ...two.headers }, body });
    await said(one, two, 'Nice picture', { ad_id: adId });
    const [shown] = (await get('/v1/chat/conversations', one)).body.data;
    expect(shown.person.avatar).toMatch(/^\/media\/[a-z0-9-]+-192\.webp$/);
    expect(shown.person.avatar).toBe((await get('/auth/me', two)).body.data.avatar);
  });

  test('shows person, ad, last message and what is unread, last written first', async () => {
    const reader = await aMember();
    const { two: otherSeller, adId } = await aPair();
    await said(reader, seller, 'to the first');
    await said(reader, otherSeller, 'to the second', { ad_id: adId });
    await said(seller, reader, 'the answer');
    const { body } = await get('/v1/chat/conversations?currency=IQD', reader);
    expect(body.meta).toMatchObject({ total: 2, page: 1, last_page: 1 });
    expect(
      body.data.map(({ person, last_message, unread }: any) => [person.id, last_message.body, unread]),
    ).toEqual([
      [seller.id, 'the answer', 1],
      [otherSeller.id, 'to the second', 0],
    ]);
    const [{ person, ad: card }] = body.data;
    expect(person).toEqual({ id: seller.id, username: seller.username, avatar: null });
    expect(card).toMatchObject({ id: ad, currency: 'IQD', seller_id: seller.id, is_public: true });
    const second = await get('/v1/chat/conversations?per_page=1&page=2', reader);
    expect([second.body.data.length, second.body.data[0].person.id]).toEqual([1, otherSeller.id]);
    expect((await get('/v1/chat/conversations?currency=XXX', reader)).status).toBe(422);
  });

  test('finds its few rows among ten thousand messages by an index', async () => {
    const { one, two, adId } = await aPair();
    await rows(sql`
      insert into chat_messages (from_account_id, to_account_id, ad_id, body, read_at)
      select ${one.id}::int, ${two.id}::int, ${adId}::int, n::text, now() from generate_series(1, 10000) n`);
    await said(one, two, 'the last', { ad_id: adId });
    await said(buyer, seller, 'one of few');
    await rows(sql`analyze chat_messages`);
    await rows(sql`analyze conversations`);
    const plan = async (query: ReturnType<typeof sql>) =>
      JSON.stringify(await rows(sql`explain (format json) ${query}`));
    const page = await plan(sql`
      select * from chat_messages
       where least(from_account_id, to_account_id) = ${seller.id}::int
         and greatest(from_account_id, to_account_id) = ${buyer.id}::int and ad_id = ${ad}::int
       order by id desc limit 51`);
    expect(page).toMatch(/chat_messages_(conversation|pair)/);
    expect(page).not.toContain('Seq Scan');
    const { body } = await get('/v1/chat/conversations', two);
    expect(body.data[0]).toMatchObject({ last_message: { body: 'the last' }, unread: 1 });
  });
});

describe('reporting a person', () => {
  test('is for someone one has talked to, and stays one report while it is open', async () => {
    const { one, two, adId } = await aPair();
    const report = (note: string) => post('/v1/chat/report', one, { account_id: two.id, ad_id: adId, note });
    expect((await report('too early')).status).toBe(403);
    await said(one, two, 'hello', { ad_id: adId });
    expect((await report('wants a deposit')).body).toMatchObject({ status: true });
    expect((await report('wants a deposit by transfer')).status).toBe(200);
    const reports = await rows(sql`
      select account_id, ad_id, note, status from account_reports where subject_id = ${two.id}`);
    expect(reports).toEqual([
      { account_id: one.id, ad_id: adId, note: 'wants a deposit by transfer', status: 'open' },
    ]);
    expect((await post('/v1/chat/report', one, { account_id: one.id })).status).toBe(422);
    expect((await post('/v1/chat/report', one, { account_id: 99_999_999 })).status).toBe(404);
  });
});

describe('a mail of an unread message', () => {
  const aReader = async () => {
    const { one, two, adId } = await aPair();
    await rows(sql`update accounts set password_hash = 'x', locale = 'ckb' where id = ${two.id}`);
    const [row] = await rows<{ email: string }>(sql`select email from accounts where id = ${two.id}`);
    return { writer: one, reader: two, adId, email: row?.email ?? '' };
  };
  const afterCommit = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  test('goes out after ten minutes, in the reader’s language, once until it is read', async () => {
    const { writer, reader, adId, email } = await aReader();
    const { id } = await said(writer, reader, 'Is the <b>machine</b> here?', { ad_id: adId });
    await mailUnread(afterCommit(5));
    expect(await mailsTo(email)).toEqual([]);
    await Promise.all([mailUnread(afterCommit(11)), mailUnread(afterCommit(11))]);
    await said(writer, reader, 'Hello?', { ad_id: adId });
    await mailUnread(afterCommit(30));
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Is the <b>machine</b> here?');
    expect(mail?.html).toContain('Is the &lt;b&gt;machine&lt;/b&gt; here?');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain(`/ckb/chat/${writer.id}/${adId}`);

    await post('/v1/chat/read', reader, { from_app_account_id: writer.id, ad_id: adId, up_to: id + 1 });
    await said(writer, reader, 'Another day', { ad_id: adId });
    await mailUnread(afterCommit(30));
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('is not sent for what was read, nor to whom nobody can log in as', async () => {
    const { writer, reader, adId, email } = await aReader();
    const { id } = await said(writer, reader, 'read at once', { ad_id: adId });
    await post('/v1/chat/read', reader, { from_app_account_id: writer.id, ad_id: adId, up_to: id });
    await mailUnread(afterCommit(30));
    expect(await mailsTo(email)).toEqual([]);
    await rows(sql`update accounts set password_hash = null where id = ${reader.id}`);
    await said(writer, reader, 'to an imported seller', { ad_id: adId });
    await mailUnread(afterCommit(30));
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('what both hear at once', () => {
  const { start } = withRealtime();
  const before = env.realtime;
  afterEach(async () => {
    await settled();
    env.realtime = before;
  });
  const embedded = async () => {
    // What was said before is told to nobody here.
    await settled();
    const server = await start();
    env.realtime = { ...before, ...app, port: server.port };
    return server;
  };
  const data = ({ data: text }: { data?: any }) => JSON.parse(text);

  test('a message reaches the receiver, the other devices of its sender and nobody else (R214)', async () => {
    const { one, two, adId } = await aPair();
    const server = await embedded();
    const [receiver, device, stranger] = [await server.dial(), await server.dial(), await server.dial()];
    await receiver.join(`private-chat.${two.id}.${one.id}`);
    await receiver.join(`private-account.${two.id}`);
    await device.join(`private-chat.${one.id}.${two.id}`);
    await stranger.join(`private-chat.${third.id}.${one.id}`);
    const message = await said(one, two, 'ئایا هێشتا ماوە؟', { ad_id: adId, id: temp() });
    expect(data(await receiver.next('MessageSent'))).toEqual(message);
    expect(data(await device.next('MessageSent'))).toEqual(message);
    expect(data(await receiver.next('UnreadChanged'))).toEqual({
      unread: 1,
      app_account_id: one.id,
      ad_id: adId,
    });

    await post('/v1/chat/read', two, { from_app_account_id: one.id, ad_id: adId, up_to: message.id });
    expect(data(await device.next('MessagesRead'))).toMatchObject({ ad_id: adId, up_to: message.id });
    expect(data(await receiver.next('UnreadChanged'))).toMatchObject({ unread: 0 });
    await stranger.settled();
    expect(stranger.frames).toEqual([]);
  });

  test('a repeat, and what is refused, is announced to nobody', async () => {
    const { one, two, adId } = await aPair();
    const id = temp();
    await said(one, two, 'once', { ad_id: adId, id });
    const server = await embedded();
    const receiver = await server.dial();
    await receiver.join(`private-chat.${two.id}.${one.id}`);
    await said(one, two, 'once', { ad_id: adId, id });
    await post('/v1/chat/block', two, { account_id: one.id });
    expect((await write(one, two, 'blocked', { ad_id: adId })).status).toBe(403);
    await settled();
    await receiver.settled();
    expect(receiver.frames).toEqual([]);
  });

  test('the longest message in the widest letters is announced whole', async () => {
    const { one, two, adId } = await aPair();
    const server = await embedded();
    const receiver = await server.dial();
    await receiver.join(`private-chat.${two.id}.${one.id}`);
    await said(one, two, '挖'.repeat(2_000), { ad_id: adId });
    expect(data(await receiver.next('MessageSent')).body).toBe('挖'.repeat(2_000));
  });

  test('a service that is down undoes nothing', async () => {
    const { one, two, adId } = await aPair();
    env.realtime = { ...before, ...app, port: await freePort() };
    await said(one, two, 'still stored', { ad_id: adId });
    await settled();
    expect(
      takeLog()
        .map(({ message }) => message)
        .join(),
    ).toContain('Telling of a message failed');
    const answer = await get(`/v1/chat/message-to-me?from_app_account_id=${one.id}&ad_id=${adId}`, two);
    expect(textsOf(answer)).toEqual(['still stored']);
  });
});
