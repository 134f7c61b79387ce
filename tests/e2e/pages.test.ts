import { readdir } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ownSite } from '../support/own-site';
import { sessionOf } from '../support/session';

// What a client without a browser sees: status, headers, what is kept and what is not.

const { url } = await ownSite();
const get = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, { redirect: 'manual', ...init });
const pagesKept = async () => {
  const [, pages] = /^makinar_kept_pages (\d+)$/m.exec(await (await get('/metrics')).text()) ?? [];
  return Number(pages);
};
const firstAd = async (): Promise<number> => (await (await get('/api/v1/ads')).json()).data[0].id;

const languages = [
  { prefix: '', lang: 'en', dir: 'ltr' },
  { prefix: '/ar', lang: 'ar', dir: 'rtl' },
  { prefix: '/ckb', lang: 'ckb', dir: 'rtl' },
];

describe('every public page', () => {
  test('says its language and direction, and is served from memory the second time', async () => {
    const id = await firstAd();
    for (const { prefix, lang, dir } of languages) {
      for (const path of [
        '',
        '/ads',
        '/ads?category=1',
        `/ad/${id}`,
        '/faq',
        '/about-us',
        '/privacy-policy',
        '/offline',
      ]) {
        const address = `${prefix}${path}` || '/';
        await (await get(address)).text();
        const again = await get(address);
        expect(again.status, address).toBe(200);
        expect(await again.text(), address).toMatch(new RegExp(`<html[^>]*lang="${lang}"[^>]*dir="${dir}"`));
        expect(again.headers.get('x-nextjs-cache'), address).toBe('HIT');
        expect(again.headers.get('cache-control'), address).toMatch(/^public, max-age=0, s-maxage=\d+$/);
        expect(again.headers.has('set-cookie'), address).toBe(false);
      }
    }
  });

  test('follows the language and currency cookies at the plain address, and is then nobody else’s', async () => {
    const arabic = await get('/ads', { headers: { cookie: 'lang=AR; currency=IQD' } });
    const html = await arabic.text();
    expect(html).toMatch(/<html[^>]*lang="ar"/);
    expect(html).toMatch(/IQD|د\.ع/);
    expect(arabic.headers.get('cache-control')).toMatch(/^private/);
  });

  test('keeps its language address whatever the cookie says', async () => {
    const html = await (await get('/ckb/ads', { headers: { cookie: 'lang=ar' } })).text();
    expect(html).toMatch(/<html[^>]*lang="ckb"/);
  });

  test.each(['xx', '../../etc', 'a'.repeat(4096), '"><script>', '%00', 'EN'])(
    'is a sensible page under a broken language cookie (%s)',
    async (value) => {
      const { status } = await get('/', {
        headers: { cookie: `lang=${encodeURIComponent(value)}; currency=ZZZ` },
      });
      expect(status).toBe(200);
    },
  );

  test.each([
    '/ads?brand=abc',
    '/ads?brand=1,2,x&page=zzz&sort=DROP',
    '/ads?search=%00%ff%fe',
    "/ads?search=';--",
    `/ads?search=${'x'.repeat(1500)}`,
    '/ads?from_price=NaN&to_price=1e308',
    '/ads?__proto__[x]=1&constructor=2',
    `/ads?brand=${Array.from({ length: 400 }, (_, n) => n)}`,
    '/ads?category_id=1&state_id=2&search=',
  ])('is a sensible list under a nonsensical query (%#)', async (path) => {
    expect((await get(path)).status).toBe(200);
  });
});

/** With the host that a visitor says, which no client of ours would make up. */
const askAs = (host: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers: { ...headers, host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });

describe('a shared cache', () => {
  test('may keep a page, and no redirect, failure, or data of a page', async () => {
    const { hostname } = new URL(url);
    const page = await askAs(hostname, '/faq');
    expect(page.headers['cache-control']).toMatch(/^public/);
    expect(page.headers.vary).toMatch(/\brsc\b/i);
    const data = await askAs(hostname, '/faq', { rsc: '1' });
    expect(data.headers['cache-control']).toMatch(/^private/);
    for (const path of ['/no/such/page', '/ad/999999999', '/profile', '/contact-us1', '/media/x-1.webp'])
      expect((await askAs(hostname, path)).headers['cache-control'], path).not.toMatch(/public/);
  });

  test('is given nothing that a visitor said of the host', async () => {
    for (const path of ['/faq', '/profile', '/contact-us1', '/ar/my-listings', '/ads?brand=1', '/']) {
      const { headers } = await askAs('evil.example', path);
      expect(JSON.stringify(headers), path).not.toContain('evil.example');
    }
    const html = await (await get('/faq', { headers: { 'x-forwarded-host': 'evil.example' } })).text();
    expect(html).not.toContain('evil.example');
  });
});

describe('an address that is no page', () => {
  test.each(['/logoX/USD/faq', '/og/USD/faq', '/icons/USD/x.svg', '/media/USD/faq', '/sitemapX/USD'])(
    '%s only begins like the address of a file, and is the one 404 that is kept, with its policy',
    async (path) => {
      const seen = async (address: string) => {
        const answer = await get(address);
        return [answer.status, answer.headers.get('content-security-policy'), await answer.text()];
      };
      await seen('/nothing');
      const nothing = await seen('/nothing');
      const before = await pagesKept();
      // A sign that leaves the address to Next, past the pages that are kept.
      for (const ask of [path, `${path}?(`, `${path}?(`]) expect(await seen(ask), ask).toEqual(nothing);
      expect(await pagesKept()).toBe(before);
      expect(nothing).toEqual([404, expect.stringContaining("frame-ancestors 'none'"), expect.any(String)]);
    },
  );

  test('nothing makes pictures of others smaller', async () => {
    for (const picture of ['%2Ficons%2Ficon-512.png', 'http%3A%2F%2F127.0.0.1%2F'])
      expect((await get(`/_next/image?url=${picture}&w=64&q=75`)).status).toBe(404);
  });

  test.each([
    '/nothing',
    '/zz/qq',
    '/m/5.webp',
    '/ad/abc',
    '/ad/999999999',
    `/ad/${'9'.repeat(30)}`,
    '/ar/zz',
    '/en/USD',
    '/ads/x',
    '/ads?page=99999',
  ])('%s is a true 404 that says so', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404');
  });

  test.each([
    '/nothing',
    '/ad/999999999',
    '/ar/ad/999999999',
    '/ckb/ad/2147483648',
    '/ads?page=99999',
    '/ar/ads?category=1&page=3000',
  ])('%s is whole without a script', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>[^<]*404/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  test('the last page of a list is one, and the next is none', async () => {
    const { meta } = await (await get('/api/v1/ads?category=1')).json();
    const status = async (page: number) => (await get(`/ads?category=1&page=${page}`)).status;
    expect([await status(meta.last_page), await status(meta.last_page + 1)]).toEqual([200, 404]);
  });

  test('the form of someone else’s ad is nothing to a member, one’s own is there, and a visitor is asked to log in', async () => {
    const id = await firstAd();
    const status = async (path: string, email?: string) => {
      const cookies = email ? (await sessionOf(email)).storageState.cookies : [];
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return (await get(path, { headers: { cookie } })).status;
    };
    expect(await status(`/ad/${id}/edit`)).toBe(200);
    expect(await status(`/ad/${id}/edit`, 'buyer@demo.test')).toBe(404);
    expect(await status('/ckb/ad/999999999/edit', 'seller@demo.test')).toBe(404);
    const { token } = Object.fromEntries(
      (await sessionOf('seller@demo.test')).storageState.cookies.map(({ name, value }) => [name, value]),
    );
    const own = await get('/api/auth/my-listings', { headers: { authorization: `Bearer ${token}` } });
    const { data } = await own.json();
    expect(await status(`/ad/${data[0].id}/edit`, 'seller@demo.test')).toBe(200);
  });

  test('leaves nothing on disk, however many are asked for', async () => {
    const kept = async () => (await readdir('.next/server', { recursive: true })).length;
    const before = await kept();
    for (let n = 0; n < 40; n++) await (await get(`/zz${n}/qq${n}.webp`)).text();
    for (let n = 0; n < 40; n++) await (await get(`/ad/${900_000_000 + n}`)).text();
    expect(await kept()).toBe(before);
  });

  test('a missing picture is a plain 404, not a page', async () => {
    const response = await get('/media/0000000000-480.webp');
    expect([response.status, (await response.text()).length < 100]).toEqual([404, true]);
  });

  test.each(['/media/..%2f..%2fpackage.json', '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd', '/media/x.svg'])(
    'no path leads out of the pictures (%s)',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('pictures', () => {
  test('are WebP, kept for ever, and cannot run anything', async () => {
    const ad = (await (await get('/api/v1/ads')).json()).data.find(
      (row: { images: string[] }) => row.images.length,
    );
    const response = await get(ad.images[0]);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('bad requests', () => {
  test('a header of 15 KB is answered and one of 40 KB is refused', async () => {
    expect((await get('/', { headers: { 'x-long': 'a'.repeat(15_000) } })).status).toBeLessThan(500);
    expect((await get('/', { headers: { 'x-long': 'a'.repeat(40_000) } })).status).toBe(431);
  });

  test('an unknown method of the API is an answer in the contract’s shape', async () => {
    const response = await get('/api/v1/ads', { method: 'DELETE', headers: { 'x-api-key': 'makinar-web' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(await response.json()).toMatchObject({ status: false });
  });
});

test('every page says what it may load, and refuses to be framed', async () => {
  for (const path of ['/', '/ads', `/ad/${await firstAd()}`, '/auth/login', '/no/such/page']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy'), path).toMatch(
      /default-src 'self'.*frame-ancestors 'none'/,
    );
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.has('x-powered-by'), path).toBe(false);
  }
});
