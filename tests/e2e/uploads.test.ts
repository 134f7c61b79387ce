import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownSite } from '../support/own-site';
import { drawn } from '../support/pictures';

// What only a real connection shows: that it is cut, and that the server lives on.

const { url, dataDir } = await ownSite();
const key = { 'x-api-key': 'makinar-web' };

const logIn = async () => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'seller@demo.test', password: 'demo-password' }),
  });
  return { ...key, authorization: `Bearer ${(await answer.json()).token}` };
};

/** Sends up to 200 MB, and says how much the other side took before it answered or hung up. */
const flood = (headers: Record<string, string>) =>
  new Promise<{ status: number | null; sent: number }>((resolve) => {
    const chunk = Buffer.alloc(64 * 1024);
    const most = 200 * 1024 * 1024;
    let sent = 0;
    let status: number | null = null;
    const call = request(`${url}/api/upload`, { method: 'POST', headers });
    const finish = () => resolve({ status, sent });
    call.on('response', (response) => {
      status = response.statusCode ?? null;
      response.resume();
      call.destroy();
    });
    call.on('error', () => {});
    call.on('close', finish);
    const write = () => {
      while (sent < most && !call.destroyed) {
        sent += chunk.length;
        if (!call.write(chunk)) return void call.once('drain', write);
      }
      call.end();
    };
    write();
  });

test('200 MB are cut off early, and the next photograph is stored and shown', async () => {
  const seller = await logIn();
  for (const headers of [
    { ...seller, 'content-type': 'image/jpeg' },
    { ...seller, 'content-type': 'multipart/form-data; boundary=X' },
    { ...key, 'content-type': 'image/jpeg' },
  ]) {
    const { status, sent } = await flood(headers);
    expect([null, 400, 401, 413]).toContain(status);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  }
  const answer = await fetch(`${url}/api/upload`, {
    method: 'POST',
    headers: { ...seller, 'content-type': 'image/jpeg' },
    body: new Uint8Array(await drawn().jpeg().toBuffer()),
  });
  expect(answer.status).toBe(200);
  const { src } = (await answer.json()).data[0];
  const picture = await fetch(`${url}${src}`);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const names = await readdir(path.join(dataDir, 'media'), { recursive: true });
  expect(names.filter((name) => /\.webp\./.test(name))).toEqual([]);
});

test('a sender who goes away in the middle leaves nothing, and no error', async () => {
  const seller = await logIn();
  const call = request(`${url}/api/upload`, {
    method: 'POST',
    headers: { ...seller, 'content-type': 'image/jpeg' },
  });
  call.on('error', () => {});
  await new Promise<void>((resolve) => call.write(Buffer.alloc(200_000), () => resolve()));
  call.destroy();
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test('no address leads from the pictures to anything else', async () => {
  const { hostname, port } = new URL(url);
  const statusOf = (way: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      // Unlike fetch this sends the path as it is.
      const call = request({ hostname, port, path: `/media/${way}` }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      call.on('error', reject).end();
    });
  for (const way of [
    '..%2foperator.key',
    '..%5coperator.key',
    '%2e%2e/operator.key',
    '../operator.key',
    'operator.key',
  ])
    expect(await statusOf(way), way).toBe(404);
});

/** One request as it is written, with no client to put it right. */
const ask = (method: string, way: string) =>
  new Promise<{ status: number | undefined; allow: string | undefined; ms: number }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const began = performance.now();
    request({ hostname, port, method, path: way }, (response) => {
      response.resume();
      const { statusCode: status, headers } = response;
      resolve({ status, allow: headers.allow, ms: performance.now() - began });
    })
      .on('error', reject)
      .end();
  });

test('thousands of parameters cost nothing, on a page as on the API', async () => {
  const many = 'a&'.repeat(7_500);
  for (const way of ['/', '/ads', '/api/v1/ads', '/media/x.webp', '/_next/static/x']) {
    // The fastest of some: a busy machine holds one up for long.
    let fastest = Number.POSITIVE_INFINITY;
    for (let n = 0; n < 5; n += 1) {
      const { status, ms } = await ask('GET', `${way}?${many}`);
      expect(status, way).toBe(414);
      fastest = Math.min(fastest, ms);
    }
    expect(fastest, way).toBeLessThan(300);
  }
});

test('a page is only read, and TRACE is offered nowhere', async () => {
  for (const method of ['PUT', 'DELETE', 'POST', 'TRACE'])
    expect(await ask(method, '/ads'), method).toMatchObject({ status: 405, allow: 'GET, HEAD' });
  expect((await ask('TRACE', '/api/v1/ads')).status).toBe(405);
});
