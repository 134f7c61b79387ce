import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { JoinPeers, Link } from '@/lib/realtime/server/peers';
import { authForUser, withRealtime } from '../support/realtime';

// Several servers of one app. How they reach each other is a setting: here within this process (how the site's own do
// it is in tests/api/fan-out.test.ts).

const { start, sdk } = withRealtime();

const createWire = () => {
  const joined = new Map<string, Parameters<JoinPeers>[0]>();
  const join: JoinPeers = async (listeners): Promise<Link> => {
    const self = randomUUID();
    joined.set(self, listeners);
    return {
      say: (message) => {
        for (const [id, { heard }] of joined) if (id !== self) heard(message, self);
      },
      leave: async () => void joined.delete(self),
    };
  };
  return {
    join,
    /** As when a line was down: nobody knows what was said meanwhile. */
    lose: () => {
      for (const { missed } of joined.values()) missed();
    },
  };
};

const startTwo = async () => {
  const wire = createWire();
  return {
    ...wire,
    one: await start({ joinPeers: wire.join }),
    other: await start({ joinPeers: wire.join }),
  };
};

const member = (id: string) => JSON.stringify({ user_id: id, user_info: { name: id } });

test('an event reaches all in its channels on all servers, but for the connection that it came from', async () => {
  const { one, other } = await startTwo();
  const clients = [await one.dial(), await other.dial(), await other.dial()];
  const [here, there, from] = clients;
  for (const client of clients) await client.join('private-chat.1.2');
  const data = { words: 'قەڵاب '.repeat(500) };
  await sdk(one.port).trigger('private-chat.1.2', 'MessageSent', data, { socket_id: from?.id ?? '' });
  for (const client of [here, there]) {
    const { data: heard } = (await client?.next('MessageSent')) ?? {};
    expect(JSON.parse(heard)).toEqual(data);
  }
  await from?.settled();
  expect(from?.frames).toEqual([]);
});

test('what a client says reaches the others on all servers, with who said it where members are known', async () => {
  const { one, other } = await startTwo();
  const [here, there] = [await one.dial(), await other.dial()];
  await here.join('presence-room', member('sara'));
  await there.join('presence-room', member('aram'));
  here.say({ event: 'client-typing', channel: 'presence-room', data: { on: true } });
  expect(await there.next('client-typing')).toMatchObject({ data: { on: true }, user_id: 'sara' });
});

test('a member is there once, on whichever servers, comes once and goes with the last connection', async () => {
  const { one, other } = await startTwo();
  const watching = await other.dial();
  await watching.join('presence-room', member('watcher'));
  const [first, second] = [await one.dial(), await other.dial()];
  const { presence } = await first.join('presence-room', member('sara'));
  expect(presence).toMatchObject({ count: 2, hash: { watcher: { name: 'watcher' } } });
  expect((await watching.next('pusher_internal:member_added')).data).toContain('sara');
  expect((await second.join('presence-room', member('sara'))).presence.count).toBe(2);
  first.socket.terminate();
  await vi.waitFor(() => expect(one.sizes()[0]).toBe(0));
  await watching.settled();
  expect(watching.frames).toEqual([]);
  second.socket.terminate();
  expect((await watching.next('pusher_internal:member_removed')).data).toContain('sara');
  const users = await (await sdk(one.port).get({ path: '/channels/presence-room/users' })).json();
  expect(users).toEqual({ users: [{ id: 'watcher' }] });
});

test('a server that comes later knows whom the others have, and takes its own along when it stops', async () => {
  const { join, one } = await startTwo();
  const here = await one.dial();
  await here.join('presence-room', member('sara'));
  const late = await start({ joinPeers: join });
  const there = await late.dial();
  expect((await there.join('presence-room', member('aram'))).presence.count).toBe(2);
  await here.next('pusher_internal:member_added');
  await late.stop();
  expect((await here.next('pusher_internal:member_removed')).data).toContain('aram');
});

test("a user's connections are ended on all servers", async () => {
  const { one, other } = await startTwo();
  const there = await other.dial();
  const user = JSON.stringify({ id: '7' });
  there.say({ event: 'pusher:signin', data: { auth: authForUser(there.id, user), user_data: user } });
  await there.next('pusher:signin_success');
  await sdk(one.port).terminateUserConnections('7');
  expect(await there.closed).toMatchObject({ code: 4009 });
});

test('where something may have been missed everybody is sent away, to come back and read it', async () => {
  const { lose, one, other } = await startTwo();
  const clients = [await one.dial(), await other.dial()];
  lose();
  for (const client of clients) expect(await client.closed).toMatchObject({ code: 4100 });
  await expect(one.dial()).resolves.toBeTruthy();
});

test('a server that cannot reach the others serves its own, and joins them when it can', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const { join } = createWire();
  let reachable = false;
  const joinPeers: JoinPeers = (listeners) =>
    reachable ? join(listeners) : Promise.reject(new Error('nobody there'));
  const [one, other] = [await start({ joinPeers }), await start({ joinPeers: join })];
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  const early = await one.dial();
  await early.join('news');
  await sdk(one.port).trigger('news', 'said', {});
  await early.next('said');
  reachable = true;
  // What was said to others meanwhile this one has not heard.
  expect(await early.closed).toMatchObject({ code: 4100 });
  const back = await one.dial();
  await back.join('news');
  await sdk(other.port).trigger('news', 'said', {});
  await back.next('said');
});
