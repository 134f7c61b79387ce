import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import { dropLink, makeLink } from '@/lib/server/accounts/links';
import { settled } from '@/lib/server/after-commit';
import { forgetAll } from '@/lib/server/limits';
import * as outside from '@/lib/server/push/post';
import { deliverPush } from '@/lib/server/push/push';
import { enqueue } from '@/lib/server/queue/queue';
import { drain, type Handlers } from '@/lib/server/queue/worker';
import { transact } from '@/lib/server/transaction';
import { aMember, memberPassword, signIn } from '../support/account';
import { adForm, anAdOf, post, remove } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';
import { takeLog } from '../support/log';
import { withOutbox } from '../support/mail';
import { aPushDevice } from '../support/requests';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const contact = (message: string) =>
  post('/v1/contact-message', { name: 'Sara', email: 'sara@example.com', message }, {});

test('signs that no database takes are left out of what people write', async () => {
  const [seller, buyer, moderator] = [await aMember(), await aMember(), await aMember({ role: 'moderator' })];
  const ad = await anAdOf(seller.headers);
  await accept(ad);
  await post('/v1/chat', { to_app_account_id: seller.id, ad_id: ad, from_message: 'Hello' }, buyer.headers);
  const odd = 'one\u0000\r\ntwo\ud800';
  const answers = [
    await contact(odd),
    await post('/v1/report-ad', { ad_id: ad, note: odd }, buyer.headers),
    await post('/v1/chat/report', { account_id: seller.id, note: odd }, buyer.headers),
    await post(`/v1/moderation/accounts/${seller.id}/block`, { reason: odd }, moderator.headers),
    await call('/v1/moderation/accounts?search=%00', { headers: moderator.headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const [kept] = await rows(sql`
    select (select message from contact_messages order by id desc limit 1) as message,
           (select note from reports where ad_id = ${ad}) as report,
           (select note from account_reports where subject_id = ${seller.id}) as person,
           (select reason from audit_log order by id desc limit 1) as reason`);
  const clean = 'one\ntwo\ufffd';
  expect(kept).toEqual({ message: clean, report: clean, person: clean, reason: clean });
  await settled();
});

test('a log says which query failed and why, and nothing that somebody wrote', async () => {
  await rows(sql`alter table contact_messages rename to elsewhere`);
  const { status, body } = await contact('My secret plan');
  await rows(sql`alter table elsewhere rename to contact_messages`);
  const logged = takeLog()
    .map(({ error }) => error)
    .join('\n');
  expect(status).toBe(500);
  expect(body.message).toMatch(/^Something went wrong \([0-9a-f-]{36}\)\.$/);
  expect(logged).toContain('insert into "contact_messages"');
  expect(logged).toContain('does not exist');
  expect(logged).toMatch(/send-message\.ts/);
  for (const value of ['My secret plan', 'sara@example.com']) expect(logged).not.toContain(value);
});

/** From now on each kind of write to these tables fails twice: as a deadlock, and as a serialization failure. */
const standInTheWay = async (tables: readonly string[]) => {
  await rows(sql`create schema tries`);
  // A sequence does not go back with the transaction.
  await rows(sql`
    create function stand_in_the_way() returns trigger language plpgsql as $$
    declare try int := nextval(format('tries.%I', tg_table_name || ' ' || lower(tg_op)));
    begin
      if try = 1 then raise exception 'in the way' using errcode = '40P01'; end if;
      if try = 2 then raise exception 'in the way' using errcode = '40001'; end if;
      return coalesce(new, old);
    end $$`);
  for (const table of tables) {
    for (const write of ['insert', 'update', 'delete'])
      await rows(sql`create sequence tries.${sql.identifier(`${table} ${write}`)}`);
    await rows(sql`
      create trigger in_the_way before insert or update or delete on ${sql.identifier(table)}
        for each row execute function stand_in_the_way()`);
  }
};
const letBegin = () =>
  rows(sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
             from pg_sequences where schemaname = 'tries'`);
const standAside = async () => {
  await rows(sql`drop function stand_in_the_way() cascade`);
  await rows(sql`drop schema tries cascade`);
};
/** Which writes were done at their third try, and which at none. */
const tried = async () => {
  const sequences = await rows<{ name: string; tries: number | null }>(sql`
    select sequencename as name, last_value::int as tries from pg_sequences
     where schemaname = 'tries' and last_value is not null order by sequencename`);
  return sequences.map(({ name, tries }) => ((tries ?? 0) > 2 ? name : `${name}, given up`));
};

/** A write, what of it is done again, and how it is answered where that is not by 200. */
type Write = [write: () => Promise<{ status: number }>, wanted: string[], status?: number];
const expectAgain = async (writes: readonly Write[]) => {
  const tables = writes.flatMap(([, wanted]) => wanted.map((write) => write.split(' ')[0] ?? ''));
  await standInTheWay([...new Set(tables)]);
  try {
    for (const [write, wanted, status = 200] of writes) {
      await letBegin();
      const answer = await write();
      expect([answer.status, await tried()]).toEqual([status, wanted]);
    }
  } finally {
    await standAside();
    await settled();
  }
};

test('a write that another one was in the way of is done again, whatever it writes', async () => {
  const [seller, buyer] = [await aMember(), await aMember()];
  const ad = await anAdOf(seller.headers);
  await accept(ad);
  const [plan] = await rows<{ id: number }>(sql`select id from plans where price > 0 limit 1`);
  const [device, lost] = [aPushDevice(), aPushDevice()];
  await post('/auth/push', lost, buyer.headers);
  const [lostDevice] = await rows<{ id: number }>(sql`
    select id from push_devices where endpoint = ${lost.endpoint}`);
  vi.spyOn(outside, 'postOutside').mockResolvedValue(410);
  const [desk, tablet, phone, old] = await Promise.all(
    ['Desk', 'Tablet', 'Phone', 'Old'].map((agent) => signIn(buyer.id, agent)),
  );
  await rows(sql`update sessions set last_seen_at = now() - interval '1 hour' where user_agent = 'Old'`);
  const { body } = await call('/auth/sessions', { headers: tablet ?? {} });
  const once = (key: string) => ({ ...buyer.headers, 'idempotency-key': key });
  const about = { account_id: seller.id };
  const message = { to_app_account_id: seller.id, ad_id: ad, from_message: 'Hello' };
  let link = '';
  const fine = (work: Promise<unknown>) => work.then(() => ({ status: 200 }));

  await expectAgain([
    [() => post('/v1/favorite', { ad_id: ad }, buyer.headers), ['favourites insert']],
    [() => post('/v1/report-ad', { ad_id: ad, note: 'x' }, buyer.headers), ['reports insert']],
    [() => post('/v1/chat', message, buyer.headers), ['chat_messages insert']],
    [() => post('/v1/chat/report', about, buyer.headers), ['account_reports insert']],
    [() => post('/v1/chat/block', about, buyer.headers), ['blocks insert']],
    [() => post('/v1/chat/unblock', about, buyer.headers), ['blocks delete']],
    [() => post(`/v1/ads/${ad}/view`, {}, { 'user-agent': 'Firefox' }), ['ad_views insert']],
    [() => post('/auth/subscription', { plan_id: plan?.id }, buyer.headers), ['subscriptions insert']],
    [() => remove('/auth/subscription', buyer.headers), ['subscriptions delete']],
    [
      () => post('/v1/favorite', { ad_id: ad }, once('answered')),
      ['favourites delete', 'idempotency_keys insert', 'idempotency_keys update'],
    ],
    [
      () => post('/v1/favorite', { ad_id: 'none' }, once('refused')),
      ['idempotency_keys delete', 'idempotency_keys insert'],
      422,
    ],
    [() => post('/auth/push', device, buyer.headers), ['push_devices insert']],
    [
      () => fine(deliverPush({ deviceId: lostDevice?.id ?? 0, title: 'x', body: 'x', url: '/', tag: 'x' })),
      ['push_devices delete'],
    ],
    [() => post('/auth/login', { email: seller.email, password: memberPassword }, {}), ['sessions insert']],
    [() => fine(signIn(seller.id)), ['sessions insert']],
    [() => call('/auth/me', { headers: old ?? {} }), ['sessions update']],
    [() => remove(`/auth/sessions/${body.data[0].id}`, buyer.headers), ['sessions delete']],
    [() => post('/auth/logout', {}, desk ?? {}), ['sessions delete']],
    [() => remove('/auth/sessions', phone ?? {}), ['push_devices delete', 'sessions delete']],
    [
      () =>
        fine(
          makeLink(buyer.id, 'reset-password').then((token) => {
            link = token ?? '';
          }),
        ),
      ['account_links insert'],
    ],
    [() => fine(dropLink(link)), ['account_links delete']],
  ]);
});

test('so are those of an ad, of a saved search, of a moderator and of the account itself', async () => {
  const [seller, moderator] = [await aMember(), await aMember({ role: 'moderator' })];
  const ad = await anAdOf(seller.headers);
  const { body } = await call(`/v1/moderation/ads/${ad}`, { headers: moderator.headers });
  const { version } = body.data;
  const newcomer = {
    username: 'newcomer',
    first_name: 'Sara',
    last_name: 'Karim',
    email: 'newcomer@example.com',
    password: memberPassword,
    password_confirmation: memberPassword,
  };
  const close = (current_password: string, { headers }: typeof moderator) =>
    call('/auth/account', {
      method: 'DELETE',
      headers: { ...withKey, ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ current_password }),
    });
  const leaver = await aMember();
  const form = await adForm();
  await expectAgain([
    [() => post('/v1/ads', form, seller.headers), ['ads insert']],
    [() => post('/auth/saved-searches', { query: 'category=1' }, seller.headers), ['saved_searches insert']],
    [
      () => post(`/v1/moderation/ads/${ad}/accept`, { version }, moderator.headers),
      ['ads update', 'audit_log insert'],
    ],
    [() => post('/auth/register', newcomer, {}), ['accounts insert']],
    [() => post(`/auth/update/${leaver.id}`, { first_name: 'Azad' }, leaver.headers), ['accounts update']],
    [() => close(memberPassword, leaver), ['accounts update']],
  ]);
});

test('what a job has done is written down though another write is in the way, so it is not done twice', async () => {
  const letter = {
    to: 'sara@example.com',
    name: 'Sara',
    locale: 'en' as const,
    subject: 'x',
    paragraphs: ['x'],
  };
  for (const [options, wanted] of [
    [{}, 'queued_jobs delete'],
    [{ key: 'once' }, 'queued_jobs update'],
  ] as const) {
    await rows(sql`delete from queued_jobs`);
    await transact((tx) => enqueue(tx, 'letter', letter, options));
    try {
      // From when it has been taken.
      await drain({ ...({} as Handlers), letter: () => standInTheWay(['queued_jobs']) });
      expect(await tried()).toEqual([wanted]);
    } finally {
      await standAside();
    }
  }
});

test('a form of more than 100 fields is refused before it is taken apart', async () => {
  const send = (type: string, body: string) =>
    call('/auth/login', { method: 'POST', headers: { ...withKey, 'content-type': type }, body });
  const part = '--X\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
  const [urlencoded, multipart] = [
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=X',
  ] as const;
  const statuses = [
    await send(urlencoded, 'a=1&'.repeat(16_000)),
    await send(multipart, `${part.repeat(150)}--X--\r\n`),
    await send(urlencoded, 'a=1&'.repeat(99)),
    await send(multipart, `${part.repeat(20)}--X--\r\n`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([413, 413, 422, 422]);
});
