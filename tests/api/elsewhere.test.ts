import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { answer } from '@/lib/server/answer';

// The site in front of an API elsewhere: what a browser sends to /api goes there, and what it says comes back.

const before = env.apiBaseUrl;
let api: Server;
beforeAll(async () => {
  api = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const heard = { method: request.method, url: request.url, headers: request.headers, body };
    response.writeHead(request.url?.startsWith('/base/nothing') ? 204 : 200, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'set-cookie': ['token=a; HttpOnly', 'user=b'],
    });
    response.end(request.url?.startsWith('/base/nothing') ? undefined : gzipSync(JSON.stringify(heard)));
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

test('one that cannot be reached is a 502 in the shape of the contract', async () => {
  const there = env.apiBaseUrl;
  env.apiBaseUrl = 'http://127.0.0.1:1/base';
  const response = await answer(new Request('http://localhost/api/v1/ads'));
  env.apiBaseUrl = there;
  expect([response.status, await response.json()]).toEqual([
    502,
    { status: false, message: 'The API cannot be reached.' },
  ]);
});
