import Pusher from 'pusher-js';
import { describe, expect, test, vi } from 'vitest';
import { addressFor, connect, type Given, NotAuthorized } from '@/lib/realtime/browser/connect';
import { app, authFor, authForUser, withRealtime } from '../support/realtime';

const { start, sdk, later } = withRealtime();

const open = (port: number, changes: Partial<Given> = {}) => {
  const realtime = connect({
    connection: { key: app.key, url: null, port },
    page: { protocol: 'http:', hostname: '127.0.0.1', port: '3000' },
    authorizeChannel: async (socketId, channel) => ({ auth: authFor(socketId, channel) }),
    authorizeUser: async (socketId) => {
      const userData = JSON.stringify({ id: '1' });
      return { auth: authForUser(socketId, userData), user_data: userData };
    },
    ...changes,
  });
  later(realtime.close);
  return realtime;
};
const reaches = (realtime: ReturnType<typeof connect>, state: string) =>
  vi.waitFor(() => expect(realtime.state()).toBe(state), { timeout: 20_000 });

test('a page finds the service on its own host, behind its own proxy, or where the site says', () => {
  const given = (url: string | null) => ({ key: 'makinar', url, port: 6001 });
  const page = (protocol: string, port = '') => ({ protocol, hostname: 'yard.example', port });
  expect(addressFor(given(null), page('http:', '3000'))).toEqual({
    host: 'yard.example',
    port: 6001,
    tls: false,
    path: '',
  });
  expect(addressFor(given(null), page('https:'))).toMatchObject({ port: 443, tls: true });
  expect(addressFor(given(null), page('https:', '8443'))).toMatchObject({ port: 8443, tls: true });
  expect(addressFor(given('wss://rt.example'), page('http:'))).toMatchObject({
    host: 'rt.example',
    port: 443,
    tls: true,
  });
  expect(addressFor(given('ws://rt.example:6001/x/'), page('http:'))).toEqual({
    host: 'rt.example',
    port: 6001,
    tls: false,
    path: '/x',
  });
});

describe('a channel', () => {
  test('is shared by all who listen in it, and left with the last of them', async () => {
    const { port } = await start();
    const realtime = open(port);
    const [first, second, joined] = [vi.fn(), vi.fn(), vi.fn()];
    const one = realtime.join('private-chat.1.2', { events: { MessageSent: first }, onJoined: joined });
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(1));
    const two = realtime.join('private-chat.1.2', { events: { MessageSent: second }, onJoined: joined });
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(2));
    await sdk(port).trigger('private-chat.1.2', 'MessageSent', { id: 1 });
    await vi.waitFor(() => expect(second).toHaveBeenCalledWith({ id: 1 }));
    expect(first.mock.calls).toEqual([[{ id: 1 }]]);
    one.leave();
    one.leave();
    await sdk(port).trigger('private-chat.1.2', 'MessageSent', { id: 2 });
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(2));
    expect(first).toHaveBeenCalledTimes(1);
    two.leave();
    await vi.waitFor(async () => {
      expect(await (await sdk(port).get({ path: '/channels' })).json()).toEqual({ channels: {} });
    });
  });

  test('carries whispers between two pages', async () => {
    const { port } = await start();
    const [mine, theirs] = [open(port), open(port)];
    const heard = vi.fn();
    const joined = vi.fn();
    const here = mine.join('private-typing.1.2', { onJoined: joined });
    theirs.join('private-typing.1.2', { whispers: { typing: heard }, onJoined: joined });
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(2));
    here.whisper('typing', { from: 1 });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ from: 1 }));
  });

  test('that is not for this account is said to be refused, and not asked for again', async () => {
    const { port } = await start();
    const ask = vi.fn(async () => {
      throw new NotAuthorized(403);
    });
    const realtime = open(port, { authorizeChannel: ask });
    const refused = vi.fn();
    realtime.join('private-chat.2.1', { onRefused: refused });
    await vi.waitFor(() => expect(refused).toHaveBeenCalled());
    realtime.join('private-chat.2.1', { onRefused: refused });
    await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(2));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is asked for again when the site did not answer', async () => {
    const { port } = await start();
    let asked = 0;
    const realtime = open(port, {
      authorizeChannel: async (socketId, channel) => {
        asked += 1;
        if (asked === 1) throw new NotAuthorized(500);
        return { auth: authFor(socketId, channel) };
      },
    });
    const [joined, refused] = [vi.fn(), vi.fn()];
    realtime.join('private-chat.1.2', { onJoined: joined, onRefused: refused });
    await vi.waitFor(() => expect(joined).toHaveBeenCalled(), { timeout: 10_000 });
    expect(refused).not.toHaveBeenCalled();
  });
});

describe('a connection', () => {
  test('says how it stands, comes back after a longer interruption, and joins its channels again (R158)', async () => {
    const { port, stop } = await start();
    const realtime = open(port);
    const states: string[] = [realtime.state()];
    realtime.onState(() => states.push(realtime.state()));
    const joined = vi.fn();
    realtime.join('private-chat.1.2', { onJoined: joined });
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(1));
    await stop();
    await reaches(realtime, 'reconnecting');
    // Long enough for pusher-js to meet a closed door, after which it would wait for a quarter of a minute.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await start({ port });
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    expect(realtime.state()).toBe('connected');
    expect([states[0], states.includes('reconnecting')]).toEqual(['connecting', true]);
  });

  test('that was ended for a session elsewhere comes back while its own lives', async () => {
    const { port } = await start();
    const realtime = open(port);
    const joined = vi.fn();
    realtime.join('private-chat.1.2', { onJoined: joined });
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(1));
    await vi.waitFor(async () => {
      await sdk(port).terminateUserConnections('1');
      expect(realtime.state()).not.toBe('connected');
    });
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  });

  test('whose session is over stays closed and says so', async () => {
    const { port, sizes } = await start();
    const realtime = open(port, {
      authorizeUser: async () => {
        throw new NotAuthorized(401);
      },
    });
    await reaches(realtime, 'signed out');
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect([realtime.state(), sizes()[0]]).toEqual(['signed out', 0]);
  });

  test('that is closed as its channels are left says nothing into the closing socket', async () => {
    const { port } = await start();
    const { prototype } = Pusher.Runtime.getWebSocketAPI();
    const { send } = prototype;
    const states: number[] = [];
    const watched = vi.spyOn(prototype, 'send').mockImplementation(function (this: WebSocket, message) {
      states.push(this.readyState);
      send.call(this, message);
    });
    later(() => watched.mockRestore());
    const realtime = open(port);
    const joined = vi.fn();
    const { leave } = realtime.join('private-chat.1.2', { onJoined: joined });
    await vi.waitFor(() => expect(joined).toHaveBeenCalled());
    leave();
    realtime.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(new Set(states)).toEqual(new Set([1]));
  });

  test('without a network says that it is offline (R158)', async () => {
    const { port, stop } = await start();
    let online = true;
    const realtime = open(port, { isOnline: () => online });
    await reaches(realtime, 'connected');
    online = false;
    await stop();
    await reaches(realtime, 'offline');
  });
});
