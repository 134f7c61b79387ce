import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { type Suggestion, suggestionKinds } from '@/lib/contract/suggestions';
import { connect } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { announce } from '@/lib/server/changes';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

const ask = async (typed: string, lang = 'en'): Promise<Suggestion[]> => {
  const { status, body } = await call(`/v1/suggestions?lang=${lang}&q=${encodeURIComponent(typed)}`);
  expect(status).toBe(200);
  return body.data;
};
const namesOf = async (typed: string, lang?: string) => (await ask(typed, lang)).map(({ name }) => name);
const totalOf = async ({ kind, id }: Suggestion): Promise<number> =>
  (await call(`/v1/ads?per_page=1&${kind}=${id}`)).body.meta.total;

test('each suggestion says how many ads stand behind it, and none leads to an empty list', async () => {
  const found = [...(await ask('c')), ...(await ask('er')), ...(await ask('ex'))];
  expect(found.length).toBeGreaterThan(8);
  for (const suggestion of found) {
    expect(suggestion.count).toBeGreaterThan(0);
    expect(await totalOf(suggestion)).toBe(suggestion.count);
  }
});

test('there are eight at most, in the order of their kinds, those with most ads first, and of each kind some', async () => {
  const found = await ask('c');
  expect(found).toHaveLength(8);
  const places = found.map(({ kind }) => suggestionKinds.indexOf(kind));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const kind of suggestionKinds) {
    const counts = found.filter((one) => one.kind === kind).map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
  expect(new Set(places).size).toBeGreaterThan(2);
});

test('a row is found by any word of any of its names, in each script and however its letters are written', async () => {
  expect(await namesOf('cater')).toContain('Caterpillar');
  expect(await namesOf('كاتر')).toContain('Caterpillar');
  expect(await namesOf('کاتەر', 'ckb')).toEqual(await namesOf('كاتەر', 'ckb'));
  expect((await ask('machin')).map(({ kind }) => kind)).toContain('category');
  expect(await namesOf('أربيل', 'ar')).toEqual(await namesOf('اربيل', 'ar'));
});

test('a word that is half typed behind its article is found', async () => {
  const [whole] = await ask('البصرة', 'ar');
  expect(whole?.kind).toBe('state');
  for (const typed of ['البص', 'البصر']) {
    expect((await ask(typed, 'ar')).some(({ kind, id }) => kind === 'state' && id === whole?.id)).toBe(true);
  }
});

test('several words have to be there all, and a model is found by its brand', async () => {
  const byBrand = (await ask('toyota')).filter(({ kind }) => kind === 'car_model');
  expect(byBrand.length).toBeGreaterThan(0);
  for (const { parent } of byBrand) expect(parent?.name).toBe('Toyota');
  const [first] = byBrand;
  expect(await namesOf(`toyota ${first?.name.slice(0, 3)}`)).toContain(first?.name);
  expect(await namesOf(`komatsu ${first?.name}`)).not.toContain(first?.name);
  const [kind] = (await ask('excav')).filter((one) => one.kind === 'sub_category');
  expect(kind?.parent).not.toBeNull();
});

test('nothing typed, signs and words that nothing is called suggest nothing', async () => {
  for (const typed of ['', '   ', '!?', 'zzzqqq', 'toyota zzzqqq']) expect(await ask(typed)).toEqual([]);
  expect((await call(`/v1/suggestions?q=${'a'.repeat(201)}`)).status).toBe(422);
});

test('typing asks the database nothing, and what changes is known at the second key', async () => {
  const [before] = await ask('caterpillar');
  const connection = await connect();
  const asked = vi.spyOn(connection, 'rows');
  const typed = 'caterpillar';
  for (let length = 1; length <= typed.length; length += 1) await ask(typed.slice(0, length));
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();

  const brand = (await ask('caterpillar')).find(({ kind }) => kind === 'brand');
  await connection.rows(sql`
    update ads set deleted_at = now()
    where id = (select id from ads where brand_id = ${brand?.id} and facet_bucket_id is not null limit 1) returning id`);
  announce(['ads']);
  await ask('caterpillar');
  await settled();
  const after = (await ask('caterpillar')).find(({ kind }) => kind === 'brand');
  expect(before).toBeDefined();
  expect(after?.count).toBe((brand?.count ?? 0) - 1);
});

test('a row is suggested by its new name at once', async () => {
  const { rows } = await connect();
  await rows(
    sql`update brands set name = jsonb_set(name, '{en}', '"Quibblex"') where slug = 'caterpillar' returning id`,
  );
  announce(['reference']);
  expect((await ask('quibb')).some(({ kind, name }) => kind === 'brand' && name === 'Quibblex')).toBe(true);
});
