import { describe, expect, test } from 'vitest';
import { app, authFor, authForUser, type Client, withRealtime } from '../support/realtime';

const { start, sdk } = withRealtime();

const say = (from: Client, channel: string, data: unknown, more: object = {}) =>
  from.say({ event: 'client-typing', channel, data, ...more });

const refusedWith = async (client: Client) => (await client.next('pusher:subscription_error')).data;

describe('public channels', () => {
  test('joining, leaving and joining again; twice is said to be too often, leaving nothing says nothing', async () => {
    const { dial, port } = await start();
    const one = await dial();
    one.say({ event: 'pusher:unsubscribe', data: { channel: 'news' } });
    expect(await one.join('news')).toEqual({});
    one.subscribe('news');
    expect((await one.next('pusher:error')).data).toEqual({
      code: null,
      message: 'Existing subscription to channel news',
    });
    await sdk(port).trigger('news', 'said', { n: 1 });
    expect(await one.next('said')).toEqual({ event: 'said', channel: 'news', data: '{"n":1}' });
    one.say({ event: 'pusher:unsubscribe', data: { channel: 'news' } });
    await one.settled();
    await sdk(port).trigger('news', 'said', { n: 2 });
    await one.join('news');
    await sdk(port).trigger('news', 'said', { n: 3 });
    expect((await one.next('said')).data).toBe('{"n":3}');
    expect(one.frames).toEqual([]);
  });

  test('data may come as an object or as a string of JSON', async () => {
    const { dial } = await start();
    const one = await dial();
    one.say({ event: 'pusher:subscribe', data: JSON.stringify({ channel: 'news', auth: '' }) });
    expect((await one.next('pusher_internal:subscription_succeeded')).data).toBe('{}');
  });

  test('a name that is none, reserved or too long is refused and the connection stays (R254)', async () => {
    const { dial } = await start();
    const one = await dial();
    for (const name of ['', 'a b', 'größe', '#news', '#server-to-user-7', 'x'.repeat(201), '__proto__/']) {
      one.subscribe(name, { auth: '' });
      expect([name, (await refusedWith(one)).type]).toEqual([name, expect.stringMatching(/^(Invalid|Auth)/)]);
    }
    await one.join('x'.repeat(200));
    await one.join('__proto__');
    await one.join('constructor');
    await one.settled();
  });

  test('nobody is in more channels than a hundred', async () => {
    const { dial } = await start({ mostChannelsPerConnection: 3 });
    const one = await dial();
    for (const name of ['a', 'b', 'c']) await one.join(name);
    one.subscribe('d');
    expect((await refusedWith(one)).type).toBe('LimitReached');
  });
});

describe('private channels', () => {
  test('only the signature for this connection, this channel and this data opens one', async () => {
    const { dial } = await start();
    const [one, other] = [await dial(), await dial()];
    const channel = 'private-chat.1.2';
    const [key, signature = ''] = authFor(one.id, channel).split(':');
    const wrong = {
      missing: undefined,
      empty: '',
      forged: `${key}:${'0'.repeat(64)}`,
      cut: `${key}:${signature.slice(0, 63)}`,
      'without a key': signature,
      'of another key': `other:${signature}`,
      'of another connection': authFor(other.id, channel),
      'of another channel': authFor(one.id, 'private-chat.2.1'),
      'of a presence channel': authFor(one.id, 'presence-chat.1.2'),
      'with other data': authFor(one.id, channel, '{"user_id":"1"}'),
    };
    for (const [what, auth] of Object.entries(wrong)) {
      one.subscribe(channel, { auth });
      expect([what, await refusedWith(one)]).toEqual([
        what,
        { type: 'AuthError', error: expect.any(String), status: 401 },
      ]);
    }
    expect(await one.join(channel)).toEqual({});
    expect(await other.join(channel, '{"user_id":"1"}')).toEqual({});
  });
});

describe('presence channels', () => {
  const member = (id: string | number, name = '') => JSON.stringify({ user_id: id, user_info: { name } });

  test('who is there is told to who comes, and who comes and goes to who is there', async () => {
    const { dial, api, port } = await start();
    const [sara, azad, azadsPhone] = [await dial(), await dial(), await dial()];
    const channel = 'presence-yard';
    await sara.join(channel, member('1', 'Sara'));
    const there = await azad.join(channel, member(2, 'ئازاد'));
    expect(there).toEqual({
      presence: { ids: ['1', '2'], hash: { 1: { name: 'Sara' }, 2: { name: 'ئازاد' } }, count: 2 },
    });
    expect(JSON.parse((await sara.next('pusher_internal:member_added')).data)).toEqual({
      user_id: '2',
      user_info: { name: 'ئازاد' },
    });
    // One person with two windows is one member, until the last is closed.
    expect((await azadsPhone.join(channel, member('2', 'ئازاد'))).presence.count).toBe(2);
    const users = await sdk(port).get({ path: `/channels/${channel}/users` });
    expect(await users.json()).toEqual({ users: [{ id: '1' }, { id: '2' }] });
    azad.say({ event: 'pusher:unsubscribe', data: { channel } });
    await azad.settled();
    await sara.settled();
    expect(sara.frames).toEqual([]);
    azadsPhone.socket.terminate();
    expect(JSON.parse((await sara.next('pusher_internal:member_removed')).data)).toEqual({ user_id: '2' });
    expect(api).toContain('127.0.0.1');
  });

  test('without data, an id or room there is no joining', async () => {
    const { dial } = await start({ mostMembers: 1 });
    const [one, other] = [await dial(), await dial()];
    const channel = 'presence-yard';
    const attempt = async (data?: string) => {
      one.subscribe(channel, {
        auth: authFor(one.id, channel, data),
        ...(data === undefined ? {} : { channel_data: data }),
      });
      return (await refusedWith(one)).type;
    };
    expect(await attempt()).toBe('AuthError');
    expect(await attempt('{}')).toBe('InvalidChannel');
    expect(await attempt('no json')).toBe('InvalidChannel');
    expect(await attempt(member(''))).toBe('InvalidChannel');
    expect(await attempt(member('1', 'x'.repeat(1100)))).toBe('LimitReached');
    await other.join(channel, member('7'));
    expect(await attempt(member('1'))).toBe('LimitReached');
  });

  test('a member may have any name that a program trips over', async () => {
    const { dial } = await start();
    const one = await dial();
    const { presence } = await one.join('presence-yard', member('__proto__', 'x'));
    expect(presence.ids).toEqual(['__proto__']);
    expect(Object.keys(presence.hash)).toEqual(['__proto__']);
  });
});

describe('client events', () => {
  test('reach the others and never the sender, with no more than what is known', async () => {
    const { dial } = await start();
    const [one, other] = [await dial(), await dial()];
    await one.join('private-talk');
    await other.join('private-talk');
    say(one, 'private-talk', { on: true }, { user_id: '99', extra: 1, socket_id: 'x' });
    expect(await other.next('client-typing')).toEqual({
      event: 'client-typing',
      channel: 'private-talk',
      data: { on: true },
    });
    await one.settled();
    expect(one.frames).toEqual([]);
  });

  test('on presence channels say who sent them, whatever the sender says', async () => {
    const { dial } = await start();
    const [one, other] = [await dial(), await dial()];
    for (const [client, id] of [
      [one, '1'],
      [other, '2'],
    ] as const) {
      await client.join('presence-talk', JSON.stringify({ user_id: id }));
    }
    say(one, 'presence-talk', {}, { user_id: '2' });
    expect((await other.next('client-typing')).user_id).toBe('1');
  });

  test('are refused on public and encrypted channels, from outside a channel, and when too large (R254)', async () => {
    const { dial } = await start();
    const [one, other] = [await dial(), await dial()];
    for (const client of [one, other]) {
      for (const channel of ['news', 'private-encrypted-talk', 'private-talk']) await client.join(channel);
    }
    await other.join('private-others');
    for (const channel of ['news', 'private-encrypted-talk', 'private-others', 'nowhere'])
      say(one, channel, {});
    one.say({ event: 'client-typing', data: {} });
    say(one, 'private-talk', 'x'.repeat(10_500));
    one.say({ event: `client-${'x'.repeat(200)}`, channel: 'private-talk', data: {} });
    for (let n = 0; n < 7; n++) expect((await one.next('pusher:error')).data.code).toBe(null);
    await other.settled();
    expect(other.frames).toEqual([]);
  });

  test('more than ten in a second are refused with 4301, and the connection stays', async () => {
    const { dial } = await start();
    const [one, other] = [await dial(), await dial()];
    for (const client of [one, other]) await client.join('private-talk');
    for (let n = 0; n < 14; n++) say(one, 'private-talk', n);
    for (let n = 0; n < 4; n++) {
      expect((await one.next('pusher:error')).data).toEqual({
        code: 4301,
        message: 'Client event rejected due to rate limit',
      });
    }
    await one.settled();
    await other.settled();
    expect(other.frames.map(({ data }) => data)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('users', () => {
  const user = (id: unknown) => JSON.stringify({ id, user_info: { name: 'Sara' } });
  const signIn = (client: Client, userData: string, auth = authForUser(client.id, userData)) =>
    client.say({ event: 'pusher:signin', data: { auth, user_data: userData } });

  test('who signed in is told so, and hears what is sent to that user alone', async () => {
    const { dial, port } = await start();
    const [sara, azad] = [await dial(), await dial()];
    signIn(sara, user('7'));
    expect((await sara.next('pusher:signin_success')).data).toEqual({ user_data: user('7') });
    signIn(azad, user('8'));
    await azad.next('pusher:signin_success');
    expect(await sara.join('#server-to-user-7')).toEqual({});
    azad.subscribe('#server-to-user-7', { auth: '' });
    expect((await refusedWith(azad)).status).toBe(401);
    await sdk(port).sendToUser('7', 'hello', { from: 'yard' });
    expect((await sara.next('hello')).data).toBe('{"from":"yard"}');
    await azad.settled();
    expect(azad.frames).toEqual([]);
  });

  test('a wrong signature, an id that is no string and a second user end the connection for good', async () => {
    const { dial } = await start();
    const other = await dial();
    const attempts: ((client: Client) => void)[] = [
      (client) => signIn(client, user('7'), authForUser(other.id, user('7'))),
      (client) => signIn(client, user('7'), `${app.key}:${'0'.repeat(64)}`),
      (client) => signIn(client, user('8'), authForUser(client.id, user('7'))),
      (client) => signIn(client, user(7)),
      (client) => signIn(client, user('')),
      (client) => client.say({ event: 'pusher:signin', data: {} }),
      (client) => {
        signIn(client, user('7'));
        signIn(client, user('8'));
      },
    ];
    for (const attempt of attempts) {
      const one = await dial();
      attempt(one);
      expect((await one.next('pusher:error')).data.code).toBe(4009);
      expect((await one.closed).code).toBe(4009);
    }
  });

  test('one user has no more connections than twenty', async () => {
    const { dial } = await start({ mostPerUser: 1 });
    const [one, other] = [await dial(), await dial()];
    signIn(one, user('7'));
    await one.next('pusher:signin_success');
    signIn(other, user('7'));
    expect((await other.closed).code).toBe(4100);
  });

  test('ending the connections of a user ends all of theirs and nobody else’s', async () => {
    const { dial, port, sizes } = await start({
      userOfChannel: (channel) => /^private-chat\.(\d+)\./.exec(channel)?.[1] ?? null,
    });
    const [signedIn, silent, other] = [await dial(), await dial(), await dial()];
    signIn(signedIn, user('7'));
    await signedIn.next('pusher:signin_success');
    await silent.join('private-chat.7.9');
    await other.join('private-chat.9.7');
    await sdk(port).terminateUserConnections('7');
    expect((await signedIn.closed).code).toBe(4009);
    expect((await silent.closed).code).toBe(4009);
    await other.settled();
    expect(sizes()).toEqual([1, 1, 0, 1]);
  });
});
