import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import { connect } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';
import { env } from '@/lib/env';
import { startSession } from '@/lib/server/accounts/sessions';
import { handle } from '@/lib/server/app';
import { withTestDatabase } from '../support/database';
import { withOutbox } from '../support/mail';

// What a curious or hostile client may send. No call may fail on our side, hang, or answer outside of the contract.

withTestDatabase();
withOutbox();

type Route = {
  method: string;
  path: string;
  request?: {
    query?: { shape?: object };
    body?: { content: Record<string, { schema: { shape?: object; _zod?: { def: { shape?: object } } } }> };
  };
};
const routes = Object.values(contract).flatMap((group): Route[] => Object.values(group) as Route[]);

const nasty = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1.5',
  '1e308',
  'NaN',
  '2147483648',
  '99999999999999999999',
  '1 or 1=1',
  "'; drop table ads;--",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\u202e\u200f',
  'ك'.repeat(300),
  '١٢٣',
  'x'.repeat(20_000),
  'a@b.c',
  'true',
];
const text = fc.oneof(fc.constantFrom(...nasty), fc.string({ maxLength: 40, unit: 'binary' }));
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'id', 'x'), text, { maxKeys: 2 }),
);

const fieldsOf = (schema: { shape?: object; _zod?: { def: { shape?: object } } } | undefined) =>
  Object.keys(schema?.shape ?? schema?._zod?.def.shape ?? {});

const filled = (keys: readonly string[], one: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.constantFrom(...keys, 'role', '__proto__', 'x'), one, { maxKeys: keys.length + 2 });

const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'image/png',
];

const requestOf = (route: Route) => {
  const body = Object.values(route.request?.body?.content ?? {})[0]?.schema;
  return fc.record({
    params: fc.array(text, { minLength: 3, maxLength: 3 }),
    query: filled(fieldsOf(route.request?.query), text) as fc.Arbitrary<Record<string, string>>,
    fields: filled(fieldsOf(body), value),
    raw: fc.option(text, { freq: 6 }),
    type: fc.oneof(
      { weight: 6, arbitrary: fc.constant('application/json') },
      fc.constantFrom(...contentTypes),
    ),
    who: fc.constantFrom('visitor', 'stranger', 'member', 'moderator', 'member'),
  });
};

const accountOf = async (role: 'member' | 'moderator'): Promise<number> => {
  const { db } = await connect();
  const name = `fuzz-${role}-${crypto.randomUUID()}`;
  const [account] = await db
    .insert(accounts)
    .values({ username: name, email: `${name}@example.com`, role })
    .returning({ id: accounts.id });
  if (!account) throw new Error('The account was not stored.');
  return account.id;
};

// Whatever a call did to its account, the next one comes from another.
const bearerOf = async (who: string): Promise<string | undefined> => {
  if (who === 'visitor') return undefined;
  if (who === 'stranger') return 'Bearer null';
  const id = await accountOf(who === 'moderator' ? 'moderator' : 'member');
  return `Bearer ${await startSession(id, new Request('http://localhost/'))}`;
};

const safely = (make: () => string) => {
  try {
    return make();
  } catch {
    return 'unencodable';
  }
};

test.each(routes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  '%s answers whatever it is sent',
  async (_, route) => {
    await fc.assert(
      fc.asyncProperty(requestOf(route), async ({ params, query, fields, raw, type, who }) => {
        let next = 0;
        const path = route.path.replace(/\{\w+\}/g, () =>
          safely(() => encodeURIComponent(params[next++] ?? '1') || '0'),
        );
        const search = safely(() => new URLSearchParams(Object.entries(query)).toString());
        const bearer = await bearerOf(who);
        const sendsBody = !['get', 'delete'].includes(route.method);
        const response = await handle(
          new Request(`http://localhost/api${path}?${search}`, {
            method: route.method.toUpperCase(),
            headers: {
              'x-api-key': env.apiKey,
              ...(bearer ? { authorization: bearer } : {}),
              ...(sendsBody ? { 'content-type': type } : {}),
            },
            ...(sendsBody ? { body: raw ?? JSON.stringify(fields) } : {}),
          }),
        );
        const answer = await response.text();
        expect(response.status, answer).toBeLessThan(500);
        if (response.status >= 400) {
          expect(JSON.parse(answer)).toMatchObject({ status: false, message: expect.any(String) });
        }
      }),
      { numRuns: 40 },
    );
  },
);
