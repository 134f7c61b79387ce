import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rangeText } from '@/lib/ad-filters';
import { AdListQuery } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import type { FactValues } from '@/lib/facts/fact';
import { readAddress } from '@/lib/front/address';
import { conditionsOf, matchesOf } from '@/lib/server/ads/conditions';
import { countFacets } from '@/lib/server/ads/facets';
import { factGroupsOf } from '@/lib/server/ads/fact-facets';
import { wantedOf } from '@/lib/server/ads/wanted';
import { isBetweenByBlock } from '@/lib/server/ads/ways';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { announce } from '@/lib/server/changes';
import { statedTokens } from '@/lib/server/search/stated';
import { aMember } from '../support/account';
import { adForm, anAdOf, post, put } from '../support/ad-form';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';

withTestDatabase();

type Row = Record<string, any>;
type Ad = {
  id: number;
  category_id: number;
  sub_category_id: number | null;
  brand_id: number | null;
  year: number | null;
  hours: number | null;
  km: number | null;
  price: number | null;
  facts: FactValues;
};

const publicAds = async (): Promise<Ad[]> => {
  const { rows } = await connect();
  return rows<Ad>(sql`
    select id, category_id, sub_category_id, brand_id, year, hours, facts, price_cents::float / 100 as price,
           (case distance_type when 'mi' then distance * 1.609 else distance end)::float as km
      from ads where facet_bucket_id is not null order by id desc`);
};

/** As the site would have written them. */
const state = async (id: number | undefined, facts: FactValues) => {
  const { rows } = await connect();
  const tokens = statedTokens(facts, (await getCatalogue()).facts);
  await rows(sql`
    update ads set facts = ${JSON.stringify(facts)}::jsonb, search = array_to_tsvector(array(
             select lexeme from unnest(search) where lexeme !~ '^(c\\d+)?[kfnr]\\d')
             || array(select unnest(array[token, 'c' || category_id || token]) from unnest(${sql.param(tokens)}::text[]) t(token)))
     where id = ${id}`);
  announce(['ads', `ad:${id ?? 0}`]);
};

const listed = async (query: string) => {
  const { status, body } = await call(`/v1/ads?per_page=100&sort=desc&${query}`);
  expect(status, query).toBe(200);
  return { ids: body.data.map(({ id }: Row) => id) as number[], total: body.meta.total as number };
};

const categoryOf = async (slug: string): Promise<number> =>
  (await call('/v1/category')).body.data.find((row: Row) => row.slug === slug).id;
const subCategoryOf = async (slug: string): Promise<number> =>
  (await call('/v1/sub-category')).body.data.find((row: Row) => row.slug === slug).id;

describe('GET /v1/fact', () => {
  test('gives all facts page by page, each once, with their choices in the asked language', async () => {
    const keys: string[] = [];
    for (let page = 1; page <= 4; page += 1)
      keys.push(...(await call(`/v1/fact?page=${page}`)).body.data.map(({ key }: Row) => key));
    const { facts } = await getCatalogue();
    expect(keys).toEqual([...facts.keys()]);
    const { data } = (await call('/v1/fact?lang=ckb')).body;
    const customs = data.find(({ key }: Row) => key === 'customs');
    expect([customs.name, customs.choices[0]]).toEqual(['گومرگ', { key: 'paid', name: 'دراوە' }]);
  });

  test('says in which unit a number is kept and sent, and in which it is shown', async () => {
    const { data } = (await call('/v1/fact')).body;
    expect(data.find(({ key }: Row) => key === 'weight')).toMatchObject({
      kind: 'number',
      unit: 'kg',
      shown_in: 't',
      decimals: 1,
      least: 100,
    });
  });
});

describe('GET /v1/sheet', () => {
  test('is that of the sub-category, or else of the category, in the order in which buyers ask', async () => {
    const [machines, tractors] = [await categoryOf('construction-machinery'), await categoryOf('tractors')];
    const keysOf = async (query: string) =>
      (await call(`/v1/sheet?${query}`)).body.data.facts.map(({ key }: Row) => key) as string[];
    const own = await keysOf(
      `category=${machines}&sub_category=${await subCategoryOf('crawler-excavators')}`,
    );
    expect(own.slice(0, 3)).toEqual(['meter_state', 'undercarriage', 'weight']);
    const small = await subCategoryOf('tractors-under-60-hp');
    expect(await keysOf(`category=${tractors}&sub_category=${small}`)).toEqual(
      await keysOf(`category=${tractors}`),
    );
    const { data } = (await call(`/v1/sheet?category=${machines}&lang=ar`)).body;
    expect(data.core).toEqual(['year', 'hours']);
    expect(data.facts[0]).toMatchObject({
      key: 'weight',
      name: 'وزن التشغيل',
      is_facet: true,
      on_card: true,
    });
  });

  test('is not there for a kind that is not there, and the category has to be named', async () => {
    const tractors = await categoryOf('tractors');
    const excavators = await subCategoryOf('crawler-excavators');
    expect((await call('/v1/sheet?category=999999')).status).toBe(404);
    expect((await call(`/v1/sheet?category=${tractors}&sub_category=${excavators}`)).status).toBe(404);
    const { status, body } = await call('/v1/sheet');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['category']]);
  });
});

describe('an ad', () => {
  test('states its facts in the asked language: on a card those of its kind’s card, by itself all', async () => {
    const stating = (await publicAds()).find(({ facts }) => 'weight' in facts && 'customs' in facts);
    await state(stating?.id, { weight: 22_100, customs: 'paid', undercarriage: 70, owners: 2, gone: 1 });
    const { body } = await call(`/v1/ads/${stating?.id}?lang=ar`);
    const shown = Object.fromEntries(body.data.facts.map(({ key, ...fact }: Row) => [key, fact]));
    expect(shown).toEqual({
      weight: {
        name: 'وزن التشغيل',
        value: 22_100,
        unit: 'kg',
        text: '22.1\u00a0طن',
        schema_org: 'weight',
      },
      customs: { name: 'الكمرك', value: 'paid', unit: null, text: 'مدفوع', schema_org: null },
      undercarriage: expect.objectContaining({ value: 70, unit: 'percent' }),
      owners: expect.objectContaining({ text: 'مالكان' }),
    });
    const [card] = (await call(`/v1/ads?id=${stating?.id}`)).body.data;
    expect(card.facts.map(({ key }: Row) => key)).toEqual(expect.arrayContaining(['weight', 'customs']));
    expect(card.facts.map(({ key }: Row) => key)).not.toContain('owners');
  });
});

describe('the form of an ad', () => {
  const facts = {
    weight: 22_000,
    cab: 'closed_ac',
    hydraulic_lines: ['hammer', 'coupler'],
    swamp_tracks: true,
  };

  test('takes facts as JSON and as the text of it, and says them back', async () => {
    const { headers } = await aMember();
    for (const said of [facts, JSON.stringify(facts)]) {
      const id = await anAdOf(headers, { facts: said });
      const { body } = await call(`/auth/my-listings/${id}`, { headers });
      expect(body.data.facts).toEqual({ ...facts, hydraulic_lines: ['coupler', 'hammer'] });
    }
  });

  test('keeps nothing of what is null or empty, for unknown is not no', async () => {
    const { headers } = await aMember();
    const id = await anAdOf(headers, {
      facts: { weight: null, cab: '', hydraulic_lines: [], swamp_tracks: false },
    });
    const { body } = await call(`/auth/my-listings/${id}`, { headers });
    expect(body.data.facts).toEqual({ swamp_tracks: false });
  });

  test('refuses what is no fact, no choice of it, no whole number or beyond what is possible, by the name of the fact', async () => {
    const { headers } = await aMember();
    const wrong = {
      wings: 2,
      __proto__x: 1,
      weight: 22.5,
      power: 0,
      cab: 'glass',
      condition: ['good'],
      hydraulic_lines: ['hammer', 'x'],
      swamp_tracks: 'yes',
    };
    const { status, body } = await post('/v1/ads', await adForm({ facts: wrong }), headers);
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual(
      Object.keys(wrong)
        .map((key) => `facts.${key}`)
        .toSorted(),
    );
    for (const said of ['[1]', '"x"', '{', 7, { weight: { from: 1 } }]) {
      const refused = await post('/v1/ads', await adForm({ facts: said }), headers);
      expect([refused.status, Object.keys(refused.body.errors)], String(said)).toEqual([422, ['facts']]);
    }
  });

  test('takes no more than sixty', async () => {
    const { headers } = await aMember();
    const { facts: all } = await getCatalogue();
    const flags = [...all.values()].filter(({ kind, least }) => kind === 'number' && least !== null);
    const many = Object.fromEntries(flags.slice(0, 61).map(({ key, least }) => [key, least]));
    const refused = await post('/v1/ads', await adForm({ facts: many }), headers);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['facts']]);
    delete many[flags[0]?.key ?? ''];
    expect((await post('/v1/ads', await adForm({ facts: many }), headers)).status).toBe(200);
  });

  test('changes them, and an edit that says the same in another order is none', async () => {
    const { headers } = await aMember();
    const form = await adForm({ facts });
    const { body } = await post('/v1/ads', form, headers);
    const { rows } = await connect();
    await rows(sql`update ads set status = 'accept' where id = ${body.data.id}`);
    announce(['ads']);
    const turned = { ...form, facts: Object.fromEntries(Object.entries(facts).toReversed()) };
    const same = await put(`/v1/ads/${body.data.id}`, turned, headers);
    expect(same.body.data.status).toBe('accept');
    const edit = await put(`/v1/ads/${body.data.id}`, { ...form, facts: { weight: 23_000 } }, headers);
    expect(edit.body.data.status).toBe('pending');
    const draft = await call(`/auth/my-listings/${body.data.id}`, { headers });
    expect(draft.body.data.facts).toEqual({ weight: 23_000 });
  });
});

describe('an edit', () => {
  const facts = { weight: 22_000, cab: 'closed_ac', hydraulic_lines: ['coupler', 'hammer'] };
  const factsIn = async (id: number, headers: Record<string, string>) =>
    (await call(`/auth/my-listings/${id}`, { headers })).body.data.facts;

  test('that says nothing of facts leaves them as they stand, in the edit that waits before those of the ad', async () => {
    const { headers } = await aMember();
    const { facts: _, ...form } = await adForm();
    const id = await anAdOf(headers, { facts });
    await put(`/v1/ads/${id}`, form, headers);
    expect(await factsIn(id, headers)).toEqual(facts);
    await accept(id);
    await put(`/v1/ads/${id}`, { ...form, facts: { weight: 23_000 } }, headers);
    await put(`/v1/ads/${id}`, { ...form, title: 'Another title' }, headers);
    expect(await factsIn(id, headers)).toEqual({ weight: 23_000 });
    await put(`/v1/ads/${id}`, { ...form, facts: {} }, headers);
    expect(await factsIn(id, headers)).toEqual({});
  });

  test('may say again what the operator has taken away since, and nothing new of it', async () => {
    const { headers } = await aMember();
    const { rows } = await connect();
    const id = await anAdOf(headers, { facts });
    const gone = { ...facts, wings: 2, cab: 'glass', hydraulic_lines: ['hammer', 'third_valve', 'wing'] };
    await rows(sql`update ads set facts = ${JSON.stringify(gone)}::jsonb where id = ${id}`);
    const said = async (facts: object) => {
      const { status, body } = await put(`/v1/ads/${id}`, await adForm({ facts }), headers);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await said(gone)).toEqual([200, []]);
    expect(await said({ ...gone, wings: 3 })).toEqual([422, ['facts.wings']]);
    expect(await said({ ...gone, cab: 'paper' })).toEqual([422, ['facts.cab']]);
    expect(await said({ ...gone, hydraulic_lines: ['coupler', 'wing'] })).toEqual([200, []]);
    expect(await said({ ...gone, hydraulic_lines: ['coupler', 'feather'] })).toEqual([
      422,
      ['facts.hydraulic_lines'],
    ]);
  });
});

/** Whether a value is in a range of an address. */
const within = (value: unknown, text: string) => {
  if (typeof value !== 'number') return false;
  const [, from, to] = /^(-?\d+)?-(-?\d+)?$/.exec(text) ?? ['', text, text];
  return (from === undefined || value >= Number(from)) && (to === undefined || value <= Number(to));
};

describe('a list', () => {
  const matches = (ad: Ad, query: Record<string, string>) =>
    Object.entries(query).every(([key, asked]) => {
      if (key === 'category') return String(ad.category_id) === asked;
      if (key === 'brand') return asked.split(',').includes(String(ad.brand_id));
      if (key === 'from_price') return ad.price !== null && ad.price >= Number(asked);
      if (key === 'year' || key === 'hours') return within(ad[key], asked);
      if (key === 'distance') return within(ad.km, asked);
      const value = ad.facts[key];
      if (typeof value === 'boolean') return asked.split(',').includes(value ? 'yes' : 'no');
      if (typeof value === 'number') return within(value, asked);
      return [value ?? []].flat().some((one) => asked.split(',').includes(one));
    });

  test('is narrowed by facts and figures of every kind, with each other and with every other filter', async () => {
    const machines = String(await categoryOf('construction-machinery'));
    // The demo catalogue states no number below zero.
    const [cold, cool] = await publicAds();
    await state(cold?.id, { min_temperature: -18 });
    await state(cool?.id, { min_temperature: 4 });
    const ads = await publicAds();
    const [brand] = ads.filter(({ category_id }) => String(category_id) === machines);
    const queries: Record<string, string>[] = [
      { condition: 'good' },
      { condition: 'good,excellent', customs: 'paid' },
      { hydraulic_lines: 'hammer,third_valve' },
      { weight: '18000-25000' },
      { weight: '21000' },
      { weight: '-3000' },
      { weight: '25000-' },
      { weight: '25000-18000' },
      { year: '2015-' },
      { year: '-2009' },
      { year: '2012' },
      { year: '1800-1850' },
      { hours: '-6000' },
      { hours: '2000-4000' },
      { distance: '-80000' },
      { category: machines, weight: '18000-25000', hours: '-6000' },
      { category: machines, brand: String(brand?.brand_id), condition: 'good,excellent', year: '2010-2020' },
      { weight: '20000-', power: '-300', condition: 'good', from_price: '20000' },
      { dozer_blade: 'yes' },
      { dozer_blade: 'yes,no' },
      { dozer_blade: 'no' },
      { min_temperature: '-25--5' },
    ];
    let found = 0;
    for (const query of queries) {
      const wanted = ads.filter((ad) => matches(ad, query)).map(({ id }) => id);
      const { ids, total } = await listed(new URLSearchParams(query).toString());
      expect([query, total, ids]).toEqual([query, wanted.length, wanted.slice(0, 100)]);
      found += Number(wanted.length > 0);
    }
    expect(found).toBeGreaterThan(14);
  });

  test('finds a number at each end of a range, wherever the range begins and ends', async () => {
    const [ad] = await publicAds();
    for (const [key, value] of [
      ['weight', 22_000],
      ['axles', 1],
      ['axles', 11],
      ['min_temperature', -18],
      ['min_temperature', 0],
      ['bale_counter', 9_999_999],
    ] as const) {
      await state(ad?.id, { [key]: value });
      const isFound = async (range: string) => (await listed(`${key}=${range}`)).ids.includes(ad?.id ?? 0);
      for (const range of [`${value}-${value}`, `${value}-`, `${value - 1}-${value + 1}`, `-${value}`])
        expect([key, range, await isFound(range)]).toEqual([key, range, true]);
      for (const range of [`${value + 1}-`, `-${value - 1}`, `${value + 1}-${value + 9}`])
        expect([key, range, await isFound(range)]).toEqual([key, range, false]);
    }
  });

  test('is ordered and searched with them as without', async () => {
    const { body } = await call('/v1/ads?condition=good&sort=price_asc&per_page=50');
    const prices = body.data.map(({ price }: Row) => price).filter((price: number | null) => price !== null);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
    const all = await listed('search=caterpillar');
    const good = await listed('search=caterpillar&condition=good');
    const known = new Map((await publicAds()).map((ad) => [ad.id, ad]));
    expect(good.total).toBe(all.ids.filter((id) => known.get(id)?.facts.condition === 'good').length);
    expect((await call('/v1/ads?condition=good&sort=best')).status).toBe(200);
    expect((await call('/v1/ads?condition=good&sort=random&per_page=20')).body.meta.total).toBe(
      (await listed('condition=good')).total,
    );
  });

  test('reads no ad that does not match: facts and rows by the index of words, figures by theirs', async () => {
    const catalogue = await getCatalogue();
    const { db } = await connect();
    const plan = (query: SQL) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        // As the embedded server has it: a catalogue as small as this is read by any index sooner than from a disk.
        await tx.execute(sql`set local random_page_cost = 1.1`);
        return JSON.stringify(
          ((await tx.execute(sql`explain (format json) ${query}`)) as unknown as { rows: Row[] }).rows,
        );
      });
    const wishOf = (query: Record<string, string>) => wantedOf(AdListQuery.parse(query), null, catalogue);
    const planOf = (query: Record<string, string>) => plan(matchesOf(wishOf(query), sql`id`));
    const asked: Record<string, string>[] = [
      { condition: 'good', customs: 'unpaid' },
      { condition: 'parts,damaged' },
      { category: '1', weight: '30000-32000' },
      { dozer_blade: 'yes', hours: '-6000' },
    ];
    for (const query of asked) expect(await planOf(query), JSON.stringify(query)).toContain('ads_search');
    for (const sort of ['desc', 'price_asc', 'price_desc'] as const) {
      const wish = { ...wishOf({ condition: 'good' }), sort };
      const before = isBetweenByBlock(wish, null, { id: 100, value: '500000' });
      const looked = await plan(
        sql`select id from ads where ${sql.join(conditionsOf(wish), sql` and `)} and ${before}`,
      );
      const [scan] = looked.match(/"Index Name":"ads_search","[^}]*"Index Cond":"(.*?)"[,}]/) ?? [];
      expect([sort, scan]).toEqual([sort, expect.stringMatching(/@@.*(id \/ 64|ln)/)]);
    }
    expect(await planOf({ hours: '90000-' })).toContain('ads_by_hours');
    expect(await planOf({ distance: '900000-' })).toContain('ads_by_distance');
    expect(await planOf({ year: '1900-1950' })).toContain('ads_by_year');
  });

  test('refuses what a fact cannot be by the fact’s name, and leaves alone what no fact is called', async () => {
    const refused = ['weight=heavy', 'weight=1-2-3', 'condition=splendid', 'dozer_blade=perhaps', 'year=new'];
    for (const query of refused) {
      for (const address of ['/v1/ads', '/v1/ads/facets']) {
        const { status, body } = await call(`${address}?${query}`);
        expect([status, Object.keys(body.errors)], query).toEqual([422, [query.split('=')[0]]]);
      }
    }
    const { facts } = await getCatalogue();
    const many = [...facts.values()].filter(({ kind }) => kind === 'flag').slice(0, 21);
    const query = many.map(({ key }) => `${key}=yes`).join('&');
    const { status, body } = await call(`/v1/ads?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, [many[20]?.key]]);
    expect((await listed('utm_source=mail')).total).toBe((await listed('')).total);
    expect((await listed('weight=')).total).toBe((await listed('')).total);
  });

  test('an address that asks a fact for what it cannot have is the list without it', async () => {
    await getCatalogue();
    const pageOf = (query: string) => readAddress('/ads', new URLSearchParams(query), '').page;
    const odd = [
      'weight=heavy',
      'weight=good',
      'condition=splendid',
      'condition=1-5',
      'dozer_blade=perhaps',
      'ref=mail',
    ];
    for (const query of odd) expect([query, pageOf(query)]).toEqual([query, pageOf('')]);
    for (const query of ['weight=-5000', 'condition=good', 'from_weight=5000'])
      expect(pageOf(query)).not.toBe(pageOf(''));
  });
});

describe('beside a choice stands what the list would have with it', () => {
  const facetsOf = async (query: string) => (await call(`/v1/ads/facets?${query}`)).body.data.facts;

  test('under all other filters, for the facets of the category’s sheet', async () => {
    const machines = await categoryOf('construction-machinery');
    const excavators = await subCategoryOf('crawler-excavators');
    const queries = [
      `category=${machines}`,
      `category=${machines}&sub_category=${excavators}`,
      `category=${machines}&condition=good`,
      `category=${machines}&condition=good&customs=paid&weight=10000-30000`,
      `category=${machines}&search=komatsu&to_price=90000`,
    ];
    for (const query of queries) {
      const facets = await facetsOf(query);
      const others = (key: string) =>
        query
          .split('&')
          .filter((part) => !part.startsWith(`${key}=`))
          .join('&');
      for (const key of ['condition', 'customs', 'import_origin']) {
        for (const { key: choice, count } of facets[key].counts)
          expect([query, key, choice, count]).toEqual([
            query,
            key,
            choice,
            (await listed(`${others(key)}&${key}=${choice}`)).total,
          ]);
        expect(facets[key].count_is_estimate).toBe(false);
      }
      expect(facets.weight).toBeUndefined();
    }
    expect((await facetsOf(`category=${machines}`)).condition.counts.length).toBeGreaterThan(3);
  });

  test('and beside a band of a figure what the list would have in it', async () => {
    const machines = await categoryOf('construction-machinery');
    const excavators = await subCategoryOf('crawler-excavators');
    const rangesOf = async (query: string) => (await call(`/v1/ads/facets?${query}`)).body.data.ranges;
    const queries = [
      `category=${machines}`,
      `category=${machines}&sub_category=${excavators}`,
      `category=${machines}&hours=-6000&weight=18000-25000`,
      `category=${await categoryOf('cars')}&year=2010-&search=toyota`,
    ];
    for (const query of queries) {
      const ranges = await rangesOf(query);
      expect(Object.keys(ranges)).toEqual(expect.arrayContaining(['year']));
      for (const [key, { bands, count_is_estimate }] of Object.entries<{
        bands: { from: number | null; to: number | null; count: number }[];
        count_is_estimate: boolean;
      }>(ranges)) {
        expect(count_is_estimate).toBe(false);
        const others = query
          .split('&')
          .filter((part) => !part.startsWith(`${key}=`))
          .join('&');
        for (const { from, to, count } of bands)
          expect([query, key, from, to, count]).toEqual([
            query,
            key,
            from,
            to,
            (await listed(`${others}&${key}=${rangeText({ from, to })}`)).total,
          ]);
      }
    }
    const bandsOf = async (key: string) =>
      (await rangesOf(queries[1] ?? ''))[key].bands.map(
        ({ from, to }: { from: number | null; to: number | null }) => [from, to],
      );
    expect((await bandsOf('hours')).length).toBeGreaterThan(2);
    expect((await bandsOf('weight')).length).toBeGreaterThan(2);
    // Where they begin is the operator's to say, in the console.
    const { rows } = await connect();
    await rows(sql`update facts set steps = '{20000}' where key = 'weight'`);
    announce(['reference']);
    expect(await bandsOf('weight')).toEqual([
      [null, 19_999],
      [20_000, null],
    ]);
  });

  test('another category is counted without them, for it is asked other things, and the chosen one with them', async () => {
    const [machines, trucks] = [await categoryOf('construction-machinery'), await categoryOf('trucks')];
    const countsOf = async (query: string) => {
      const { category, type } = (await call(`/v1/ads/facets?${query}`)).body.data;
      const count = ({ counts }: { counts: { count: number }[] }) =>
        counts.reduce((sum, one) => sum + one.count, 0);
      return {
        there: category.counts.find(({ id }: Row) => id === trucks)?.count,
        here: count(type),
        chosen: category.counts.find(({ id }: Row) => id === machines)?.count,
      };
    };
    for (const more of ['', '&year=2015-', '&search=volvo&to_price=90000']) {
      const { total } = await listed(`category=${machines}&condition=good&customs=paid${more}`);
      expect(await countsOf(`category=${machines}&condition=good&customs=paid${more}`)).toEqual({
        there: (await listed(`category=${trucks}${more}`)).total,
        here: total,
        chosen: total,
      });
    }
  });

  test('and nowhere without a category, or with several', async () => {
    const [one, other] = [await categoryOf('trucks'), await categoryOf('cars')];
    expect(await facetsOf('')).toEqual({});
    expect(await facetsOf(`category=${one},${other}`)).toEqual({});
  });

  test('a sample stands for too many, and says so', async () => {
    const catalogue = await getCatalogue();
    const cars = await categoryOf('cars');
    const query = AdListQuery.parse({ category: String(cars) });
    const wish = wantedOf(query, null, catalogue);
    const ofFacts = factGroupsOf(query, catalogue, (one) => wantedOf(one, null, catalogue));
    const { facts: exact } = await countFacets(wish, { ofFacts });
    const { facts: rough } = await countFacets(wish, { ofFacts, sizes: { sample: 60, whole: 0, exact: 50 } });
    const of = (facets: typeof exact, choice: string) =>
      facets.paint?.counts.find(({ key }) => key === choice)?.count ?? 0;
    expect([exact.paint?.count_is_estimate, rough.paint?.count_is_estimate]).toEqual([false, true]);
    expect(of(rough, 'original') / of(exact, 'original')).toBeGreaterThan(0.5);
    expect(of(rough, 'original') / of(exact, 'original')).toBeLessThan(1.8);
  });
});
