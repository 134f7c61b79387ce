import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { publish } from '@/lib/realtime/publish';
import { startSession } from '@/lib/server/accounts/sessions';
import { settled } from '@/lib/server/after-commit';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { freePort } from '../support/free-port';
import { takeLog } from '../support/log';
import { app, authFor, withRealtime } from '../support/realtime';

withTestDatabase();
const { start, client } = withRealtime();

const before = env.realtime;
beforeEach(() => forgetAll());
afterEach(async () => {
  await settled();
  env.realtime = before;
  env.host = undefined;
});

/** The site with an embedded server that runs here. */
const embedded = async () => {
  const server = await start();
  env.realtime = { ...before, ...app, port: server.port };
  return server;
};

type Headers = Record<string, string>;
const form = (path: string, fields: Record<string, string>, headers: Headers = {}) =>
  call(path, {
    method: 'POST',
    headers: { ...withKey, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const json = (path: string, fields: unknown, headers: Headers = {}) =>
  call(path, {
    method: 'POST',
    headers: { ...withKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
const join = (channel: string, headers: Headers = {}) =>
  form('/broadcasting/auth', { socket_id: '12.34', channel_name: channel }, headers);
const rows = async (query: ReturnType<typeof sql>) => (await connect()).rows(query);

describe('joining a channel', () => {
  test('the channel that others speak to me in is mine alone (R214)', async () => {
    await embedded();
    const [me, other, third] = [await aMember(), await aMember(), await aMember()];
    const mine = `private-chat.${me.id}.${other.id}`;
    const { status, body, headers } = await join(mine, me.headers);
    expect([status, body]).toEqual([200, { auth: authFor('12.34', mine) }]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await join(mine, other.headers)).status).toBe(403);
    expect((await join(mine, third.headers)).status).toBe(403);
    expect((await join(mine)).status).toBe(401);
  });

  test('a form, JSON and the cookie of a browser are heard alike', async () => {
    await embedded();
    const [me, other] = [await aMember(), await aMember()];
    const fields = { socket_id: '12.34', channel_name: `private-chat.${me.id}.${other.id}` };
    const auth = authFor('12.34', fields.channel_name);
    expect((await json('/broadcasting/auth', fields, me.headers)).body).toEqual({ auth });
    const cookie = { cookie: `token=${me.token}` };
    expect((await form('/broadcasting/auth', fields, cookie)).body).toEqual({ auth });
    const keyless = await call('/broadcasting/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...cookie },
      body: JSON.stringify(fields),
    });
    expect(keyless.status).toBe(403);
  });

  test('Laravel Echo is heard with the bearer alone, which no form on another site can send (R214)', async () => {
    await embedded();
    const me = await aMember();
    const body = new URLSearchParams({ socket_id: '12.34', channel_name: `private-account.${me.id}` });
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (headers: Headers) =>
      call('/broadcasting/auth', { method: 'POST', headers: { ...type, ...headers }, body: String(body) });
    expect((await send(me.headers)).status).toBe(200);
    expect((await send({ authorization: '', cookie: `token=${me.token}` })).status).toBe(401);
    expect((await send({ cookie: `token=${me.token}` })).status).toBe(403);
    expect((await send({})).status).toBe(403);
  });

  test('my account has a channel, and so have any two people for how they type', async () => {
    await embedded();
    const [me, other, third] = [await aMember(), await aMember(), await aMember()];
    const between = `private-typing.${me.id}.${other.id}`;
    const asked: [string, Headers, number][] = [
      [`private-account.${me.id}`, me.headers, 200],
      [`private-account.${me.id}`, other.headers, 403],
      [between, me.headers, 200],
      [between, other.headers, 200],
      [between, third.headers, 403],
      [`private-typing.${other.id}.${me.id}`, me.headers, 403],
    ];
    for (const [channel, headers, status] of asked) {
      expect([channel, (await join(channel, headers)).status]).toEqual([channel, status]);
    }
  });

  test('any other name is refused', async () => {
    await embedded();
    const { id, headers } = await aMember();
    const { id: other } = await aMember();
    const names = [
      `private-chat.${id}.${id}`,
      `private-chat.${id}.2000000000`,
      `private-chat.${id}.9999999999`,
      `private-chat.${id}`,
      `private-chat.${id}.${other}.1`,
      `private-chat.0${id}.${other}`,
      `private-chat.${id}.${other}\n`,
      `private-chat.${id}.x`,
      `chat.${id}.${other}`,
      `presence-chat.${id}.${other}`,
      `private-encrypted-chat.${id}.${other}`,
      `#server-to-user-${id}`,
      'private-',
      'news',
      `private-chat.${id}.${other}:{"user_id":"1"}`,
    ];
    for (const name of names) expect([name, (await join(name, headers)).status]).toEqual([name, 403]);
  });

  test('a session that is over, an expired one and a blocked account join nothing', async () => {
    await embedded();
    const [over, expired, blocked] = [await aMember(), await aMember(), await aMember()];
    await call('/auth/logout', { method: 'POST', headers: { ...withKey, ...over.headers } });
    await rows(
      sql`update sessions set expires_at = now() - interval '1 minute' where account_id = ${expired.id}`,
    );
    await rows(sql`update accounts set blocked_at = now() where id = ${blocked.id}`);
    for (const { id, headers } of [over, expired, blocked]) {
      expect((await join(`private-account.${id}`, headers)).status).toBe(401);
      expect((await form('/broadcasting/user-auth', { socket_id: '1.2' }, headers)).status).toBe(401);
    }
  });

  test('a wrong number of a connection is named; who is not signed in hears that first', async () => {
    await embedded();
    const { id, headers } = await aMember();
    const channel = `private-account.${id}`;
    for (const socketId of ['', 'x', '1', '1.2.3', '1.2\n', ' 1.2', '1.2:private-chat.1.2', '-1.2']) {
      const fields = { socket_id: socketId, channel_name: channel };
      const { status, body } = await form('/broadcasting/auth', fields, headers);
      expect([socketId, status, Object.keys(body.errors)]).toEqual([socketId, 422, ['socket_id']]);
      expect((await form('/broadcasting/auth', fields)).status).toBe(401);
      expect((await json('/broadcasting/user-auth', { socket_id: socketId }, headers)).status).toBe(422);
    }
    for (const fields of [{}, null, [], { socket_id: ['1.2'], channel_name: channel }, { socket_id: 1.2 }]) {
      expect((await json('/broadcasting/auth', fields, headers)).status).toBe(422);
      expect((await json('/broadcasting/auth', fields)).status).toBe(401);
    }
    const nothing = await call('/broadcasting/auth', { method: 'POST', headers: { ...withKey, ...headers } });
    expect(nothing.status).toBe(422);
    const huge = await form(
      '/broadcasting/auth',
      { socket_id: '1.2', channel_name: 'x'.repeat(5_000) },
      headers,
    );
    expect(huge.status).toBe(413);
  });

  test('asking without end is stopped for a while', async () => {
    await embedded();
    const { id, headers } = await aMember();
    const statuses = new Set<number>();
    for (let n = 0; n < 120; n++) statuses.add((await join(`private-account.${id}`, headers)).status);
    const { status, headers: answer } = await join(`private-account.${id}`, headers);
    expect([[...statuses], status]).toEqual([[200], 429]);
    expect(Number(answer.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a connection of an account', () => {
  const openAs = async ({ id, headers }: Awaited<ReturnType<typeof aMember>>, port: number) => {
    const one = client(port, {
      userAuthentication: {
        endpoint: '',
        transport: 'ajax',
        customHandler: async ({ socketId }, done) =>
          done(null, (await form('/broadcasting/user-auth', { socket_id: socketId }, headers)).body),
      },
      channelAuthorization: {
        endpoint: '',
        transport: 'ajax',
        customHandler: async ({ socketId, channelName }, done) =>
          done(
            null,
            (await json('/broadcasting/auth', { socket_id: socketId, channel_name: channelName }, headers))
              .body,
          ),
      },
    });
    one.signin();
    const channel = one.subscribe(`private-account.${id}`);
    await Promise.all([
      one.user.signinDonePromise,
      new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve)),
    ]);
    await vi.waitFor(() => expect(one.user.user_data).toMatchObject({ id: String(id) }));
    const ended = new Promise((resolve) => one.connection.bind('disconnected', resolve));
    return { one, channel, ended };
  };

  test('hears what is published, except the one that said it', async () => {
    const { port } = await embedded();
    const me = await aMember();
    const [here, there] = [await openAs(me, port), await openAs(me, port)];
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    here.channel.bind('MessageSent', heardHere);
    there.channel.bind('MessageSent', heardThere);
    const channels = [`private-account.${me.id}`];
    const except = here.one.connection.socket_id;
    await publish({ channels, event: 'MessageSent', data: { text: 'سڵاو' }, except });
    await publish({ channels, event: 'MessageSent', data: { text: 'again' }, except: 'no number' });
    await vi.waitFor(() => expect(heardThere).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(heardHere).toHaveBeenCalledTimes(1));
    expect(heardThere.mock.calls[0]?.[0]).toEqual({ text: 'سڵاو' });
  });

  test('ends with the session, and nobody else’s does', async () => {
    const { port, sizes } = await embedded();
    const [me, other] = [await aMember(), await aMember()];
    const [mine, others] = [await openAs(me, port), await openAs(other, port)];
    await call('/auth/logout', { method: 'POST', headers: { ...withKey, ...me.headers } });
    await mine.ended;
    await vi.waitFor(() => expect(sizes()[0]).toBe(1));
    expect(others.one.connection.state).toBe('connected');
  });

  test('ends when the account ends its other sessions, as after a password that got about', async () => {
    const { port } = await embedded();
    const me = await aMember();
    const elsewhere = {
      authorization: `Bearer ${await startSession(me.id, new Request('http://localhost/'))}`,
    };
    const { ended } = await openAs(me, port);
    const { status } = await call('/auth/sessions', {
      method: 'DELETE',
      headers: { ...withKey, ...elsewhere },
    });
    expect(status).toBe(200);
    await ended;
    expect((await join(`private-account.${me.id}`, me.headers)).status).toBe(401);
    expect((await join(`private-account.${me.id}`, elsewhere)).status).toBe(200);
  });

  test('is somebody by a string, which the client wants (R214)', async () => {
    await embedded();
    const me = await aMember();
    const { status, body } = await form('/broadcasting/user-auth', { socket_id: '12.34' }, me.headers);
    expect([status, JSON.parse(body.user_data)]).toEqual([
      200,
      { id: String(me.id), user_info: { name: 'Sara Karim' } },
    ]);
    expect((await form('/broadcasting/user-auth', { socket_id: '12.34' })).status).toBe(401);
  });
});

describe('where the service is', () => {
  const where = async () => (await call('/v1/realtime')).body.data;

  test('on the host of the site, unless it says otherwise', async () => {
    await embedded();
    expect(await where()).toEqual({ key: app.key, url: null, port: env.realtime.port });
    env.realtime = { ...env.realtime, url: 'wss://rt.example' };
    expect(await where()).toEqual({ key: app.key, url: 'wss://rt.example', port: env.realtime.port });
  });

  test('at the one address that it listens at, which need not be this machine’s own name for itself', async () => {
    const addresses = Object.values(os.networkInterfaces()).flat();
    const host = addresses.find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';
    const server = await start({ host });
    env.realtime = { ...before, ...app, port: server.port };
    env.host = host;
    const heard = vi.fn();
    client(server.port, { wsHost: host }).subscribe('news').bind('said', heard);
    await vi.waitFor(() => expect(server.sizes()[1]).toBe(1));
    await publish({ channels: ['news'], event: 'said', data: {} });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  });

  test('elsewhere: the site publishes there, signs for it, and sends browsers there', async () => {
    const outside = await start();
    const service = { host: '127.0.0.1', port: outside.port, tls: false, browserHost: 'rt.example' };
    env.realtime = { ...before, ...app, port: await freePort(), outside: service };
    expect(await where()).toEqual({
      key: app.key,
      url: `ws://rt.example:${outside.port}`,
      port: outside.port,
    });
    const me = await aMember();
    const one = await outside.dial();
    const channel = `private-account.${me.id}`;
    const { body } = await json(
      '/broadcasting/auth',
      { socket_id: one.id, channel_name: channel },
      me.headers,
    );
    one.subscribe(channel, body);
    await one.next('pusher_internal:subscription_succeeded');
    await publish({ channels: [channel], event: 'MessageSent', data: { id: 1 } });
    expect((await one.next('MessageSent')).data).toBe('{"id":1}');
  });

  test('nowhere: nothing is published, nothing joined, and everything else goes on', async () => {
    const me = await aMember();
    expect(await where()).toBe(null);
    expect((await join(`private-account.${me.id}`, me.headers)).status).toBe(503);
    await publish({ channels: ['private-account.1'], event: 'MessageSent', data: {} });
  });

  test('down: an answer does not wait for it, and what failed is reported in one line without secrets', async () => {
    // Of a port that is free now another test may take hold; here nobody listens.
    env.realtime = { ...before, ...app, port: 1 };
    const me = await aMember();
    const { status } = await call('/auth/logout', {
      method: 'POST',
      headers: { ...withKey, ...me.headers },
    });
    expect(status).toBe(200);
    await settled();
    const failure = 'Closing the connections of an account failed:';
    const { error } = takeLog().find(({ message }) => message === failure) ?? {};
    // Where the stack has it from may be a folder of any name.
    const [line] = String(error).split('\n');
    expect(line).toMatch(/realtime service at 127\.0\.0\.1:\d+ did not take it: .*ECONNREFUSED/);
    expect(String(error)).not.toMatch(/auth_signature/);
    expect(line).not.toMatch(/makinar/);
  });

  test('restarting: what is published meanwhile still arrives', async () => {
    const port = await freePort();
    env.realtime = { ...before, ...app, port };
    const published = publish({ channels: ['news'], event: 'said', data: 1 });
    await wait(100);
    const server = await start({ port });
    const one = await server.dial();
    one.subscribe('news');
    await one.next('said');
    await published;
  });
});
