import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { app, withRealtime } from '../support/realtime';

const { start, sdk, later } = withRealtime();

/** A client that only opens its line, and then neither reads nor answers. */
const openLine = async (port: number) => {
  const line = connect(port, '127.0.0.1');
  later(() => line.destroy());
  line.on('error', () => {});
  line.write(
    [
      `GET /app/${app.key}?protocol=7 HTTP/1.1`,
      'Host: 127.0.0.1',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  const [head = ''] = await new Promise<string[]>((resolve) => {
    let text = '';
    line.on('data', function read(chunk: Buffer) {
      text += chunk.toString('latin1');
      const found = /"socket_id\\":\\"([\d.]+)/.exec(text);
      if (!found) return;
      line.off('data', read);
      resolve([found[1] ?? '']);
    });
  });
  return { line, id: head };
};

/** A frame as a client sends it, masked with zeros. */
const masked = (text: string) => {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
};

test('who pings gets a pong, and who answers pings stays however silent', async () => {
  const { dial } = await start({ activityTimeout: 100, pongTimeout: 100 });
  const one = await dial();
  await one.settled();
  for (let n = 0; n < 3; n++) {
    expect((await one.next('pusher:ping')).data).toBe('{}');
    one.say({ event: 'pusher:pong' });
  }
  await one.settled();
});

test('a half-open line is asked for a sign of life, and closed without one', async () => {
  const { dial, sizes } = await start({ activityTimeout: 100, pongTimeout: 100 });
  const one = await dial();
  await one.next('pusher:ping');
  expect((await one.closed).code).toBe(4201);
  await vi.waitFor(() => expect(sizes()).toEqual([0, 0, 0, 0]));
});

test('a line that nobody reads is cut in the end, however dead', async () => {
  const { port, sizes } = await start({ activityTimeout: 100, pongTimeout: 100, closeTimeout: 100 });
  const { line } = await openLine(port);
  line.pause();
  await vi.waitFor(() => expect(sizes()).toEqual([0, 0, 0, 0]), { timeout: 5_000 });
});

test('a connection that is very old is renewed', async () => {
  const { dial } = await start({ longestConnection: 100, activityTimeout: 200 });
  expect((await (await dial()).closed).code).toBe(4100);
});

test('a slow reader is let go instead of kept for, and nobody else waits for it', async () => {
  const { port, api, dial, sizes } = await start({ largestBacklog: 64 * 1024, closeTimeout: 100 });
  const { line } = await openLine(port);
  line.write(masked(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'news' } })));
  line.pause();
  const one = await dial();
  await one.join('news');
  const pusher = sdk(port);
  await vi.waitFor(async () => {
    await Promise.all(Array.from({ length: 50 }, () => pusher.trigger('news', 'said', 'x'.repeat(10_000))));
    expect((await (await fetch(`${api}/figures`)).json()).since_start.slowReaders).toBe(1);
  }, 20_000);
  await vi.waitFor(() => expect(sizes()[0]).toBe(1));
  await one.settled();
});

test('a frame that is too large closes with 1009, a binary one with 1003, a broken one with 1002 or 1007', async () => {
  const { dial, sizes } = await start();
  const large = await dial();
  large.say('x'.repeat(33 * 1024));
  expect((await large.closed).code).toBe(1009);
  const huge = await dial();
  huge.say(Buffer.alloc(10 * 1024 * 1024, 'x').toString());
  expect([1009, 1006]).toContain((await huge.closed).code);
  const pieces = await dial();
  for (let n = 0; n < 40; n++) pieces.socket.send('x'.repeat(1024), { fin: false });
  expect((await pieces.closed).code).toBe(1009);
  const binary = await dial();
  binary.socket.send(Buffer.from(JSON.stringify({ event: 'pusher:ping' })), { binary: true });
  expect((await binary.closed).code).toBe(1003);
  const broken = await dial();
  broken.socket.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false });
  expect((await broken.closed).code).toBe(1007);
  await vi.waitFor(() => expect(sizes()).toEqual([0, 0, 0, 0]));
});

test('bytes that are no frames at all close that line and no other', async () => {
  const { port, dial } = await start();
  const one = await dial();
  const { line } = await openLine(port);
  const closed = new Promise((resolve) => line.once('close', resolve));
  line.resume();
  line.write(Buffer.from([0xf7, 0x00, 0xff, 0xff, 0x13, 0x37]));
  await closed;
  await one.settled();
});

test('JSON that is none, or nothing that makes sense, is remarked on and changes nothing', async () => {
  const { dial } = await start({ framesPerSecond: 1_000 });
  const one = await dial();
  await one.join('private-talk');
  const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;
  const nonsense = [
    '',
    'x',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '[{"event":"pusher:ping"}]',
    '{}',
    '{"event":null}',
    '{"event":7}',
    '{"event":""}',
    '{"event":"pusher:nothing"}',
    '{"event":"pusher_internal:member_added","channel":"private-talk","data":"{}"}',
    '{"event":"said","channel":"private-talk","data":"{}"}',
    '{"event":"pusher:subscribe"}',
    '{"event":"pusher:subscribe","data":null}',
    '{"event":"pusher:subscribe","data":"{"}',
    '{"event":"pusher:subscribe","data":{"channel":7}}',
    '{"event":"pusher:subscribe","data":{"channel":["private-talk"]}}',
    '{"event":"pusher:unsubscribe","data":7}',
    '{"__proto__":{"event":"pusher:ping"}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '\ud800',
    deep,
    `{"event":"pusher:subscribe","data":${JSON.stringify(deep.slice(0, 10))}}`,
  ];
  for (const text of nonsense) {
    one.say(text);
    expect([text.slice(0, 60), (await one.next('pusher:error')).data.code]).toEqual([
      text.slice(0, 60),
      null,
    ]);
  }
  one.say('{"event":"client-x","channel":"private-talk","data":"\\ud800"}');
  one.say(`{"event":"client-x","channel":"private-talk","data":${'['.repeat(4_000)}${']'.repeat(4_000)}}`);
  await one.settled();
  expect(({} as any).polluted).toBe(undefined);
});

test('a flood is dammed, then ended; who was let in keeps talking', async () => {
  const { dial, port } = await start({ framesPerSecond: 20 });
  const [flood, calm] = [await dial(), await dial()];
  await calm.join('news');
  for (let n = 0; n < 30; n++) flood.say({ event: 'pusher:ping', data: {} });
  expect((await flood.next('pusher:error')).data.code).toBe(4301);
  await wait(1_100);
  await flood.settled();
  for (let n = 0; n < 200; n++) flood.say({ event: 'pusher:ping', data: {} });
  expect((await flood.closed).code).toBe(4100);
  await sdk(port).trigger('news', 'said', {});
  await calm.next('said');
});

test('nothing is left of those who came and went', async () => {
  const { url, sizes } = await start();
  const comeAndGo = async (n: number) => {
    const socket = new WebSocket(url);
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: `c${n % 7}` } }));
    await new Promise((resolve) => socket.once('message', resolve));
    if (n % 2) socket.terminate();
    else socket.close();
  };
  for (let round = 0; round < 10; round++) {
    await Promise.all(Array.from({ length: 50 }, (_, n) => comeAndGo(n)));
  }
  await vi.waitFor(() => expect(sizes()).toEqual([0, 0, 0, 0]), { timeout: 5_000 });
});

test('a server that stops sends everybody away with 4100, which means for a second', async () => {
  const { dial, stop } = await start();
  const many = await Promise.all(Array.from({ length: 300 }, () => dial()));
  const stopped = stop();
  const codes = await Promise.all(many.map(({ closed }) => closed));
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([4100]));
  await stopped;
});

test('a server that stops does not wait for who does not answer', async () => {
  const { port, stop } = await start({ closeTimeout: 200 });
  const { line } = await openLine(port);
  line.pause();
  const started = performance.now();
  await stop();
  expect(performance.now() - started).toBeLessThan(10_000);
});
