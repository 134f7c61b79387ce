import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { env } from '@/lib/env';
import { settled } from '@/lib/server/after-commit';
import { handle } from '@/lib/server/app';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { withOutbox } from '../support/mail';
import { fields, goodValue, oddText, oddValue, type Schema } from '../support/odd-values';
import { app as somewhere } from '../support/realtime';
import { sample } from '../support/requests';
import { worldFor } from '../support/rights';

// What a curious or hostile client may send: every call of the API's own document, 40 times each with values that are
// good, odd and hostile. No call may fail on our side, or answer anything that the document does not say of it. `FUZZ`
// is how often instead; what fails prints its seed and the smallest request that still fails, and `SEED` begins there.

withTestDatabase();
withOutbox();

const times = Number(process.env.FUZZ ?? 40);
const seed = process.env.SEED ? { seed: Number(process.env.SEED) } : {};

type Content = Record<string, { schema?: Schema }>;
type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** The document with every reference put in its place. */
const readDocument = async (): Promise<Document> => {
  const answer = await handle(new Request('http://localhost/api/openapi.json'));
  const document = (await answer.json()) as Document;
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if ($ref) {
      const found = $ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
      return resolve(found);
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
  };
  return resolve(document) as Document;
};

const document = await readDocument();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method,
    operation,
    call: `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
  })),
);

const contentTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'image/png',
  'application/json; charset=utf-16',
];

/** Names of values in an address: mostly as the document says, sometimes what fits no address at all. */
const written = (schema: Schema) =>
  fc.oneof({ weight: 5, arbitrary: goodValue(schema) }, { weight: 1, arbitrary: oddText }).map(String);

const record = (parameters: { name: string; schema: Schema }[]) =>
  fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, written(schema)])));

const callers = ['visitor', 'stranger', 'member', 'owner', 'moderator'] as const;

const requestOf = ({ operation, call }: (typeof operations)[number]) => {
  const { parameters = [], requestBody } = operation;
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const query = Object.fromEntries(at('query').map(({ name, schema }) => [name, schema]));
  const content = requestBody?.content ?? {};
  const { properties = {} } = content['application/json']?.schema ?? Object.values(content)[0]?.schema ?? {};
  const moderated = call.includes('/v1/moderation');
  return fc.record({
    params: record(at('path')),
    query: fields(query, oddText),
    body: fields(properties, oddValue),
    /** The fields go over a request that would be good, so that what lies behind the checks is reached as well. */
    over: fc.boolean(),
    raw: fc.option(oddText, { freq: 8 }),
    as: fc.constantFrom('json', 'json', 'json', 'form', 'address'),
    type: fc.option(fc.constantFrom(...contentTypes), { freq: 8 }),
    who: fc.constantFrom(...callers, moderated ? 'moderator' : 'owner', moderated ? 'moderator' : 'member'),
    key: fc.option(fc.constantFrom('one', 'two', 'k'.repeat(255), 'k'.repeat(256), 'two words'), { freq: 8 }),
  });
};
type Asked = typeof requestOf extends (of: never) => fc.Arbitrary<infer Value> ? Value : never;

const encoded = (value: string) => {
  try {
    return encodeURIComponent(value) || '0';
  } catch {
    return 'unencodable';
  }
};

const formOf = (body: object, type: 'form' | 'address') => {
  const pairs = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ]);
  if (type === 'address') return new URLSearchParams(pairs);
  const form = new FormData();
  for (const [name = '', value = ''] of pairs) form.append(name, value);
  return form;
};

const bodyOf = (
  { body, over, raw, as, type }: Asked,
  good: object | Uint8Array | undefined,
): { body?: BodyInit; type?: string } => {
  if (raw !== null) return { body: raw, type: type ?? 'application/json' };
  if (good instanceof Uint8Array) return { body: new Uint8Array(good), type: type ?? 'image/jpeg' };
  const whole = over ? { ...good, ...body } : body;
  if (as === 'json') return { body: JSON.stringify(whole), type: type ?? 'application/json' };
  return { body: formOf(whole, as), ...(type ? { type } : {}) };
};

/** Zod reads patterns without the flag that JSON Schema means. */
const forZod = (schema: Schema) =>
  JSON.parse(
    JSON.stringify(schema, (key, value) => (key === 'pattern' && /\\p\{/i.test(value) ? undefined : value)),
  );

/** What the document says of an answer, by its status. */
const shapesOf = ({ responses }: Operation) => {
  const shapes = new Map<number, z.ZodType | null>();
  for (const [status, { content }] of Object.entries(responses)) {
    const schema = content?.['application/json']?.schema;
    shapes.set(Number(status), schema ? z.fromJSONSchema(forZod(schema)) : null);
  }
  return shapes;
};

const without = env.realtime;
afterEach(async () => {
  await settled();
  env.realtime = without;
});

test.each(operations.map((of) => [of.call, of] as const))(
  '%s',
  async (_, of) => {
    const { path, method, operation, call } = of;
    // Nobody listens there: only what joins a channel asks for it.
    if (path.includes('/broadcasting/')) env.realtime = { ...without, ...somewhere, port: 6001 };
    const shapes = shapesOf(operation);
    const world = await worldFor(method.toUpperCase(), path.replace(/^\/api/, ''));
    const good = sample(call, world);
    const bearers = new Map<string, string>([['stranger', 'Bearer null']]);
    const bearerOf = async (who: string): Promise<string | undefined> => {
      if (who === 'visitor') return undefined;
      const known = bearers.get(who);
      if (known) return known;
      // The first owner is the one whom the good request is about.
      const role = who === 'moderator' ? 'moderator' : 'member';
      const { headers } =
        who === 'owner' && !bearers.has('owner was') ? world.owner : await aMember({ role });
      bearers.set(who, headers.authorization).set(`${who} was`, '');
      return headers.authorization;
    };
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(requestOf(of), async (asked) => {
        calls += 1;
        if (calls % 20 === 1) forgetAll();
        const params = asked.over ? { ...asked.params, ...good.params } : asked.params;
        const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(String(params[name] ?? '1')));
        const query = Object.entries({ ...(asked.over ? good.query : {}), ...asked.query });
        const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
        const bearer = await bearerOf(asked.who);
        const { body, type } = method === 'get' ? {} : bodyOf(asked, good.body);
        const response = await handle(
          new Request(`http://localhost${address}?${search}`, {
            method: method.toUpperCase(),
            headers: {
              ...withKey,
              ...(bearer ? { authorization: bearer } : {}),
              ...(type ? { 'content-type': type } : {}),
              ...(asked.key && method !== 'get' ? { 'idempotency-key': asked.key } : {}),
            },
            ...(body === undefined ? {} : { body }),
          }),
        );
        const answer = await response.text();
        expect(response.status, answer).toBeLessThan(500);
        expect([...shapes.keys()], answer).toContain(response.status);
        const problem = shapes.get(response.status)?.safeParse(JSON.parse(answer)).error;
        expect(problem ?? null, `${response.status}: ${answer.slice(0, 500)}`).toBeNull();
        // Whatever a call did to its account or session, the next one comes from another.
        if (response.ok && path.startsWith('/api/auth/') && bearer !== 'Bearer null')
          bearers.delete(asked.who);
      }),
      { numRuns: times, ...seed },
    );
    expect((await handle(new Request('http://localhost/api/health'))).status).toBe(200);
  },
  600_000,
);
