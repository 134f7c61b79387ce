import { createHash, createHmac } from 'node:crypto';
import Pusher from 'pusher';
import PusherClient, { type Options } from 'pusher-js';
import { afterEach, vi } from 'vitest';
import WebSocket, { type ClientOptions } from 'ws';
import { type RealtimeServer, startRealtimeServer } from '@/lib/realtime/server/start';

// Real sockets to a real server, on whatever port is free.

export const app = { appId: '6001', key: 'makinar', secret: 'a secret of this test' };

type Changes = Partial<Parameters<typeof startRealtimeServer>[0]>;
type Frame = { event: string; channel?: string; data?: any; user_id?: string };

const sign = (text: string) => createHmac('sha256', app.secret).update(text).digest('hex');

/** The signature that lets a connection into a channel, as the site gives it. */
export const authFor = (socketId: string, channel: string, channelData?: string) =>
  `${app.key}:${sign([socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':'))}`;
export const authForUser = (socketId: string, userData: string) =>
  `${app.key}:${sign(`${socketId}::user::${userData}`)}`;

/** A client that speaks by hand, so that it can also say what no library says. */
export const dial = async (
  address: string,
  { awaitFirst = true, ...options }: ClientOptions & { awaitFirst?: boolean } = {},
) => {
  const socket = new WebSocket(address, options);
  const frames: Frame[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())));
  socket.on('error', () => {});
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  const next = (event: string): Promise<Frame> =>
    vi.waitFor(
      () => {
        const at = frames.findIndex((frame) => frame.event === event);
        if (at < 0) throw new Error(`No ${event} yet; there are ${JSON.stringify(frames)}`);
        return frames.splice(at, 1)[0] as Frame;
      },
      { timeout: 5_000, interval: 5 },
    );
  const client = {
    socket,
    /** What came and was not asked for with `next`. */
    frames,
    closed,
    next,
    id: '',
    say: (frame: unknown) =>
      socket.send(typeof frame === 'string' || frame instanceof Buffer ? frame : JSON.stringify(frame)),
    subscribe: (channel: string, rest: object = {}) =>
      client.say({ event: 'pusher:subscribe', data: { channel, ...rest } }),
    join: async (channel: string, channelData?: string) => {
      const auth = /^(private|presence)-/.test(channel) ? authFor(client.id, channel, channelData) : '';
      client.subscribe(channel, {
        auth,
        ...(channelData === undefined ? {} : { channel_data: channelData }),
      });
      const { data } = await next('pusher_internal:subscription_succeeded');
      return JSON.parse(data);
    },
    /** Everything that was on its way has come once this answer has. */
    settled: async () => {
      client.say({ event: 'pusher:ping', data: {} });
      await next('pusher:pong');
    },
  };
  if (awaitFirst) client.id = JSON.parse((await next('pusher:connection_established')).data).socket_id;
  return client;
};
export type Client = Awaited<ReturnType<typeof dial>>;

/** A request of the HTTP API with a signature, of which any part may be wrong. */
export const signedPath = (
  method: string,
  path: string,
  { body = '', query = {} }: { body?: string; query?: Record<string, string> } = {},
) => {
  const all: Record<string, string> = {
    auth_key: app.key,
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: '1.0',
    ...(body ? { body_md5: createHash('md5').update(body).digest('hex') } : {}),
    ...query,
  };
  const pairs = Object.keys(all)
    .toSorted()
    .map((name) => `${name}=${all[name]}`)
    .join('&');
  return `${path}?${pairs}&auth_signature=${sign(`${method}\n${path}\n${pairs}`)}`;
};

/** Servers and clients of one test file; what a test opened is closed after it. */
export const withRealtime = () => {
  let open: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of open.reverse()) await close();
    open = [];
  });

  const start = async (changes: Changes = {}) => {
    const server: RealtimeServer = await startRealtimeServer({
      ...app,
      port: 0,
      closeTimeout: 500,
      ...changes,
    });
    open.push(server.stop);
    const { port } = server;
    const url = `ws://127.0.0.1:${port}/app/${app.key}?protocol=7&client=test&version=1`;
    return {
      ...server,
      url,
      api: `http://127.0.0.1:${port}`,
      dial: async (options?: Parameters<typeof dial>[1]) => {
        const client = await dial(url, options);
        open.push(() => client.socket.terminate());
        return client;
      },
    };
  };

  return {
    start,
    /** The package by which applications publish. */
    sdk: (port: number, changes: Partial<Pusher.Options> = {}) =>
      new Pusher({
        ...app,
        host: '127.0.0.1',
        port: String(port),
        useTLS: false,
        ...changes,
      } as Pusher.Options),
    /** The package that browsers use, in its build for Node. */
    client: (port: number, options: Partial<Options> = {}, key = app.key) => {
      const client = new PusherClient(key, {
        cluster: '',
        wsHost: '127.0.0.1',
        wsPort: port,
        forceTLS: false,
        enabledTransports: ['ws'],
        channelAuthorization: {
          endpoint: '',
          transport: 'ajax',
          customHandler: ({ socketId, channelName }, done) =>
            done(null, { auth: authFor(socketId, channelName) }),
        },
        userAuthentication: {
          endpoint: '',
          transport: 'ajax',
          customHandler: ({ socketId }, done) => {
            const userData = JSON.stringify({ id: '7', user_info: { name: 'Sara' } });
            done(null, { auth: authForUser(socketId, userData), user_data: userData });
          },
        },
        ...options,
      });
      open.push(() => client.disconnect());
      return client;
    },
    later: (close: () => unknown) => open.push(close),
  };
};
