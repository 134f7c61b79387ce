import { readdir } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { everyAnswer } from '@/lib/front/every-answer';
import { informationPages } from '@/lib/paths';
import { freePort } from '../support/free-port';
import { inlineScripts, mayRun, scriptSources } from '../support/inline-scripts';
import { copyCatalogue } from '../support/own-site';
import { demoPassword } from '../support/session';
import { serve } from '../support/site';

// One site at two ports: with the front before Next, and with Next alone. Whoever asks sees no difference.

const { dataDir, databaseUrl, remove } = await copyCatalogue();
const plainPort = await freePort();
const site = await serve(
  dataDir,
  { DATABASE_URL: databaseUrl, PLAIN_PORT: String(plainPort), REALTIME_PORT: '0' },
  'tests/support/both-ways.mjs',
);
afterAll(async () => {
  await site.end('SIGTERM');
  await remove();
});
const front = site.url;
const plain = `http://localhost:${plainPort}`;

const simply: Record<string, string> = {};

type Asked = { method?: string; headers?: Record<string, string> };
type Got = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** As the wire has it. */
const ask = (base: string, address: string, { method = 'GET', headers = {} }: Asked = {}) =>
  new Promise<Got>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    request({ hostname, port, path: address, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });

const decoded = ({ headers, body }: Got): Buffer => {
  if (!body.length) return body;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

/** How the bytes travel, and which of the two made the ETag: the front knows Brotli, lengths, and one ETag a form. */
const travelling = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  // Each request has its own.
  'x-request-id',
  // Next's own note of what the middleware did.
  'x-middleware-rewrite',
];
/** A page that is not kept is drawn with a nonce, which is another one each time; so are the pieces that it comes in. */
const withoutNonce = (text: string, policy: string | undefined) => {
  const nonce = /'nonce-([\w-]+)'/.exec(policy ?? '')?.[1];
  const seam = `"])</script><script nonce="${nonce}">self.__next_f.push([1,"`;
  return nonce ? text.replaceAll(seam, '').replaceAll(nonce, 'nonce') : text;
};
/** Next says so of every route, a call of the API too. */
const ofPages = /^(?:rsc|next-router-.*)$/;
const seen = (got: Got) => {
  const policy = got.headers['content-security-policy']?.toString();
  const headers = Object.fromEntries(
    Object.entries(got.headers)
      .filter(([name]) => !travelling.includes(name))
      .map(([name, value]) => [name, withoutNonce(String(value), policy).toLowerCase()]),
  );
  // A list of names, in no order; of what is not compressed nothing depends on what may be.
  const vary = new Set(
    (headers.vary ?? '').split(/,\s*/).filter((name) => name && name !== 'accept-encoding'),
  );
  if (/json/.test(headers['content-type'] ?? 'json'))
    for (const name of vary) if (ofPages.test(name)) vary.delete(name);
  return {
    status: got.status,
    headers: { ...headers, vary: [...vary].sort() },
    body: withoutNonce(decoded(got).toString('latin1'), policy),
  };
};

/** Of what is drawn anew for each request the pieces come as they are ready, which differs from one drawing to the next. */
const drawings = 5;
const isDrawnAnew = ({ headers }: Got) =>
  headers['x-nextjs-cache'] === 'MISS' ||
  /'nonce-/.test(headers['content-security-policy']?.toString() ?? '');

const expectEqual = (withFront: Got, without: Got, address: string, asked: Asked) =>
  expect(
    seen(withFront),
    `${asked.method ?? 'GET'} ${address} ${JSON.stringify(asked.headers ?? simply)}`,
  ).toEqual(seen(without));

const askBoth = async (address: string, asked: Asked) => {
  for (let n = 1; ; n += 1) {
    const [without, withFront] = [await ask(plain, address, asked), await ask(front, address, asked)];
    const mayDiffer = isDrawnAnew(without) && n < drawings;
    if (mayDiffer && !isDeepStrictEqual(seen(withFront), seen(without))) continue;
    expectEqual(withFront, without, address, asked);
    return { without, withFront };
  }
};

const expectSame = async (address: string, asked: Asked = {}) => {
  // Kept by now, if it ever is.
  await ask(plain, address, asked);
  return (await askBoth(address, asked)).withFront;
};

/** What is said to whoever has an answer already. */
const nothingNew = ({ headers: { 'content-type': _, ...headers } }: Got): Got => ({
  status: 304,
  headers,
  body: Buffer.alloc(0),
});

/**
 * Once, and again with the tag that each of the two has just given. Where an answer says `no-cache`, Next takes that for
 * the visitor's wish and sends all of it again; the front does not.
 */
const expectSameAgain = async (address: string, asked: Asked) => {
  const had = await askBoth(address, asked);
  const again = (base: string, { headers: { etag } }: Got) =>
    ask(base, address, {
      ...asked,
      headers: { ...asked.headers, ...(etag ? { 'if-none-match': etag } : {}) },
    });
  const [without, withFront] = [await again(plain, had.without), await again(front, had.withFront)];
  const isSentAnew = without.status === 200 && /\bno-cache\b/.test(String(without.headers['cache-control']));
  const expected = isSentAnew && withFront.status === 304 ? nothingNew(had.without) : without;
  expectEqual(withFront, expected, `${address} again`, asked);
  return { first: had.withFront, again: withFront };
};

/** More at once only wait for each other. */
const atOnce = 4;
const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
  const left = items.values();
  const takeOn = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, takeOn));
};

const { data: ads } = JSON.parse(decoded(await ask(front, '/api/v1/ads')).toString());
const [{ id }] = ads;
const logIn = async () => {
  const answer = await fetch(`${front}/api/auth/login`, {
    method: 'POST',
    headers: { 'x-api-key': 'makinar-web', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'seller@demo.test', password: demoPassword }),
  });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}`, 'x-api-key': 'makinar-web' };
};
type Session = Awaited<ReturnType<typeof logIn>>;
/** One that no other test looks at. */
const findOwnAd = async (session: Session): Promise<number> => {
  const answer = await ask(front, '/api/auth/my-listings?status=accept', { headers: session });
  const { data } = JSON.parse(decoded(answer).toString());
  return data.find((ad: { id: number }) => ad.id !== id).id;
};
const removeAd = async (ad: number, session: Session) => {
  const { status } = await ask(front, `/api/v1/ads/${ad}`, { method: 'DELETE', headers: session });
  expect(status).toBe(200);
};

const prefixes = ['', '/ar', '/ckb'];
const screens = [
  '',
  '/ads',
  '/ads?category=1',
  '/ads?category=1&sort=price_asc&page=2',
  '/ads?search=toyota&from_price=100',
  '/compare',
  '/compare?ads=1,2',
  `/ad/${id}`,
  '/faq',
  '/about-us',
  '/pricing',
  '/contact-us',
  '/offline',
  ...Object.keys(informationPages).map((name) => `/${name}`),
];

/** What Next's router says when a link is followed: where it comes from. */
const ofLink = { 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/en/USD' };

describe('with the front and without it', () => {
  test('every public page is the same, in every language and currency', async () => {
    for (const prefix of prefixes)
      for (const screen of screens)
        for (const cookie of ['', 'currency=IQD']) {
          const headers: Record<string, string> = cookie ? { cookie } : {};
          const { status } = await expectSame(`${prefix}${screen}` || '/', { headers });
          expect(status).toBe(200);
        }
  });

  test('a page is the same under every header and cookie that matters', async () => {
    const headers: Record<string, string>[] = [
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'br;q=0, gzip' },
      { 'accept-encoding': 'identity' },
      { cookie: 'lang=ar' },
      { cookie: 'lang=CKB-x; currency=iqd' },
      { cookie: 'lang=%FF; currency="USD"' },
      { cookie: 'currency=ZZZ; lang=; lang=ar' },
      { cookie: 'xlang=ar; token=nobody; user=%7B%7D' },
      { cookie: '__prerender_bypass=1; lang=ar' },
      { 'accept-language': 'ar' },
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { range: 'bytes=0-9' },
      { 'if-none-match': '"nothing"' },
      { 'if-modified-since': new Date().toUTCString() },
      { 'cache-control': 'no-cache' },
      { purpose: 'prefetch' },
      { rsc: '1' },
      { rsc: 'yes' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { 'next-url': '/en/USD' },
      { 'x-nextjs-data': '1' },
      { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
      { 'x-prerender-revalidate': 'x' },
      { 'next-action': 'x' },
    ];
    for (const address of ['/', '/ads', `/ad/${id}`, '/ads?currency=iqd', '/ar/faq', '/nothing'])
      for (const method of ['GET', 'HEAD'])
        for (const given of headers) await expectSame(address, { method, headers: given });
  });

  test('a page is the same for every kind of visitor, however it is asked for, once and again', async () => {
    const { authorization } = await logIn();
    const cookies: Record<string, string>[] = [
      simply,
      { cookie: authorization.replace('Bearer ', 'token=') },
      { cookie: 'lang=ckb; currency=IQD' },
      { cookie: '=; "odd"; lang=%FF; currency' },
    ];
    const kinds: Record<string, string>[] = [
      simply,
      { rsc: '1', ...ofLink },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    ];
    const mixtures: [string, Asked][] = [];
    for (const address of ['/', '/ar/ads', `/ad/${id}`])
      for (const kind of kinds)
        for (const cookie of cookies) {
          // Kept from now on; and Next says what it calls this kind of the page's data.
          const { headers: said } = await expectSame(address, { headers: { ...kind, ...cookie } });
          for (const encoding of ['identity', 'gzip', 'br'])
            for (const method of ['GET', 'HEAD']) {
              const headers = { ...kind, ...cookie, 'accept-encoding': encoding };
              mixtures.push([said.location ?? address, { method, headers }]);
            }
        }
    await forEach(mixtures, async ([address, asked]) => {
      const { first, again } = await expectSameAgain(address, asked);
      expect(first.status, address).toBe(200);
      // What is fetched ahead is Next's to answer, with the front too.
      const isAhead = Object.keys(asked.headers ?? simply).some((name) => name.endsWith('prefetch'));
      if (!isAhead) expect(again.status, address).toBe(304);
    });
  });

  test('an ad that is gone is the same', async () => {
    const session = await logIn();
    const mine = await findOwnAd(session);
    await removeAd(mine, session);
    for (const method of ['GET', 'HEAD'])
      for (const headers of [simply, { 'accept-encoding': 'gzip' }, { 'next-action': 'x' }])
        expect((await expectSame(`/ad/${mine}`, { method, headers })).status).toBe(410);
  });

  test('what a link inside the site asks for is the same', async () => {
    for (const address of ['/faq', '/ar/ads', `/ad/${id}`]) {
      const headers = { rsc: '1', ...ofLink };
      const { headers: said } = await ask(plain, `${address}?_rsc=x`, { headers });
      const named = said.location ?? '';
      expect(named).toMatch(/_rsc=/);
      const got = await expectSame(named, { headers });
      expect(got.headers['content-type']).toBe('text/x-component');
      expect(got.headers['cache-control']).toBe('private, no-cache');
      await expectSame(`${address}?_rsc`, { headers });
    }
  });

  test('addresses that are nothing, or written oddly, are the same', async () => {
    for (const address of [
      '/nothing',
      '/ar/nothing',
      '/ad/999999999',
      '/ad/abc',
      '/ads/',
      '//ads',
      '/ads//',
      '/en/USD',
      '/en/USD/faq',
      '/EN/faq',
      '/contact-us1',
      '/ckb/contact-us1',
      '/profile',
      '/ar/my-listings?status=pending',
      '/favorites',
      '/auth/login?next=/ads',
      '/ad/create',
      '/ads?page=9999',
      '/ads?brand=1&brand=2',
      '/ads?search=%D9%83%D8%A7%D8%AA',
      '/ads?search=a+b',
      '/ads?search=%00%ff',
      '/ads?x=1',
      '/faq?utm_source=x&_rsc=y',
      '/%61ds',
      '/a%2Fb',
      '/./ads',
      '/x/../ads',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/og/en/ad/nothing',
      '/media/none.webp',
      '/media/../x.webp',
      '/_next/static/nothing.js',
      '/_next/data/x.json',
      '/logo.svg?x=1',
    ])
      for (const method of ['GET', 'HEAD']) await expectSame(address, { method });
  });

  test('files are the same, and parts of them are those bytes', async () => {
    const [chunk] = (await readdir('.next/static/chunks')).filter((name) => name.endsWith('.js'));
    const picture = new URL(ads.flatMap(({ images }: { images: string[] }) => images)[0], front).pathname;
    for (const address of [
      `/_next/static/chunks/${chunk}`,
      '/logo.svg',
      '/og-default.png',
      '/icons/icon-192.png',
      '/icons/sprite.svg',
      '/fonts/archivo.woff2',
      '/sw.js',
      picture,
    ]) {
      for (const headers of [simply, { 'accept-encoding': 'gzip' }]) {
        const { headers: said, body } = await ask(front, address, { headers });
        const other = await ask(plain, address, { headers });
        expect([said['content-type'], said['cache-control']], address).toEqual([
          other.headers['content-type']?.replace('UTF-8', 'UTF-8'),
          other.headers['cache-control'],
        ]);
        expect(decoded({ status: 200, headers: said, body }).equals(decoded(other)), address).toBe(true);
        const again = await ask(front, address, {
          headers: { ...headers, 'if-none-match': String(said.etag) },
        });
        expect([again.status, again.body.length], address).toEqual([304, 0]);
      }
      const whole = await ask(front, address);
      const part = await ask(front, address, { headers: { range: 'bytes=5-14', 'accept-encoding': 'gzip' } });
      expect([part.status, part.headers['content-range']], address).toEqual([
        206,
        `bytes 5-14/${whole.body.length}`,
      ]);
      expect(part.body.equals(whole.body.subarray(5, 15)), address).toBe(true);
      const beyond = await ask(front, address, { headers: { range: `bytes=${whole.body.length}-` } });
      const { status, headers: told } = beyond;
      expect([status, told['content-range'], told['content-length']], address).toEqual([
        416,
        `bytes */${whole.body.length}`,
        '0',
      ]);
      expect(told, address).toMatchObject({
        ...everyAnswer,
        'cache-control': 'private, no-store',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      });
    }
  });

  test('the API is the same', async () => {
    for (const address of [
      '/api/health',
      '/api/v1/category',
      '/api/v1/category?lang=ckb',
      '/api/v1/ads?category=1',
      `/api/v1/ads/${id}`,
      '/api/v1/ads/999999999',
      '/api/v1/nothing',
      '/api',
      '/api/v1/ads?page=x',
      '/api/auth/me',
      '/api/openapi.json',
    ])
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'DELETE'])
        for (const headers of [simply, { 'accept-encoding': 'gzip' }, { authorization: 'Bearer x' }])
          await expectSame(address, { method, headers });
  });
});

describe('what the front keeps', () => {
  test('each encoding has an ETag of its own, and whoever has the page gets none of it again', async () => {
    const tags = new Set<unknown>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const { headers: said } = await ask(front, '/faq', { headers });
      expect(said['content-encoding'] ?? 'identity').toBe(encoding);
      tags.add(said.etag);
      const asked = { headers: { ...headers, 'if-none-match': `W/"x", ${said.etag}` } };
      const again = await ask(front, '/faq', asked);
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, said.etag]);
      expect(again.headers['cache-control']).toBe(said['cache-control']);
    }
    expect(tags.size).toBe(3);
  });

  test('a change through the API shows in the next answer, of the API and of the pages', async () => {
    const session = await logIn();
    const mine = await findOwnAd(session);
    expect((await ask(front, `/ad/${mine}`)).status).toBe(200);
    await ask(front, `/ad/${mine}`);
    expect((await ask(front, `/api/v1/ads/${mine}`)).status).toBe(200);
    await removeAd(mine, session);
    expect((await ask(front, `/ad/${mine}`)).status).toBe(410);
    expect((await ask(front, `/api/v1/ads/${mine}`)).status).toBe(404);
  });

  test('nothing that one visitor sends is in what the next one gets', async () => {
    const odd: Record<string, string>[] = [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': 'evil.example' },
      { 'accept-language': 'evil.example', 'accept-encoding': 'evil.example' },
      { cookie: 'user=evil.example; token=evil.example; lang=evil.example; currency=evil.example' },
      { rsc: '1', 'next-router-state-tree': 'evil.example', 'next-url': '/evil.example' },
      { origin: 'https://evil.example', referer: 'https://evil.example' },
      { 'x-prerender-revalidate': 'evil.example' },
      { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
      { 'x-nextjs-data': '1', 'x-matched-path': '/evil.example' },
      { 'x-invoke-path': '/evil.example', 'x-invoke-output': '/evil.example' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-segment-prefetch': '/evil.example' },
      { 'x-request-id': 'evil.example' },
    ];
    /** What the next visitor gets. */
    const answerOf = async (address: string) => {
      const first = await ask(front, address);
      // A page is kept by now, and says so.
      const answers = [
        await ask(front, address),
        await ask(front, address, { headers: { 'accept-encoding': 'br' } }),
      ];
      for (const got of [first, ...answers]) {
        expect(got.status, address).toBe(200);
        expect(JSON.stringify(got.headers) + decoded(got), address).not.toContain('evil.example');
      }
      return answers.map(seen);
    };
    for (const address of ['/about-us', '/api/v1/brand', '/icons/icon-512.png', '/privacy-policy?x=1']) {
      const before = await answerOf(address);
      for (const headers of odd) await ask(front, address, { headers });
      expect(await answerOf(address), address).toEqual(before);
    }
    // What nobody has asked for is drawn, or read, for whoever sends this: in a currency of its own, beside another one.
    const offered: { name: string }[] = JSON.parse(
      decoded(await ask(front, '/api/v1/currency')).toString(),
    ).data;
    // Each page names all of them, to be chosen from.
    const codes = new RegExp(offered.map(({ name }) => name).join('|'), 'g');
    const unasked = offered.map(({ name }) => name).filter((name) => !['USD', 'IQD'].includes(name));
    const cold = prefixes.flatMap((prefix) =>
      Object.keys(informationPages).map((name) => `${prefix}/${name}`),
    );
    const answerIn = async (screen: string, currency: string, attack?: Asked) => {
      const address = `${screen}?currency=${currency}`;
      if (attack) await ask(front, address, attack);
      return JSON.stringify(await answerOf(address))
        .replaceAll(codes, 'currency')
        .replaceAll(/'sha256-[^']+'/g, 'hash');
    };
    const call = await answerOf('/api/v1/brand?lang=en');
    for (const [n, headers] of odd.entries()) {
      const currencies = unasked.values();
      let [page, attacked] = ['', 'none'];
      for (let times = 0; page !== attacked && times < Math.floor(unasked.length / 2); times += 1)
        [page, attacked] = [
          await answerIn(String(cold[n]), String(currencies.next().value)),
          await answerIn(String(cold[n]), String(currencies.next().value), { headers }),
        ];
      expect(attacked, JSON.stringify(headers)).toBe(page);
      await ask(front, `/api/v1/brand?x=${n}`, { headers });
      expect(await answerOf(`/api/v1/brand?x=${n}`), JSON.stringify(headers)).toEqual(call);
    }
  });

  test('whoever is logged in gets his own answers, which nobody else gets', async () => {
    const session = await logIn();
    const address = `/api/v1/ads/${id}?lang=ar`;
    await ask(front, address);
    const own = await ask(front, address, { headers: session });
    expect(own.headers['cache-control']).toBe('private, no-store');
    const next = await ask(front, address);
    expect(next.headers['cache-control']).toBe('public, max-age=5');
  });
});

describe('the inline scripts of a page', () => {
  const policyOf = ({ headers }: Got) => String(headers['content-security-policy']);
  const expectCovered = async (base: string, address: string, asked: Asked = {}) => {
    const got = await ask(base, address, asked);
    const html = decoded(got).toString();
    const scripts = inlineScripts(html);
    expect(scripts.length, address).toBeGreaterThan(1);
    for (const script of scripts)
      expect(mayRun(script, policyOf(got)), `${address}: ${script.text.slice(0, 80)}`).toBe(true);
    expect(mayRun({ text: 'steal()', nonce: undefined }, policyOf(got)), address).toBe(false);
    expect(scriptSources(policyOf(got)), address).not.toContain("'unsafe-inline'");
    return got;
  };

  test('are all named by the policy that comes with it: when it is drawn, kept, and served by either', async () => {
    const kept = ['', '/ads?category=2', `/ad/${id}`, '/faq', '/offline', '/no/such/page'];
    const drawn = ['/ads?search=crane', '/auth/login', '/ad/create', '/ad/999999999/edit'];
    for (const prefix of ['', '/ckb'])
      for (const screen of [...kept, ...drawn]) {
        // A currency that nothing was drawn in before.
        const address = `${prefix}${screen || (prefix ? '' : '/')}${screen.includes('?') ? '&' : '?'}currency=EUR`;
        for (const base of [plain, plain, front]) await expectCovered(base, address);
      }
  });

  test('of a kept page are named by hashes, under each encoding, to HEAD, and when nothing is sent again', async () => {
    const policies = new Set<string>();
    // Drawn, and kept from then on.
    await ask(front, '/pricing');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const got = await expectCovered(front, '/pricing', { headers });
      policies.add(policyOf(got));
      policies.add(policyOf(await ask(front, '/pricing', { method: 'HEAD', headers })));
      const again = await ask(front, '/pricing', {
        headers: { ...headers, 'if-none-match': String(got.headers.etag) },
      });
      expect(again.status).toBe(304);
      policies.add(policyOf(again));
    }
    expect([...policies]).toEqual([expect.stringMatching(/script-src 'self' ('sha256-[^']+' ?)+;/)]);
  });

  test('of a page that is drawn for one visitor have a nonce that no second one gets', async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit += 1) {
      const got = await expectCovered(front, '/auth/login');
      for (const source of scriptSources(policyOf(got))) if (/nonce/.test(source)) nonces.add(source);
    }
    expect(nonces.size).toBe(3);
  });

  test('are not those of whoever names a nonce himself', async () => {
    const headers = { 'content-security-policy': "script-src 'nonce-chosenbyavisitor'" };
    for (const address of ['/selling-tips?currency=GBP', '/ads?search=bus', '/_next/static/nothing.js']) {
      const got = await ask(front, address, { headers });
      expect(JSON.stringify(got.headers) + decoded(got)).not.toContain('chosenbyavisitor');
    }
    await expectCovered(front, '/selling-tips?currency=GBP');
  });

  test('where no page is, and in the documents of the API, are none that may run', async () => {
    for (const address of ['/_next/static/nothing.js', '/api/docs']) {
      const policy = policyOf(await ask(front, address));
      expect(scriptSources(policy), address).not.toContain("'unsafe-inline'");
      expect(mayRun({ text: 'steal()', nonce: undefined }, policy), address).toBe(false);
    }
  });

  test('leave the policy short enough for any proxy', async () => {
    for (const address of ['/', '/ads', `/ad/${id}`]) {
      const { headers } = await ask(front, address);
      expect(String(headers['content-security-policy']).length, address).toBeLessThan(2_000);
    }
  });
});
