import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readAs, readPublic } from '@/lib/api/server';
import { env } from '@/lib/env';
import { readAddress } from '@/lib/front/address';
import { KeptPages } from '@/lib/front/kept-pages';
import { processWide } from '@/lib/process-wide';
import { answer } from '@/lib/server/answer';
import { answersElsewhere, learnFacts } from '@/lib/what-is-elsewhere';
import { answerWhatIsThere } from '@/lib/what-is-there';
import middleware from '@/middleware';

// The site in front of an API elsewhere: what a browser sends to /api goes there, and what it says comes back. So does
// what a page reads.

// It refuses whoever is no server component, by how a bundler resolves it.
vi.mock('server-only', () => ({}));

/** A hundred facts on each page but the last. */
const factsOf = (page: number) => ({
  data: page < 3 ? Array.from({ length: 100 }, (_, n) => fact(`fact_${page}_${n}`)) : [fact('mouth')],
});
const fact = (key: string) => ({ key, kind: 'choice', choices: [{ key: 'round' }, { key: 'square' }] });

const before = env.apiBaseUrl;
let api: Server;
const asked: string[] = [];
/** What came with the last one that was asked. */
let came: IncomingHttpHeaders = {};
beforeAll(async () => {
  api = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const heard = { method: request.method, url: request.url, headers: request.headers, body };
    asked.push(request.url ?? '');
    came = request.headers;
    const statuses: Record<string, number> = {
      '/base/nothing': 204,
      '/base/auth/me': 401,
      '/base/v1/ads/404': 404,
      '/base/v1/ads/500': 500,
    };
    const status = statuses[request.url ?? ''] ?? 200;
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'set-cookie': ['token=a; HttpOnly', 'user=b'],
    });
    const page = /^\/base\/v1\/fact\?.*page=(\d+)$/.exec(request.url ?? '')?.[1];
    const counts = request.url === '/base/auth/my-listing-count' && {
      count_accept: 2,
      count_pending: 1,
      count_reject: 0,
    };
    const said = counts || (page ? factsOf(Number(page)) : heard);
    response.end(status === 204 ? undefined : gzipSync(JSON.stringify(said)));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  env.apiBaseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/base`;
});
afterAll(() => {
  env.apiBaseUrl = before;
  api.closeAllConnections();
  api.close();
});

test('a call goes there as it came, and its answer comes back with every cookie', async () => {
  const response = await answer(
    new Request('http://localhost/api/v1/chat?lang=ckb', {
      method: 'POST',
      headers: { cookie: 'token=x', 'x-api-key': 'k', 'x-forwarded-for': '203.0.113.7' },
      body: 'سڵاو',
    }),
  );
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
  expect(response.headers.getSetCookie()).toEqual(['token=a; HttpOnly', 'user=b']);
  expect(await response.json()).toMatchObject({
    method: 'POST',
    url: '/base/v1/chat?lang=ckb',
    headers: { cookie: 'token=x', 'x-api-key': 'k', 'x-forwarded-for': '203.0.113.7' },
    body: 'سڵاو',
  });
});

test('an answer without a body is one', async () => {
  const response = await answer(new Request('http://localhost/api/nothing', { method: 'DELETE' }));
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test('the token of the cookie is its bearer, unless one is given or another site asks', async () => {
  const heard = async (headers: HeadersInit) => {
    const response = await answer(new Request('http://localhost/api/auth/logout', { headers }));
    return (await response.json()).headers.authorization;
  };
  const cookie = 'user=x; token=secret';
  expect(await heard({ cookie, 'x-api-key': 'k' })).toBe('Bearer secret');
  expect(await heard({ cookie, 'sec-fetch-site': 'same-origin' })).toBe('Bearer secret');
  expect(await heard({ cookie, 'x-api-key': 'k', authorization: 'Bearer other' })).toBe('Bearer other');
  expect(await heard({ cookie, 'sec-fetch-site': 'cross-site' })).toBeUndefined();
  expect(await heard({ 'x-api-key': 'k' })).toBeUndefined();
});

test('what a page reads in the name of a member carries the token as its bearer, and no other read has one', async () => {
  expect(await readAs('secret')('/auth/my-listing-count', {})).toMatchObject({ count_accept: 2 });
  expect([came.authorization, came['x-api-key']]).toEqual(['Bearer secret', env.apiKey]);
  await readPublic('/auth/my-listing-count', {});
  expect([came.authorization, came['x-api-key']]).toEqual([undefined, env.apiKey]);
});

test('a token that it does not know any more is forgotten', async () => {
  const headers = { cookie: 'token=old', 'x-api-key': 'k' };
  const response = await answer(new Request('http://localhost/api/auth/me', { headers }));
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(2);
});

test('one that cannot be reached is a 502 in the shape of the contract and the language of the reader', async () => {
  const there = env.apiBaseUrl;
  env.apiBaseUrl = 'http://127.0.0.1:1/base';
  const said = async (lang: string) => {
    const response = await answer(new Request(`http://localhost/api/v1/ads?lang=${lang}`));
    return [response.status, await response.json()];
  };
  const [en, ckb] = [await said('en'), await said('ckb')];
  env.apiBaseUrl = there;
  expect(en).toEqual([
    502,
    { status: false, message: 'Our server cannot be reached at the moment. Please try again later.' },
  ]);
  expect(ckb).toMatchObject([502, { status: false, message: expect.stringContaining('سێرڤەر') }]);
});

test('without it a page says so in words, in its language and with its status, and a kept page is shown', async () => {
  const there = env.apiBaseUrl;
  env.apiBaseUrl = 'http://127.0.0.1:1/base';
  const read = async (path: string) => {
    const response = await middleware(new NextRequest(`http://localhost${path}`));
    return { status: response.status, html: await response.text() };
  };
  const [ads, nothing] = [await read('/ar/ads'), await read('/nothing')];
  const pages = new KeptPages(1e6);
  const key = '/route-cache/a/b/$/en/USD/faq';
  pages.set(key, { kind: 'APP_PAGE', html: 'faq' }, {});
  processWide.pages = pages;
  const faq = await read('/faq');
  delete processWide.pages;
  env.apiBaseUrl = there;
  expect([ads.status, nothing.status, faq]).toEqual([503, 404, { status: 200, html: '' }]);
  expect(ads.html).toContain('<html lang="ar" dir="rtl">');
  expect(ads.html).toContain('يرجى المحاولة لاحقًا أو العودة إلى الصفحة الرئيسية');
  expect(nothing.html).toContain('<h1>Not Found 404</h1>');
  expect(ads.html + nothing.html).not.toContain('<script');
});

test('an ad that it does not have is a whole page with its status, and it is asked once in a while', async () => {
  answerWhatIsThere(answersElsewhere);
  const read = async (path: string) => {
    const { status, headers } = await middleware(new NextRequest(`http://localhost${path}`));
    return [status, new URL(headers.get('x-middleware-rewrite') ?? '', 'http://localhost').pathname];
  };
  // Whether it is there at all is known for a second.
  await expect.poll(() => read('/ad/7'), { timeout: 5_000 }).toEqual([200, '/en/USD/ad/7']);
  const missing = await Promise.all([read('/ad/404'), read('/ad/404'), read('/ar/ad/404')]);
  expect(missing).toEqual([
    [404, '/en/USD/404'],
    [404, '/en/USD/404'],
    [404, '/ar/USD/404'],
  ]);
  expect(asked.filter((path) => path === '/base/v1/ads/404')).toHaveLength(1);
  expect(await read('/ad/500'), 'what is wrong there is for the page to say').toEqual([
    200,
    '/en/USD/ad/500',
  ]);
  delete processWide.whatIsThere;
});

test('the facts that it has are filters of the list, and nothing else in an address is', async () => {
  const filtersOf = (query: string) => readAddress('/ads', new URLSearchParams(query), '').filters?.facts;
  const asked = 'mouth=round&fact_2_99=square&made_up=1&fact_1_0=flat';
  delete processWide.takesFact;
  expect(filtersOf(asked), 'before it has said so').toMatchObject({ made_up: '1', mouth: 'round' });
  await learnFacts();
  expect(filtersOf(asked)).toEqual({ fact_2_99: 'square', mouth: 'round' });
  const there = env.apiBaseUrl;
  env.apiBaseUrl = 'http://127.0.0.1:1/base';
  await learnFacts();
  env.apiBaseUrl = there;
  expect(filtersOf(asked), 'while it cannot be reached').toEqual({ fact_2_99: 'square', mouth: 'round' });
  delete processWide.takesFact;
});
