import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { limits } from '@/lib/server/accounts/limits';
import { codeOf, stepAt } from '@/lib/server/accounts/totp';
import { dropTwoStep } from '@/lib/server/accounts/two-step';
import { settled } from '@/lib/server/after-commit';
import { handle } from '@/lib/server/app';
import { forgetAll, take } from '@/lib/server/limits';
import { aMember, memberPassword, signIn } from '../support/account';
import { anAdOf } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { takeLog } from '../support/log';
import { mailsTo, withOutbox } from '../support/mail';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());
afterEach(() => {
  vi.useRealTimers();
  env.moderatorsNeedTwoStep = false;
});

type Member = Awaited<ReturnType<typeof aMember>>;

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);

const ask = (method: string, path: string, headers: Record<string, string>, body: object) =>
  call(path, {
    method,
    headers: { ...withKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const me = async (headers: Record<string, string>) => call('/auth/me', { headers });

const logIn = (member: Member, code?: string, password = memberPassword) =>
  ask('POST', '/auth/login', {}, { email: member.email, password, ...(code === undefined ? {} : { code }) });
const begin = (member: Member, current_password = memberPassword) =>
  ask('POST', '/auth/two-step', member.headers, { current_password });
const confirm = (member: Member, code: string) =>
  ask('POST', '/auth/two-step/confirm', member.headers, { code });
const renewCodes = (member: Member, code: string, current_password = memberPassword) =>
  ask('POST', '/auth/two-step/recovery-codes', member.headers, { code, current_password });
const turnOff = (member: Member, code: string, current_password = memberPassword) =>
  ask('DELETE', '/auth/two-step', member.headers, { code, current_password });

/** All that an account was sent; mails of one moment come in any order. */
const mailed = async ({ email }: Member) => (await mailsTo(email)).map(({ text }) => text).join('\n');
const linkIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1];
const signsIn = ({ headers }: { headers: Headers }) => /\btoken=[^;]/.test(headers.getSetCookie().join());

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** What an app shows: of this half minute, or of the one so many later. */
const shownBy = (key: string, later = 0) => codeOf(bytesOf(key), stepAt(Date.now()) + later);

/** Only the clock: what waits for a database goes on. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
const goOn = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const withTwoStep = async (changes: Parameters<typeof aMember>[0] = {}) => {
  const member = await aMember(changes);
  const { key } = (await begin(member)).body.data;
  const { body } = await confirm(member, shownBy(key));
  expect(body.message).toBe('Two-step login is on.');
  return { member, key: key as string, codes: body.data.recovery_codes as string[] };
};

describe('turning two-step login on', () => {
  test('wants the password, then a code of the key that it gave', async () => {
    stopClock();
    const member = await aMember();
    const refused = await begin(member, 'not this one');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['current_password']]);
    const { data } = (await begin(member)).body;
    expect(data.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.uri).toContain(`secret=${data.key}`);
    expect((await me(member.headers)).body.data.two_step).toBe('off');
    const wrong = await confirm(member, '000000');
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['code']]);
    // Begun anew, the key before it counts no more.
    const again = (await begin(member)).body.data;
    expect((await confirm(member, shownBy(data.key))).status).toBe(422);
    const { status, body } = await confirm(member, shownBy(again.key));
    expect([status, body.data.recovery_codes.length, new Set(body.data.recovery_codes).size]).toEqual([
      200, 10, 10,
    ]);
    expect((await me(member.headers)).body.data.two_step).toBe('on');
    expect([(await begin(member)).status, (await confirm(member, shownBy(again.key, 1))).status]).toEqual([
      409, 409,
    ]);
  });

  test('ends the other sessions, is told by mail, and leaves no secret in the clear', async () => {
    const member = await aMember();
    const elsewhere = await signIn(member.id);
    const { key } = (await begin(member)).body.data;
    const { recovery_codes } = (await confirm(member, shownBy(key))).body.data;
    expect([(await me(elsewhere)).status, (await me(member.headers)).status]).toEqual([401, 200]);
    await settled();
    expect(await mailed(member)).toContain('asks for a code from your app');
    const [kept] = await rows<{ text: string }>(sql`
      select string_agg(k::text, '') || string_agg(c::text, '') as text
        from two_step_keys k join recovery_codes c using (account_id) where account_id = ${member.id}`);
    expect(kept?.text.length).toBeGreaterThan(100);
    for (const secret of [
      key,
      bytesOf(key).toString('base64'),
      bytesOf(key).toString('hex'),
      ...recovery_codes,
    ])
      expect(kept?.text).not.toContain(secret);
  });
});

describe('a login with two steps', () => {
  test('wants a code beside the password, and says so only to who knows the password', async () => {
    stopClock();
    const { member, key } = await withTwoStep();
    goOn(60);
    const without = await logIn(member);
    expect([without.status, Object.keys(without.body.errors)]).toEqual([401, ['code']]);
    expect(without.headers.getSetCookie()).toEqual([]);
    const guessed = await logIn(member, shownBy(key), 'not this one');
    expect([guessed.status, guessed.body.errors]).toEqual([401, undefined]);
    const inside = await logIn(member, ` ${shownBy(key).slice(0, 3)} ${shownBy(key).slice(3)} `);
    expect([inside.status, inside.body.account.two_step]).toEqual([200, 'on']);
  });

  test('takes each code once, and none from before it, also when two come at once', async () => {
    stopClock();
    const { member, key } = await withTwoStep();
    // The one that turned it on.
    expect((await logIn(member, shownBy(key))).status).toBe(401);
    goOn(90);
    const both = await Promise.all([logIn(member, shownBy(key)), logIn(member, shownBy(key))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await logIn(member, shownBy(key, -1))).status).toBe(401);
    expect((await logIn(member, shownBy(key, 1))).status).toBe(200);
    expect((await logIn(member, shownBy(key, 2))).status).toBe(401);
  });

  test('takes digits as they are written in Arabic and Kurdish', async () => {
    stopClock();
    const { member, key } = await withTwoStep();
    goOn(60);
    const arabic = shownBy(key).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await logIn(member, arabic)).status).toBe(200);
  });

  test('takes each recovery code once, in whatever case and groups', async () => {
    const { member, codes } = await withTwoStep();
    const [first = '', second = ''] = codes;
    const both = await Promise.all([logIn(member, first), logIn(member, first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await logIn(member, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await logIn(member, second)).status).toBe(401);
    // Another account's opens nothing.
    const { member: other } = await withTwoStep();
    expect((await logIn(other, codes[2] ?? '')).status).toBe(401);
  });

  test('takes a code with the marks of direction that copying brings along', async () => {
    stopClock();
    const { member, key } = await withTwoStep();
    goOn(60);
    expect((await logIn(member, `\u200f\u2068${shownBy(key)}\u2069`)).status).toBe(200);
  });

  test('is closed for a while after ten wrong codes, and its owner is told once, in his own language', async () => {
    const { member, codes } = await withTwoStep();
    await rows(sql`update accounts set locale = 'ckb' where id = ${member.id}`);
    for (let time = 0; time < 9; time += 1) expect((await logIn(member, '000000')).status).toBe(401);
    await settled();
    const before = (await mailsTo(member.email)).length;
    expect((await logIn(member, '000000')).status).toBe(401);
    const closed = await logIn(member, codes[0] ?? '');
    expect([closed.status, Number(closed.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await settled();
    const mails = (await mailsTo(member.email)).slice(before);
    expect(mails.map(({ text }) => text.includes('دە کۆدی هەڵەی نووسیوە'))).toEqual([true]);
  });

  test('is closed to strangers after fifty wrong codes in a day, and not to where its owner is logged in', async () => {
    const { member, codes } = await withTwoStep();
    for (let time = 0; time < 50; time += 1) take(limits.loginCodeOfDay, String(member.id));
    await rows(sql`update sessions set address = '198.51.100.7' where account_id = ${member.id}`);
    for (let time = 0; time < 12; time += 1) {
      const closed = await logIn(member, codes[0] ?? '');
      expect([closed.status, Number(closed.headers.get('retry-after')) > 3600]).toEqual([429, true]);
    }
    const home = await call('/auth/login', {
      method: 'POST',
      headers: { ...withKey, 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
      body: JSON.stringify({ email: member.email, password: memberPassword, code: codes[0] }),
    });
    expect(home.status).toBe(200);
  });

  test('is not gone round by a new password from a mail, nor by confirming the address', async () => {
    const { member } = await withTwoStep();
    await ask('POST', '/auth/forgot-password', {}, { email: member.email });
    await settled();
    const token = linkIn(await mailed(member));
    const password = 'another tractor in autumn';
    const reset = await ask('POST', '/auth/reset-password', {}, { token, password });
    expect([reset.status, signsIn(reset)]).toEqual([200, false]);
    const after = await logIn(member, undefined, password);
    expect([after.status, Object.keys(after.body.errors)]).toEqual([401, ['code']]);
    const other = await aMember({ confirmed: false });
    const { key } = (await begin(other)).body.data;
    await confirm(other, shownBy(key));
    await ask('POST', '/auth/confirm-email/resend', other.headers, {});
    await settled();
    const link = linkIn(await mailed(other));
    const confirmed = await ask('POST', '/auth/confirm-email', {}, { token: link });
    expect([confirmed.status, signsIn(confirmed)]).toEqual([200, false]);
    expect((await logIn(other)).status).toBe(401);
  });

  test('of one whose key cannot be read any more takes recovery codes still, and the operator is told', async () => {
    const { member, key, codes } = await withTwoStep();
    await rows(
      sql`update two_step_keys set sealed_key = 'from another machine' where account_id = ${member.id}`,
    );
    expect((await logIn(member, shownBy(key, 1))).status).toBe(401);
    expect((await logIn(member, codes[0] ?? '')).status).toBe(200);
    const said = takeLog().filter(({ level }) => level === 'error');
    expect(said.map(({ account, message }) => [account, message])).toContainEqual([
      member.id,
      'A key of two-step login cannot be read: the secret is not that of before',
    ]);
  });

  test('stays one after a new password', async () => {
    const { member } = await withTwoStep();
    const password = 'another tractor in autumn';
    const changed = await ask('POST', `/auth/update/${member.id}`, member.headers, {
      password,
      password_confirmation: password,
      current_password: memberPassword,
    });
    expect(changed.status).toBe(200);
    const { status, body } = await logIn(member, undefined, password);
    expect([status, Object.keys(body.errors)]).toEqual([401, ['code']]);
  });
});

describe('new recovery codes', () => {
  test('are had for the password and a code, and those from before let nobody in', async () => {
    const { member, codes } = await withTwoStep();
    const [first = '', second = '', third = ''] = codes;
    expect((await renewCodes(member, first, 'not this one')).body.errors).toHaveProperty('current_password');
    expect((await renewCodes(member, '000000')).body.errors).toHaveProperty('code');
    const { status, body } = await renewCodes(member, first);
    expect([status, new Set([...codes, ...body.data.recovery_codes]).size]).toEqual([200, 20]);
    expect((await logIn(member, second)).status).toBe(401);
    expect((await renewCodes(member, third)).status).toBe(422);
    expect((await logIn(member, body.data.recovery_codes[0])).status).toBe(200);
  });

  test('of two who ask with the same code at once, one gets them', async () => {
    const { member, codes } = await withTwoStep();
    const both = await Promise.all([1, 2].map(() => renewCodes(member, codes[0] ?? '')));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const given = both.find(({ status }) => status === 200)?.body.data.recovery_codes;
    expect((await logIn(member, given[0])).status).toBe(200);
  });

  test('are nothing for an account without two-step login, not even with a key that waits', async () => {
    const member = await aMember();
    expect((await renewCodes(member, '000000')).status).toBe(422);
    const { key } = (await begin(member)).body.data;
    expect((await renewCodes(member, shownBy(key))).status).toBe(422);
    expect((await turnOff(member, shownBy(key))).status).toBe(422);
    expect((await confirm(member, shownBy(key))).status).toBe(200);
  });
});

describe('turning two-step login off', () => {
  test('wants the password and a code, and is told by mail', async () => {
    const { member, codes } = await withTwoStep();
    const [code = '', another = ''] = codes;
    expect((await turnOff(member, code, 'not this one')).body.errors).toHaveProperty('current_password');
    expect((await turnOff(member, '000000')).body.errors).toHaveProperty('code');
    expect((await turnOff(member, code)).body.message).toBe('Two-step login is off.');
    expect((await me(member.headers)).body.data.two_step).toBe('off');
    expect((await logIn(member)).status).toBe(200);
    expect((await turnOff(member, another)).status).toBe(422);
    await settled();
    expect(await mailed(member)).toContain('no longer asks for a code');
  });

  test('is what the operator can do without either, and its owner is told', async () => {
    const { member } = await withTwoStep();
    expect(await dropTwoStep(member.email)).toEqual({ username: member.username, wasOn: true });
    expect(await dropTwoStep(member.email)).toEqual({ username: member.username, wasOn: false });
    expect((await logIn(member)).status).toBe(200);
    await settled();
    const told = (await mailsTo(member.email)).filter(({ text }) =>
      text.includes('no longer asks for a code'),
    );
    expect(told).toHaveLength(1);
    await expect(dropTwoStep('nobody@example.com')).rejects.toThrow('no account');
  });
});

describe('where moderators need it', () => {
  test('the console opens once it is on, and members are asked for nothing', async () => {
    env.moderatorsNeedTwoStep = true;
    const [moderator, member] = [await aMember({ role: 'moderator' }), await aMember()];
    const shut = await call('/v1/moderation', { headers: moderator.headers });
    expect([shut.status, shut.body.message]).toEqual([
      403,
      'Moderators need two-step login here. Turn it on in your account first.',
    ]);
    expect((await me(moderator.headers)).body.data.two_step).toBe('required');
    expect((await me(member.headers)).body.data.two_step).toBe('off');
    expect((await call('/v1/moderation', { headers: member.headers })).status).toBe(404);
    const { key } = (await begin(moderator)).body.data;
    await confirm(moderator, shownBy(key));
    expect((await call('/v1/moderation', { headers: moderator.headers })).status).toBe(200);
  });

  test('nothing else is open to them before: no ad that waits, and nobody’s CV', async () => {
    const [moderator, member] = [await aMember({ role: 'moderator' }), await aMember()];
    const ad = await anAdOf(member.headers);
    const form = new FormData();
    form.set('cv', new File(['%PDF-1.4 a CV'], 'me.pdf', { type: 'application/pdf' }));
    await call(`/auth/update/${member.id}`, {
      method: 'POST',
      headers: { ...withKey, ...member.headers },
      body: form,
    });
    const read = async () => [
      (await handle(new Request(`http://localhost/api/v1/ads/${ad}`, moderator))).status,
      (await handle(new Request(`http://localhost/api/auth/cv?account=${member.id}`, moderator))).status,
    ];
    expect(await read()).toEqual([200, 200]);
    env.moderatorsNeedTwoStep = true;
    expect(await read()).toEqual([404, 404]);
    const { key } = (await begin(moderator)).body.data;
    await confirm(moderator, shownBy(key));
    expect(await read()).toEqual([200, 200]);
  });
});
