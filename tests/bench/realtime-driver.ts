import { Agent } from 'node:http';
import Pusher from 'pusher';
import WebSocket from 'ws';
import { percentile } from './numbers';
import { memoryMb } from './process-cost';

// Opens connections and measures what comes over them, in a process of its own: what it costs is not the server's.

type App = { appId: string; key: string; secret: string };
/** Without an app it is the bare server. */
export type RealtimeJob = {
  port: number;
  pid: number;
  app: App | null;
  sizes: readonly number[];
  seconds: number;
};
export type FanOut = { connections: number; p50: number; p99: number };
export type RealtimeLoad = {
  connectionsPerSecond: number;
  kilobytesPerConnection: number | null;
  fanOuts: FanOut[];
  deliveriesPerSecond: number;
  messagesPerSecond: number;
};

/** As many handshakes are under way at once. */
const atOnce = 100;
const inFlight = 16;
const fanOutRounds = 20;
const pauseBetweenRounds = 100;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const drive = async ({ port, pid, app, sizes, seconds }: RealtimeJob): Promise<RealtimeLoad> => {
  const address = app
    ? `ws://127.0.0.1:${port}/app/${app.key}?protocol=7&client=bench&version=1`
    : `ws://127.0.0.1:${port}/`;
  const sockets: WebSocket[] = [];
  let heard: (text: string) => void = () => {};

  const openOne = () =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(address, { perMessageDeflate: false });
      socket.once('error', reject);
      socket.once('close', (code) => reject(new Error(`A connection was closed with ${code}.`)));
      socket.once('message', () => {
        sockets.push(socket);
        socket.on('message', (data: Buffer) => heard(data.toString('latin1')));
        resolve();
      });
    });

  const openUpTo = async (most: number) => {
    let begun = sockets.length;
    const worker = async () => {
      while (begun < most) {
        begun += 1;
        await openOne();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  };

  const channelOf = (size: number) => `bench-${size}`;
  const subscribe = async (size: number) => {
    if (!app) return;
    let missing = size;
    const all = new Promise<void>((resolve) => {
      heard = (text) => {
        if (text.includes('subscription_succeeded')) missing -= 1;
        if (missing === 0) resolve();
      };
    });
    for (const socket of sockets.slice(0, size)) {
      socket.send(
        JSON.stringify({ event: 'pusher:subscribe', data: { channel: channelOf(size), auth: '' } }),
      );
    }
    await all;
  };

  const pusher = app
    ? new Pusher({
        ...app,
        host: '127.0.0.1',
        port: String(port),
        useTLS: false,
        agent: new Agent({ keepAlive: true }),
      })
    : null;
  /** One message to as many; resolves when the last of them has it. */
  const tell = async (size: number, onEach: () => void) => {
    let missing = size;
    const all = new Promise<void>((resolve) => {
      heard = () => {
        onEach();
        missing -= 1;
        if (missing === 0) resolve();
      };
    });
    const text = 'x'.repeat(200);
    if (pusher) await pusher.trigger(channelOf(size), 'said', text);
    else sockets[0]?.send(`all:${size}:${text}`);
    await all;
  };

  const measureFanOut = async (size: number): Promise<FanOut> => {
    const times: number[] = [];
    for (let round = 0; round < fanOutRounds; round++) {
      const started = performance.now();
      await tell(size, () => times.push(performance.now() - started));
      await wait(pauseBetweenRounds);
    }
    return { connections: size, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
  };

  /** One after the other, as fast as everybody has heard it. */
  const measureDeliveries = async (size: number) => {
    let count = 0;
    const started = performance.now();
    while (performance.now() - started < seconds * 1000) {
      await tell(size, () => {
        count += 1;
      });
    }
    return count / ((performance.now() - started) / 1000);
  };

  /** From one to one: published over HTTP to a channel with one in it, or echoed by the bare server. */
  const measureMessages = async () => {
    heard = () => {};
    const others = sockets.splice(inFlight);
    for (const socket of others) socket.terminate();
    if (app) {
      for (const [index, socket] of sockets.entries()) {
        socket.send(
          JSON.stringify({ event: 'pusher:subscribe', data: { channel: `one-${index}`, auth: '' } }),
        );
      }
      await wait(500);
    }
    let count = 0;
    const started = performance.now();
    const until = started + seconds * 1000;
    await Promise.all(
      sockets.map(async (socket, index) => {
        while (performance.now() < until) {
          const answer = new Promise((resolve) => socket.once('message', resolve));
          if (pusher) await pusher.trigger(`one-${index}`, 'said', 'x'.repeat(200));
          else socket.send('x'.repeat(200));
          await answer;
          count += 1;
        }
      }),
    );
    return count / ((performance.now() - started) / 1000);
  };

  const most = Math.max(...sizes);
  const before = memoryMb(pid)?.now ?? null;
  const started = performance.now();
  await openUpTo(most);
  const openedFor = performance.now() - started;
  await wait(1_000);
  const after = memoryMb(pid)?.now ?? null;

  const fanOuts: FanOut[] = [];
  for (const size of sizes) {
    await subscribe(size);
    fanOuts.push(await measureFanOut(size));
  }
  return {
    connectionsPerSecond: most / (openedFor / 1000),
    kilobytesPerConnection: before === null || after === null ? null : ((after - before) * 1024) / most,
    fanOuts,
    deliveriesPerSecond: await measureDeliveries(Math.min(...sizes)),
    messagesPerSecond: await measureMessages(),
  };
};

process.once('message', (job: RealtimeJob) => {
  drive(job).then(
    (load) => process.send?.(load, () => process.exit(0)),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
