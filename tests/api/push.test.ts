import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mostPushDevices } from '@/lib/contract/push';
import { connect } from '@/lib/db/connect';
import { forgetAll } from '@/lib/server/limits';
import * as outside from '@/lib/server/push/post';
import { isPublicAddress } from '@/lib/server/push/public-address';
import { sendPush } from '@/lib/server/push/push';
import { listDevices } from '@/lib/server/push/queries';
import { drain } from '@/lib/server/queue/worker';
import { queueHandlers } from '@/lib/server/queue-handlers';
import { transact } from '@/lib/server/transaction';
import { aMember } from '../support/account';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { takeLog } from '../support/log';
import { withOutbox } from '../support/mail';
import { aPushDevice } from '../support/requests';

withTestDatabase();
withOutbox();

type Taken = { path: string; headers: Record<string, unknown>; body: Buffer };
const taken: Taken[] = [];
let answer = 201;

/** The push service of this test. Everything but how it is reached (`reachService`) is as it is outside. */
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
  response.writeHead(answer).end();
});
const reachService: typeof outside.postOutside = async (endpoint, { headers, body }) => {
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = `http://127.0.0.1:${port}${new URL(endpoint).pathname}`;
  const sent = { method: 'POST', headers: headers as HeadersInit, body: new Uint8Array(body) };
  return (await fetch(url, sent)).status;
};

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
type Member = Awaited<ReturnType<typeof aMember>>;
const ask = (member: Member, method: string, body?: object, lang = 'en') =>
  call(`/auth/push?lang=${lang}`, {
    method,
    headers: { ...withKey, ...member.headers, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const endpointsOf = async (member: Member) => (await ask(member, 'GET')).body.data.endpoints;
const news = { title: 'Sold', body: 'The loader is sold.', url: '/ad/1', tag: 'ad-1' };
const send = (member: Member, key?: string) =>
  transact(async (tx) => sendPush(tx, await listDevices(member.id), news, key === undefined ? {} : { key }));
const jobs = () => rows<{ state: string }>(sql`select state, problem from queued_jobs order by id`);

/** As the browser does it (RFC 8188 and 8291). */
const decrypt = (body: Buffer, keys: ECDH, auth: Buffer): string => {
  const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derived = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, length));
  const opening = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
};

beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => service.close());
beforeEach(async () => {
  vi.spyOn(outside, 'postOutside').mockImplementation(reachService);
  forgetAll();
  taken.length = 0;
  answer = 201;
  await rows(sql`delete from queued_jobs`);
});

describe('a device', () => {
  test('is told once it has subscribed, as one however often it does, and no more when it ends that', async () => {
    const member = await aMember();
    const device = aPushDevice();
    expect(await endpointsOf(member)).toEqual([]);
    expect((await ask(member, 'POST', device, 'ckb')).body.message).not.toBe('');
    await ask(member, 'POST', device, 'ar');
    expect(await endpointsOf(member)).toEqual([device.endpoint]);
    expect(
      await rows(sql`select locale, time_zone from push_devices where account_id = ${member.id}`),
    ).toEqual([{ locale: 'ar', time_zone: 'Asia/Baghdad' }]);
    for (let n = 0; n < 2; n += 1)
      expect((await ask(member, 'DELETE', { endpoint: device.endpoint })).status).toBe(200);
    expect(await endpointsOf(member)).toEqual([]);
  });

  test('is that of who subscribed there last, and nobody else takes it away', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const device = aPushDevice();
    await ask(one, 'POST', device);
    await ask(other, 'POST', device);
    expect([await endpointsOf(one), await endpointsOf(other)]).toEqual([[], [device.endpoint]]);
    await ask(one, 'DELETE', { endpoint: device.endpoint });
    expect(await endpointsOf(other)).toEqual([device.endpoint]);
  });

  test('is one of ten at most: of more the oldest goes', async () => {
    const member = await aMember();
    const devices = Array.from({ length: mostPushDevices + 2 }, () => aPushDevice());
    for (const device of devices) await ask(member, 'POST', device);
    expect(await endpointsOf(member)).toEqual(devices.slice(2).map(({ endpoint }) => endpoint));
  });

  test.each([
    'http://push.example.com/1',
    'https://127.0.0.1/1',
    'https://2130706433/1',
    'https://[::1]/1',
    'https://localhost/1',
    'https://push.example.com:8443/1',
    'https://user@push.example.com/1',
    'https://metadata/1',
    `https://push.example.com/${'a'.repeat(1_000)}`,
    'no address',
  ])('is refused whose service is at %s', async (endpoint) => {
    const { status, body } = await ask(await aMember(), 'POST', { ...aPushDevice(), endpoint });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['endpoint']]);
  });

  test('is refused for which nothing can be encrypted, or whose time zone is none', async () => {
    const member = await aMember();
    const device = aPushDevice();
    const refused = async (changes: object) => (await ask(member, 'POST', { ...device, ...changes })).status;
    expect(await refused({ keys: { ...device.keys, p256dh: `B${'A'.repeat(86)}` } })).toBe(422);
    expect(await refused({ keys: { ...device.keys, auth: 'short' } })).toBe(422);
    expect(await refused({ time_zone: 'Mars/Olympus' })).toBe(422);
  });
});

describe('a push', () => {
  const subscribed = async (count = 1) => {
    const member = await aMember();
    for (let n = 0; n < count; n += 1) await ask(member, 'POST', aPushDevice(`${member.id}-${n}`));
    return member;
  };

  test('reaches every device of an account once for its key, and nobody else’s', async () => {
    await subscribed();
    const member = await subscribed(2);
    await send(member, 'sold 1');
    await send(member, 'sold 1');
    await drain(queueHandlers);
    await send(member, 'sold 1');
    await drain(queueHandlers);
    expect(taken.map(({ path }) => path).toSorted()).toEqual([
      `/send/${member.id}-0`,
      `/send/${member.id}-1`,
    ]);
  });

  test('can be read by the device alone, waits a day for it, and is signed by the site', async () => {
    const member = await aMember();
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const device = aPushDevice('one', keys);
    await ask(member, 'POST', device);
    await send(member);
    await drain(queueHandlers);
    const [first] = taken;
    if (!first) throw new Error('Nothing was sent.');
    const { headers, body } = first;
    expect(body.includes('Sold')).toBe(false);
    expect(JSON.parse(decrypt(body, keys, Buffer.from(device.keys.auth, 'base64url')))).toEqual(news);
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);

    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
    expect(key).toBe((await ask(member, 'GET')).body.data.key);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).aud).toBe('https://push.example.com');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const signer = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
      format: 'jwk',
    });
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: signer, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(signed).toBe(true);
  });

  test.each([404, 410])('that is answered by %i takes the device away', async (status) => {
    const member = await subscribed();
    answer = status;
    await send(member);
    await drain(queueHandlers);
    expect(await endpointsOf(member)).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  test.each([429, 500, 503])('that is answered by %i is tried again', async (status) => {
    const member = await subscribed();
    answer = status;
    await send(member);
    await drain(queueHandlers);
    expect(await jobs()).toMatchObject([{ state: 'waiting' }]);
    answer = 201;
    await rows(sql`update queued_jobs set due_at = now()`);
    await drain(queueHandlers);
    expect([await jobs(), taken.length]).toEqual([[], 2]);
  });

  test.each([302, 400, 403, 413])('that is answered by %i is a dead letter at once', async (status) => {
    const member = await subscribed();
    answer = status;
    await send(member);
    await drain(queueHandlers);
    expect(await jobs()).toMatchObject([
      { state: 'dead', problem: `HopelessError: The push service answered ${status}.` },
    ]);
    expect(taken).toHaveLength(1);
    expect(takeLog()).toHaveLength(1);
  });

  test('goes to no device of who ended the other sessions, and to none of who is blocked', async () => {
    const [changed, blocked] = [await subscribed(), await subscribed()];
    await send(changed);
    await send(blocked);
    const ended = await call('/auth/sessions', {
      method: 'DELETE',
      headers: { ...withKey, ...changed.headers },
    });
    expect(ended.status).toBe(200);
    await rows(sql`update accounts set blocked_at = now() where id = ${blocked.id}`);
    await drain(queueHandlers);
    expect([taken, await jobs(), await endpointsOf(changed)]).toEqual([[], [], []]);
  });

  test('to a device that was taken away meanwhile is none', async () => {
    const member = await subscribed();
    await send(member);
    await rows(sql`delete from push_devices where account_id = ${member.id}`);
    await drain(queueHandlers);
    expect([taken, await jobs()]).toEqual([[], []]);
  });
});

describe('the world outside', () => {
  test('is the internet: nothing of this machine, of its network or of none', () => {
    const inside =
      '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.0.1 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fc00::1 fe80::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1::1 localhost 1';
    expect(inside.split(' ').filter(isPublicAddress)).toEqual([]);
    const outside = ['8.8.8.8', '142.250.1.188', '172.15.0.1', '2a00:1450:4001::1', '2606:4700::1'];
    expect(outside.filter((address) => !isPublicAddress(address))).toEqual([]);
  });

  test('is reached by no name that leads inside', async () => {
    vi.mocked(outside.postOutside).mockRestore();
    const sent = { headers: {}, body: Buffer.from('') };
    await expect(outside.postOutside('https://localhost/1', sent)).rejects.toThrow('not on the internet');
  });
});
