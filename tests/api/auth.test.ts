import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import { limits } from '@/lib/server/accounts/limits';
import { hashToken } from '@/lib/server/accounts/tokens';
import { handle } from '@/lib/server/app';
import { forgetAll, take } from '@/lib/server/limits';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { mailsTo, withOutbox } from '../support/mail';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

const password = 'ژمارە یەک 🚜 ';
let people = 0;
const someone = (changes: Record<string, unknown> = {}) => {
  people += 1;
  return {
    username: `person${people}`,
    first_name: 'Sara',
    last_name: 'Karim',
    email: `person${people}@example.com`,
    password,
    password_confirmation: password,
    ...changes,
  };
};

let visitors = 0;
const visitor = () => {
  visitors += 1;
  return `203.0.113.${visitors}`;
};

type Options = { from?: string; headers?: Record<string, string> };
const post = (address: string, body: unknown, { from = visitor(), headers }: Options = {}) =>
  call(address, {
    method: 'POST',
    headers: { ...withKey, 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  });
const me = (headers: Record<string, string>) => call('/auth/me', { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);

const registered = async (changes: Record<string, unknown> = {}) => {
  const fields = someone(changes);
  const answer = await post('/auth/register', fields);
  expect(answer.body).toMatchObject({ status: true });
  return fields;
};
const loggedIn = async (changes: Record<string, unknown> = {}) => {
  const fields = await registered(changes);
  const { body, headers } = await post('/auth/login', { email: fields.email, password });
  return { fields, token: body.token as string, cookies: headers.getSetCookie() };
};
const linkIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

describe('logging in', () => {
  test('the right password gives a bearer, the user and the account', async () => {
    const fields = await registered();
    const { status, body, headers } = await post('/auth/login', { email: fields.email, password });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.data).toEqual({
      id: expect.any(Number),
      username: fields.username,
      email: fields.email,
      full_name: 'Sara Karim',
      avatar: null,
    });
    expect(Object.keys(body.account).toSorted()).toEqual(
      [
        'avatar cv_name email email_confirmed first_name full_name has_cv id last_name lat long phone_number',
        'role state_id two_step username website_url whatsapp_number zip_code',
      ]
        .join(' ')
        .split(' '),
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    const known = await me(bearer(body.token));
    expect(known.body.data).toEqual(body.account);
    expect(known.headers.get('cache-control')).toBe('private, no-store');
  });

  test('e-mail and password may stand in the query, as the specification has it', async () => {
    const fields = await registered({ password: 'a simple one', password_confirmation: 'a simple one' });
    const { status, body } = await call(
      `/auth/login?${new URLSearchParams({ email: fields.email, password: 'a simple one' })}`,
      { method: 'POST', headers: { ...withKey, 'x-forwarded-for': visitor() } },
    );
    expect([status, body.data.email]).toEqual([200, fields.email]);
  });

  test('the e-mail may be typed in any case and with spaces around it', async () => {
    const { email } = await registered();
    const { status } = await post('/auth/login', { email: ` ${email.toUpperCase()} `, password });
    expect(status).toBe(200);
  });

  test('a wrong password and an unknown e-mail get the same answer after the same work', async () => {
    const { email } = await registered();
    const timed = async (given: object) => {
      const started = performance.now();
      const answer = await post('/auth/login', given);
      return { answer, took: performance.now() - started };
    };
    await timed({ email: 'warm@example.com', password: 'not this one' });
    // The fastest of some: a busy machine holds one up for long.
    const fastest = async (given: object) => {
      const tries = [await timed(given), await timed(given), await timed(given)];
      return tries.reduce((best, one) => (one.took < best.took ? one : best));
    };
    const wrong = await fastest({ email, password: 'not this one' });
    const unknown = await fastest({ email: 'nobody@example.com', password: 'not this one' });
    expect(wrong.answer.status).toBe(401);
    expect(unknown.answer.status).toBe(401);
    expect(unknown.answer.body).toEqual(wrong.answer.body);
    expect(wrong.answer.body).toEqual({ status: false, message: 'E-mail or password is wrong.' });
    // A hash takes tens of milliseconds, an answer without one hardly one.
    expect(unknown.took).toBeGreaterThan(wrong.took / 5);
  });

  test('a seller of an imported ad, who has no password, cannot log in with an empty one', async () => {
    const [seller] = await rows<{ email: string }>(
      sql`select email from accounts where password_hash is null limit 1`,
    );
    expect((await post('/auth/login', { email: seller?.email, password: '' })).status).toBe(422);
    expect((await post('/auth/login', { email: seller?.email, password: 'null' })).status).toBe(401);
  });

  test('what is missing, of another type or endless is named, never hashed', async () => {
    const missing = await post('/auth/login', {});
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ['email', 'password']]);
    for (const bad of [['a'], { $gt: '' }, 7, null, 'x'.repeat(10_000)]) {
      const { status, body } = await post('/auth/login', { email: 'a@example.com', password: bad });
      expect([status, Object.keys(body.errors)], JSON.stringify(bad).slice(0, 20)).toEqual([
        422,
        ['password'],
      ]);
    }
  });

  test('a body that is no JSON, of a strange type or too large is refused and the next request works', async () => {
    const send = (body: string, type = 'application/json') =>
      call('/auth/login', { method: 'POST', headers: { ...withKey, 'content-type': type }, body });
    expect((await send('{"email":')).status).toBe(400);
    expect((await send('<x/>', 'text/xml')).status).toBe(415);
    expect((await send(JSON.stringify({ email: 'x'.repeat(80_000) }))).status).toBe(413);
    expect((await me({})).status).toBe(401);
  });

  test('characters that no database takes are an answer, not an accident', async () => {
    for (const email of ['a\u0000@example.com', 'a\r\n@example.com', '\ud800@example.com']) {
      const { status } = await post('/auth/login', { email, password: 'x\u0000\ud800' });
      expect([401, 422]).toContain(status);
    }
  });

  test('answers in the reader’s language', async () => {
    const { body } = await post('/auth/login?lang=ckb', { email: 'nobody@example.com', password: 'x' });
    expect(body.message).toBe('ئیمەیڵ یان وشەی نهێنی هەڵەیە.');
  });

  test('a blocked account is told so, but only by its own password', async () => {
    const { fields, token } = await loggedIn();
    await rows(sql`update accounts set blocked_at = now() where email = ${fields.email}`);
    expect((await post('/auth/login', { email: fields.email, password: 'not this one' })).status).toBe(401);
    expect((await post('/auth/login', { email: fields.email, password })).status).toBe(403);
    expect((await me(bearer(token))).status).toBe(401);
  });

  test('an old password opens nothing when a new one is set while it is looked at', async () => {
    const { email } = await registered();
    const { db } = await connect();
    const login = await db.transaction(async (tx) => {
      await tx.execute(sql`update accounts set password_hash = 'another' where email = ${email}`);
      const asked = post('/auth/login', { email, password });
      // The old one was right, and its session waits for the row.
      await vi.waitFor(async () => {
        const [waiting] = await rows<{ n: number }>(
          sql`select count(*)::int as n from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting?.n).toBe(1);
      }, 10_000);
      return { asked };
    });
    const { status, body } = await login.asked;
    expect([status, body.token]).toEqual([401, undefined]);
  });

  test('the demo accounts can log in, and one of them moderates', async () => {
    for (const name of ['buyer', 'seller', 'moderator']) {
      const { status, body } = await post('/auth/login', {
        email: `${name}@demo.test`,
        password: 'demo-password',
      });
      expect([status, body.account.role]).toEqual([200, name === 'moderator' ? 'moderator' : 'member']);
    }
    const [own] = await rows<{ n: number }>(
      sql`select count(*)::int as n from ads where account_id = (select id from accounts where email = 'seller@demo.test')`,
    );
    expect(own?.n).toBeGreaterThan(0);
  });
});

describe('guessing passwords', () => {
  test('ten failures for one account from one address close it there, also for the right password, and nowhere else', async () => {
    const { email } = await registered();
    const from = visitor();
    for (let n = 0; n < 10; n += 1) {
      expect((await post('/auth/login', { email, password: `guess ${n}` }, { from })).status).toBe(401);
    }
    const blocked = await post('/auth/login', { email, password }, { from });
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(blocked.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect((await post('/auth/login', { email, password })).status).toBe(200);
  });

  test('twenty-five failures from one address close it for five minutes', async () => {
    const from = visitor();
    const guess = (n: number) =>
      post('/auth/login', { email: `nobody${n}@example.com`, password: 'guess' }, { from });
    const statuses = await Promise.all(Array.from({ length: 30 }, async (_, n) => (await guess(n)).status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(25);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('fifty failures from wherever close an account to strangers, and not to who is logged in elsewhere', async () => {
    const { email } = await registered();
    const home = visitor();
    const logIn = async (from: string, attempt = password) =>
      (await post('/auth/login', { email, password: attempt }, { from })).status;
    expect(await logIn(home)).toBe(200);
    expect(await logIn('198.51.100.1', 'guess')).toBe(401);
    // Fifty wrong passwords are a minute of work: the rest of them are counted only.
    const { loginToAccountFromAnywhere: anywhere } = limits;
    for (let n = 1; n < 50; n += 1) expect(take(anywhere, email)).toBe(0);
    expect([await logIn('198.51.100.2', 'guess'), await logIn('203.0.113.77')]).toEqual([429, 429]);
    expect(await logIn(home)).toBe(200);
    // Whether there is such an account does not show.
    const nobody = 'nobody.at.all@example.com';
    for (let n = 0; n < 50; n += 1) take(anywhere, nobody);
    expect((await post('/auth/login', { email: nobody, password: 'guess' })).status).toBe(429);
  });

  test('a port that a proxy writes behind the address makes nobody another visitor', async () => {
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const from = `203.0.113.200:${40_000 + n}`;
      statuses.push(
        (await post('/auth/login', { email: 'y@example.com', password: 'guess' }, { from })).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('all calls of a visitor together have a limit, which a page’s own calls do not know', async () => {
    const from = '203.0.113.201';
    const ask = () => call('/v1/languages', { headers: { 'x-forwarded-for': from } });
    for (let n = 0; n < 6_000; n += 1) take({ name: 'all calls', most: 6_000, seconds: 300 }, from);
    const { status, headers, body } = await ask();
    expect([status, Number(headers.get('retry-after')) > 0, body.status]).toEqual([429, true, false]);
    expect((await call('/v1/languages')).status).toBe(200);
    expect((await call('/v1/languages', { headers: { 'x-forwarded-for': '203.0.113.202' } })).status).toBe(
      200,
    );
  });

  test('the last address of x-forwarded-for counts, whatever stands before it', async () => {
    const from = visitor();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const forged = `198.51.100.${n}, ${from}`;
      statuses.push(
        (await post('/auth/login', { email: 'x@example.com', password: 'guess' }, { from: forged })).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('the addresses of one IPv6 network count as one', async () => {
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const from = `2001:db8:0:7::${n.toString(16)}`;
      statuses.push(
        (await post('/auth/login', { email: 'x@example.com', password: 'guess' }, { from })).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
    const next = await post(
      '/auth/login',
      { email: 'x@example.com', password: 'guess' },
      { from: '2001:db8:0:8::1' },
    );
    expect(next.status).toBe(401);
  });

  test('logging in rightly does not count: a building site shares one address', async () => {
    const { email } = await registered();
    const from = visitor();
    for (let n = 0; n < 30; n += 1) {
      expect((await post('/auth/login', { email, password }, { from })).status).toBe(200);
    }
  });
});

describe('the session', () => {
  test('its cookie is out of reach of scripts, stays on this site and lasts seven days (R242)', async () => {
    const { cookies, token } = await loggedIn();
    const [secret, shown] = cookies;
    expect(secret).toBe(`token=${token}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`);
    expect(shown).toMatch(/^user=[^;]+; Max-Age=604800; Path=\/; SameSite=Lax$/);
    const user = JSON.parse(decodeURIComponent(shown?.slice(5).split(';')[0] ?? ''));
    expect(user).toEqual({
      id: expect.any(Number),
      full_name: 'Sara Karim',
      username: expect.any(String),
      avatar: null,
    });
  });

  test('over https its cookies are Secure', async () => {
    const { email } = await registered();
    const response = await handle(
      new Request('https://makinar.example/api/auth/login', {
        method: 'POST',
        headers: { ...withKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; Secure/);
  });

  test('the table of sessions holds a hash, so that a copy of it opens nothing', async () => {
    const { token } = await loggedIn();
    const stored = JSON.stringify(await rows(sql`select * from sessions`));
    expect(stored).not.toContain(token);
    expect(stored).toContain(hashToken(token));
    expect((await me(bearer(hashToken(token)))).status).toBe(401);
  });

  test('a login gives a new bearer every time', async () => {
    const { fields, token } = await loggedIn();
    const again = await post('/auth/login', { email: fields.email, password });
    expect(again.body.token).not.toBe(token);
    expect((await me(bearer(token))).status).toBe(200);
  });

  test('the bearer is heard from the header or from the cookie (R176, R182)', async () => {
    const { token } = await loggedIn();
    expect((await me(bearer(token))).status).toBe(200);
    expect((await me({ cookie: `lang=ar; token=${token}` })).status).toBe(200);
  });

  test('nobody, garbage and other schemes are a 401, never a 500', async () => {
    const { token } = await loggedIn();
    for (const authorization of [
      '',
      'Bearer',
      'Bearer null',
      'Bearer undefined',
      `Bearer ${'x'.repeat(10_000)}`,
      `Bearer ${token}x`,
      `Bearer ${token}, Bearer ${token}`,
      `Basic ${token}`,
      token,
    ]) {
      const { status, body } = await me({ authorization });
      expect([status, body.status], authorization.slice(0, 30)).toEqual([401, false]);
    }
    expect((await me({})).status).toBe(401);
    expect((await me({ cookie: 'token=%00%FF' })).status).toBe(401);
    // A header that is wrong is not saved by a cookie that is right.
    expect((await me({ authorization: 'Bearer null', cookie: `token=${token}` })).status).toBe(401);
  });

  test('after seven days it is over, and the browser forgets whom it showed (R242)', async () => {
    const { token } = await loggedIn();
    const [life] = await rows<{ days: number }>(sql`
      select extract(epoch from expires_at - created_at)::float / 86400 as days from sessions
       where token_hash = ${hashToken(token)}`);
    expect(life?.days).toBeCloseTo(7, 2);
    await rows(
      sql`update sessions set expires_at = now() - interval '1 second' where token_hash = ${hashToken(token)}`,
    );
    const { status, headers } = await me({ cookie: `token=${token}` });
    expect(status).toBe(401);
    expect(headers.getSetCookie().map((cookie) => cookie.split('; ').slice(0, 2))).toEqual([
      ['token=', 'Max-Age=0'],
      ['user=', 'Max-Age=0'],
    ]);
  });

  test('logging out ends it at once, here and not elsewhere', async () => {
    const { fields, token } = await loggedIn();
    const other = (await post('/auth/login', { email: fields.email, password })).body.token;
    const { status, body, headers } = await post(
      '/auth/logout',
      {},
      { headers: { cookie: `token=${token}` } },
    );
    expect([status, body]).toEqual([200, { status: true, success: true, message: 'Logged out' }]);
    expect(headers.getSetCookie()).toHaveLength(2);
    expect((await me(bearer(token))).status).toBe(401);
    expect((await me(bearer(other))).status).toBe(200);
    expect((await post('/auth/logout', {}, { headers: bearer(token) })).status).toBe(401);
  });

  test('programs may log out by GET, an image on another site may not', async () => {
    const { token } = await loggedIn();
    const cookie = `token=${token}`;
    for (const site of [undefined, 'cross-site', 'same-site']) {
      const headers = { cookie, ...(site ? { 'sec-fetch-site': site } : {}) };
      expect((await call('/auth/logout', { headers })).status).toBe(403);
      await handle(new Request('http://localhost/api/auth/logout', { method: 'HEAD', headers }));
    }
    expect((await me({ cookie })).status).toBe(200);
    expect((await call('/auth/logout', { headers: bearer(token) })).body.message).toBe('Logged out');
    expect((await me({ cookie })).status).toBe(401);
  });

  test('every call of an account is in the document of the API', async () => {
    const { paths } = (await call('/openapi.json')).body;
    for (const path of [
      'login',
      'register',
      'logout',
      'me',
      'forgot-password',
      'reset-password',
      'confirm-email',
    ]) {
      expect(paths).toHaveProperty([`/api/auth/${path}`]);
    }
    expect(Object.keys(paths['/api/auth/logout'])).toEqual(['post', 'get']);
  });

  test('a form on another site, which cannot send the key, writes nothing (R182)', async () => {
    const { token, fields } = await loggedIn();
    const [before] = await rows<{ n: number }>(sql`select count(*)::int as n from accounts`);
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      for (const address of ['/auth/login', '/auth/register', '/auth/logout', '/auth/forgot-password']) {
        const { status } = await call(address, {
          method: 'POST',
          headers: { cookie: `token=${token}`, 'content-type': type },
          body: new URLSearchParams(fields).toString(),
        });
        expect(status, `${address} ${type}`).toBe(403);
      }
    }
    expect((await me(bearer(token))).status).toBe(200);
    expect(await rows(sql`select count(*)::int as n from accounts`)).toEqual([before]);
  });
});

describe('registering', () => {
  test('makes an account that is signed in, with what was filled in and nothing else', async () => {
    const [state] = await rows<{ id: number }>(sql`select id from states limit 1`);
    const fields = someone({
      email: ' Sara.New@Example.COM ',
      phone_number: '٠٧٧٠ ١٢٣-٤٥٦٧',
      whatsapp_number: '+964 (770) 123 45 67',
      website_url: 'karim-machines.example.com',
      state_id: String(state?.id),
      zip_code: '44001',
      lat: '36.19',
      long: 44.01,
      role: 'moderator',
      id: 1,
      email_confirmed_at: '2020-01-01',
      password_hash: 'x',
      __proto__: { role: 'moderator' },
    });
    const { status, body, headers } = await post('/auth/register', fields);
    expect([status, body]).toEqual([
      200,
      {
        status: true,
        message: 'Your account is ready. We have sent you a mail to confirm your address.',
      },
    ]);
    const [token] = headers.getSetCookie();
    expect((await me({ cookie: token?.split(';')[0] ?? '' })).body.data).toMatchObject({
      email: 'sara.new@example.com',
      role: 'member',
      email_confirmed: false,
      phone_number: '07701234567',
      whatsapp_number: '+9647701234567',
      website_url: 'https://karim-machines.example.com',
      state_id: state?.id,
      lat: 36.19,
      long: 44.01,
    });
  });

  test('takes a form as well as JSON, and /users/signup is the same', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(someone({ state_id: '', lat: '' }))) {
      form.set(name, String(value));
    }
    const headers = { ...withKey, 'x-forwarded-for': visitor() };
    expect((await call('/auth/register', { method: 'POST', headers, body: form })).status).toBe(200);
    expect((await post('/users/signup', someone())).body.status).toBe(true);
  });

  test('names every field that is wrong', async () => {
    const { status, body } = await post('/auth/register', {
      username: 'a b',
      first_name: ' ',
      last_name: 'x'.repeat(61),
      email: 'no address',
      password: '1234567',
      password_confirmation: '7654321',
      phone_number: 'call me',
      whatsapp_number: '12',
      website_url: 'javascript:alert(1)',
      state_id: '1;2',
      lat: 91,
      long: 181,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      username: ['Use 3 to 30 letters, digits, dots, dashes or underscores.'],
      first_name: ['Please fill this in.'],
      last_name: ['This is too long.'],
      email: ['Enter an e-mail address like name@example.com.'],
      password: ['Use 8 to 128 characters.'],
      password_confirmation: ['Passwords must match'],
      phone_number: ['Enter a phone number of 7 to 15 digits, like +9647701234567.'],
      whatsapp_number: ['Enter a phone number of 7 to 15 digits, like +9647701234567.'],
      website_url: ['Enter a full address like https://example.com.'],
      state_id: ['Choose a state from the list.'],
      lat: ['This is not a place on the map.'],
      long: ['This is not a place on the map.'],
    });
  });

  test('refuses addresses and links that break out of a line or a scheme', async () => {
    const wrong = async (changes: object, field: string) => {
      const { status, body } = await post('/auth/register', someone({ ...changes }));
      expect([status, Object.keys(body.errors ?? {})], JSON.stringify(changes)).toEqual([422, [field]]);
    };
    await wrong({ email: 'a@example.com\r\nBcc: b@example.com' }, 'email');
    await wrong({ email: '<a@example.com>' }, 'email');
    await wrong({ email: 'pérson@example.com' }, 'email');
    for (const link of [
      'data:text/html,x',
      '//evil.example',
      'http://a@b.example',
      'https://',
      'ftp://a.example',
    ]) {
      await wrong({ website_url: link }, 'website_url');
    }
    await wrong({ website_url: 'https://a.example/\u0000' }, 'website_url');
    await wrong({ zip_code: '44\u0000' }, 'zip_code');
    await wrong({ state_id: 999_999 }, 'state_id');
    await wrong({ username: '<img>' }, 'username');
    await wrong({ first_name: '<img onerror=x>' }, 'first_name');
  });

  test('eight characters are enough, 128 are the most, and 10,000 are refused before any work', async () => {
    const length = async (typed: string) =>
      (await post('/auth/register', someone({ password: typed, password_confirmation: typed }))).status;
    expect(await length('pass wd')).toBe(422);
    expect(await length('pass wds')).toBe(200);
    expect(await length('چ'.repeat(64) + '🚜'.repeat(64))).toBe(200);
    expect(await length('x y'.repeat(43))).toBe(422);
    expect(await length('x y'.repeat(4_000))).toBe(422);
  });

  test('a password that everyone tries first is refused, also with a mark behind it or as one’s own address', async () => {
    const fields = someone();
    for (const common of ['12345678', 'Password1', 'PASSWORD!', 'qwerty123', 'zzzzzzzzzz', fields.email]) {
      const { status, body } = await post('/auth/register', {
        ...fields,
        password: common,
        password_confirmation: common,
      });
      expect([status, Object.keys(body.errors)], common).toEqual([422, ['password']]);
    }
  });

  test('a password is kept exactly, as argon2id', async () => {
    const { email } = await registered();
    expect((await post('/auth/login', { email, password: password.trim() })).status).toBe(401);
    const [row] = await rows<{ password_hash: string }>(
      sql`select password_hash from accounts where email = ${email}`,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('an e-mail or a username that is taken, in any case, is refused', async () => {
    const { email, username } = await registered();
    const { status, body } = await post(
      '/auth/register',
      someone({ email: ` ${email.toUpperCase()} `, username: username.toUpperCase() }),
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      username: ['This username is taken. Choose another one.'],
      email: ['There is already an account with this e-mail address.'],
    });
  });

  test('a reserved username is refused like one that is taken, and so is one that passes for it', async () => {
    const refusals = [];
    for (const username of ['admin', 'support', 'Makinar', 'مدير', '\u0430dmin']) {
      const { status, body } = await post('/auth/register', someone({ username }));
      refusals.push([status, body.errors]);
    }
    const taken = [422, { username: ['This username is taken. Choose another one.'] }];
    const mixed = [422, { username: ['Use letters of one alphabet: Latin or Arabic, not both.'] }];
    expect(refusals).toEqual([taken, taken, taken, taken, mixed]);
  });

  test('of twenty equal sign-ups at once exactly one becomes an account', async () => {
    const fields = someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/auth/register', fields)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    const [row] = await rows<{ n: number }>(
      sql`select count(*)::int as n from accounts where email = ${fields.email}`,
    );
    expect(row?.n).toBe(1);
  });

  test('five accounts in half an hour are enough for one address; a mistake does not count', async () => {
    const from = visitor();
    const { email } = await registered();
    expect((await post('/auth/register', someone({ email }), { from })).status).toBe(422);
    for (let n = 0; n < 5; n += 1) {
      expect((await post('/auth/register', someone(), { from })).status).toBe(200);
    }
    const refused = await post('/auth/register', someone(), { from });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('asking which addresses are taken ends after twenty questions', async () => {
    const from = visitor();
    const { email } = await registered();
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await post('/auth/register', someone({ email }), { from })).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
    expect(statuses[20]).toBe(429);
  });

  test('the mail that asks to confirm the address is in the reader’s language and its link works once', async () => {
    const fields = someone({ first_name: '‎<b>سارا</b>'.replace(/[<>/b]/g, '') });
    await post('/auth/register?lang=ckb', fields);
    const [mail] = await mailsTo(fields.email);
    expect(mail?.headers).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(mail?.html).toContain('<html lang="ckb" dir="rtl">');
    expect(mail?.text).toContain('/ckb/auth/confirm?token=');
    const token = linkIn(mail?.text ?? '');
    expect((await post('/auth/confirm-email', { token })).status).toBe(200);
    expect((await post('/auth/confirm-email', { token })).status).toBe(422);
    const { body } = await post('/auth/login', { email: fields.email, password });
    expect(body.account.email_confirmed).toBe(true);
  });
});

describe('a forgotten password', () => {
  const resetMails = async (email: string) =>
    (await mailsTo(email)).filter(({ text }) => text.includes('/forgot-password?token='));
  const newPassword = 'three yellow diggers';

  test('asking answers the same for an account and for none, and mails only the account', async () => {
    const { email } = await registered();
    const known = await post('/auth/forgot-password', { email: email.toUpperCase() });
    const unknown = await post('/auth/forgot-password', { email: 'nobody@example.com' });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(unknown.body).toEqual(known.body);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    expect(await resetMails(email)).toHaveLength(1);
    expect(await mailsTo('nobody@example.com')).toHaveLength(0);
  });

  test('the link sets a new password once and ends every session', async () => {
    const { fields, token } = await loggedIn();
    await post('/auth/forgot-password?lang=ar', { email: fields.email });
    const [mail] = await resetMails(fields.email);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.text).toContain('http://localhost:3000/ar/forgot-password?token=');
    const link = linkIn(mail?.text ?? '');
    const stored = JSON.stringify(await rows(sql`select * from account_links`));
    expect(stored).not.toContain(link);

    expect((await post('/auth/reset-password', { token: link, password: 'short' })).status).toBe(422);
    expect((await post('/auth/reset-password', { token: link, password: 'password1' })).status).toBe(422);
    const both = await Promise.all(
      [1, 2].map(() => post('/auth/reset-password', { token: link, password: newPassword })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await me(bearer(token))).status).toBe(401);
    expect((await post('/auth/login', { email: fields.email, password })).status).toBe(401);
    expect((await post('/auth/login', { email: fields.email, password: newPassword })).status).toBe(200);
    expect((await post('/auth/reset-password', { token: link, password: newPassword })).status).toBe(422);
  });

  test('a link is valid for an hour, and a new password makes the others void', async () => {
    const { email } = await registered();
    await post('/auth/forgot-password', { email });
    await mailsTo(email);
    await post('/auth/forgot-password', { email });
    const links = (await resetMails(email)).map(({ text }) => linkIn(text));
    const [life] = await rows<{ minutes: number }>(sql`
      select extract(epoch from expires_at - created_at)::int / 60 as minutes from account_links
      where token_hash = ${hashToken(links[0] ?? '')}`);
    expect(life?.minutes).toBeLessThanOrEqual(60);
    const set = (token: string | undefined) => post('/auth/reset-password', { token, password: newPassword });
    await rows(
      sql`update account_links set expires_at = now() - interval '1 second' where token_hash = ${hashToken(links[0] ?? '')}`,
    );
    expect((await set(links[0])).status).toBe(422);
    await rows(
      sql`update account_links set expires_at = now() + interval '1 hour' where token_hash = ${hashToken(links[0] ?? '')}`,
    );
    expect((await set(links[1])).status).toBe(200);
    expect((await set(links[0])).status).toBe(422);
  });

  test('a link of one kind is none of the other', async () => {
    const { email } = await registered();
    const [mail] = await mailsTo(email);
    const token = linkIn(mail?.text ?? '');
    expect((await post('/auth/reset-password', { token, password: newPassword })).status).toBe(422);
    for (const bad of ['', 'x', 'x'.repeat(43), ['a'], null]) {
      expect((await post('/auth/reset-password', { token: bad, password: newPassword })).status).toBe(422);
    }
  });

  test('the address in the mail is our own, whatever the request calls the host', async () => {
    const { email } = await registered();
    await post(
      '/auth/forgot-password',
      { email },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
    const [mail] = await resetMails(email);
    expect(mail?.text).toContain('http://localhost:3000/forgot-password');
    expect(mail?.raw).not.toContain('evil.example');
  });

  test('asking is limited for one address, and a mailbox is not filled by many', async () => {
    const { email } = await registered();
    const from = visitor();
    for (let n = 0; n < 5; n += 1) {
      expect((await post('/auth/forgot-password', { email }, { from })).status).toBe(200);
      await mailsTo(email);
    }
    const refused = await post('/auth/forgot-password', { email }, { from });
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    await post('/auth/forgot-password', { email });
    expect(await resetMails(email)).toHaveLength(3);
  });
});
