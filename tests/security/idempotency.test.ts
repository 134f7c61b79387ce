import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect, openDatabase, setConnection } from '@/lib/db/connect';
import { keysOfCaller } from '@/lib/server/idempotency';
import { forgetAll, take } from '@/lib/server/limits';
import { sweep } from '@/lib/server/uploads/sweep';
import { aMember, signIn } from '../support/account';
import { adForm } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { urlOf } from '../support/cluster';
import { withTestDatabase } from '../support/database';
import { takeLog } from '../support/log';
import { withOutbox } from '../support/mail';
import { drawn, formOf } from '../support/pictures';

// Check 64. Calls that have an effect each time are the ones to try: a message to the site, an ad after its like was
// changed, a session. Those that are the same twice by themselves would pass without any keys.

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

type Headers = Record<string, string>;
const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-${keys}-${crypto.randomUUID()}`;
};

const send = (address: string, body: BodyInit, headers: Headers = {}) =>
  call(address, { method: 'POST', headers: { ...withKey, ...headers }, body });
const post = (address: string, body: object, key: string | null, headers: Headers = {}) =>
  send(address, JSON.stringify(body), {
    'content-type': 'application/json',
    ...(key === null ? {} : { 'idempotency-key': key }),
    ...headers,
  });

const letter = (message = 'Where are you?') => ({ name: 'Sara', email: 'sara@example.com', message });
const lettersSaying = async (message: string) =>
  (await rows(sql`select 1 from contact_messages where message = ${message}`)).length;
const letterTo = (message: string, key: string | null, headers: Headers = {}) =>
  post('/v1/contact-message', letter(message), key, headers);

describe('the same write twice', () => {
  test('without a key is two', async () => {
    await letterTo('without', null);
    await letterTo('without', null);
    expect(await lettersSaying('without')).toBe(2);
  });

  test('with one key is one, and the second hears what the first heard', async () => {
    const key = newKey();
    const first = await letterTo('with', key);
    const second = await letterTo('with', key);
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(await lettersSaying('with')).toBe(1);
  });

  test('ten times at once with one key is one; who comes while it is being done is told when to ask', async () => {
    const key = newKey();
    // Whoever is first cannot end before the others were told.
    const [{ name } = { name: '' }] = await rows<{ name: string }>(sql`select current_database() as name`);
    const holder = new pg.Client({ connectionString: urlOf(name) });
    await holder.connect();
    await holder.query('begin; lock table contact_messages in exclusive mode');
    let told = 0;
    const letters = Array.from({ length: 10 }, async () => {
      const answer = await letterTo('at once', key);
      told += 1;
      return answer;
    });
    await expect.poll(() => told, { timeout: 20_000 }).toBe(9);
    await holder.query('commit');
    await holder.end();
    const answers = await Promise.all(letters);
    expect(await lettersSaying('at once')).toBe(1);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    for (const { status, headers } of answers)
      expect(headers.get('retry-after')).toBe(status === 409 ? '1' : null);
    expect(await letterTo('at once', key)).toMatchObject({ status: 200 });
    expect(await lettersSaying('at once')).toBe(1);
  });

  test('is one over a restart', async () => {
    const key = newKey();
    const first = await letterTo('restart', key);
    const [{ name } = { name: '' }] = await rows<{ name: string }>(sql`select current_database() as name`);
    const old = await connect();
    const anew = await openDatabase({ connectionString: urlOf(name) });
    setConnection(anew);
    forgetAll();
    const second = await letterTo('restart', key).finally(() => setConnection(old));
    await anew.close();
    expect(second.body).toEqual(first.body);
    expect(await lettersSaying('restart')).toBe(1);
  });

  test('is one ad, also where a browser makes up another boundary for the form', async () => {
    const seller = await aMember();
    const key = newKey();
    const photo = await drawn().jpeg().toBuffer();
    const fields = Object.fromEntries(
      Object.entries(await adForm())
        .filter(([, value]) => !Array.isArray(value))
        .map(([name, value]) => [name, String(value)]),
    );
    const sendForm = (price: string) =>
      send('/v1/ads', formOf({ ...fields, price, 'images[]': [photo, 'one.jpg'] }), {
        ...seller.headers,
        'idempotency-key': key,
      });
    const first = await sendForm('5000');
    expect(first.status).toBe(200);
    // The guard against double clicks compares with ads that stand there: it would let this one pass.
    await rows(sql`update ads set title = 'Another' where id = ${first.body.data.id}`);
    const second = await sendForm('5000');
    expect([second.body, second.headers.get('idempotent-replayed')]).toEqual([first.body, 'true']);
    expect(await sendForm('6000')).toMatchObject({ status: 422 });
    expect(await rows(sql`select 1 from ads where account_id = ${seller.id}`)).toHaveLength(1);
  });

  test('gets its cookies again', async () => {
    const member = await aMember();
    const key = newKey();
    const logIn = () => post('/auth/login', { email: member.email, password: 'a tractor in spring' }, key);
    const [first, second] = [await logIn(), await logIn()];
    expect(second.body).toEqual(first.body);
    expect(second.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
    expect(second.headers.get('cache-control')).toBe('private, no-store');
    expect(await rows(sql`select 1 from sessions where account_id = ${member.id}`)).toHaveLength(2);
  });
});

describe('a key', () => {
  test('that came with another request is refused, and nothing is done', async () => {
    const key = newKey();
    await letterTo('one', key);
    const { status, body } = await letterTo('another', key);
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('Idempotency-Key');
    expect(await lettersSaying('another')).toBe(0);
    expect(await post('/v1/contact-message?lang=ar', letter('one'), key)).toMatchObject({ status: 422 });
  });

  test('of a refused request is free: what is put right goes through with it', async () => {
    const key = newKey();
    expect(await post('/v1/contact-message', { ...letter('right'), email: 'nowhere' }, key)).toMatchObject({
      status: 422,
    });
    expect(await letterTo('right', key)).toMatchObject({ status: 200 });
    expect(await lettersSaying('right')).toBe(1);
  });

  test('is its account’s and its call’s', async () => {
    const key = newKey();
    const [one, other] = [await aMember(), await aMember()];
    const ask = (headers: Headers) => post('/auth/subscription', { plan_id: 2 }, key, headers);
    expect(await ask(one.headers)).toMatchObject({ status: 200 });
    const others = await ask(other.headers);
    expect([others.status, others.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect((await ask(await signIn(one.id))).headers.get('idempotent-replayed')).toBe('true');
    expect(await letterTo('beside', key)).toMatchObject({ status: 200 });
    const [here, there] = ['203.0.113.7', '198.51.100.7'].map((from) => ({ 'x-forwarded-for': from }));
    const visitors = newKey();
    for (const from of [here, there, here]) await letterTo('from two', visitors, from);
    expect(await lettersSaying('from two')).toBe(2);
  });

  test('opens nothing to who may not call any more', async () => {
    const key = newKey();
    const member = await aMember();
    const ask = () => post('/auth/subscription', { plan_id: 2 }, key, member.headers);
    expect(await ask()).toMatchObject({ status: 200 });
    await rows(sql`update accounts set blocked_at = now() where id = ${member.id}`);
    expect(await ask()).toMatchObject({ status: 401 });
  });

  test('works where two patterns fit the address', async () => {
    const moderator = await aMember({ role: 'moderator' });
    const { body } = await call('/v1/moderation/slides', { headers: moderator.headers });
    const ids = body.data.map(({ id }: { id: number }) => id);
    const key = newKey();
    const order = () =>
      call('/v1/moderation/slides/order', {
        method: 'PUT',
        headers: {
          ...withKey,
          ...moderator.headers,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ ids }),
      });
    const first = await order();
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect((await order()).headers.get('idempotent-replayed')).toBe('true');
  });

  test.each(['', 'x'.repeat(256), 'two words', 'ключ'.normalize()])('is none: %j', async (key) => {
    const headers = new Headers({ ...withKey, 'content-type': 'application/json' });
    try {
      headers.set('idempotency-key', key);
    } catch {
      // No client can send such a header at all.
      return;
    }
    const body = JSON.stringify(letter('no key'));
    expect(await call('/v1/contact-message', { method: 'POST', headers, body })).toMatchObject({
      status: 422,
    });
  });

  test('of 255 characters is one', async () => {
    expect(await letterTo('long', 'k'.repeat(255))).toMatchObject({ status: 200 });
  });

  test('whose first request died with its process begins anew after two minutes', async () => {
    const key = newKey();
    await letterTo('died', key);
    await rows(sql`update idempotency_keys set answer = null, created_at = now() - interval '1 minute'`);
    expect(await letterTo('died', key)).toMatchObject({ status: 409 });
    await rows(sql`update idempotency_keys set created_at = now() - interval '3 minutes'`);
    expect(await letterTo('died', key)).toMatchObject({ status: 200 });
  });
});

describe('what is kept', () => {
  test('is a day’s, and then swept away', async () => {
    const [old, recent] = [newKey(), newKey()];
    await letterTo('old', old);
    await rows(sql`update idempotency_keys set created_at = now() - interval '25 hours'`);
    await letterTo('recent', recent);
    const count = async () => (await rows(sql`select 1 from idempotency_keys`)).length;
    await sweep({});
    expect(await count()).toBe(1);
    expect(await letterTo('old', old)).toMatchObject({ status: 200 });
    expect(await lettersSaying('old')).toBe(2);
    await letterTo('recent', recent);
    expect(await lettersSaying('recent')).toBe(1);
  });

  test('is of no use to who reads the table: neither key, nor request, nor answer stands there', async () => {
    const member = await aMember();
    const key = newKey();
    const { body } = await post('/auth/login', { email: member.email, password: 'a tractor in spring' }, key);
    const stored = JSON.stringify(await rows(sql`select * from idempotency_keys`));
    const plain = Buffer.from(stored).toString('latin1');
    for (const secret of [key, body.token, member.email, 'tractor'])
      for (const form of [secret, Buffer.from(secret).toString('base64').slice(0, -4)])
        expect(plain).not.toContain(form);
  });

  test('is bounded: more than 1,200 keys an hour of one visitor are refused', async () => {
    const from = { 'x-forwarded-for': '203.0.113.99' };
    for (let n = 1; n < 1_200; n += 1) take(keysOfCaller, 'visitor 203.0.113.99');
    expect(await letterTo('last', newKey(), from)).toMatchObject({ status: 200 });
    const over = await letterTo('over', newKey(), from);
    expect([over.status, Number(over.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await letterTo('over', null, from)).toMatchObject({ status: 200 });
    expect(await lettersSaying('over')).toBe(1);
  });

  test('is the failure too, where it is ours and may have come after the effect', async () => {
    const key = newKey();
    await rows(sql`alter table contact_messages rename to elsewhere`);
    const first = await letterTo('fails', key).finally(() =>
      rows(sql`alter table elsewhere rename to contact_messages`),
    );
    takeLog();
    const second = await letterTo('fails', key);
    expect([first.status, second.status, second.body]).toEqual([500, 500, first.body]);
    expect(await lettersSaying('fails')).toBe(0);
  });
});

test('a key that is not sent costs nothing: no row, and no question to the database', async () => {
  const before = await rows(sql`select name from idempotency_keys order by 1`);
  await letterTo('plain', null);
  expect(await rows(sql`select name from idempotency_keys order by 1`)).toEqual(before);
});

describe('an answer that is a secret', () => {
  test('is not kept: neither a key for two-step login nor recovery codes, under any key', async () => {
    const member = await aMember();
    const key = newKey();
    const names = () => rows(sql`select name from idempotency_keys order by 1`);
    const before = await names();
    const begin = () =>
      post('/auth/two-step', { current_password: 'a tractor in spring' }, key, member.headers);
    const [first, second] = [await begin(), await begin()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.data.key).not.toBe(first.body.data.key);
    expect(await rows(sql`select 1 from two_step_keys where account_id = ${member.id}`)).toHaveLength(1);
    expect(await names()).toEqual(before);
  });
});

test('the document says of every write that it takes a key, but where nothing may keep the answer, and of no read', async () => {
  const { paths } = (await call('/openapi.json')).body;
  const neverKept = [
    'POST /api/auth/two-step',
    'POST /api/auth/two-step/confirm',
    'POST /api/auth/two-step/recovery-codes',
    'POST /api/auth/login/passkey/options',
    'POST /api/auth/login/passkey',
    'POST /api/auth/passkeys/options',
    'POST /api/auth/export',
  ];
  const wrong: string[] = [];
  for (const [path, item] of Object.entries<Record<string, { parameters?: { $ref?: string }[] }>>(paths))
    for (const [method, { parameters = [] }] of Object.entries(item)) {
      const name = `${method.toUpperCase()} ${path}`;
      const takes = parameters.some(({ $ref }) => $ref === '#/components/parameters/Idempotency-Key');
      if (takes !== (method !== 'get' && !neverKept.includes(name))) wrong.push(name);
    }
  expect(wrong).toEqual([]);
});
