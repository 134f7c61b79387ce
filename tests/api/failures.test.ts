import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { forgetAll } from '@/lib/server/limits';
import { aMember, memberPassword } from '../support/account';
import { anAdOf, post } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';
import { takeLog } from '../support/log';
import { withOutbox } from '../support/mail';

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

test('a write that another one was in the way of is done again, whatever it writes', async () => {
  const [seller, buyer] = [await aMember(), await aMember()];
  const ad = await anAdOf(seller.headers);
  await accept(ad);
  // A sequence does not go back with the transaction: each table fails twice, then takes the row.
  const tables = ['favourites', 'reports', 'chat_messages', 'ad_views', 'sessions'];
  for (const table of tables)
    await rows(sql`
      create sequence ${sql.identifier(`tries_of_${table}`)}`).then(() =>
      rows(
        sql.raw(`
          create function fail_${table}() returns trigger language plpgsql as $$ begin
            if nextval('tries_of_${table}') <= 2 then raise exception 'in the way' using errcode = '40P01'; end if;
            return new;
          end $$`),
      ),
    );
  for (const table of tables)
    await rows(
      sql.raw(`create trigger fail before insert on ${table} for each row execute function fail_${table}()`),
    );
  const answers = [
    await post('/v1/favorite', { ad_id: ad }, buyer.headers),
    await post('/v1/report-ad', { ad_id: ad, note: 'x' }, buyer.headers),
    await post('/v1/chat', { to_app_account_id: seller.id, ad_id: ad, from_message: 'Hello' }, buyer.headers),
    await post(`/v1/ads/${ad}/view`, {}, { 'user-agent': 'Firefox' }),
    await post('/auth/login', { email: seller.email, password: memberPassword }, {}),
  ];
  for (const table of tables) await rows(sql.raw(`drop trigger fail on ${table}`));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await settled();
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
