import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { createConnection } from './connection';
import { createFigures } from './figures';
import { established, ping, problem } from './frames';
import { addressOf, isThisMachine, type No, refuse } from './handshake';
import { createListener } from './http/listener';
import { createHub } from './hub';
import { handleMessage } from './messages';
import { meetPeers, type Peers } from './peers';
import { type Settings, withDefaults } from './settings';

// A server of the Pusher protocol, version 7: WebSocket clients on /app/{key}, the application on /apps/{id}. It knows
// nothing of the site: who may join what is said by signatures.

export type RealtimeServer = {
  port: number;
  /** How many connections, addresses, users and channels are known. */
  sizes: () => number[];
  stop: () => Promise<void>;
};

/** Two numbers that nobody guesses: a signature is for one of these. */
const newSocketId = () => `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`;

/** Clients come back a second after they were sent away: sent away bit by bit, they come back bit by bit. */
const sendAwayAtOnce = 200;
const steps = 20;
const betweenSteps = 50;

export const startRealtimeServer = async (
  given: Parameters<typeof withDefaults>[0],
): Promise<RealtimeServer> => {
  const settings: Settings = withDefaults(given);
  const figures = createFigures();
  const hub = createHub();
  let peers: Peers | undefined;
  let stopping = false;

  /** On this server: also those that hold a channel of the user without having signed in. */
  const endUserHere = (userId: string) => {
    const held = [...hub.channels].flatMap(([name, { connections }]) =>
      settings.userOfChannel(name) === userId ? [...connections] : [],
    );
    for (const connection of new Set([...hub.connectionsOf(userId), ...held])) {
      connection.close(4009, 'The application ended this connection');
    }
  };
  const endUser = (userId: string) => {
    endUserHere(userId);
    peers?.say({ is: 'end', userId });
  };
  const server = { hub, settings, figures, endUser };

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: settings.largestFrame,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const noRoom = (address: string, request: IncomingMessage): No | null => {
    if (stopping) return { code: 4100, reason: 'The server is restarting' };
    if (hub.connections.size >= settings.mostConnections) {
      return { code: 4100, reason: 'Too many connections' };
    }
    // Without a known proxy this machine itself stands for everyone behind an unknown one.
    const counted = settings.trustProxy || !isThisMachine(request.socket.remoteAddress ?? '');
    return counted && hub.countFrom(address) >= settings.mostPerAddress
      ? { code: 4100, reason: 'Too many connections from this address' }
      : null;
  };

  /** Said over the line that it opened: of a handshake that fails a browser tells its page nothing. */
  const sendAway = (socket: WebSocket, { code, reason }: No) => {
    figures.refused += 1;
    socket.send(problem(reason, code), { binary: false });
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), settings.closeTimeout).unref();
  };

  const welcome = (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', () => {}); // A line that breaks, or a frame that is none: ws closes it with the right code.
    const address = addressOf(request, settings);
    const no = refuse(request, settings) ?? noRoom(address, request);
    if (no) return sendAway(socket, no);

    const connection = createConnection({ id: newSocketId(), address, socket, settings, figures });
    figures.opened += 1;
    hub.add(connection);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) connection.close(1003);
      else handleMessage(data.toString(), connection, server);
    });
    socket.on('ping', () => {
      connection.lastHeard = Date.now();
    });
    socket.on('close', () => hub.remove(connection));
    connection.send(established(connection.id, settings.activityTimeout));
  };

  const http = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, createListener(server));
  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    sockets.handleUpgrade(request, socket, head, (opened) => welcome(opened, request));
  });

  // One clock for all of them.
  const { activityTimeout, pongTimeout, longestConnection } = settings;
  const clock = setInterval(
    () => {
      const now = Date.now();
      for (const connection of hub.connections.values()) {
        if (now - connection.since > longestConnection) connection.close(4100, 'Come again');
        else if (connection.askedAt !== null) {
          if (now - connection.askedAt > pongTimeout) {
            figures.silent += 1;
            connection.close(4201, 'No pong');
          }
        } else if (now - connection.lastHeard > activityTimeout * 1.25) {
          connection.askedAt = now;
          connection.send(ping);
        }
      }
    },
    Math.min(activityTimeout, pongTimeout, 20_000) / 4,
  );
  clock.unref();

  const sendAllAway = async (reason: string) => {
    const open = [...hub.connections.values()];
    const batch = Math.max(sendAwayAtOnce, Math.ceil(open.length / steps));
    for (let at = 0; at < open.length; at += batch) {
      for (const connection of open.slice(at, at + batch)) connection.close(4100, reason);
      if (at + batch < open.length) await wait(betweenSteps);
    }
  };

  const { joinPeers } = settings;
  if (joinPeers)
    peers = await meetPeers({
      hub,
      figures,
      report: settings.report,
      join: joinPeers,
      endUser: endUserHere,
      sendAllAway,
    });

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(settings.port, settings.host, () => {
      http.off('error', reject);
      resolve();
    });
  });

  const stop = async () => {
    stopping = true;
    await sendAllAway('The server is restarting');
    const deadline = Date.now() + settings.closeTimeout;
    while (hub.connections.size && Date.now() < deadline) await wait(10);
    for (const connection of hub.connections.values()) connection.cut();
    clearInterval(clock);
    await peers?.leave();
    // Last of all, so that whoever came back meanwhile heard that they should come again.
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };

  return { port: (http.address() as AddressInfo).port, sizes: hub.sizes, stop };
};
