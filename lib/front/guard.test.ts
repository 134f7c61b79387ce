import { createServer, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { processWide } from '@/lib/process-wide';
import { expectFailures } from '@/tests/support/log';
import { serveBefore } from './front';
import type { Rules } from './guard';
import { KeptPages } from './kept-pages';

// Before a server that answers everything, as Next would.

let server: Server;
let seen: { method: string | undefined; from: string | string[] | undefined }[];
/** Bytes of bodies. */
let read = 0;

const answer: RequestListener = async (incoming, response) => {
  if (incoming.url?.startsWith('/kept')) {
    // As Next answers: what the middleware said of the page comes before its status.
    response.setHeader('cache-control', 'public, s-maxage=60');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.statusCode = Number(incoming.url.split('/')[2]);
    return response.end('page');
  }
  seen.push({ method: incoming.method, from: incoming.headers['x-forwarded-for'] });
  try {
    for await (const piece of incoming) read += piece.length;
  } catch {
    // Cut off while it was read.
  }
  response.end('passed');
};

const stop = () => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

const start = async (rules: Rules) => {
  if (server?.listening) await stop();
  seen = [];
  server = createServer();
  serveBefore(server, answer, {
    ...rules,
    files: [],
    pages: new KeptPages(1_000_000),
    api: answer,
    takePage: () => 0,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
};
beforeEach(() => start({ trustProxy: false }));
afterEach(async () => {
  vi.unstubAllGlobals();
  await stop();
});

const at = () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; allow: string | undefined; body: string }>((resolve, reject) => {
    request({ ...at(), method, path, headers }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      resolve({ status: response.statusCode, allow: response.headers.allow, body });
    })
      .on('error', reject)
      .end();
  });

/** Everything that comes back on one line, until the other end closes it. */
const onOneLine = (write: (send: (text: string) => void) => void) =>
  new Promise<string>((resolve) => {
    const line = connect(at());
    let said = '';
    line.on('data', (chunk) => {
      said += chunk;
    });
    line.on('error', () => {});
    line.on('close', () => resolve(said));
    line.on('connect', () => write((text) => line.write(text)));
  });

test('an address of more than 2 kB or 100 parameters is refused before anything reads it', async () => {
  const many = `/ads?${Array.from({ length: 101 }, (_, n) => `a${n}`).join('&')}`;
  for (const path of [many, `/ads?search=${'x'.repeat(2_100)}`, `/api/v1/ads?${'a&'.repeat(1_000)}`]) {
    const { status, body } = await ask('GET', path);
    expect(status).toBe(414);
    expect(JSON.parse(body)).toEqual({ status: false, message: 'The address is too long.' });
  }
  expect(seen).toEqual([]);
  const most = `/ads?${Array.from({ length: 100 }, (_, n) => `a${n}`).join('&')}`;
  expect((await ask('GET', most)).body).toBe('passed');
});

test('a request line of 7,500 parameters is refused before anything takes it apart', async () => {
  let apart = 0;
  const construct = (kind: typeof URL | typeof URLSearchParams, given: unknown[]) => {
    apart += 1;
    return Reflect.construct(kind, given);
  };
  vi.stubGlobal('URL', new Proxy(URL, { construct }));
  vi.stubGlobal('URLSearchParams', new Proxy(URLSearchParams, { construct }));
  for (const path of ['/ads', '/api/v1/ads', '/media/a.webp']) {
    const { status } = await ask('GET', `${path}?${'a&'.repeat(7_500)}`);
    expect([path, status, apart]).toEqual([path, 414, 0]);
  }
  expect(seen).toEqual([]);
  // One that is let in is taken apart by these.
  await ask('GET', '/ads?search=crane');
  expect(apart).toBeGreaterThan(0);
});

test('a file whose name is no text is refused, and a page of such a name is left to who knows what there is', async () => {
  for (const path of ['/media/%ff.webp', '/fonts/%ff', '/_next/static/chunks/%E0%A4%A', '/icons/%'])
    expect(await ask('GET', path), path).toMatchObject({ status: 400 });
  expect(seen).toEqual([]);
  for (const path of ['/%ff', '/ar/%ff', '/media/%41.webp', '/_next/image?url=%ff', '/ads?search=%ff'])
    expect((await ask('GET', path)).body, path).toBe('passed');
});

test('neither does such an address get in by asking for another protocol', async () => {
  const said = await onOneLine((send) =>
    send(
      `GET /?${'a&'.repeat(1_000)} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ),
  );
  expect(said).toMatch(/^HTTP\/1\.1 414 /);
  expect(seen).toEqual([]);
});

test('pages are only read, and TRACE is offered nowhere', async () => {
  for (const method of ['PUT', 'DELETE', 'POST', 'PATCH', 'TRACE', 'PROPFIND'])
    expect(await ask(method, '/ads'), method).toMatchObject({ status: 405, allow: 'GET, HEAD' });
  expect(await ask('TRACE', '/api/v1/ads')).toMatchObject({
    status: 405,
    allow: 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE',
  });
  expect((await ask('POST', '/apiary')).status).toBe(405);
  for (const [method, path] of [
    ['PUT', '/api/v1/ads/1'],
    ['POST', '/api'],
    ['HEAD', '/ads'],
  ] as const)
    expect((await ask(method, path)).status, `${method} ${path}`).toBe(200);
});

test('who a visitor is says the line, not he; behind a proxy it is what the proxy says, where it says something', async () => {
  await ask('GET', '/', { 'x-forwarded-for': '203.0.113.9' });
  const before = seen;
  await start({ trustProxy: true });
  await ask('GET', '/', { 'x-forwarded-for': '203.0.113.9' });
  await ask('GET', '/');
  expect([...before, ...seen].map(({ from }) => from)).toEqual(['127.0.0.1', '203.0.113.9', '127.0.0.1']);
});

test('a body that comes a byte at a time is given up, and one that makes progress is not', async () => {
  // A clock of its own: no time goes by until what was sent is there, however busy the machine is.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await start({
    trustProxy: false,
    pace: { grace: 300, bytesPerSecond: 1_000, longest: 5_000, every: 50 },
  });
  const head = (length: number) =>
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
  /** A piece every 50 ms. */
  const drip = (length: number, piece: string) => {
    read = 0;
    let isOver = false;
    return onOneLine(async (send) => {
      send(head(length));
      for (let sent = piece.length; sent <= length && !isOver; sent += piece.length) {
        send(piece);
        while (read < sent && !isOver) await setImmediate();
        if (!isOver) vi.advanceTimersByTime(50);
      }
    }).finally(() => {
      isOver = true;
    });
  };
  const slow = await drip(1_000, 'x');
  expect(slow).toMatch(/^HTTP\/1\.1 408 /);
  expect(slow).toContain('"status":false');
  // Seven bytes in 350 ms: more than the first 300, and nothing to show for it.
  expect(read).toBe(7);
  // 750 ms, but with something to show for them.
  expect(await drip(1_500, 'x'.repeat(100))).toMatch(/^HTTP\/1\.1 200 /);
});

test('no body takes longer than the longest, whatever progress it makes', async () => {
  await start({
    trustProxy: false,
    pace: { grace: 100, bytesPerSecond: 1, longest: 400, every: 50 },
  });
  let clock: NodeJS.Timeout | undefined;
  const said = await onOneLine((send) => {
    send('POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
    clock = setInterval(() => send('x'.repeat(500)), 20);
  }).finally(() => clearInterval(clock));
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
});

test('a shared cache may keep a page, and no redirect, failure, or data of a page', async () => {
  const kept = (status: number, headers: Record<string, string> = {}) =>
    new Promise<(string | undefined)[]>((resolve) => {
      request({ ...at(), path: `/kept/${status}`, headers }, (response) => {
        response.resume();
        resolve([response.headers['cache-control'], response.headers.vary]);
      }).end();
    });
  expect(await kept(200)).toEqual(['public, s-maxage=60', 'rsc']);
  expect(await kept(200, { rsc: '1' })).toEqual(['private, no-cache', 'rsc']);
  for (const status of [302, 307, 404, 500])
    expect(await kept(status), String(status)).toEqual(['private, no-store', 'rsc']);
  await expectFailures([500]);
});

test('a page that could not be drawn while the database was away says when to come back', async () => {
  const kept = () =>
    new Promise<[number | undefined, string | undefined]>((resolve) => {
      request({ ...at(), path: '/kept/500' }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers['retry-after']]);
      }).end();
    });
  expect(await kept()).toEqual([500, undefined]);
  processWide.busyAt = Date.now();
  expect(await kept()).toEqual([503, '5']);
  await expectFailures([500, 503]);
});
