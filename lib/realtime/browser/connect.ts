import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { RealtimeConnection } from '@/lib/contract/broadcasting';
import { watchOver } from './watchdog';

// One connection to the realtime service and the channels that parts of the page share on it. Loaded only where somebody
// listens: the two packages are heavier than all the rest of a page.

/** `signed out`: the session is over, and nothing is tried any more. */
export type State = 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'signed out';

type Page = { protocol: string; hostname: string; port: string };

/** Where to: the address that was given, or this page's own host; through the proxy that a page on https came through. */
export const addressFor = ({ url, port }: RealtimeConnection, page: Page) => {
  if (url !== null) {
    const { protocol, hostname, port: said, pathname } = new URL(url);
    const tls = protocol === 'wss:';
    return { host: hostname, port: Number(said) || (tls ? 443 : 80), tls, path: pathname.replace(/\/$/, '') };
  }
  const tls = page.protocol === 'https:';
  return { host: page.hostname, port: tls ? Number(page.port) || 443 : port, tls, path: '' };
};

/** Thrown by what asks the site for a signature: 401 and 403 are final, anything else is tried again. */
export class NotAuthorized extends Error {
  constructor(readonly status: number) {
    super(`Not authorized (${status})`);
  }
}

export type Given = {
  connection: RealtimeConnection;
  page: Page;
  authorizeChannel: (socketId: string, channel: string) => Promise<{ auth: string }>;
  authorizeUser: (socketId: string) => Promise<{ auth: string; user_data: string }>;
  /** What the browser says of its network. */
  isOnline?: () => boolean;
};

export type Listening = {
  /** What is published, and what the others in the channel say themselves, by the name of the event. */
  events?: Record<string, (data: never) => void>;
  whispers?: Record<string, (data: never) => void>;
  /** At first and after every interruption: read now what was said meanwhile. */
  onJoined?: () => void;
  /** The channel is not for this account. */
  onRefused?: () => void;
};

type Joined = {
  count: number;
  listeners: Set<Listening>;
  retry?: ReturnType<typeof setTimeout>;
  refused: boolean;
};

const prefix = 'private-';
const retryAfter = 3_000;
/** `WebSocket.OPEN`, which is no global under Node. */
const isOpen = 1;

// The package sends a moment later than it is told to. A page that leaves its channels just as the connection ends (a
// logout ends it from both sides) would send into a socket that is closing, and the browser complains of that.
const createWebSocket = Pusher.Runtime.createWebSocket.bind(Pusher.Runtime);
Pusher.Runtime.createWebSocket = (url) => {
  const socket = createWebSocket(url) as ReturnType<typeof createWebSocket> & Pick<WebSocket, 'readyState'>;
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    if (socket.readyState === isOpen) send(data);
  };
  return socket;
};

export const connect = (given: Given) => {
  const { connection, page, authorizeChannel, authorizeUser, isOnline = () => true } = given;
  const { host, port, tls, path } = addressFor(connection, page);
  const refused = new Set<string>();
  let signedOut = false;
  let wasConnected = false;

  // Headers and all else are objects of our own: what is left out, Echo shares between all its instances.
  const echo = new Echo({
    broadcaster: 'reverb',
    Pusher,
    key: connection.key,
    wsHost: host,
    wsPort: port,
    wssPort: port,
    wsPath: path,
    forceTLS: tls,
    // Without TLS the package would try with it as well, on the same port.
    enabledTransports: tls ? ['ws', 'wss'] : ['ws'],
    auth: { headers: {} },
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) => {
        authorizeChannel(socketId, channelName).then(
          (answer) => done(null, answer),
          (error) => {
            if (error instanceof NotAuthorized && [401, 403].includes(error.status)) refused.add(channelName);
            done(error, null);
          },
        );
      },
    },
    userAuthentication: {
      endpoint: '',
      transport: 'ajax',
      headers: {},
      customHandler: ({ socketId }, done) => {
        authorizeUser(socketId).then(
          (answer) => done(null, answer),
          (error) => {
            done(error, null);
            if (!(error instanceof NotAuthorized) || error.status !== 401) return;
            signedOut = true;
            pusher.disconnect();
            changed();
          },
        );
      },
    },
  });
  const { pusher } = echo.connector as unknown as { pusher: Pusher };
  // The service knows then whose connection it is, and ends it with the session.
  pusher.signin();

  const stateListeners = new Set<() => void>();
  const changed = () => {
    for (const listener of stateListeners) listener();
  };
  const state = (): State => {
    if (signedOut) return 'signed out';
    if (pusher.connection.state === 'connected') return 'connected';
    if (!isOnline()) return 'offline';
    return wasConnected ? 'reconnecting' : 'connecting';
  };
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') wasConnected = true;
    changed();
  });
  const stopWatching = watchOver(pusher, { isWanted: () => !signedOut, isOnline, onNetworkChange: changed });

  const channels = new Map<string, Joined>();

  const open = (name: string): Joined => {
    const joined: Joined = { count: 0, listeners: new Set(), refused: false };
    channels.set(name, joined);
    const channel = echo.private(name.slice(prefix.length));
    channel.subscribed(() => {
      for (const { onJoined } of joined.listeners) onJoined?.();
    });
    channel.error(() => {
      if (refused.delete(name)) {
        joined.refused = true;
        for (const { onRefused } of joined.listeners) onRefused?.();
        return;
      }
      clearTimeout(joined.retry);
      joined.retry = setTimeout(() => {
        if (channels.get(name) === joined) pusher.subscribe(name);
      }, retryAfter);
    });
    return joined;
  };

  return {
    state,
    onState: (listener: () => void) => {
      stateListeners.add(listener);
      return () => {
        stateListeners.delete(listener);
      };
    },

    /** The number of this connection, for the header X-Socket-Id; undefined while there is none. */
    socketId: (): string | undefined => pusher.connection.socket_id || undefined,

    /** Listens in a private channel, by its name on the wire; see lib/realtime/channels. Several may share one. */
    join: (name: string, listening: Listening) => {
      const joined = channels.get(name) ?? open(name);
      joined.count += 1;
      joined.listeners.add(listening);
      const channel = echo.private(name.slice(prefix.length));
      // Echo hands more than the data along, and knows a handler by its identity.
      const bound = Object.entries({
        ...listening.events,
        ...Object.fromEntries(
          Object.entries(listening.whispers ?? {}).map(([event, handler]) => [`client-${event}`, handler]),
        ),
      }).map(([event, handler]) => [`.${event}`, (data: never) => handler(data)] as const);
      for (const [event, handler] of bound) channel.listen(event, handler);
      // Whoever comes later to a channel that is open already.
      const isSubscribed = pusher.channel(name)?.subscribed;
      if (isSubscribed) queueMicrotask(() => listening.onJoined?.());
      else if (joined.refused) queueMicrotask(() => listening.onRefused?.());

      let left = false;
      return {
        /** Says something to the others in the channel; lost while there is no connection. */
        whisper: (event: string, data: Record<string, unknown>) => {
          if (!left && pusher.channel(name)?.subscribed) channel.whisper(event, data);
        },
        leave: () => {
          if (left) return;
          left = true;
          for (const [event, handler] of bound) channel.stopListening(event, handler);
          joined.listeners.delete(listening);
          joined.count -= 1;
          if (joined.count > 0) return;
          clearTimeout(joined.retry);
          channels.delete(name);
          echo.leaveChannel(name);
        },
      };
    },

    close: () => {
      stopWatching();
      for (const { retry } of channels.values()) clearTimeout(retry);
      channels.clear();
      stateListeners.clear();
      echo.disconnect();
    },
  };
};

export type Realtime = ReturnType<typeof connect>;
