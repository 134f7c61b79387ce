import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tagsOf } from '@/lib/api/tags';
import { connect } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { onChange } from '@/lib/server/changes';
import { forgetAll } from '@/lib/server/limits';
import { adsStating } from '@/lib/server/moderation/content/stating';
import { statingQuery } from '@/lib/server/search/stated';
import { aMember } from '../support/account';
import { adForm, anAdOf, put } from '../support/ad-form';
import { call } from '../support/api';
import { aModerator, callsOf, contentSample, kindWithoutSheet, type Moderator } from '../support/content';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';

withTestDatabase();
beforeEach(() => forgetAll());

type Row = Record<string, any>;

const words = (en: string) => ({ en, ar: `${en} ع`, ckb: `${en} ک` });
const choice = (key: string, name = key) => ({ key, name: words(name) });
const aChoice = (key: string, changes: object = {}) => ({
  key,
  kind: 'choice',
  name: words(`Kind of ${key}`),
  short: words(key),
  choices: [choice('round'), choice('square')],
  ...changes,
});

const refused = async (answer: Promise<{ status: number; body: Row }>) => {
  const { status, body } = await answer;
  return [status, Object.keys(body.errors ?? {})];
};
const created = async (who: Moderator, kind: string, body: object): Promise<Row> => {
  const answer = await who.post(`/v1/moderation/${kind}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const change = (who: Moderator, kind: string, { id, version, ...row }: Row, changes: object) =>
  who.put(`/v1/moderation/${kind}/${id}?version=${version}`, { ...row, ...changes });
const removed = (who: Moderator, kind: string, { id, version }: Row) =>
  who.remove(`/v1/moderation/${kind}/${id}?version=${version}`);
const sheetOf = async ({ category_id, sub_category_id }: Row): Promise<Row> =>
  (await call(`/v1/sheet?category=${category_id}&sub_category=${sub_category_id}`)).body.data;
const totalOf = async (query: string): Promise<number> =>
  (await call(`/v1/ads?per_page=1&${query}`)).body.meta.total;

describe('a fact', () => {
  test('is in the form, the filters, the page and the API as soon as a sheet asks for it', async () => {
    const who = await aModerator();
    const fact = await created(who, 'facts', aChoice('mouth'));
    const asked = [{ fact_id: fact.id, is_facet: true, on_card: true, in_title: false }];
    await created(who, 'sheets', { ...kindWithoutSheet, core: ['hours', 'year'], facts: asked });
    expect(await sheetOf(kindWithoutSheet)).toMatchObject({
      core: ['year', 'hours'],
      facts: [
        { key: 'mouth', is_facet: true, on_card: true, choices: [{ key: 'round' }, { key: 'square' }] },
      ],
    });
    const { headers } = await aMember();
    const id = await anAdOf(headers, { ...kindWithoutSheet, facts: { mouth: 'round' } });
    await accept(id);
    expect((await call(`/v1/ads/${id}?lang=ckb`)).body.data.facts).toEqual([
      {
        key: 'mouth',
        name: 'Kind of mouth ک',
        value: 'round',
        unit: null,
        schema_org: null,
        text: expect.any(String),
      },
    ]);
    expect([await totalOf('mouth=round'), await totalOf('mouth=square')]).toEqual([1, 0]);
    const { category_id, sub_category_id } = kindWithoutSheet;
    const { body } = await call(`/v1/ads/facets?category=${category_id}&sub_category=${sub_category_id}`);
    expect(body.data.facts.mouth.counts).toContainEqual({ key: 'round', count: 1 });
  });

  test('is named in three languages, by a key that no parameter has, with what its kind needs', async () => {
    const who = await aModerator();
    const add = (changes: object) => refused(who.post('/v1/moderation/facts', aChoice('jaw', changes)));
    expect(await add({ name: { en: 'Jaw' } })).toEqual([422, ['name.ar', 'name.ckb']]);
    for (const key of [
      'sort',
      'page',
      'category',
      'Jaw',
      'jaw-kind',
      '1jaw',
      'utm_source',
      'ckb',
      '',
      'weight',
      'constructor',
    ])
      expect(await add({ key }), key).toEqual([422, ['key']]);
    expect(await add({ choices: [choice('round')] })).toEqual([422, ['choices']]);
    expect(await add({ choices: [choice('round'), choice('round', 'Other')] })).toEqual([
      422,
      ['choices.1.key'],
    ]);
    for (const key of ['a b', '__proto__', '_a', 'constructor', 'true'])
      expect(await add({ choices: [choice(key), choice('c')] }), key).toEqual([422, ['choices.0.key']]);
    expect(await add({ kind: 'flag' })).toEqual([422, ['choices']]);
    expect(await add({ unit: 'kg' })).toEqual([422, ['unit']]);
    const number = { kind: 'number', choices: [], least: 0, most: 10 };
    expect(await add({ ...number, unit: 'kg', shown_in: 'm' })).toEqual([422, ['shown_in']]);
    expect(await add({ ...number, unit: 'stone' })).toEqual([422, ['unit']]);
    expect(await add({ ...number, least: null })).toEqual([422, ['least']]);
    expect(await add({ ...number, steps: [3, 2] })).toEqual([422, ['steps']]);
    expect(await add({ ...number, most: -1 })).toEqual([422, expect.arrayContaining(['most'])]);
    expect(await add({ ...number, title_phrase: words('for machines') })).toEqual([
      422,
      expect.arrayContaining(['title_phrase.en']),
    ]);
  });

  test('keeps its key, its kind and its unit, by which ads are written', async () => {
    const who = await aModerator();
    const fact = await created(who, 'facts', contentSample('facts', 'Fixed fact'));
    expect(await refused(change(who, 'facts', fact, { key: 'other' }))).toEqual([422, ['key']]);
    expect(await refused(change(who, 'facts', fact, { unit: 'cm' }))).toEqual([422, ['unit']]);
    const flag = { kind: 'flag', unit: null, shown_in: null, least: null, most: null };
    expect(await refused(change(who, 'facts', fact, flag))).toEqual([422, expect.arrayContaining(['kind'])]);
    const { body } = await change(who, 'facts', fact, { shown_in: 'cm', decimals: 1 });
    expect(body.data).toMatchObject({ shown_in: 'cm', decimals: 1, unit: 'mm' });
  });

  test('is found among the others by a part of a name, its key or a street word, a page at a time', async () => {
    const who = await aModerator();
    const found = async (search: string) =>
      (await who.get(`/v1/moderation/facts?search=${encodeURIComponent(search)}`)).body.data.map(
        ({ key }: Row) => key,
      );
    expect(await found('وزن التشغيل')).toContain('weight');
    expect(await found('undercarr')).toContain('undercarriage');
    expect(await found('حصان')).toContain('power');
    const first = (await who.get('/v1/moderation/facts')).body;
    expect([first.data.length, typeof first.next]).toEqual([30, 'string']);
  });

  test('that a sheet asks for stays, and the answer says so', async () => {
    const who = await aModerator();
    const [weight] = (await who.get('/v1/moderation/facts?search=weight')).body.data.filter(
      ({ key }: Row) => key === 'weight',
    );
    const { status, body } = await removed(who, 'facts', weight);
    expect([status, body.message]).toEqual([409, expect.stringMatching(/sheets: \d+/)]);
  });

  test('that is taken away is shown nowhere, its filter is the plain list, and ads that state it can be saved', async () => {
    const who = await aModerator();
    const fact = await created(who, 'facts', aChoice('beak'));
    const { headers } = await aMember();
    const id = await anAdOf(headers, { facts: { beak: 'round', weight: 20_000 } });
    await accept(id);
    expect(await totalOf('beak=round')).toBe(1);
    expect((await removed(who, 'facts', fact)).status).toBe(200);
    expect(await totalOf('beak=round')).toBe(await totalOf(''));
    const shown = (await call(`/v1/ads/${id}`)).body.data.facts.map(({ key }: Row) => key);
    expect(shown).toEqual(['weight']);
    const { facts } = (await call(`/auth/my-listings/${id}`, { headers })).body.data;
    const edit = await put(`/v1/ads/${id}`, await adForm({ facts, title: 'Again' }), headers);
    expect([edit.status, facts]).toEqual([200, { beak: 'round', weight: 20_000 }]);
  });

  test('that comes back under its key finds the ads that have stated it all along', async () => {
    const who = await aModerator();
    const fact = await created(who, 'facts', aChoice('fang'));
    const { headers } = await aMember();
    const id = await anAdOf(headers, { facts: { fang: 'round' } });
    await accept(id);
    const { body } = await change(who, 'facts', fact, { choices: [choice('square'), choice('flat')] });
    expect((await call(`/v1/ads/${id}`)).body.data.facts).toEqual([]);
    const back = await change(who, 'facts', body.data, { choices: [choice('square'), choice('round')] });
    await settled();
    expect(await totalOf('fang=round')).toBe(1);
    await removed(who, 'facts', back.body.data);
    await created(who, 'facts', aChoice('fang'));
    await settled();
    expect(await totalOf('fang=round')).toBe(1);
  });

  test('keeps the numbers of its choices when they are renamed and put in another order', async () => {
    const who = await aModerator();
    const fact = await created(who, 'facts', aChoice('claw'));
    const { rows } = await connect();
    const numbers = () =>
      rows<Row>(sql`select key, id from fact_choices where fact_id = ${fact.id} order by key`);
    const before = await numbers();
    const choices = [choice('square', 'Angular'), choice('round')];
    const { body } = await change(who, 'facts', fact, { choices });
    expect(body.data.choices.map(({ name }: Row) => name.en)).toEqual(['Angular', 'round']);
    expect(await numbers()).toEqual(before);
  });
});

describe('how many ads state it', () => {
  const stating = async (who: Moderator, { id }: Row, choice = '') =>
    who.get(`/v1/moderation/facts/${id}/ads?choice=${choice}`);
  const numbers = async (who: Moderator, fact: Row, ...choices: string[]) =>
    Promise.all(choices.map(async (choice) => (await stating(who, fact, choice)).body.data.ads));

  test('is known of a choice, of a fact of each kind, and up to a bound', async () => {
    const who = await aModerator();
    const plain = { name: words('Hoof'), short: words('Hoof') };
    const [hoof, depth, hot, many] = [
      await created(who, 'facts', aChoice('hoof')),
      await created(who, 'facts', { ...contentSample('facts', 'Hoof depth'), most: 900_000 }),
      await created(who, 'facts', { ...plain, key: 'hot_hoof', kind: 'flag' }),
      await created(who, 'facts', aChoice('hooves', { kind: 'choices' })),
    ];
    const { headers } = await aMember();
    const first = await anAdOf(headers, {
      facts: { hoof: 'round', hoof_depth: 100, hot_hoof: false, hooves: ['round', 'square'] },
    });
    await anAdOf(headers, { title: 'Another', facts: { hoof: 'square', hoof_depth: 870_000 } });
    expect(await numbers(who, hoof, '', 'round', 'square')).toEqual([2, 1, 1]);
    expect(await numbers(who, many, '', 'round', 'square')).toEqual([1, 1, 1]);
    expect([...(await numbers(who, depth, '')), ...(await numbers(who, hot, ''))]).toEqual([2, 1]);
    expect((await callsOf({ headers }).remove(`/v1/ads/${first}`)).status).toBe(200);
    expect(await numbers(who, hoof, '', 'round')).toEqual([1, 0]);
    await (await connect()).rows(sql`
      insert into ads (account_id, ad_type_id, category_id, title, price_cents, search)
      select account_id, ad_type_id, category_id, title, price_cents, search
        from ads, generate_series(1, 1100)
       where search @@ ${`r${depth.id}c:*`}::tsquery and deleted_at is null`);
    expect(await numbers(who, depth, '')).toEqual([1001]);
  });

  test('is no answer for what there is not, and for a key that is none', async () => {
    const who = await aModerator();
    const fact = await created(who, 'facts', aChoice('tusk'));
    const statuses = [
      await stating(who, fact, 'flat'),
      await stating(who, { id: 999_999 }),
      await stating(who, fact, 'a b'),
      await stating(who, fact),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 422, 200]);
  });

  test('is counted by the index of what ads state', async () => {
    const who = await aModerator();
    const { id } = await created(who, 'facts', aChoice('spur'));
    const { facts } = await getCatalogue();
    const query = statingQuery(facts.get('spur')!);
    expect(query).toMatch(/^k\d+ \| k\d+$/);
    expect(statingQuery({ ...facts.get('weight')!, id })).toBe(`r${id}c:*`);
    const { db } = await connect();
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(await tx.execute(sql`explain ${adsStating(query)} limit 1001`));
    });
    expect(plan).toContain('ads_search');
  });
});

describe('a model', () => {
  const factsOf = async ({ id }: Row) => (await call(`/v1/car-model/${id}`)).body.data.facts;
  const aModel = (who: Moderator, name: string, facts: object) =>
    created(who, 'models', { ...contentSample('models', name), facts });

  test('is what the operator says of it, for the form of an ad at once and in the log', async () => {
    const who = await aModerator();
    const model = await aModel(who, 'Mole 1', { weight: 21_000, drive: null });
    expect([model.facts, await factsOf(model)]).toEqual([{ weight: 21_000 }, { weight: 21_000 }]);
    const told: string[] = [];
    onChange('test', (tags) => told.push(...tags));
    const { status, body } = await change(who, 'models', model, { facts: { power: 150, weight: 22_000 } });
    onChange('test', () => {});
    expect([status, body.data.facts]).toEqual([200, { power: 150, weight: 22_000 }]);
    expect(await factsOf(model)).toEqual({ power: 150, weight: 22_000 });
    // What is kept of that read is dropped.
    expect(told.some((tag) => tagsOf(`/v1/car-model/${model.id}`).includes(tag))).toBe(true);
    const { rows } = await connect();
    const [log] = await rows<Row>(
      sql`select details from audit_log where subject = 'models' and subject_id = ${String(model.id)}
           order by id desc limit 1`,
    );
    expect(log?.details).toMatchObject({
      before: { facts: { weight: 21_000 } },
      written: { facts: { power: 150, weight: 22_000 } },
    });
    expect((await change(who, 'models', model, { facts: {} })).status, 'as it was read before').toBe(409);
  });

  test('is held to the facts, bounds and choices that ads are held to', async () => {
    const who = await aModerator();
    const add = (facts: unknown) =>
      refused(who.post('/v1/moderation/models', { ...contentSample('models', 'Mole 2'), facts }));
    expect(await add({ weight: 'heavy', customs: 'lost', ears: 2, auxiliary_hydraulics: 1 })).toEqual([
      422,
      expect.arrayContaining(['facts.weight', 'facts.customs', 'facts.ears']),
    ]);
    expect(await add({ weight: 1 })).toEqual([422, ['facts.weight']]);
    expect(await add({ weight: 20_000.5 })).toEqual([422, ['facts.weight']]);
    expect(await add('heavy')).toEqual([422, ['facts']]);
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`fact_${n}`, n]));
    expect(await add(many)).toEqual([422, ['facts']]);
  });

  test('keeps a fact and a choice that were taken away, shows them nowhere, and can be saved', async () => {
    const who = await aModerator();
    const [snout, snouts] = [
      await created(who, 'facts', aChoice('snout')),
      await created(who, 'facts', aChoice('snouts', { kind: 'choices' })),
    ];
    const facts = { snout: 'round', snouts: ['round', 'square'], weight: 20_000 };
    const model = await aModel(who, 'Mole 3', facts);
    await removed(who, 'facts', snout);
    await change(who, 'facts', snouts, { choices: [choice('square'), choice('flat')] });
    expect(await factsOf(model)).toEqual({ snouts: ['square'], weight: 20_000 });
    const saved = await change(who, 'models', model, { aliases: ['digger'] });
    expect([saved.status, saved.body.data.facts]).toEqual([200, facts]);
    const added = { ...facts, snouts: ['round', 'flat'], snout: 'square' };
    expect(await refused(change(who, 'models', saved.body.data, { facts: added }))).toEqual([
      422,
      ['facts.snout'],
    ]);
  });
});

describe('a sheet', () => {
  test('is listed in the order of the categories, by their names, and saved as it was read', async () => {
    const who = await aModerator();
    const { data } = (await who.get('/v1/moderation/sheets')).body;
    expect(data[0]).toMatchObject({ category_id: 1, sub_category_id: null });
    expect(data[0].name.en).toBe((await call('/v1/category')).body.data.find(({ id }: Row) => id === 1).name);
    expect(data[1].name.ckb).toMatch(/^.+ – .+$/);
    for (const sheet of data.slice(0, 3)) {
      const { status, body } = await change(who, 'sheets', sheet, {});
      expect([status, body.data]).toEqual([200, sheet]);
    }
  });

  test('asks for its facts in the order that the operator gives them, at once', async () => {
    const who = await aModerator();
    const [sheet] = (await who.get('/v1/moderation/sheets')).body.data;
    const turned = sheet.facts.toReversed();
    const { status } = await change(who, 'sheets', sheet, { core: ['distance'], facts: turned });
    expect(status).toBe(200);
    const asked = await call(`/v1/sheet?category=${sheet.category_id}`);
    expect(asked.body.data.core).toEqual(['distance']);
    const { rows } = await connect();
    const keys = new Map(
      (await rows<{ id: number; key: string }>(sql`select id, key from facts`)).map(({ id, key }) => [
        id,
        key,
      ]),
    );
    expect(asked.body.data.facts.map(({ key }: Row) => key)).toEqual(
      turned.map(({ fact_id }: Row) => keys.get(fact_id)),
    );
  });

  test('has eight filters, three facts on a card, each fact once, and is the only one of its kind', async () => {
    const who = await aModerator();
    const { data } = (await who.get('/v1/moderation/sheets')).body;
    const sheet = data[1];
    const as = (facts: object[]) => refused(change(who, 'sheets', sheet, { facts }));
    const { rows } = await connect();
    const different = await rows<{ fact_id: number }>(
      sql`select min(id) as fact_id from facts group by name ->> 'en' order by 1 limit 9`,
    );
    const marked = (mark: string, n: number) =>
      different.slice(0, n).map((row) => ({ ...row, [mark]: true }));
    expect(await as(marked('is_facet', 9))).toEqual([422, ['facts']]);
    expect(await as(marked('on_card', 4))).toEqual([422, ['facts']]);
    expect(await as([{ fact_id: 1 }, { fact_id: 1 }])).toEqual([422, ['facts.1.fact_id']]);
    expect(await as([{ fact_id: 1 }, { fact_id: 999_999 }])).toEqual([422, ['facts.1.fact_id']]);
    const other = { category_id: 1, sub_category_id: null };
    expect(await refused(change(who, 'sheets', sheet, other))).toEqual([422, ['category_id']]);
    const elsewhere = { category_id: 2, sub_category_id: sheet.sub_category_id };
    expect(await refused(change(who, 'sheets', sheet, elsewhere))).toEqual([422, ['sub_category_id']]);
  });

  test('that is removed leaves its kind with what its category is asked', async () => {
    const who = await aModerator();
    const sheet = (await who.get('/v1/moderation/sheets')).body.data.find(
      ({ sub_category_id }: Row) => sub_category_id !== null,
    );
    expect((await removed(who, 'sheets', sheet)).status).toBe(200);
    expect(await sheetOf(sheet)).toEqual((await call(`/v1/sheet?category=${sheet.category_id}`)).body.data);
  });
});

test('what machines of a category are called is kept with all forms that its languages need, or not at all', async () => {
  const who = await aModerator();
  const noun = {
    en: 'loom',
    ar: { word: 'نول', gender: 'm', the: 'النول' },
    ckb: { word: 'تەون', link: 'تەونی', the: 'تەونەکە' },
  };
  const sample = { ...contentSample('categories', 'Looms'), noun };
  const category = await created(who, 'categories', sample);
  expect(category.noun).toEqual(noun);
  const without = { noun: { ...noun, ar: { word: 'نول', the: 'النول' } } };
  expect(await refused(change(who, 'categories', category, without))).toEqual([422, ['noun.ar.gender']]);
  const { body } = await change(who, 'categories', category, { noun: { en: '', ar: { word: ' ' } } });
  expect(body.data.noun).toBeNull();
});
