import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import { env } from '@/lib/env';
import { handle } from '@/lib/server/app';
import { forgetAll } from '@/lib/server/limits';
import { memberPassword } from '../support/account';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { withOutbox } from '../support/mail';
import { sample } from '../support/requests';
import { aWorld, readTables, type World } from '../support/rights';

// What answers hold and who may keep them, and what other sites may ask a browser to send: checks 22 to 24, 43 and 44,
// on every call that the contract has.

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

let world: World;
beforeAll(async () => {
  world = await aWorld();
});

type Route = { method: string; path: string };
const routes = Object.values(contract).flatMap((group): Route[] => Object.values(group) as Route[]);
const reads = routes.filter(({ method, path }) => method === 'get' && path !== '/auth/logout');
const writes = routes.filter(({ method }) => method !== 'get');

const send = async ({ method, path }: Route, headers: Record<string, string>, body?: string) => {
  const { params = {}, query = {} } = sample(`${method.toUpperCase()} ${path}`, world);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const init = { method: method.toUpperCase(), headers, ...(body === undefined ? {} : { body }) };
  const response = await handle(new Request(`http://localhost/api${address}?${search}`, init));
  await response.arrayBuffer();
  return response;
};

describe('of a person', () => {
  test('an ad says what its page shows of the seller, and a list nothing', async () => {
    const seller = (await call(`/v1/ads/${world.ad}`)).body.data.app_account;
    expect(Object.keys(seller).toSorted()).toEqual(
      ['id', 'username', 'zip_code', 'website_url', 'phone_number', 'email', 'lat', 'long'].toSorted(),
    );
    const text = JSON.stringify((await call('/v1/ads?per_page=100')).body);
    expect(text).not.toMatch(/"(?:phone\w*|email|whatsapp\w*|app_account)"/);
  });

  test('no answer has a hash, a token’s hash, or where a CV lies', async () => {
    const said: string[] = [];
    for (const { method, path } of reads) {
      const { params = {}, query = {} } = sample(`${method.toUpperCase()} ${path}`, world);
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1));
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      for (const { headers } of [world.owner, world.moderator]) {
        const response = await handle(new Request(`http://localhost/api${address}?${search}`, { headers }));
        const text = await response.text();
        if (/\$argon2|password_?hash|token_?hash|"cv_?path"/i.test(text)) said.push(path);
      }
    }
    const login = await call('/auth/login', {
      method: 'POST',
      headers: { ...withKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: world.owner.email, password: memberPassword }),
    });
    expect(JSON.stringify({ ...login.body, token: '' })).not.toMatch(/hash|argon2|token":"[^"]/);
    expect(said).toEqual([]);
  });
});

test('no body reaches what all objects have in common', async () => {
  const poison =
    '{"__proto__":{"poisoned":1},"constructor":{"prototype":{"poisoned":1}},"first_name":"Sara"}';
  const form = '__proto__[poisoned]=1&constructor[prototype][poisoned]=1&__proto__.poisoned=1';
  for (const route of writes)
    for (const [type, body] of [
      ['application/json', poison],
      ['application/x-www-form-urlencoded', form],
    ] as const) {
      forgetAll();
      const { status } = await send(
        route,
        { ...withKey, ...world.member.headers, 'content-type': type },
        body,
      );
      expect(status, route.path).toBeLessThan(500);
    }
  expect(({} as { poisoned?: number }).poisoned).toBeUndefined();
  world = await aWorld();
});

describe('what a cache may keep', () => {
  test('is nothing that was asked with a bearer or a cookie, and nothing that was refused', async () => {
    const kept: string[] = [];
    for (const route of reads)
      for (const headers of [
        world.owner.headers,
        { cookie: `token=${world.owner.token}` },
        world.moderator.headers,
        { authorization: 'Bearer null' },
      ]) {
        const { headers: said } = await send(route, headers);
        const vary = said.get('vary')?.toLowerCase() ?? '';
        if (!/no-store/.test(said.get('cache-control') ?? '') || !vary.includes('authorization'))
          kept.push(`${route.path} ${said.get('cache-control')} ${vary}`);
      }
    expect(kept).toEqual([]);
  });

  test('is what a visitor reads of the public part, told apart by who asks, without a cookie', async () => {
    const got: string[] = [];
    for (const route of reads) {
      const { status, headers } = await send(route, {});
      const isPublic = /^public/.test(headers.get('cache-control') ?? '');
      if (isPublic !== (status === 200) && !route.path.startsWith('/v1/realtime'))
        got.push(`${status} ${route.path}`);
      if (headers.has('set-cookie') && status === 200) got.push(`cookie ${route.path}`);
      if (!/authorization/i.test(headers.get('vary') ?? '')) got.push(`vary ${route.path}`);
    }
    expect(got).toEqual([]);
  });
});

const origins = ['https://evil.example', 'null', `${env.siteUrl}.evil.example`, 'http://evil.localhost'];

describe('another site', () => {
  test('is told by no call that it may read the answer', async () => {
    const told: string[] = [];
    for (const route of routes)
      for (const origin of origins) {
        forgetAll();
        const asking = { origin, 'access-control-request-method': route.method.toUpperCase() };
        const preflight = await send({ ...route, method: 'options' }, asking);
        const read = route.method === 'get' ? await send(route, { origin }) : null;
        for (const response of [preflight, read])
          for (const [name] of response?.headers ?? [])
            if (name.startsWith('access-control-')) told.push(`${route.path} ${name}`);
      }
    expect(told).toEqual([]);
  });

  test('sends no form that any call hears, although the cookie comes along', async () => {
    const before = await readTables();
    const heard: string[] = [];
    for (const route of writes)
      for (const type of [
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=b',
        'text/plain',
      ]) {
        forgetAll();
        const { status } = await send(
          route,
          {
            cookie: `token=${world.owner.token}`,
            origin: 'https://evil.example',
            'sec-fetch-site': 'cross-site',
            'content-type': type,
          },
          'a=b',
        );
        // What a mail leads to brings the secret of its link and looks at no cookie.
        if (status !== 403 && !['/v1/renewals', '/v1/unsubscriptions'].includes(route.path))
          heard.push(`${status} ${route.method} ${route.path}`);
      }
    expect(heard).toEqual([]);
    expect(await readTables()).toEqual(before);
  });
});
