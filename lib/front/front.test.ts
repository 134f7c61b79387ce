import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { serveBefore } from './front';
import { KeptPages } from './kept-pages';

it('draws no page for a visitor who has had too many, says so in the language of its address, and goes on with the API', async () => {
  const asked: string[] = [];
  const server = createServer();
  serveBefore(server, (_, response) => void response.end('drawn'), {
    trustProxy: true,
    files: [],
    pages: new KeptPages(1_000_000),
    api: (_, response) => void response.end('called'),
    takePage: (forwardedFor) => {
      asked.push(forwardedFor);
      return forwardedFor === '203.0.113.9' ? 70 : 0;
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const ask = (path: string, from: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      headers: { 'x-forwarded-for': from },
    });

  const refused = await ask('/ar/ads?search=cat', '203.0.113.9');
  const { headers } = refused;
  expect([refused.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    429,
    '70',
    'no-store',
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.text()).toContain('<html lang="ar" dir="rtl">');
  expect(await (await ask('/ar/ads?search=cat', '203.0.113.8')).text()).toBe('drawn');
  expect(await (await ask('/api/v1/ads', '203.0.113.9')).text()).toBe('called');
  expect(asked).toEqual(['203.0.113.9', '203.0.113.8']);
});
