import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { SearchPart } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { announce, onChange } from '@/lib/server/changes';
import { folded, isFolded } from '@/lib/server/search/folded';
import { refold } from '@/lib/server/search/refold';
import { foldVersion } from '@/lib/server/search/words';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

const list = async (search: string, more: Record<string, string> = {}) =>
  (await call(`/v1/ads?${new URLSearchParams({ per_page: '100', search, ...more })}`)).body;
const reading = async (search: string): Promise<SearchPart[]> => (await list(search)).meta.reading;
/** "brand Toyota, state Erbil" */
const said = async (search: string) =>
  (await reading(search)).map(({ kind, name }) => `${kind} ${name}`).join(', ');

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);

describe('a search is read by', () => {
  test.each([
    // Models in the letters of the trade
    ['هايلوكس', 'car_model Hilux'],
    ['هایلۆکس', 'car_model Hilux'],
    ['لاندكروزر', 'car_model Land Cruiser'],
    ['كامري', 'car_model Camry'],
    ['بي سي 200', 'car_model PC200-8'],
    ['toyota hilux', 'brand Toyota, car_model Hilux'],
    // A number is a model beside its brand
    ['ماسي 285', 'brand Massey Ferguson, car_model 285'],
    // Endings of a known stem
    ['تراکتۆرەکە', 'category Tractors'],
    ['سەیارەیەک', 'category Cars'],
    ['وللبلدوزرات', 'sub_category Bulldozers'],
    ['قلابين', 'sub_category Tippers / Tipper trailers'],
    ['bulldozers', 'sub_category Bulldozers'],
    // Places by their seats and towns
    ['الموصل', 'state Nineveh'],
    ['hawler', 'state Erbil'],
    ['الكوت', 'state Wasit'],
    [
      'حفارة في بغداد',
      'sub_category Crawler excavators / Wheeled excavators / Mini excavators, state Baghdad',
    ],
    // Kinds of ad
    ['مراوس', 'type Exchange'],
    ['تراکتۆر بۆ کرێ', 'category Tractors, type For rent'],
    // Split, joined, in Cyrillic letters, in old fonts
    ['كاتر بيلر', 'brand Caterpillar'],
    ['САТ', 'brand Caterpillar'],
    ['тойота', 'brand Toyota'],
    ['хайлюкс', 'car_model Hilux'],
    ['хитачи', 'brand Hitachi'],
    // Codes said letter by letter, in more than one spelling; the letters alone are nobody's name
    ['ايتش 100', 'car_model H100'],
    ['پی سی ٢٠٠', 'car_model PC200-8'],
    ['ئی سی ٢١٠', 'car_model EC210BLC'],
    ['مان تي جي اكس', 'brand MAN, car_model TGX 18.440'],
    ['كي في', 'text كي'],
    // Latin letters of the chat
    [
      'hafara cat',
      'sub_category Crawler excavators / Wheeled excavators / Mini excavators, brand Caterpillar',
    ],
    ['toyta', 'brand Toyota'],
    ['vovlo', 'brand Volvo'],
    ['شۆفلأ', 'sub_category Wheel loaders / Backhoe loaders / Skid-steer loaders'],
    // A word of a longer name does not leak
    ['هونداي', 'brand Hyundai'],
    ['هونداي حمل', 'sub_category Light trucks'],
    // The last word is no beginning where it is a name
    ['كات', 'brand Caterpillar'],
    // Spelling by ear, vowels left out, letters in each other's place; of two as near, what more people sell
    ['كومتسو', 'brand Komatsu'],
    ['komatzu', 'brand Komatsu'],
    ['هلكس', 'car_model Hilux'],
    ['tuscon', 'car_model Tucson'],
    ['كوماستو', 'brand Komatsu'],
    ['trakor', 'category Tractors'],
    // One name in several words, however it is parted, before the names of the words
    ['سنتا في', 'car_model Santa Fe'],
    ['man lift', 'sub_category Aerial platforms'],
    ['كابسة تبن', 'sub_category Balers'],
    ['مكينة لحام', 'sub_category Welding sets'],
    // Two names in one word
    ['شفلكات', 'sub_category Wheel loaders / Backhoe loaders / Skid-steer loaders, brand Caterpillar'],
    ['toyotahilux', 'brand Toyota, car_model Hilux'],
    // Arabic as it is typed in a chat
    ['7afara', 'sub_category Crawler excavators / Wheeled excavators / Mini excavators'],
    ['7asada erbil', 'sub_category Combine harvesters, state Erbil'],
    // Codes with the letter behind, and with their figure said
    ['كات 320 دي', 'brand Caterpillar, car_model 320D'],
    ['دي سكس', 'car_model دي سكس'],
    // "My", and the definite form behind a vowel
    ['سەیارەم', 'category Cars'],
    ['کۆرۆلاکە', 'car_model Corolla'],
    // To want is no condition beside a machine, and alone the kind of ad
    ['دەمەوێت تراکتۆر بکڕم', 'category Tractors'],
    ['اريد اشتري', 'type Wanted'],
    // کڕین is to buy, and folds to کرین, a crane
    ['تراکتۆر بۆ کڕین', 'category Tractors'],
    ['کرین', 'category Lifting and handling'],
    ['کڕین', 'type Wanted'],
    // "Model" is a word of a name only as a part of it
    [
      'حەفارەی مۆدێل 2014',
      'sub_category Crawler excavators / Wheeled excavators / Mini excavators, year 2014',
    ],
  ])('%s: %s', async (search, expected) => {
    expect(await said(search)).toBe(expected);
  });

  test.each([
    ['under 60,000 $', { kind: 'price', from: null, to: 60_000, unit: 'USD' }],
    ['بـ 50 ألف دولار', { kind: 'price', from: 50_000, to: 50_000, unit: 'USD' }],
    ['کەمتر لە ٢٠ ملیۆن دینار', { kind: 'price', from: null, to: 20_000_000, unit: 'IQD' }],
    ['2015-2018', { kind: 'year', from: 2015, to: 2018 }],
    ['من 2018', { kind: 'year', from: 2018, to: null }],
    ['۲۰۲۰', { kind: 'year', from: 2020, to: 2020 }],
    ['20 ton', { kind: 'weight', from: 20, to: 20, unit: 't' }],
    ['400 حصان', { kind: 'power', from: 400, to: 400, unit: 'hp' }],
    ['اقل من ٥٠ الف كم', { kind: 'distance', from: null, to: 50_000, unit: 'km' }],
    ['under 5000 hours', { kind: 'hours', from: null, to: 5_000, unit: 'h' }],
  ])('figures: %s', async (search, expected) => {
    expect(await reading(`toyota ${search}`)).toMatchObject([{ kind: 'brand' }, expected]);
  });

  test('a comparison between two figures is that of the one behind it', async () => {
    expect(await reading('حەفارەی ٢٠ تۆن کەمتر لە ٦٠٠٠ کاتژمێر')).toMatchObject([
      { kind: 'sub_category' },
      { kind: 'weight', from: 20, to: 20 },
      { kind: 'hours', from: null, to: 6_000 },
    ]);
    expect(await reading('تۆیۆتا 2000 کاتژمێر کەمتر')).toMatchObject([
      { kind: 'brand' },
      { kind: 'hours', from: null, to: 2_000 },
    ]);
  });

  test('axles beside a truck, and the name of a car otherwise', async () => {
    expect(await said('6x4 truck')).toBe('axles 6×4, category Trucks');
    expect(await said('4x4')).toBe('sub_category SUVs');
  });

  test('each part with what the search is without it', async () => {
    expect((await reading('toyota hilux erbil')).map(({ typed, without }) => [typed, without])).toEqual([
      ['toyota', 'hilux erbil'],
      ['hilux', 'toyota erbil'],
      ['erbil', 'toyota hilux'],
    ]);
    expect(await reading('"komatzu"'), 'as written').toMatchObject([{ kind: 'text', name: 'komatzu' }]);
    expect((await call('/v1/ads')).body.meta.reading).toEqual([]);
  });
});

describe('a search that no ad has all of', () => {
  const open = async (search: string) =>
    (await reading(search)).map(({ typed, only_ranks }) => [typed, only_ranks]);
  const models = async (search: string) =>
    (await list(search)).data.map((ad: { car_model: { name: string } | null }) => ad.car_model?.name);

  test('finds the model whatever it is filed under, and says what is left open', async () => {
    const found = await models('هيلوكس دبل قمارة');
    const all = await models('هيلوكس');
    expect(all.length).toBeGreaterThan(4);
    expect(found.toSorted()).toEqual(all.toSorted());
    expect(await open('هيلوكس دبل قمارة')).toEqual([
      ['هيلوكس', false],
      ['دبل قمارة', true],
    ]);
    const lorries = await models('مرسيدس اكتروس قلاب');
    expect(lorries.length).toBeGreaterThan(3);
    for (const name of lorries) expect(name).toMatch(/^Actros/);
  });

  test('finds what the brand makes of that kind where nobody sells the model', async () => {
    const [none] = await rows<{ name: string; brand: number; sub_category: number }>(sql`
      select m.name, m.brand_id as brand, m.sub_category_id as sub_category from car_models m
       where not exists (select 1 from ads where car_model_id = m.id and facet_bucket_id is not null)
         and exists (select 1 from facet_buckets b where b.ads > 3 and b.brand_id = m.brand_id
                                                     and b.sub_category_id = m.sub_category_id)
         and m.name ~ '^[A-Z][a-z]{5,}$'
         and not exists (select 1 from ads where search @@ quote_literal(lower(m.name))::tsquery)
       order by m.id limit 1`);
    if (!none) throw new Error('All models are sold.');
    const found = await list(none.name);
    expect(found.meta.total).toBeGreaterThan(3);
    for (const ad of found.data) {
      expect(ad.brand.id).toBe(none.brand);
      expect(ad.sub_category.id).toBe(none.sub_category);
    }
    expect(await open(none.name)).toEqual([[none.name, true]]);
  });

  test('leaves out a word that nobody wrote beside what it knows, and the operator is told of that word', async () => {
    const found = await list('كورولا زلوربكس');
    expect(found.meta.total).toBe((await list('كورولا')).meta.total);
    expect(await open('كورولا زلوربكس')).toEqual([
      ['كورولا', false],
      ['زلوربكس', true],
    ]);
    await settled();
    expect(await rows(sql`select query from search_misses where query like '%زلورب%'`)).toEqual([
      { query: 'زلوربکس' },
    ]);
  });

  test('finds a machine that is offered otherwise where none is for rent, last of all, and says so', async () => {
    await rows(sql`delete from search_fold`);
    await rows(sql`update ads set ad_type_id = (select id from ad_types where slug = 'sale')`);
    await refold();
    announce(['ads', 'reference']);
    const hilux = await models('هايلوكس للمزاد');
    expect(hilux.length).toBeGreaterThan(4);
    expect(new Set(hilux)).toEqual(new Set(['Hilux']));
    expect(await open('هايلوكس للمزاد')).toEqual([
      ['هايلوكس', false],
      ['للمزاد', true],
    ]);
    // Alone it is all that was asked for.
    expect((await list('للمزاد')).data).toEqual([]);
  });

  test('puts what has all the words first where few ads have them, and the others of the kind behind', async () => {
    const [ad] = await rows<{ id: number }>(sql`
      update ads set search = search || array_to_tsvector(array['زلورب'])
       where id = (select min(a.id) from ads a join categories c on c.id = a.category_id
                    where a.facet_bucket_id is not null and c.slug = 'tractors') returning id`);
    announce(['ads']);
    const { data, meta } = await list('tractor زلورب');
    expect(data[0].id).toBe(ad?.id);
    expect(meta.total).toBe((await list('tractor')).meta.total);
    expect(await open('tractor زلورب')).toEqual([
      ['tractor', false],
      ['زلورب', true],
    ]);
  });

  test('is of what an attachment is, and not of the machine that it is for', async () => {
    expect(await open('كيلة شفل')).toEqual([
      ['كيلة', false],
      ['شفل', true],
    ]);
    expect(await open('سيارة قلاب'), 'any vehicle').toEqual([
      ['سيارة', true],
      ['قلاب', false],
    ]);
    expect(await open('loader bucket')).toEqual([
      ['loader', true],
      ['bucket', false],
    ]);
  });

  test('keeps a kind by a make to its category', async () => {
    const { data, meta } = await list('tanker truck mercedes');
    expect(meta.total).toBeGreaterThan(0);
    for (const { brand, category } of data)
      expect([brand.name, category.name]).toEqual(['Mercedes-Benz', 'Trucks']);
  });

  test('is not answered otherwise where a place, a price or the reader’s own filters are the reason', async () => {
    expect((await list('hilux under 3 $')).meta).toMatchObject({
      total: 0,
      nothing_found: { parts: [{}, {}] },
    });
    const [tractors] = await rows<{ id: number }>(sql`select id from categories where slug = 'tractors'`);
    expect((await list('hilux', { category: String(tractors?.id) })).data).toEqual([]);
    expect((await list('"هيلوكس زلوربكس"')).data, 'as written').toEqual([]);
  });
});

describe('the best match', () => {
  test('comes first: what is called so, then titles, then texts; and pages go on where the last one ended', async () => {
    await rows(sql`update ads set search = search || array_to_tsvector(array['toyota']) where brand_id is null
                     or brand_id <> (select id from brands where slug = 'toyota')`);
    announce(['ads']);
    const all: { id: number; brand: { name: string } | null }[] = [];
    for (let page = 1; page <= 3; page += 1) all.push(...(await list('toyota', { page: String(page) })).data);
    const brands = all.map(({ brand }) => brand?.name === 'Toyota');
    const first = brands.indexOf(false);
    expect(first).toBeGreaterThan(5);
    expect(brands.slice(first)).not.toContain(true);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const newest = (await list('toyota', { sort: 'desc' })).data.map(({ id }: { id: number }) => id);
    expect(newest).toEqual(newest.toSorted((a: number, b: number) => b - a));
  });

  test('of one make stands before those of makes that are called after it, and these before what only names it', async () => {
    const { data } = await list('Ford');
    const brands: string[] = data.map(({ brand }: { brand: { name: string } | null }) => brand?.name);
    const last = brands.lastIndexOf('Ford');
    expect([last >= 0, brands.includes('Ford Trucks')]).toEqual([true, true]);
    expect(brands.slice(0, last + 1).every((name) => name === 'Ford')).toBe(true);
    const behind = brands.slice(last + 1);
    expect(
      behind.slice(0, behind.lastIndexOf('Ford Trucks') + 1).every((name) => name === 'Ford Trucks'),
    ).toBe(true);
  });

  test('of half a word is what most ads are of that it may become', async () => {
    const { data } = await list('excav');
    for (const { sub_category } of data.slice(0, 10)) expect(sub_category.name).toMatch(/excavators$/);
  });

  test('a figure narrows the list to ads that fit it', async () => {
    const { data } = await list('excavator under 50,000 $');
    expect(data.length).toBeGreaterThan(0);
    for (const { price } of data) expect(price).toBeLessThanOrEqual(50_000);
    const used = (await list('excavator under 6000 hours')).data;
    expect(used.length).toBeGreaterThan(0);
    for (const { hours } of used) expect(hours).toBeLessThanOrEqual(6_000);
  });

  test('counts of the filters agree with the list, also where a figure narrows it', async () => {
    for (const search of ['excavator under 50,000 $', 'toyota 2020', 'حفارة بغداد', 'كومتسو']) {
      const { meta } = await list(search);
      const facets = (await call(`/v1/ads/facets?${new URLSearchParams({ search })}`)).body.data;
      const sum = facets.category.counts.reduce((n: number, { count }: { count: number }) => n + count, 0);
      expect([search, sum]).toEqual([search, meta.total]);
    }
  });
});

test('ads that an older release folded are read anew, once, and a new database has none', async () => {
  expect(await rows(sql`select version, up_to from search_fold`)).toEqual([
    { version: foldVersion, up_to: null },
  ]);
  const told: string[] = [];
  onChange('this test', (tags) => told.push(...tags));
  await rows(sql`update ads set search = ''::tsvector where id = (select max(id) from ads)`);
  await rows(sql`delete from search_fold`);
  await refold();
  expect(await rows(sql`select version, up_to from search_fold`)).toEqual([
    { version: foldVersion, up_to: null },
  ]);
  expect(await rows(sql`select 1 from ads where search = ''::tsvector`)).toEqual([]);
  expect(told).toEqual(['ads']);
  await rows(sql`delete from search_fold`);
  await refold();
  // Nothing reads otherwise than before, so no page is drawn anew.
  expect(told).toEqual(['ads']);
  await rows(sql`update ads set search = ''::tsvector where id = (select max(id) from ads)`);
  await refold();
  expect(await rows(sql`select 1 from ads where search = ''::tsvector`)).toHaveLength(1);
});

test('what an ad states is found in its category while the ads of an older release are read anew, and afterwards', async () => {
  const [category] = await rows<{ id: number }>(sql`
    select mode() within group (order by category_id) as id from ads where facet_bucket_id is not null and facts ->> 'customs' = 'paid'`);
  const total = async () => (await call(`/v1/ads?category=${category?.id}&customs=paid`)).body.meta.total;
  const within = sql`lexeme ~ '^c[0-9]+[kfnr]'`;
  const having = async () =>
    (await rows(sql`select from ads where exists (select from unnest(search) where ${within})`)).length;
  const [found, all] = [await total(), await having()];
  expect(found).toBeGreaterThan(10);
  await rows(
    sql`update ads set search = ts_delete(search, array(select lexeme from unnest(search) where ${within}))`,
  );
  await rows(sql`delete from search_fold`);
  Object.assign(folded, { isWhole: false, askedAt: 0 });
  announce(['ads']);
  expect([isFolded(), await total(), await having()]).toEqual([false, found, 0]);
  await refold();
  Object.assign(folded, { askedAt: 0 });
  isFolded();
  await expect.poll(isFolded).toBe(true);
  announce(['ads']);
  expect(await total()).toBe(found);
  expect(await having()).toBeGreaterThanOrEqual(all);
});

test.each([
  ['excavator 87 t', 'crawler-excavators', { weight: 87_000 }, { weight: 11_000 }],
  ['tractor 777 hp', 'tractors-over-160-hp', { power: 777 }, { power: 75 }],
  ['tipper 10x4', 'tippers', { wheel_formula: '10x4' }, { wheel_formula: '4x2' }],
])(
  '%s: what an ad states as a fact is found like what its text states',
  async (search, kind, fact, other) => {
    const isFirst = async (facts: object) => {
      const [ad] = await rows<{ id: number }>(sql`
      update ads set title = 'Plain', description = '', information = '', feature = '', specification = '',
                     facts = ${JSON.stringify(facts)}::jsonb
       where id = (select min(a.id) from ads a join sub_categories s on s.id = a.sub_category_id
                    where a.facet_bucket_id is not null and s.slug = ${kind})
      returning id`);
      await rows(sql`delete from search_fold`);
      await refold();
      await settled();
      announce(['ads']);
      return (await list(search)).data[0]?.id === ad?.id;
    };
    expect([await isFirst(fact), await isFirst(other)]).toEqual([true, false]);
  },
);

test.each([
  'excavator 18-25 t under 6000 h erbil',
  'حفارة 18 الى 25 طن اقل من 6000 ساعة اربيل',
  'حەفارە 18-25 تۆن کەمتر لە 6000 کاتژمێر هەولێر',
])('%s begins with such machines there', async (search) => {
  const { data } = await list(search);
  for (const { state, hours } of data) expect([state.name, hours <= 6_000]).toEqual(['Erbil', true]);
  const fits = data.map(({ facts }: { facts: { key: string; value: number }[] }) => {
    const weight = facts.find(({ key }) => key === 'weight')?.value ?? 0;
    return weight >= 18_000 && weight <= 25_000;
  });
  expect(fits.slice(0, fits.filter(Boolean).length)).not.toContain(false);
  expect(fits[0]).toBe(true);
});
