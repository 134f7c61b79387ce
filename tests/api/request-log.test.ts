import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { apiListener, dropAnswers } from '@/lib/front/api';
import { serveBefore } from '@/lib/front/front';
import { KeptPages } from '@/lib/front/kept-pages';
import { logLines, readable } from '@/lib/log-lines';
import { answer } from '@/lib/server/answer';
import { forgetAll } from '@/lib/server/limits';
import { logError } from '@/lib/server/log-error';
import { takePage } from '@/lib/server/visits';
import { aMember, memberPassword } from '../support/account';
import { withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { takeLog } from '../support/log';
import { withOutbox } from '../support/mail';

// The API behind the front, as a visitor meets it.

withTestDatabase();
withOutbox();

const open = async (trustProxy: boolean) => {
  const server = createServer();
  const pages = new KeptPages(1_000_000);
  pages.set('/route-cache/x/y/$/en/USD/faq', { kind: 'APP_PAGE', html: 'kept', status: 200 }, {});
  serveBefore(server, (_, response) => response.writeHead(500).end('none'), {
    trustProxy,
    files: [],
    pages,
    api: apiListener(answer, true),
    takePage,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let direct: Server;
let proxied: Server;
beforeAll(async () => {
  [direct, proxied] = [await open(false), await open(true)];
});
afterAll(() => {
  for (const server of [direct, proxied]) server.close();
});
beforeEach(() => {
  forgetAll();
  dropAnswers();
  env.logRequests = true;
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ask = async (path: string, init: RequestInit = {}, server = direct) => {
  const response = await fetch(`${addressOf(server)}${path}`, init);
  const body = await response.text();
  return { status: response.status, id: response.headers.get('x-request-id'), body };
};

/** The one line of a request; it is written when the answer is out, which may be after it has arrived. */
const lineOf = (id: string | null) =>
  vi.waitFor(() => {
    const lines = vi.mocked(logLines.write).mock.calls.map(([line]) => JSON.parse(line));
    const [found, ...others] = lines.filter(
      ({ request, message }) => request === id && message === 'request',
    );
    expect(found).toBeDefined();
    expect(others).toEqual([]);
    return found;
  });

describe('every request', () => {
  test('has a number of its own, in the answer and in one line of the log', async () => {
    for (const [path, status, route] of [
      ['/api/v1/ads', 200, '/api/v1/ads'],
      ['/api/v1/ads/facets', 200, '/api/v1/ads/facets'],
      ['/api/v1/ads/4711', 404, '/api/v1/ads/:id'],
      ['/api/v1/nothing-of-that-name', 404, '/api/*'],
      ['/api/health', 200, '/api/health'],
    ] as const) {
      const { id, status: said } = await ask(path);
      expect(id).toMatch(uuid);
      expect(said).toBe(status);
      expect(await lineOf(id)).toMatchObject({ level: 'info', kind: 'api', method: 'GET', route, status });
      expect((await lineOf(id)).ms).toBeGreaterThanOrEqual(0);
    }
  });

  test('says whether its answer was kept, and who asked', async () => {
    const { headers, id: account } = await aMember();
    const first = await ask('/api/v1/category');
    const second = await ask('/api/v1/category');
    expect(second.id).not.toBe(first.id);
    expect(await lineOf(first.id)).toMatchObject({ cache: 'miss', route: '/api/v1/category' });
    expect(await lineOf(second.id)).toMatchObject({ cache: 'hit', route: '/api/v1/category' });
    const own = await ask('/api/v1/ads', { headers });
    expect(await lineOf(own.id)).toMatchObject({ account });
    expect(await lineOf(first.id)).not.toHaveProperty('account');
  });

  test('keeps the number that a trusted proxy gave it, and nobody else’s', async () => {
    const headers = { 'x-request-id': 'from-the-proxy-0001' };
    expect((await ask('/api/v1/brand', { headers }, proxied)).id).toBe('from-the-proxy-0001');
    expect((await ask('/api/v1/brand', { headers })).id).toMatch(uuid);
    for (const odd of ['short', 'sara@example.com', 'x'.repeat(65), 'a b c d e f g h'])
      expect((await ask('/api/v1/brand', { headers: { 'x-request-id': odd } }, proxied)).id).toMatch(uuid);
  });

  test('has its number where the answer is a kept page, the figures or a refusal, too', async () => {
    const kept = await ask('/faq');
    expect(kept.body).toBe('kept');
    expect(await lineOf(kept.id)).toMatchObject({ kind: 'page', cache: 'hit', route: '/faq', status: 200 });
    expect((await ask('/metrics')).id).toMatch(uuid);
    const { id, status } = await ask(`/api/v1/ads?search=${'x'.repeat(3_000)}`);
    expect(status).toBe(414);
    expect(await lineOf(id)).toMatchObject({ status: 414, route: 'refused' });
  });

  test('is a line only when it failed, unless all are asked for', async () => {
    env.logRequests = false;
    expect((await ask('/api/v1/ads')).status).toBe(200);
    const { id, status } = await ask('/ads');
    expect(status).toBe(500);
    expect(await lineOf(id)).toMatchObject({ level: 'error', kind: 'page', route: '/ads' });
    expect(takeLog().map(({ status: said }) => said)).toEqual([500]);
  });
});

test('a failure has one number: in the answer’s text, in its header, and in both lines of the log', async () => {
  const rename = async (from: string, to: string) =>
    (await connect()).rows(sql.raw(`alter table ${from} rename to ${to}`));
  await rename('contact_messages', 'elsewhere');
  const { id, status, body } = await ask('/api/v1/contact-message', {
    method: 'POST',
    headers: { ...withKey, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Sara', email: 'sara@example.com', message: 'Hello' }),
  });
  await rename('elsewhere', 'contact_messages');
  expect(status).toBe(500);
  expect(body).toContain(String(id));
  expect(await lineOf(id)).toMatchObject({ level: 'error', status: 500 });
  const about = takeLog().filter(({ request }) => request === id);
  expect(about.map(({ message }) => message)).toEqual(['A request failed:', 'request']);
});

describe('an event is a line with the number and pattern of its request, and of the account:', () => {
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { ...withKey, ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const eventsOf = (id: string | null) =>
    takeLog()
      .filter(({ request, message }) => request === id && message !== 'request')
      .map(({ time, level, request, ...event }) => event);

  test('who signs in, and whose account was tried in vain', async () => {
    const { email, id: account } = await aMember();
    const login = (password: string, whose = email) => send('/api/auth/login', { email: whose, password });
    const where = { method: 'POST', route: '/api/auth/login' };
    const signedIn = await login(memberPassword);
    expect(await lineOf(signedIn.id)).toMatchObject({ ...where, account });
    expect(eventsOf(signedIn.id)).toEqual([{ message: 'signed in', ...where, account }]);
    expect(eventsOf((await login('another-password')).id)).toEqual([
      { message: 'sign-in refused', ...where, account, why: 'password' },
    ]);
    expect(eventsOf((await login('another-password', 'nobody@example.com')).id)).toEqual([
      { message: 'sign-in refused', ...where, why: 'password' },
    ]);
    await (await connect()).rows(sql`update accounts set blocked_at = now() where id = ${account}`);
    const { id, status } = await login(memberPassword);
    expect(status).toBe(403);
    expect(eventsOf(id)).toEqual([
      { message: 'sign-in refused', ...where, account, why: 'blocked' },
      { message: 'refused', ...where },
    ]);
  });

  test('who is refused by his rights, and what a moderator did', async () => {
    const [member, moderator] = [await aMember(), await aMember({ role: 'moderator' })];
    const address = `/api/v1/moderation/accounts/${member.id}/block`;
    const where = { method: 'POST', route: '/api/v1/moderation/accounts/:id/block' };
    const block = (headers: Record<string, string>) => send(address, { reason: 'My secret reason' }, headers);
    expect(eventsOf((await block(member.headers)).id)).toEqual([
      { message: 'refused', ...where, account: member.id },
    ]);
    const { id, status } = await block(moderator.headers);
    expect(status).toBe(200);
    expect(eventsOf(id)).toEqual([
      { message: 'moderator acted', ...where, account: moderator.id, subject: member.id },
    ]);
    const { id: looked } = await ask('/api/v1/moderation', { headers: moderator.headers });
    expect(eventsOf(looked)).toEqual([]);
    const keyless = await ask(address, { method: 'POST', headers: moderator.headers });
    expect(keyless.status).toBe(403);
    expect(eventsOf(keyless.id)).toEqual([{ message: 'refused', ...where }]);
  });
});

test('nothing that a person sends is in the log: no name, address, number, word, token or password', async () => {
  const { email, headers } = await aMember();
  const bearer = headers.authorization.replace('Bearer ', '');
  const secrets = [
    'Whisperer',
    'whisper@example.com',
    '+9647501234567',
    'excavator-of-my-uncle',
    'my-password-1',
  ];
  const [name, mail, phone, words, password] = secrets;
  const send = (path: string, body: unknown) =>
    ask(path, {
      method: 'POST',
      headers: { ...withKey, ...headers, 'content-type': 'application/json', 'user-agent': String(name) },
      body: JSON.stringify(body),
    });
  const answers = [
    await ask(`/api/v1/ads?search=${words}&phone=${encodeURIComponent(String(phone))}`),
    await ask(`/ads?search=${words}`),
    await ask(`/${words}/${mail}`, { headers: { cookie: `token=${bearer}` } }),
    await ask(`/api/v1/${words}/${phone}`, { headers }),
    await send('/api/v1/contact-message', { name, email: mail, message: `${words} ${phone}` }),
    await send('/api/auth/login', { email: mail, password }),
    await send('/api/auth/login', { email, password: memberPassword }),
  ];
  for (const { id } of answers) await lineOf(id);
  logError('A mail was not taken:', new Error(`550 <${mail}> of ${phone}, ${bearer}`, { cause: mail }));
  const log = JSON.stringify(takeLog());
  expect(log).toContain('A mail was not taken');
  for (const secret of [...secrets, email, bearer, memberPassword, '9647501234567'])
    expect(log).not.toContain(secret);
});

test('a person at a terminal reads the hour, how grave it is and what happened, with the places below', () => {
  const line = {
    level: 'error',
    time: '2026-11-23T04:05:06.789Z',
    request: 'abc',
    error: 'Error: no\n    at x',
    message: 'A request failed:',
  };
  expect(stripVTControlCharacters(readable(JSON.stringify(line)))).toBe(
    '04:05:06.789 error A request failed: request=abc\nError: no\n    at x\n',
  );
});
