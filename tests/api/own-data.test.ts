import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { extract } from 'tar-stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { handle } from '@/lib/server/app';
import { forgetAll } from '@/lib/server/limits';
import { notExported, ownTables } from '@/lib/server/own-data/tables';
import { saveSearch } from '@/lib/server/saved-searches/mutations';
import { aMember, memberPassword } from '../support/account';
import { withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { withOutbox } from '../support/mail';
import { drawn } from '../support/pictures';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

type Member = Awaited<ReturnType<typeof aMember>>;

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);

const ask = (method: string, path: string, member: Member | null, body: object) =>
  handle(
    new Request(`http://localhost/api${path}`, {
      method,
      headers: { ...withKey, ...member?.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
const askForAll = (member: Member | null, current_password = memberPassword) =>
  ask('POST', '/auth/export', member, { current_password });

/** Files of an archive by their names. */
const unpack = async (archive: Uint8Array): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  const reading = extract();
  reading.end(gunzipSync(archive));
  for await (const entry of reading) {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    files.set(entry.header.name, Buffer.concat(parts));
  }
  return files;
};
const exported = async (member: Member) => {
  const answer = await askForAll(member);
  expect(answer.status).toBe(200);
  return unpack(new Uint8Array(await answer.arrayBuffer()));
};

/** Puts a row of every kind that an account can have into the database. */
const fill = async (member: Member, other: Member) => {
  const form = new FormData();
  const picture = await drawn().jpeg().toBuffer();
  form.set('avatar', new File([new Uint8Array(picture)], 'me.jpg', { type: 'image/jpeg' }));
  form.set('cv', new File(['%PDF-1.4 a CV'], 'me.pdf', { type: 'application/pdf' }));
  form.set('phone_number', '+9647701234567');
  const update = new Request(`http://localhost/api/auth/update/${member.id}`, {
    method: 'POST',
    headers: { ...withKey, ...member.headers },
    body: form,
  });
  expect((await handle(update)).status).toBe(200);
  const [ad] = await rows<{ id: number }>(sql`
    update ads set account_id = ${member.id}, description = 'My own words', phone = '+9647701234567'
     where id = (select min(i.ad_id) from ad_images i join ads a on a.id = i.ad_id where a.facet_bucket_id is not null
                   and not exists (select 1 from ad_revisions r where r.ad_id = a.id))
     returning id`);
  const id = ad?.id ?? 0;
  await rows(sql`insert into ad_sales (ad_id, buyer_id, price_cents) values (${id}, ${member.id}, 4711)`);
  await rows(sql`insert into ad_revisions (ad_id, fields) values (${id}, '{"title": "Another"}')`);
  await rows(sql`insert into ad_socials (ad_id, position, link) values (${id}, 9, 'https://example.com/me')
                 on conflict do nothing`);
  await rows(sql`insert into passkeys (account_id, name, credential_id, public_key)
                 values (${member.id}, 'Phone', ${`of ${member.id}`}, 'a key')`);
  await rows(sql`insert into push_devices (account_id, endpoint, p256dh, auth, locale, time_zone)
                 values (${member.id}, ${`https://push.example.com/secret-${member.id}`}, 'a secret', 'a secret', 'en', 'UTC')`);
  await rows(sql`insert into favourites (account_id, ad_id) values (${member.id}, ${id})`);
  await saveSearch(member.id, { query: 'category=1' }, 'en');
  await rows(sql`insert into alerts (account_id, ad_id, kind) values (${member.id}, ${id}, 'sold')`);
  await rows(
    sql`insert into blocks (account_id, blocked_id) values (${member.id}, ${other.id}), (${other.id}, ${member.id})`,
  );
  await rows(sql`insert into reports (ad_id, account_id, note) values (${id}, ${member.id}, 'A copy')`);
  await rows(sql`insert into account_reports (subject_id, account_id, note) values
                   (${other.id}, ${member.id}, 'He lies'), (${member.id}, ${other.id}, 'She is a secret')`);
  await rows(sql`
    with s as (insert into subscriptions (account_id, plan_id, status) select ${member.id}, min(id), 'active' from plans
               returning id)
    insert into promotions (subscription_id, ad_id, kind, ends_at) select id, ${id}, 'top', now() from s`);
  await rows(sql`
    with m as (insert into chat_messages (from_account_id, to_account_id, ad_id, body)
               select case when n % 2 = 0 then ${member.id}::int else ${other.id}::int end,
                      case when n % 2 = 0 then ${other.id}::int else ${member.id}::int end, ${id}, 'message ' || n
                 from generate_series(1, 1001) n returning id)
    insert into conversations (account_id, other_id, ad_id, last_message_id)
    select a, b, ${id}, (select max(id) from m)
      from (values (${member.id}::int, ${other.id}::int), (${other.id}::int, ${member.id}::int)) as v(a, b)`);
  return id;
};

test('every table that names accounts is exported, or it is said why not', async () => {
  const naming = await rows<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'accounts'::regclass order by 1`);
  const said = [...ownTables.map(({ table }) => table), ...Object.keys(notExported)];
  expect(naming.length).toBeGreaterThan(10);
  expect(naming.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([]);
});

/** A new column of these tables stands in the archive by itself: here somebody says that it may. */
const exportedColumns = {
  account:
    'alert_mails avatar blocked_at created_at currency cv_name deleted_at email email_confirmed_at favourites_by_mail favourites_by_push first_name id last_name lat locale long phone_number role state_id time_zone two_step_at username website_url whatsapp_number zip_code',
  sessions: 'account_id address created_at expires_at id last_seen_at user_agent',
  passkeys: 'account_id created_at id last_used_at name transports',
  'push-devices': 'account_id created_at id locale time_zone',
  ads: 'account_id ad_type_id asked_cents asked_currency availability brand_id car_model_id category_id created_at decided_at deleted_at description distance distance_type email expires_at facts feature hours id information language lat long model_name phone price_cents price_type promoted_until promotion purged_at rejection_reason reminded_days seen_price_cents sold_at source source_key specification state_id status sub_category_id title updated_at vat video_url views website_url whatsapp_number year zip_code',
  sales: 'ad_id buyer_id price_cents',
  purchases: 'ad_id buyer_id',
  'ad-changes': 'ad_id created_at decided_at fields id rejection_reason status',
  'ad-pictures': 'ad_id media_key position',
  'ad-links': 'ad_id link position social_media_id',
  favourites: 'account_id ad_id created_at id',
  'saved-searches':
    'account_id by_mail by_push created_at frequency id looked_at name on_site query tell_at told_at wide',
  alerts: 'about account_id ad_id created_at due_at id kind read_at saved_search_id told_at',
  messages: 'ad_id body created_at from_account_id id read_at to_account_id',
  'blocked-people': 'account_id blocked_id created_at',
  'reports-of-ads': 'account_id ad_id created_at decided_at id note status',
  'reports-of-people': 'account_id ad_id created_at decided_at id note status subject_id',
  subscriptions: 'account_id created_at ends_at id plan_id starts_at status',
  promotions: 'ad_id created_at ends_at id kind subscription_id',
};

describe('everything of one’s own', () => {
  test('has of each table the columns that were looked at, and no other', async () => {
    const [member, other] = [await aMember(), await aMember()];
    await fill(member, other);
    const files = await exported(member);
    const columns = ownTables.map(({ name }) => {
      const [row] = JSON.parse(String(files.get(`${name}.json`)));
      return [name, Object.keys(row).toSorted().join(' ')];
    });
    expect(Object.fromEntries(columns)).toEqual(exportedColumns);
  });

  test('is made anew for each request, also by one key: nothing of it is kept', async () => {
    const member = await aMember();
    const request = () =>
      handle(
        new Request('http://localhost/api/auth/export', {
          method: 'POST',
          headers: {
            ...withKey,
            ...member.headers,
            'content-type': 'application/json',
            'idempotency-key': 'the same',
          },
          body: JSON.stringify({ current_password: memberPassword }),
        }),
      );
    const [first, second] = [await request(), await request()];
    expect([first.status, second.status, second.headers.get('idempotent-replayed')]).toEqual([
      200,
      200,
      null,
    ]);
    for (const answer of [first, second])
      expect((await unpack(new Uint8Array(await answer.arrayBuffer()))).size).toBe(ownTables.length);
    expect(await rows(sql`select 1 from idempotency_keys`)).toEqual([]);
  });

  test('is one archive of rows, pictures and the CV, and has nobody’s secrets', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const adId = await fill(member, other);
    const files = await exported(member);
    const read = (name: string) => JSON.parse(String(files.get(`${name}.json`)));
    expect(read('account')).toEqual([
      expect.objectContaining({ email: member.email, phone_number: '+9647701234567' }),
    ]);
    expect(read('ads')).toEqual([expect.objectContaining({ id: adId, description: 'My own words' })]);
    for (const { name } of ownTables) expect(read(name).length, name).toBeGreaterThan(0);
    expect([read('messages').length, read('messages-2').length]).toEqual([1000, 1]);
    expect(String(files.get('cv.pdf'))).toBe('%PDF-1.4 a CV');
    const [{ avatar }] = read('account');
    // The pictures of seeded ads are rows without files here.
    expect(files.get(`pictures/${avatar}.webp`)?.subarray(8, 12).toString()).toBe('WEBP');
    const text = [...files]
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => String(bytes))
      .join('');
    for (const secret of ['argon2', '_hash', 'She is a secret', other.email])
      expect(text).not.toContain(secret);
  });

  test('wants the password, and no stranger gets it', async () => {
    const member = await aMember();
    expect((await askForAll(null)).status).toBe(401);
    const wrong = await askForAll(member, 'not this one');
    expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ['current_password']]);
  });

  test('can be had three times an hour', async () => {
    const member = await aMember();
    for (let time = 0; time < 3; time += 1) await (await askForAll(member)).arrayBuffer();
    const fourth = await askForAll(member);
    expect([fourth.status, Number(fourth.headers.get('retry-after')) > 3000]).toEqual([429, true]);
  });

  test('that nobody reads to its end holds nothing up', async () => {
    const [member, other] = [await aMember(), await aMember()];
    await fill(member, other);
    const { body } = await askForAll(member);
    const reader = body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect((await exported(member)).size).toBeGreaterThan(10);
  });
});

describe('of a closed account', () => {
  test('stays what others have a part in, and nothing else', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const adId = await fill(member, other);
    const closed = await ask('DELETE', '/auth/account', member, { current_password: memberPassword });
    expect(closed.status).toBe(200);
    const left: string[] = [];
    for (const { name, table, of } of ownTables) {
      const [{ n } = { n: 0 }] = await rows<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(table)} t where ${of(member.id)}`,
      );
      if (n) left.push(name);
    }
    expect(left).toEqual([
      'account',
      'ads',
      'sales',
      'messages',
      'reports-of-ads',
      'reports-of-people',
      'subscriptions',
      'promotions',
    ]);
    const [ad] = await rows<Record<string, unknown>>(sql`select * from ads where id = ${adId}`);
    expect(ad).toMatchObject({
      description: '',
      specification: '',
      video_url: null,
      phone: null,
      search: '',
    });
    const conversations = await rows<{ account_id: number }>(
      sql`select account_id from conversations where ${member.id} in (account_id, other_id)`,
    );
    expect(conversations).toEqual([{ account_id: other.id }]);
    const blocked = await rows(sql`select 1 from blocks where ${member.id} in (account_id, blocked_id)`);
    expect(blocked).toEqual([]);
  });
});
