import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mostSavedSearches } from '@/lib/contract/saved-search-fields';
import { connect } from '@/lib/db/connect';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { post } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();
beforeEach(() => forgetAll());

type Row = Record<string, any>;
type Headers = Record<string, string>;

const path = '/auth/saved-searches';
const listOf = async (headers: Headers): Promise<Row[]> => (await call(path, { headers })).body.data;
const save = (query: string, headers: Headers, more: object = {}) => post(path, { query, ...more }, headers);
const change = (id: number, headers: Headers, fields: object) =>
  call(`${path}/${id}`, {
    method: 'PUT',
    headers: { ...withKey, ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
const remove = (id: number, headers: Headers) =>
  call(`${path}/${id}`, { method: 'DELETE', headers: { ...withKey, ...headers } });
const rows = async <R = Row>(query: ReturnType<typeof sql>) => (await connect()).rows<R>(query);

const conditionsOf = (query: string) =>
  rows<{ id: number; saved: number; keys: number }>(sql`
    select id, (select count(*)::int from saved_searches where condition_id = c.id) as saved,
           (select count(*)::int from search_condition_keys where condition_id = c.id) as keys
      from search_conditions c where query = ${query}`);
const members = (n: number) => Promise.all(Array.from({ length: n }, () => aMember()));

describe('What a search asks for', () => {
  const query = 'category=1&to_price=50000';

  test('stands there once, however many save it at once', async () => {
    const saved = await Promise.all(
      (await members(12)).map(({ headers }) => save(query, headers, { name: 'Mine' })),
    );
    expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200));
    expect(new Set(saved.map(({ body }) => body.data.id)).size).toBe(12);
    expect(await conditionsOf(query)).toEqual([
      { id: expect.any(Number), saved: 12, keys: expect.any(Number) },
    ]);
    const [found] = await conditionsOf(query);
    expect(found?.keys).toBeGreaterThan(0);
  });

  test('goes with the last who saved it, and no sooner', async () => {
    const [one, other] = await members(2);
    if (!one || !other) throw new Error('Nobody is there.');
    const address = 'category=1&to_price=61000';
    const { id } = (await save(address, one.headers)).body.data;
    await save(address, other.headers);
    await remove(id, one.headers);
    const [left] = await conditionsOf(address);
    expect(left).toMatchObject({ saved: 1 });
    await rows(sql`delete from accounts where id = ${other.id}`);
    expect(await conditionsOf(address)).toEqual([]);
    expect(await rows(sql`select from search_condition_keys where condition_id = ${left?.id}`)).toEqual([]);
  });

  test('goes when the last of them remove it at once', async () => {
    const address = 'category=1&to_price=62000';
    const people = await members(8);
    const ids = await Promise.all(
      people.map(async ({ headers }) => (await save(address, headers)).body.data.id as number),
    );
    const gone = await Promise.all(people.map(({ headers }, at) => remove(ids[at] ?? 0, headers)));
    expect(gone.map(({ status }) => status)).toEqual(gone.map(() => 200));
    expect(await conditionsOf(address)).toEqual([]);
  });

  test('is there for whoever saves it while the last one removes it', async () => {
    const address = 'category=1&to_price=63000';
    const people = await members(2);
    for (let turn = 0; turn < 15; turn += 1) {
      forgetAll();
      const [leaves, comes] = turn % 2 ? people : people.toReversed();
      if (!leaves || !comes) throw new Error('Nobody is there.');
      const { id } = (await save(address, leaves.headers)).body.data;
      const [gone, saved] = await Promise.all([remove(id, leaves.headers), save(address, comes.headers)]);
      expect([gone.status, saved.status]).toEqual([200, 200]);
      expect(await conditionsOf(address)).toMatchObject([{ saved: 1 }]);
      await remove(saved.body.data.id, comes.headers);
      expect(await conditionsOf(address)).toEqual([]);
    }
  });

  test('becomes wide for all who saved it', async () => {
    const address = 'category=1&to_price=64000';
    const people = await members(2);
    for (const { headers } of people) await save(address, headers);
    await rows(sql`update search_conditions set wide = true where query = ${address}`);
    for (const { headers } of people)
      expect(await listOf(headers)).toMatchObject([{ query: address, wide: true }]);
  });

  test('longer than an index takes is kept as well', async () => {
    const { headers } = await aMember();
    const ids = (of: number) =>
      Array.from({ length: 50 }, (_, at) => 100_000_000 + ((at * of * 7_919_333) % 900_000_000));
    const lists = ['category', 'sub_category', 'brand', 'car_model'];
    const narrowed = lists.map((name, at) => `${name}=${ids(at + 1).join(',')}`).join('&');
    const address = `${narrowed}&search=${'حفارة كوماتسو '.repeat(7)}`;
    const { body } = await save(address, headers);
    expect(body.data.query.length).toBeGreaterThan(2_704);
    expect((await save(address, headers)).body.data.id).toBe(body.data.id);
    // And more than a row takes is refused with a word about it.
    const all = [...lists, 'type', 'state'].map((name, at) => `${name}=${ids(at + 1).join(',')}`).join('&');
    const refused = await save(`${all}&search=${'حفارة كوماتسو '.repeat(7)}`, headers);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['query']]);
    expect(await listOf(headers)).toHaveLength(1);
  });
});

describe('a saved search', () => {
  test('is what the address of the list says, whatever its order and page', async () => {
    const { headers } = await aMember();
    const { body } = await save('page=3&sort=price_asc&to_price=50000&category=2,1&nonsense=1', headers);
    expect(body).toMatchObject({
      status: true,
      message: 'The search is saved.',
      data: {
        query: 'category=1%2C2&to_price=50000',
        frequency: 'daily',
        by_mail: true,
        wide: false,
        new_ads: 0,
      },
    });
    expect(await listOf(headers)).toEqual([body.data]);
  });

  test('is one however often it is saved, and keeps its name', async () => {
    const { headers } = await aMember();
    const [first, ...others] = await Promise.all(
      ['category=1&brand=2', 'brand=2&category=1&page=2', 'category=1&brand=2'].map((query, at) =>
        save(query, headers, { name: `Number ${at}` }),
      ),
    );
    for (const { status, body } of others) {
      expect(status).toBe(200);
      expect(body.data).toEqual(first?.body.data);
    }
    expect(await listOf(headers)).toHaveLength(1);
  });

  test('without a name is called by what it asks for, in the reader’s language', async () => {
    const { headers } = await aMember();
    const [category] = await rows<{ id: number; name: Record<string, string> }>(
      sql`select id, name from categories order by id limit 1`,
    );
    const named = await call(`${path}?lang=ar`, {
      method: 'POST',
      headers: { ...withKey, ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: `category=${category?.id}&search=volvo` }),
    });
    expect(named.body.data.name).toBe(`volvo · ${category?.name.ar}`);
    expect((await save('', headers)).body.data.name).toBe('Machinery and vehicles for sale');
  });

  test.each([
    ['en', 'from_price=20000&to_price=50000', '$20,000 – $50,000'],
    [
      'en',
      'category=1&to_price=50000&year=2015-',
      'Construction machinery · Up to $50,000 · Year: From 2015',
    ],
    ['en', 'hours=-6000&distance=100-200', 'Hours: Up to 6,000 h · Distance: 100 km – 200 km'],
    ['en', 'customs=paid&weight=20000-', 'Customs: Paid · Operating weight: From 20 t'],
    ['ar', 'search=volvo&to_price=50000&currency=IQD', 'volvo · حتى 65,500,000 د.ع'],
    ['ckb', 'from_price=900', 'لانیکەم 900 $'],
  ])('says in %s the prices and figures of %s in its name', async (lang, query, name) => {
    const { headers } = await aMember();
    const currency = /currency=(\w+)/.exec(query)?.[1];
    const saved = await post(`${path}?lang=${lang}`, { query, ...(currency ? { currency } : {}) }, headers);
    expect(withoutIsolates(saved.body.data.name).replaceAll('\u00a0', ' ')).toBe(name);
  });

  test('can be renamed, made quieter, and deleted', async () => {
    const { headers } = await aMember();
    const { id } = (await save('category=1', headers)).body.data;
    const changed = await change(id, headers, { name: ' Excavators ', frequency: 'weekly', by_push: false });
    expect(changed.body.data).toMatchObject({
      name: 'Excavators',
      frequency: 'weekly',
      by_push: false,
      by_mail: true,
    });
    expect((await change(id, headers, { frequency: 'hourly' })).status).toBe(422);
    expect((await change(id, headers, { name: '  ' })).body.errors).toHaveProperty('name');
    expect((await remove(id, headers)).status).toBe(200);
    expect((await remove(id, headers)).status).toBe(404);
  });

  test('that asks for nothing is counted, and tells nobody at once', async () => {
    const { headers } = await aMember();
    const refused = await save('', headers, { frequency: 'at_once' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { frequency: [expect.any(String)] } } });
    const { body } = await save('', headers);
    expect(body.data).toMatchObject({ query: '', wide: true, frequency: 'daily', new_ads: 0 });
    expect((await change(body.data.id, headers, { frequency: 'at_once' })).status).toBe(422);
    await rows(
      sql`update saved_searches set looked_at = now() - interval '9 years' where id = ${body.data.id}`,
    );
    expect((await listOf(headers))[0]?.new_ads).toBe(100);
    await post(`${path}/${body.data.id}/look`, {}, headers);
    expect((await listOf(headers))[0]?.new_ads).toBe(0);
  });

  test('is there at most fifty times an account, however many are saved at once', async () => {
    const { headers } = await aMember();
    const answers = await Promise.all(
      Array.from({ length: mostSavedSearches + 3 }, (_, at) => save(`to_price=${1_000 + at}`, headers)),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await listOf(headers)).toHaveLength(mostSavedSearches);
  });

  test('says what is wrong with it', async () => {
    const { headers } = await aMember();
    expect((await post(path, {}, headers)).body.errors).toHaveProperty('query');
    expect((await save('a'.repeat(4_001), headers)).body.errors).toHaveProperty('query');
    expect((await save('category=1', headers, { name: 'n'.repeat(101) })).body.errors).toHaveProperty('name');
    expect((await save('category=1', {})).status).toBe(401);
  });

  test('is gone with its account’s row, with all that it stands under', async () => {
    const { id, headers } = await aMember();
    await save('category=1', headers);
    await rows(sql`delete from accounts where id = ${id}`);
    expect(await rows(sql`select from saved_searches where account_id = ${id}`)).toEqual([]);
  });
});
