import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import { limits } from '@/lib/server/accounts/limits';
import { codeOf, stepAt } from '@/lib/server/accounts/totp';
import { settled } from '@/lib/server/after-commit';
import { forgetAll } from '@/lib/server/limits';
import { aMember, memberPassword, signIn } from '../support/account';
import { call, withKey } from '../support/api';
import { type Authenticator, anAuthenticator } from '../support/authenticator';
import { withTestDatabase } from '../support/database';
import { mailsTo, withOutbox } from '../support/mail';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Member = Awaited<ReturnType<typeof aMember>>;

const ask = (method: string, path: string, headers: Record<string, string>, body: object = {}) =>
  call(path, {
    method,
    headers: { ...withKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const begin = (member: Member, login: object = {}) =>
  ask('POST', '/auth/passkeys/options', member.headers, { current_password: memberPassword, ...login });
const add = (member: Member, credential: object, name = 'Phone') =>
  ask('POST', '/auth/passkeys', member.headers, { name, credential });
const list = async (member: Member) =>
  (await call('/auth/passkeys', { headers: member.headers })).body.data as { id: number; name: string }[];
const remove = (member: Member, id: number, login: object = {}) =>
  ask('DELETE', `/auth/passkeys/${id}`, member.headers, { current_password: memberPassword, ...login });
const challenge = async () => (await ask('POST', '/auth/login/passkey/options', {})).body.data;
const logIn = (credential: object) => ask('POST', '/auth/login/passkey', {}, { credential });
const me = (headers: Record<string, string>) => call('/auth/me', { headers });

const withPasskey = async (changes: Parameters<typeof aMember>[0] = {}) => {
  const member = await aMember(changes);
  const device = anAuthenticator();
  const { status } = await add(member, device.make((await begin(member)).body.data));
  expect(status).toBe(200);
  return { member, device };
};
const enters = async (device: Authenticator) => logIn(device.answer(await challenge()));

const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
const goOn = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const mailed = async ({ email }: Member) => {
  await settled();
  return (await mailsTo(email)).map(({ text }) => text).join('\n');
};

describe('a new passkey', () => {
  test('wants the password and a device that knows its holder, and is told by mail', async () => {
    const member = await aMember();
    const refused = await begin(member, { current_password: 'not this one' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['current_password']]);
    const { data } = (await begin(member)).body;
    expect(data).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const device = anAuthenticator();
    const { status, body } = await add(member, device.make(data), 'My phone');
    expect([status, body.message, body.data.name]).toEqual([200, 'The passkey is added.', 'My phone']);
    expect(await list(member)).toEqual([
      { id: body.data.id, name: 'My phone', created_at: expect.any(String), last_used_at: null },
    ]);
    expect(await mailed(member)).toContain('without your password');
    const again = (await begin(member)).body.data;
    expect(again.excludeCredentials).toHaveLength(1);
    // The same device twice.
    expect((await add(member, device.make(again))).status).toBe(422);
  });

  test.each([
    ['of another site', { origin: 'https://makinar.example' }],
    ['for another host', { rpId: 'makinar.example' }],
    ['of a device that did not ask who holds it', { unverified: true }],
    ['with certificates of its maker', { certificates: [Buffer.from('a certificate')] }],
  ])('%s is refused', async (_, deviation) => {
    const member = await aMember();
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const { status, body } = await add(
      member,
      anAuthenticator().make((await begin(member)).body.data, deviation),
    );
    expect([status, Object.keys(body.errors)]).toEqual([422, ['credential']]);
    expect([await list(member), fetched.mock.calls]).toEqual([[], []]);
  });

  test('answers a challenge of this session, this account and the last five minutes', async () => {
    stopClock();
    const [member, other] = [await aMember(), await aMember()];
    const elsewhere = { ...member, headers: await signIn(member.id) };
    const { data } = (await begin(member)).body;
    for (const by of [other, elsewhere])
      expect((await add(by, anAuthenticator().make(data))).status).toBe(422);
    expect((await add(member, anAuthenticator().make(await challenge()))).status).toBe(422);
    expect((await add(member, anAuthenticator().make({ challenge: 'x'.repeat(48) }))).status).toBe(422);
    goOn(299);
    expect((await add(member, anAuthenticator().make(data))).status).toBe(200);
    goOn(2);
    expect((await add(member, anAuthenticator().make(data))).status).toBe(422);
  });

  test('is one of twenty at most, with a name without markup', async () => {
    const { member, device } = await withPasskey();
    const { data } = (await begin(member)).body;
    for (const name of ['', '<b>x</b>', 'x'.repeat(61)])
      expect(Object.keys((await add(member, anAuthenticator().make(data), name)).body.errors)).toEqual([
        'name',
      ]);
    const { rows } = await connect();
    await rows(sql`
      insert into passkeys (account_id, name, credential_id, public_key)
      select ${member.id}, 'Old', ${`of ${member.id} `} || n, '' from generate_series(1, 19) n returning id`);
    expect((await add(member, anAuthenticator().make(data))).status).toBe(422);
    expect((await enters(device)).status).toBe(200);
  });

  test('wants a code too where two-step login is on, and so does its removal', async () => {
    stopClock();
    const { member, device } = await withPasskey();
    const { key } = (
      await ask('POST', '/auth/two-step', member.headers, { current_password: memberPassword })
    ).body.data;
    const bits = [...(key as string)]
      .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
      .join('');
    const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
    const shown = () => codeOf(bytes, stepAt(Date.now()));
    await ask('POST', '/auth/two-step/confirm', member.headers, { code: shown() });
    const [own] = await list(member);
    for (const wanting of [await begin(member), await remove(member, own?.id ?? 0)])
      expect([wanting.status, Object.keys(wanting.body.errors)]).toEqual([422, ['code']]);
    expect((await begin(member, { code: '000000' })).status).toBe(422);
    goOn(30);
    expect((await begin(member, { code: shown() })).status).toBe(200);
    // Two steps in one: no code is asked for.
    expect((await enters(device)).status).toBe(200);
    goOn(30);
    expect((await remove(member, own?.id ?? 0, { code: shown() })).status).toBe(200);
  });
});

describe('a login by passkey', () => {
  test('lets in without a password, as a login does', async () => {
    const { member, device } = await withPasskey();
    const { status, body, headers } = await enters(device);
    expect([status, body.data.email, body.account.id]).toEqual([200, member.email, member.id]);
    expect(headers.getSetCookie().join()).toMatch(/\btoken=[^;]/);
    expect((await me({ ...withKey, authorization: `Bearer ${body.token}` })).body.data.id).toBe(member.id);
    expect(await list(member)).toEqual([expect.objectContaining({ last_used_at: expect.any(String) })]);
  });

  test('by one challenge is one, also when it comes twice at once', async () => {
    const device = anAuthenticator({ counts: false });
    const member = await aMember();
    await add(member, device.make((await begin(member)).body.data));
    const data = await challenge();
    const credential = device.answer(data);
    const both = await Promise.all([logIn(credential), logIn(credential)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await logIn(device.answer(data))).status).toBe(401);
    expect((await enters(device)).status).toBe(200);
  });

  test.each([
    ['of another site', { origin: 'https://makinar.example' }],
    ['for another host', { rpId: 'makinar.example' }],
    ['of a device that did not ask who holds it', { unverified: true }],
  ])('%s is refused', async (_, deviation) => {
    const { device } = await withPasskey();
    expect((await logIn(device.answer(await challenge(), deviation))).status).toBe(401);
  });

  test('is refused to an unknown device, an old challenge, a foreign signature and a copied device', async () => {
    stopClock();
    const { device } = await withPasskey();
    const data = await challenge();
    expect((await logIn(anAuthenticator().answer(data))).status).toBe(401);
    const answer = device.answer(data);
    const { signature } = anAuthenticator().answer(data).response;
    expect((await logIn({ ...answer, response: { ...answer.response, signature } })).status).toBe(401);
    device.countFrom(0);
    expect((await logIn(device.answer(data))).status).toBe(401);
    goOn(301);
    device.countFrom(50);
    expect((await logIn(device.answer(data))).status).toBe(401);
    expect((await enters(device)).status).toBe(200);
  });

  test('is refused to an account that is blocked or closed', async () => {
    const { member, device } = await withPasskey();
    const { rows } = await connect();
    await rows(sql`update accounts set blocked_at = now() where id = ${member.id} returning id`);
    expect((await enters(device)).status).toBe(403);
    await rows(sql`update accounts set blocked_at = null where id = ${member.id} returning id`);
    await ask('DELETE', '/auth/account', member.headers, { current_password: memberPassword });
    expect((await enters(device)).status).toBe(401);
    expect(await rows(sql`select 1 from passkeys where account_id = ${member.id}`)).toEqual([]);
  });

  test('is counted with the other failures of an address', async () => {
    const data = await challenge();
    const stranger = anAuthenticator();
    for (let n = 0; n < limits.loginFromAddress.most; n += 1)
      expect((await logIn(stranger.answer(data))).status).toBe(401);
    expect((await logIn(stranger.answer(data))).status).toBe(429);
  });
});

describe('removing a passkey', () => {
  test('wants the password, is for its owner alone, and is told by mail', async () => {
    const { member, device } = await withPasskey();
    const [own] = await list(member);
    const id = own?.id ?? 0;
    expect((await remove(await aMember(), id)).status).toBe(404);
    expect((await remove(member, id, { current_password: 'not this one' })).status).toBe(422);
    expect((await remove(member, id)).body.message).toBe('The passkey is removed.');
    expect([await list(member), (await remove(member, id)).status]).toEqual([[], 404]);
    expect((await enters(device)).status).toBe(401);
    expect(await mailed(member)).toContain('no longer log in');
  });
});
