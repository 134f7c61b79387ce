import Echo from 'laravel-echo';
import PusherClient from 'pusher-js';
import { describe, expect, test, vi } from 'vitest';
import { app, authFor, authForUser, withRealtime } from '../support/realtime';

// The packages as they are, each as its users use it.

const { start, sdk, client, later } = withRealtime();

const connected = (one: PusherClient) =>
  new Promise<void>((resolve) => {
    if (one.connection.state === 'connected') resolve();
    else one.connection.bind('connected', () => resolve());
  });
const subscribed = (channel: ReturnType<PusherClient['subscribe']>) =>
  new Promise<any>((resolve) => channel.bind('pusher:subscription_succeeded', resolve));

const echoTo = (port: number, mayJoin: (channel: string) => boolean = () => true) => {
  const echo = new Echo({
    broadcaster: 'reverb',
    Pusher: PusherClient,
    key: app.key,
    wsHost: '127.0.0.1',
    wsPort: port,
    wssPort: port,
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) => {
        // A real one asks the site, and answers later.
        if (!mayJoin(channelName)) return setImmediate(() => done(new Error('403'), null));
        const data = JSON.stringify({ user_id: socketId, user_info: { name: 'Sara' } });
        done(
          null,
          channelName.startsWith('presence-')
            ? { auth: authFor(socketId, channelName, data), channel_data: data }
            : { auth: authFor(socketId, channelName) },
        );
      },
    },
  });
  later(() => echo.disconnect());
  return echo;
};

describe('pusher-js', () => {
  test('subscribes, hears, is heard and leaves', async () => {
    const { port } = await start();
    const [one, other] = [client(port), client(port)];
    const [channel, others] = [one.subscribe('private-talk'), other.subscribe('private-talk')];
    await Promise.all([subscribed(channel), subscribed(others)]);
    const heard = vi.fn();
    channel.bind('said', heard);
    channel.bind('client-typing', heard);
    await sdk(port).trigger('private-talk', 'said', { text: 'سڵاو' });
    others.trigger('client-typing', { on: true });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(heard.mock.calls.map(([data]) => data)).toEqual([{ text: 'سڵاو' }, { on: true }]);
    one.unsubscribe('private-talk');
    await vi.waitFor(async () => {
      const { channels }: any = await (
        await sdk(port).get({ path: '/channels', params: { info: 'subscription_count' } })
      ).json();
      expect(channels).toEqual({ 'private-talk': { subscription_count: 1 } });
    });
  });

  test('signs in, gets what is sent to its user, and stays away when the application ends it', async () => {
    const { port } = await start();
    const one = client(port);
    const heard = vi.fn();
    one.user.bind('hello', heard);
    one.signin();
    await connected(one);
    await vi.waitFor(async () => {
      await sdk(port).sendToUser('7', 'hello', { n: 1 });
      expect(heard).toHaveBeenCalledWith({ n: 1 });
    });
    const ended = new Promise((resolve) => one.connection.bind('disconnected', resolve));
    await sdk(port).terminateUserConnections('7');
    await ended;
  });

  test('hears that a wrong signature lets it into nothing (R254)', async () => {
    const { port } = await start();
    const one = client(port, {
      channelAuthorization: {
        endpoint: '',
        transport: 'ajax',
        customHandler: (_, done) => done(null, { auth: `${app.key}:${'0'.repeat(64)}` }),
      },
    });
    const channel = one.subscribe('private-chat.1.2');
    const error = await new Promise((resolve) => channel.bind('pusher:subscription_error', resolve));
    expect(error).toMatchObject({ type: 'AuthError', status: 401 });
    expect(one.connection.state).toBe('connected');
  });

  test('comes back within moments when the server restarts, and is where it was (R158)', async () => {
    const { port, stop } = await start();
    const one = client(port);
    const channel = one.subscribe('private-talk');
    await subscribed(channel);
    const again = subscribed(channel);
    await stop();
    await start({ port });
    await again;
    const heard = new Promise((resolve) => channel.bind('said', resolve));
    await sdk(port).trigger('private-talk', 'said', 'again');
    expect(await heard).toBe('again');
  });
});

describe('laravel-echo', () => {
  test('listens on a private channel, whispers, and shows who is there', async () => {
    const { port } = await start();
    const [one, other] = [echoTo(port), echoTo(port)];
    const heard = vi.fn();
    const ready = [one, other].map(
      (echo) =>
        new Promise<void>((resolve) => {
          echo
            .private('chat.1.2')
            .listen('.MessageSent', (data: unknown) => heard(data))
            .listenForWhisper('typing', (data: unknown) => heard(data))
            .subscribed(resolve);
        }),
    );
    await Promise.all(ready);
    one.private('chat.1.2').whisper('typing', { on: true });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ on: true }));
    expect(heard).toHaveBeenCalledTimes(1);
    await sdk(port).trigger(
      'private-chat.1.2',
      'MessageSent',
      { id: 1 },
      { socket_id: one.socketId() ?? '' },
    );
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ id: 1 }));

    const here = vi.fn();
    const left = vi.fn();
    one.join('yard').here(here).joining(here).leaving(left);
    await vi.waitFor(() => expect(here).toHaveBeenCalledTimes(1));
    other.join('yard');
    await vi.waitFor(() => expect(here).toHaveBeenCalledTimes(2));
    other.leave('yard');
    await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('hears when a channel is not for it', async () => {
    const { port } = await start();
    const echo = echoTo(port, (channel) => channel === 'private-chat.1.2');
    await new Promise<void>((resolve) => echo.private('chat.1.2').subscribed(resolve));
    const refused = new Promise((resolve) => echo.private('chat.2.1').error(resolve));
    expect(await refused).toBeTruthy();
  });
});

test('what pusher signs is what the server opens for', async () => {
  const { dial, port } = await start();
  const one = await dial();
  const pusher = sdk(port);
  expect(pusher.authorizeChannel(one.id, 'private-chat.1.2')).toEqual({
    auth: authFor(one.id, 'private-chat.1.2'),
  });
  const { auth, user_data: userData } = pusher.authenticateUser(one.id, { id: '7' }) as any;
  expect(auth).toBe(authForUser(one.id, userData));
  one.say({ event: 'pusher:signin', data: { auth, user_data: userData } });
  await one.next('pusher:signin_success');
});
