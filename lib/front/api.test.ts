import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiListener, dropAnswers } from './api';

let server: Server;
let calls: number;
let hold: Promise<void> | undefined;
let reply: (request: Request) => Response;

beforeEach(async () => {
  calls = 0;
  hold = undefined;
  dropAnswers();
  reply = () => Response.json({ data: calls }, { headers: { 'cache-control': 'public, max-age=5' } });
  const handle = async (incoming: Request) => {
    calls += 1;
    const answer = reply(incoming);
    await hold;
    return answer;
  };
  server = createServer(apiListener(handle, true));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

type Got = {
  status: number | undefined;
  body: string;
  etag: string | undefined;
  numbers: string[] | undefined;
};

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, headers, method }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      const { etag } = response.headers;
      resolve({ status: response.statusCode, body, etag, numbers: response.headersDistinct['x-request-id'] });
    })
      .on('error', reject)
      .end();
  });

test('what is public is asked for once, for each address, until anything changes', async () => {
  expect((await ask('/api/v1/brand')).body).toBe('{"data":1}');
  expect((await ask('/api/v1/brand')).body).toBe('{"data":1}');
  expect((await ask('/api/v1/brand?lang=ar')).body).toBe('{"data":2}');
  dropAnswers();
  expect((await ask('/api/v1/brand')).body).toBe('{"data":3}');
});

test('what changed while it was read is not kept', async () => {
  let go = () => {};
  hold = new Promise((resolve) => {
    go = resolve;
  });
  const old = ask('/api/v1/ads');
  await expect.poll(() => calls).toBe(1);
  dropAnswers();
  go();
  expect((await old).body).toBe('{"data":1}');
  expect((await ask('/api/v1/ads')).body).toBe('{"data":2}');
});

test('whoever says who he is gets his own answer, which nobody else gets', async () => {
  await ask('/api/v1/ads/1');
  expect((await ask('/api/v1/ads/1', { authorization: 'Bearer a' })).body).toBe('{"data":2}');
  expect((await ask('/api/v1/ads/1', { cookie: 'lang=ar; token=a' })).body).toBe('{"data":3}');
  expect((await ask('/api/v1/ads/1', { cookie: 'lang=ar' })).body).toBe('{"data":1}');
});

test('what is not public, has failed, or sets a cookie is never kept', async () => {
  const heads: [number, Record<string, string>][] = [
    [200, { 'cache-control': 'private, no-store' }],
    [200, {}],
    [404, { 'cache-control': 'public, max-age=5' }],
    [200, { 'cache-control': 'public, max-age=5', 'set-cookie': 'a=b' }],
    [200, { 'cache-control': 'public, max-age=0' }],
  ];
  for (const [status, headers] of heads) {
    reply = () => Response.json({ data: calls }, { status, headers });
    const [first, second] = [await ask('/api/v1/x'), await ask('/api/v1/x')];
    expect(second.body, JSON.stringify(headers)).not.toBe(first.body);
    expect(second.status).toBe(status);
  }
});

test('only reads are answered from memory, and HEAD has no body', async () => {
  await ask('/api/v1/brand');
  expect((await ask('/api/v1/brand', {}, 'POST')).body).toBe('{"data":2}');
  expect(await ask('/api/v1/brand', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(calls).toBe(2);
});

test('whoever has the answer already is told so', async () => {
  const { etag = '' } = await ask('/api/v1/brand');
  expect(await ask('/api/v1/brand', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
});

test('each answer has the number of its own request and no other one, kept or not', async () => {
  reply = ({ headers }) => {
    const number = headers.get('x-request-id') ?? 'none';
    return Response.json({}, { headers: { 'cache-control': 'public, max-age=5', 'x-request-id': number } });
  };
  const { etag = '' } = await ask('/api/v1/brand', { 'x-request-id': 'first' });
  const others: Record<string, string>[] = [{}, { 'if-none-match': etag }, { authorization: 'Bearer a' }];
  for (const headers of others)
    expect((await ask('/api/v1/brand', { ...headers, 'x-request-id': 'next' })).numbers).toEqual(['next']);
});

test('neither a host that is none nor one that is missing keeps anybody from an answer', async () => {
  reply = ({ url }) => Response.json({ url });
  for (const lines of [
    'GET /api/a HTTP/1.0',
    'GET /api/a HTTP/1.1\r\nHost: a b<>',
    'GET /api/a HTTP/1.1\r\nHost:',
  ]) {
    const said = await new Promise<string>((resolve) => {
      let text = '';
      const line = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
        line.write(`${lines}\r\nConnection: close\r\n\r\n`),
      );
      line.on('data', (chunk) => {
        text += chunk;
      });
      line.on('close', () => resolve(text));
    });
    expect(said, lines).toMatch(/^HTTP\/1\.1 200 /);
    expect(said, lines).toContain('{"url":"http://localhost/api/a"}');
  }
});
