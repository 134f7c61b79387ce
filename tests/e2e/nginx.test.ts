import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineScripts, mayRun } from '../support/inline-scripts';
import { findNginx, type Nginx, startNginx } from '../support/nginx';
import { ownSite } from '../support/own-site';
import { dial } from '../support/realtime';
import { demoPassword } from '../support/session';

// deploy/nginx.conf in a real nginx. Where there is none, and none can be had, this says so and shows nothing.

const binary = findNginx();
if (!binary) console.warn('No nginx here: deploy/nginx.conf was not tested.');

type Said = { status: number; headers: IncomingHttpHeaders; text: string };

/** Node's own client, which sends any header as it is and unpacks nothing. */
const ask = (
  url: string,
  headers: OutgoingHttpHeaders = {},
  { method = 'GET', body = '' }: { method?: string; body?: string } = {},
) =>
  new Promise<Said>((resolve, reject) => {
    const asked = request(url, { method, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: Buffer.concat(parts).toString('latin1'),
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });

const cacheOf = ({ headers }: Said) => headers['x-cache'];

/** Asked often enough, in one second, to be kept. */
const askUntilKept = async (url: string, headers: OutgoingHttpHeaders = {}): Promise<Said> => {
  let said = await ask(url, headers);
  await expect
    .poll(
      async () => {
        said = await ask(url, headers);
        return cacheOf(said);
      },
      { interval: 0 },
    )
    .toBe('HIT');
  return said;
};

describe.skipIf(!binary)('before a server that says what it was asked', () => {
  /** What was asked for, in the order in which it came. */
  const asked: { method: string; url: string; headers: IncomingHttpHeaders }[] = [];
  const answers: Record<string, OutgoingHttpHeaders> = {
    '/page': { 'cache-control': 'public, max-age=0, s-maxage=60' },
    '/own': { 'cache-control': 'private, no-store' },
    '/silent': {},
    '/cookie': { 'cache-control': 'public, max-age=5', 'set-cookie': 'a=b' },
  };
  const server = createServer(({ method = '', url = '', headers }, response) => {
    asked.push({ method, url, headers });
    response.writeHead(200, answers[url] ?? answers['/page']).end(JSON.stringify(headers));
  });
  let nginx: Nginx;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    nginx = await startNginx(binary ?? '', { sitePort: port, realtimePort: port });
  });
  afterAll(async () => {
    await nginx.stop();
    server.close();
  });

  /** A browser's answer out of the cache would be no request at all. */
  const reaching = async (path: string, headers?: OutgoingHttpHeaders, init?: Parameters<typeof ask>[2]) => {
    const before = asked.length;
    const said = await ask(`${nginx.url}${path}`, headers, init);
    expect(asked.length).toBe(before + 1);
    return { said, seen: asked.at(-1)?.headers ?? {}, method: asked.at(-1)?.method };
  };

  const odd = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.test',
    'accept-language': 'ar',
    'user-agent': 'evil',
    'x-request-id': 'evil',
    'accept-encoding': 'deflate, GZIP;q=0.5 , br',
    referer: 'http://evil.test/',
    cookie: 'a=evil; lang=ckb-IQ; currency=iqd"><; lang=evil',
  };

  test('nginx finds nothing wrong with the file', () => {
    expect(nginx.check()).toMatchObject({ status: 0 });
    expect(nginx.check().said).not.toMatch(/warn|error/);
  });

  test('of a request whose answer is kept only what tells answers apart reaches the site', async () => {
    const { seen } = await reaching('/page?first', odd);
    expect(seen).toEqual({
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'accept-encoding': 'br, gzip',
      cookie: 'lang=ckb; currency=',
      'user-agent': 'nginx',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const plain = await reaching('/page?second');
    expect(plain.seen).not.toHaveProperty('cookie');
    expect(plain.seen).not.toHaveProperty('accept-encoding');
    const picture = await reaching('/media/a.webp', odd);
    expect(picture.seen).not.toHaveProperty('cookie');
    expect(picture.seen).not.toHaveProperty('user-agent');
  });

  test.each([
    ['a language', 'lang=ar', 'lang=ar; currency='],
    ['both', 'lang=AR; currency=IQD', 'lang=ar; currency=IQD'],
    ['what is meant anyway', 'lang=en; currency=USD', undefined],
    ['what there is not', 'lang=../../x; currency=EUROS', undefined],
    ['what is long or odd', `lang=${'x'.repeat(3_000)}; currency=%00`, undefined],
    ['names that end alike', 'xlang=ar; mycurrency=IQD', undefined],
  ])('of cookies with %s the site hears what it knows', async (said, cookie, heard) => {
    const { seen } = await reaching(`/page?cookies=${encodeURIComponent(said)}`, { cookie });
    expect(seen.cookie).toBe(heard);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br, gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br', 'br'],
    ['brotli, xgzip', undefined],
    ['*', undefined],
  ])('of the encodings %s the site hears %s', async (encodings, heard) => {
    const { seen } = await reaching(`/page?encodings=${encodeURIComponent(encodings)}`, {
      'accept-encoding': encodings,
    });
    expect(seen['accept-encoding']).toBe(heard);
  });

  test.each([
    ['who has a session', { cookie: 'lang=ar; token=abc' }],
    ['who shows a bearer', { authorization: 'Bearer abc' }],
    ["Next's router", { rsc: '1', 'next-router-state-tree': '[]' }],
  ])('%s is answered by the site each time, and it hears all that was said', async (_, headers) => {
    for (const _time of [1, 2, 3]) {
      const { said, seen } = await reaching('/page', { ...headers, 'user-agent': 'mine' });
      expect(seen).toMatchObject({ ...headers, 'user-agent': 'mine', 'x-forwarded-for': '127.0.0.1' });
      expect(cacheOf(said)).toBeUndefined();
    }
  });

  test('who the visitor is, and what the site is called, is as nginx sees it', async () => {
    const { seen } = await reaching('/api/x', odd, { method: 'POST', body: 'words' });
    expect(seen).toMatchObject({
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'http',
    });
    expect(seen).not.toHaveProperty('forwarded');
    await expect(ask(nginx.url, { host: 'evil.test' })).rejects.toThrow();
  });

  test('what is not public is never kept, nor what sets a cookie or says nothing', async () => {
    for (const path of ['/own', '/silent', '/cookie']) {
      for (const _time of [1, 2, 3]) await reaching(path);
    }
    for (const _time of [1, 2, 3]) await reaching('/page', {}, { method: 'POST' });
  });

  test('a body of more than an ad may have is refused before it is sent', async () => {
    const headers = { 'content-length': 65 * 1024 * 1024, connection: 'close' };
    const status = new Promise((resolve, reject) => {
      const sending = request(`${nginx.url}/api/v1/ads`, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      sending.flushHeaders();
    });
    expect(await status).toBe(413);
  });
});

describe.skipIf(!binary)('before the site', async () => {
  if (!binary) return;
  const site = await ownSite({ TRUST_PROXY: 'true' });
  const nginx = await startNginx(binary, {
    sitePort: Number(new URL(site.url).port),
    realtimePort: site.realtimePort,
  });
  const { url } = nginx;
  afterAll(nginx.stop);

  const moderator = async () => {
    const headers = { 'x-api-key': 'makinar-web', 'content-type': 'application/json' };
    const login = await ask(`${url}/api/auth/login`, headers, {
      method: 'POST',
      body: JSON.stringify({ email: 'moderator@demo.test', password: demoPassword }),
    });
    const { token } = JSON.parse(login.text);
    return async (method: string, address: string, body?: object) => {
      const said = await ask(
        `${url}/api/v1/moderation/${address}`,
        { ...headers, authorization: `Bearer ${token}` },
        { method, ...(body ? { body: JSON.stringify(body) } : {}) },
      );
      expect(said.status, said.text).toBe(200);
      return JSON.parse(said.text).data;
    };
  };

  test('what is kept is told apart by language, currency and encoding, and is what the site says', async () => {
    const visitors: OutgoingHttpHeaders[] = [
      {},
      { cookie: 'lang=ar' },
      { cookie: 'lang=ckb; currency=IQD' },
      { cookie: 'currency=EUR' },
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'gzip, deflate, br, zstd' },
    ];
    const texts = new Set<string>();
    for (const headers of visitors) {
      // Drawn by Next the first time, which has ETags of its own.
      await ask(`${site.url}/faq`, headers);
      const kept = await askUntilKept(`${url}/faq`, headers);
      const own = await ask(`${site.url}/faq`, headers);
      expect([kept.status, kept.headers.etag]).toEqual([200, own.headers.etag]);
      expect(kept.headers['content-encoding']).toBe(own.headers['content-encoding']);
      expect(kept.text === own.text, JSON.stringify(headers)).toBe(true);
      texts.add(kept.text);
    }
    expect(texts.size).toBe(visitors.length);

    // A page that has become old between the two is drawn anew, once.
    const askAgain = async () => {
      const { headers } = await askUntilKept(`${url}/faq`);
      const { status, text } = await ask(`${url}/faq`, { 'if-none-match': headers.etag });
      return [status, text];
    };
    await expect.poll(askAgain).toEqual([304, '']);
  });

  test('a list that is drawn for whoever asks is the one that the site would send him', async () => {
    const made = '/ads?search=toyota&from_price=77';
    const browser = { 'user-agent': 'Mozilla/5.0', 'accept-encoding': 'identity' };
    // Next's data come in parts, which end and stand where they happen to; each time it is drawn has a nonce of its own.
    const partsOf = ({ text }: Said) =>
      text.replace(/ nonce="[^"]*"/g, '').replace(/<script>\(?self\.__next_f[\s\S]*?<\/script>/g, '');
    // The first one that a process draws names one script less in its head.
    await ask(`${site.url}${made}`, browser);
    const own = await ask(`${site.url}${made}`, browser);
    const kept = await askUntilKept(`${url}${made}`, browser);
    expect(partsOf(own)).toContain('<title>');
    expect(partsOf(kept) === partsOf(own)).toBe(true);
  });

  test('the scripts of a page are named by the policy that nginx kept with it', async () => {
    for (const address of ['/faq', '/ads', '/ads?search=toyota&from_price=78']) {
      const { text, headers } = await askUntilKept(`${url}${address}`, { 'accept-encoding': 'identity' });
      const scripts = inlineScripts(Buffer.from(text, 'latin1').toString());
      expect(scripts.length, address).toBeGreaterThan(1);
      for (const script of scripts)
        expect(mayRun(script, String(headers['content-security-policy'])), address).toBe(true);
    }
  });

  test('the data of a page and the page share an address and are never taken for each other', async () => {
    await askUntilKept(`${url}/faq?_rsc=abc`);
    const data = await ask(`${url}/faq?_rsc=abc`, { rsc: '1' });
    expect([data.headers['content-type'], cacheOf(data)]).toEqual(['text/x-component', undefined]);
    expect((await ask(`${url}/faq?_rsc=abc`)).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('of the API what is public is kept, and scripts and fonts are', async () => {
    expect(JSON.parse((await askUntilKept(`${url}/api/v1/category`)).text).data.length).toBeGreaterThan(0);
    const page = await ask(`${url}/faq`);
    const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(page.text) ?? [];
    const { headers } = await askUntilKept(`${url}${script}`, { 'accept-encoding': 'gzip, br' });
    expect([headers['cache-control'], headers['content-encoding']]).toEqual([
      'public, max-age=31536000, immutable',
      'br',
    ]);
    const health = await ask(`${url}/api/health`);
    expect([health.status, cacheOf(health)]).toEqual([200, 'MISS']);
  });

  test('the chat goes through', async () => {
    const client = await dial(`${url.replace('http', 'ws')}/app/makinar?protocol=7`);
    expect(client.id).toMatch(/^\d+\.\d+$/);
    client.socket.close();
    // The other half of the realtime server is for the site alone.
    expect((await ask(`${url}/apps/6001/events`)).status).toBe(404);
  });

  test('what changes shows within a second, while hundreds ask', async () => {
    const decide = await moderator();
    let asking = true;
    let [asked, hits] = [0, 0];
    const started = performance.now();
    /** When each company name was last seen on the page, in milliseconds. */
    const lastSeen = new Map<string, number>();
    const name = (n: number) => `Ironworks ${n} of iron`;
    const visitors = [1, 2, 3, 4].map(async () => {
      while (asking) {
        const begun = performance.now();
        const said = await ask(`${url}/faq`);
        asked += 1;
        if (cacheOf(said) === 'HIT') hits += 1;
        const [seen = ''] = /Ironworks \d of iron/.exec(said.text) ?? [];
        lastSeen.set(seen, begun);
      }
    });
    const changed: number[] = [];
    for (const n of [0, 1, 2]) {
      const { versions } = await decide('GET', 'settings');
      await decide('PUT', 'settings', {
        values: { company_name: { en: name(n), ar: '', ckb: '' } },
        versions,
      });
      changed.push(performance.now());
      // At any part of a second, and for so long that all five copies have been kept.
      await new Promise((resolve) => setTimeout(resolve, n === 0 ? 5_200 : 1_370));
    }
    asking = false;
    await Promise.all(visitors);
    for (const n of [0, 1]) expect((lastSeen.get(name(n)) ?? 0) - (changed[n + 1] ?? 0)).toBeLessThan(1_000);
    expect(lastSeen.get(name(2))).toBeGreaterThan(0);
    // Every second has a copy under one of five keys: each visitor comes to the site for it once at most, and once more for
    // each key, as nothing is kept that was asked for but once.
    const seconds = Math.ceil((performance.now() - started) / 1_000) + 1;
    expect(asked - hits).toBeLessThanOrEqual(visitors.length * (seconds + 5));
    expect(hits).toBeGreaterThan(asked - hits);
  });

  test('an ad that is taken down is gone within a second', async () => {
    const decide = await moderator();
    const [{ id }] = JSON.parse((await ask(`${url}/api/v1/ads?per_page=1`)).text).data;
    expect((await askUntilKept(`${url}/ad/${id}`)).status).toBe(200);
    const { version } = await decide('GET', `ads/${id}`);
    await decide('POST', `ads/${id}/take-down`, { version, reasons: ['duplicate'] });
    await expect
      .poll(async () => (await ask(`${url}/ad/${id}`)).status, { timeout: 1_000, interval: 10 })
      .toBe(404);
  });

  test('while the site is away, what many have asked for is still there', async () => {
    await site.stop();
    await expect.poll(async () => cacheOf(await ask(`${url}/faq`))).toBe('STALE');
    expect((await ask(`${url}/ad/create`)).status).toBe(502);
  });
});
