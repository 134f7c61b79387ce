import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { type ImportOptions, importFile } from '@/import/import-file';
import { landAds } from '@/import/land';
import { type ImportMap, ImportMap as MapSchema } from '@/import/map';
import { maps } from '@/import/maps';
import type { RowProblem } from '@/import/read-row';
import { importReferenceFile, isReferenceFile } from '@/import/reference-file';
import { connect } from '@/lib/db/connect';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

const files = mkdtempSync(path.join(os.tmpdir(), 'makinar-csv-'));
afterAll(() => rmSync(files, { recursive: true }));

let written = 0;
const csv = (content: string | Buffer) => {
  const file = path.join(files, `${++written}.csv`);
  writeFileSync(file, content);
  return file;
};

const load = async (file: string, options: Partial<ImportOptions> = {}) => {
  const problems: RowProblem[] = [];
  const result = await importFile({
    file,
    maps,
    dataDir: files,
    onProblems: (found) => problems.push(...found),
    ...options,
  });
  return { ...result, problems };
};

type Stored = {
  id: number;
  title: string;
  source_key: string;
  username: string;
  status: string;
  brand: string | null;
  model: string | null;
  views: number;
  facet_bucket_id: number | null;
};
const adsOf = async (source: string): Promise<Stored[]> => {
  const { rows } = await connect();
  return rows<Stored>(sql`
    select a.id, a.title, a.source_key, u.username, a.status, b.slug as brand, m.name as model, a.views, a.facet_bucket_id
      from ads a join accounts u on u.id = a.account_id
      left join brands b on b.id = a.brand_id left join car_models m on m.id = a.car_model_id
     where a.source = ${source} order by a.id`);
};

const plain = (rows: string) => `key,title,category,brand,model,price,year\n${rows}`;

describe('A file of a seller', () => {
  const file = () =>
    csv(
      plain(
        [
          '1,Zaxis digger number one,construction-machinery,Hitachi,ZX200-3,28500,2008',
          '2,,construction-machinery,Hitachi,ZX200-3,cheap,2109',
          '3,Tall tower machine,lifting-and-handling,Zzyzx Cranes,T 900,"1,250,000",2015',
          '4,"A row, ""quoted"""',
          '5,Wanted by nobody,boats,,,,',
        ].join('\n'),
      ),
    );

  test('lands its good rows as public ads, and names line and column of the bad ones', async () => {
    const { counts, problems, finished, map } = await load(file(), { source: 'good-and-bad' });
    expect(map.source).toBe('good-and-bad');
    expect(finished).toBe(true);
    expect(counts).toEqual({ read: 5, landed: 2, there: 0, repeated: 0, refused: 3, skipped: 0 });
    expect(problems).toEqual([
      { line: 3, column: 'price', reason: '"cheap" is not a price' },
      { line: 3, column: 'year', reason: expect.stringMatching(/^"2109" is not a year from 1900 to \d{4}$/) },
      { line: 3, column: 'title', reason: 'is empty, and an ad needs a title' },
      { line: 5, column: '', reason: 'has 2 values where the first line has 7' },
      { line: 6, column: 'category', reason: '"boats" is no category' },
    ]);
    expect(await adsOf('good-and-bad')).toMatchObject([
      {
        title: 'Zaxis digger number one',
        source_key: '1',
        username: 'import-good-and-bad',
        status: 'accept',
        brand: 'hitachi',
        model: 'ZX200-3',
        views: 0,
        facet_bucket_id: expect.any(Number),
      },
      { title: 'Tall tower machine', source_key: '3', brand: 'zzyzx-cranes', model: 'T 900' },
    ]);
  });

  test('states its facts, those of its columns before those of its texts', async () => {
    const { rows } = await connect();
    const machine = (key: string) =>
      `${key},Stating excavator,construction-machinery,crawler-excavators,Customs: paid. Operating weight: 24 t. Operating weight: 22 t.,`;
    const facts = csv(
      `key,title,category,sub_category,description,power\n${machine('1')}160 hp\n${machine('2')}strong\n`,
    );
    const factsOf = async (source: string) =>
      (await rows<{ facts: object }>(sql`select facts from ads where source = ${source}`)).map(
        (ad) => ad.facts,
      );
    const { counts, problems } = await load(facts, { source: 'stating' });
    expect(counts).toMatchObject({ landed: 1, refused: 1 });
    expect(problems).toEqual([
      { line: 3, column: 'power', reason: '"strong" is no power from 1 to 4000 hp' },
    ]);
    expect(await factsOf('stating')).toEqual([{ power: 160 }]);
    await load(facts, { source: 'read', readsFacts: true });
    // Two weights are none.
    expect(await factsOf('read')).toEqual([{ power: 160, customs: 'paid' }]);
    const found = await call('/v1/ads?customs=paid&power=160&search=Stating excavator');
    expect(found.body.data.map(({ title }: { title: string }) => title)).toContain('Stating excavator');
    expect((await load(facts, { source: 'stating', again: true })).counts).toMatchObject({
      landed: 0,
      there: 1,
    });
  });

  test('adds nothing when it is imported a second time', async () => {
    const again = file();
    const before = await adsOf('good-and-bad');
    const { counts } = await load(again, { source: 'good-and-bad' });
    expect(counts).toMatchObject({ landed: 0, there: 2, repeated: 0, refused: 3 });
    expect(await adsOf('good-and-bad')).toEqual(before);
  });

  test('is found by buyers at once, also by a make that nobody knew before', async () => {
    const { body } = await call('/v1/ads?search=zzyzx');
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Tall tower machine']);
    const { rows } = await connect();
    const [lifting] = await rows<{ id: number }>(
      sql`select id from categories where slug = 'lifting-and-handling'`,
    );
    const brands = await call(`/v1/brand?per_page=100&category=${lifting?.id}`);
    expect(JSON.stringify(brands.body)).toContain('Zzyzx Cranes');
  });

  test('knows a model by its other names, and gives those to a make and a model that it adds', async () => {
    const header = 'title,category,brand,brand_names,model,model_names';
    const rows_ = [
      'One pick-up,cars,تويوتا,,هايلوكس,',
      'Another of them,cars,Toyota,طيوطا,Hilux,هيلوووكس',
      'Winch on tracks,lifting-and-handling,Qorvex,قورفكس;قۆرڤێکس,V 12,ونش قورفكس',
      'The same winch,lifting-and-handling,Qorvex,قورفكس,ونش قورفكس,',
    ];
    await load(csv([header, ...rows_].join('\n')), { source: 'other-names' });
    expect((await adsOf('other-names')).map(({ brand, model }) => [brand, model])).toEqual([
      ['toyota', 'Hilux'],
      ['toyota', 'Hilux'],
      ['qorvex', 'V 12'],
      ['qorvex', 'V 12'],
    ]);
    const { rows } = await connect();
    const names = await rows(sql`
      select b.aliases as brand, m.aliases as model from car_models m join brands b on b.id = m.brand_id where b.slug = 'qorvex'`);
    expect(names).toEqual([{ brand: ['قورفكس', 'قۆرڤێکس'], model: ['ونش قورفكس'] }]);
    const kept = await rows<{ names: string }>(sql`
      select array_to_string(b.aliases || m.aliases, ' ') as names from car_models m join brands b on b.id = m.brand_id
       where b.slug = 'toyota' and m.name = 'Hilux'`);
    expect(kept[0]?.names, 'what is there keeps its own').not.toMatch(/طيوطا|هيلوووكس/);
    const { body } = await call(`/v1/ads?search=${encodeURIComponent('قورفكس')}`);
    expect(body.meta.total).toBe(2);
  });

  test('counts a row that stands in it twice once', async () => {
    const row = 'Same words,cars,Toyota';
    const { counts } = await load(csv(`title,category,brand\n${[row, row, row].join('\n')}`), {
      source: 'repeats',
      batchRows: 2,
    });
    expect(counts).toMatchObject({ read: 3, landed: 1, there: 0, repeated: 2 });
    expect(await adsOf('repeats')).toHaveLength(1);
  });

  test('is kept apart from another seller’s with the same keys', async () => {
    const one = csv(plain('1,First dealer,cars,,,,'));
    const other = csv(plain('1,Second dealer,cars,,,,'));
    expect((await load(one, { source: 'dealer-one' })).counts.landed).toBe(1);
    expect((await load(other, { source: 'dealer-two' })).counts.landed).toBe(1);
  });

  test('is only read when it is checked', async () => {
    const { counts } = await load(file(), { source: 'checked', check: true });
    expect(counts).toMatchObject({ read: 5, landed: 0, refused: 3 });
    expect(await adsOf('checked')).toEqual([]);
  });

  test('may have semicolons, a byte order mark, Windows line ends and line breaks in quotes', async () => {
    const { counts, problems } = await load(
      csv(
        '\ufeffTitle;Category;Description;Price\r\n"Digger";cars;"two\r\nlines";"1.250,50"\r\n\r\n"Other";cars;;x\r\n',
      ),
      { source: 'semicolons' },
    );
    expect(counts).toMatchObject({ read: 2, landed: 1 });
    expect(problems).toEqual([{ line: 5, column: 'Price', reason: '"x" is not a price' }]);
  });

  test('in an old Arabic code page is read when the encoding is named, and refused row by row when not', async () => {
    const arabic = Buffer.concat([
      Buffer.from('title,category\n'),
      Buffer.from([0xcd, 0xdd, 0xc7, 0xd1, 0xc9]),
      Buffer.from(',cars\n'),
    ]);
    const file = csv(arabic);
    expect((await load(file, { source: 'code-page' })).problems).toEqual([
      { line: 2, column: 'title', reason: 'is not utf-8 text' },
    ]);
    await load(file, { source: 'code-page', layout: { encoding: 'windows-1256' } });
    expect(await adsOf('code-page')).toMatchObject([{ title: 'حفارة' }]);
  });

  test('that cannot be used at all says why', async () => {
    await expect(load(csv(''))).rejects.toThrow(/is empty/);
    await expect(load(csv(Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2])))).rejects.toThrow(/not a text file/);
    await expect(load(csv('a,b\n1,2\n'))).rejects.toThrow(/No map knows these columns: "a", "b"/);
    const makinar = maps.filter(({ source }) => source === 'makinar');
    await expect(load(csv('title,brand\nx,y\n'), { maps: makinar })).rejects.toThrow(
      /needs the column "category"; the file has "title", "brand"/,
    );
  });

  test('with nothing but its first line lands nothing and harms nothing', async () => {
    const { counts, finished } = await load(csv('title,category\n'));
    expect(finished).toBe(true);
    expect(counts).toMatchObject({ read: 0, landed: 0, refused: 0 });
  });
});

describe('An import that is cut', () => {
  const rows = (count: number, name: string) =>
    csv(
      `key,title,category\n${Array.from({ length: count }, (_, n) => `${n},${name} ${n},cars`).join('\n')}\n`,
    );

  test('by its user goes on where it was', async () => {
    const file = rows(10, 'Stopped');
    const stop = new AbortController();
    const first = await load(file, {
      source: 'stopped',
      batchRows: 3,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(first.finished).toBe(false);
    expect(first.counts).toMatchObject({ read: 3, landed: 3 });
    let resumedAt: number | null = null;
    const second = await load(file, {
      source: 'stopped',
      batchRows: 3,
      onStart: (start) => {
        resumedAt = start.resumedAt;
      },
    });
    expect(resumedAt).toBe(5);
    expect(second.now).toEqual({ read: 7, landed: 7 });
    expect(second.counts).toMatchObject({ read: 10, landed: 10, there: 0, repeated: 0 });
    expect(await adsOf('stopped')).toHaveLength(10);
  });

  test('by a failure in the middle loses nothing and lands nothing twice', async () => {
    const file = rows(10, 'Broken');
    let batches = 0;
    const land: typeof landAds = async (...batch) => {
      const landed = await landAds(...batch);
      // The batch landed, and the answer was lost on its way.
      if (++batches === 2) throw new Error('The line is dead.');
      return landed;
    };
    await expect(load(file, { source: 'broken', batchRows: 3, land })).rejects.toThrow('The line is dead.');
    expect(await adsOf('broken')).toHaveLength(6);
    const { counts, now } = await load(file, { source: 'broken', batchRows: 3 });
    expect(now.read).toBe(7);
    expect(counts).toMatchObject({ read: 10, landed: 7, there: 0, repeated: 3 });
    expect(await adsOf('broken')).toHaveLength(10);
  });

  test('begins anew when it is asked to, or when the file has changed', async () => {
    const file = rows(4, 'Changed');
    const stop = new AbortController();
    const cut = { source: 'changed', batchRows: 2, signal: stop.signal, onProgress: () => stop.abort() };
    await load(file, cut);
    const again = await load(file, { source: 'changed', again: true });
    expect(again.counts).toMatchObject({ read: 4, landed: 2, there: 2 });
    await load(file, { ...cut, signal: AbortSignal.abort() });
    writeFileSync(file, 'key,title,category\n0,Changed 0,cars\n9,Changed 9,cars\n');
    expect((await load(file, { source: 'changed' })).counts).toMatchObject({ read: 2, landed: 1, there: 1 });
  });
});

test('A map of one’s own reads any other table', async () => {
  const own: ImportMap = {
    source: 'own-map',
    name: 'Nigerian cars',
    title: ['{Marka} {Seri} {$year}', '{Marka} {Seri}'],
    category: { default: 'cars/saloons' },
    brand: { from: '{Marka}' },
    addBrands: { Kimden: 'Galeriden' },
    price: { from: '{Fiyat}', currency: 'NGN', rate: 1500, times: 1_000_000, onRequest: 'Negotiable' },
    skip: [{ when: { Seri: 'spare' }, because: 'spare parts' }],
    year: { from: '{Yil}', outside: 'leave out' },
  };
  const { counts, skips } = await load(
    csv(
      'Marka,Seri,Yil,Fiyat,Kimden\nQoros,3,2015,4.5,Galeriden\nVeyro,X,1,Negotiable,Sahibinden\nFord,spare,,,\n',
    ),
    { maps: [MapSchema.parse(own)] },
  );
  expect(counts).toMatchObject({ landed: 2, skipped: 1 });
  expect(skips).toEqual({ 'spare parts': 1 });
  const { rows } = await connect();
  expect(
    await rows(sql`
      select a.title, a.year, a.price_cents::int as cents, b.slug as brand
        from ads a left join brands b on b.id = a.brand_id where source = 'own-map' order by a.id`),
  ).toEqual([
    { title: 'Qoros 3 2015', year: 2015, cents: 300_000, brand: 'qoros' },
    { title: 'Veyro X', year: null, cents: null, brand: null },
  ]);
});

const addReference = async (content: string, check = false) => {
  const file = csv(content);
  expect(await isReferenceFile(file)).toBe(true);
  const problems: RowProblem[] = [];
  const result = await importReferenceFile(file, { check, onProblems: (found) => problems.push(...found) });
  return { ...result, problems };
};

describe('A file of models', () => {
  const models = [
    'brand,model,category,sub_category,weight,power,customs,wieght,model_names',
    'كاتربيلر,Import 1,construction-machinery,حفارات مجنزرة,"25,5 t",120 kW,,1,ئیمپۆرت;المستورد',
    'CAT,320D,,,99 t,,paid,,',
    'Nobody,Import 2,,,20 t,,,,',
    'CAT,Import 3,boats,,20 t,,,,',
    'CAT,Import 4,,,1 g,,,,',
    'CAT,,,,20 t,,,,',
  ].join('\n');
  const modelNamed = async (name: string) => {
    const { rows } = await connect();
    const [row] = await rows<{ id: number }>(sql`select id from car_models where name = ${name}`);
    return row ? (await call(`/v1/car-model/${row.id}`)).body.data.facts : null;
  };

  test('adds those that are not there, gives the others what they lack, and names line and column of what it refuses', async () => {
    const before = await modelNamed('320D');
    expect(await addReference(models, true)).toMatchObject({ added: 2, refused: 4 });
    expect([await modelNamed('Import 1'), await modelNamed('320D')]).toEqual([null, before]);
    const { problems, ...counts } = await addReference(models);
    expect(counts).toEqual({ read: 6, added: 2, there: 0, refused: 4 });
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [1, 'wieght'],
      [4, 'brand'],
      [5, 'category'],
      [6, 'weight'],
      [7, 'model'],
    ]);
    expect(await modelNamed('Import 1')).toEqual({ weight: 25_500, power: 161 });
    expect(await modelNamed('320D')).toEqual({ ...before, customs: 'paid' });
    const { rows } = await connect();
    expect(
      await rows(sql`select m.aliases, s.slug from car_models m join sub_categories s on s.id = m.sub_category_id
                      where m.name = 'Import 1'`),
    ).toEqual([{ aliases: ['ئیمپۆرت', 'المستورد'], slug: 'crawler-excavators' }]);
    const [log] = await rows<{ actor_id: number | null; action: string }>(
      sql`select actor_id, action from audit_log where subject = 'models' order by id desc limit 1`,
    );
    expect(log).toEqual({ actor_id: null, action: 'content.change' });
  });

  test('changes nothing when it is imported a second time, and never what the operator has said', async () => {
    expect(await addReference(models)).toMatchObject({ added: 0, there: 2, refused: 4 });
    const other = 'model;brand;weight\nIMPORT 1;caterpillar;30 t\n';
    expect(await addReference(other)).toMatchObject({ added: 0, there: 1, problems: [] });
    expect(await modelNamed('Import 1')).toMatchObject({ weight: 25_500 });
  });

  test('is told from one of ads by what only ads have', async () => {
    expect(await isReferenceFile(csv('brand,model,title\nCAT,320D,x\n'))).toBe(false);
    expect(await isReferenceFile(csv('brand,model,price\nCAT,320D,1\n'))).toBe(false);
  });
});

describe('A file of names', () => {
  const names = [
    'kind,name,brand,category,names',
    'state,Erbil,,,Zorvilton;زۆرڤیل',
    'ad_type,For sale,,,Quaxel',
    'category,جرارات زراعية,,,Mulvane',
    'sub_category,crawler-excavators,,construction-machinery,Gribbler',
    'brand,CAT,,,Pelvindo',
    'model,320D,كاتربيلر,,Hestraval',
    'state,Atlantis,,,Deep',
    'planet,Mars,,,Red',
    'state,Erbil,,,',
  ].join('\n');
  const found = async (search: string) =>
    (await call(`/v1/ads?search=${search}`)).body.meta.reading.map(
      ({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`,
    );

  test('gives places, kinds of ad and all that has names more of them, by which they are found at once', async () => {
    expect(await addReference(names, true)).toMatchObject({ added: 6, refused: 3 });
    expect(await found('Zorvilton')).toEqual(['text Zorvilton']);
    const { problems, ...counts } = await addReference(names);
    expect(counts).toEqual({ read: 9, added: 6, there: 0, refused: 3 });
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [8, 'name'],
      [9, 'kind'],
      [9, 'name'],
      [10, 'names'],
    ]);
    for (const [word, row] of [
      ['Zorvilton', 'state Erbil'],
      ['زۆرڤیل', 'state Erbil'],
      ['Quaxel', 'type For sale'],
      ['Mulvane', 'category Tractors'],
      ['Gribbler', 'sub_category Crawler excavators'],
      ['Pelvindo', 'brand Caterpillar'],
      ['Hestraval', 'car_model 320D'],
    ] as const)
      expect([word, await found(word)]).toEqual([word, [row]]);
  });

  test('changes nothing when it is imported a second time, and leaves the names that are there', async () => {
    expect(await addReference(names)).toMatchObject({ added: 0, there: 6, refused: 3 });
    expect(await found('hawler')).toEqual(['state Erbil']);
  });
});

describe('A file of facts, and one of sheets', () => {
  const add = addReference;
  const facts = [
    'fact,choice,kind,name_en,name_ar,name_ckb,unit,shown_in,decimals,least,most,also',
    'jaw_width,,number,Jaw width,عرض الفك,پانیی شەویلاگ,mm,cm,1,100,3000,',
    'jaw_kind,,choice,Jaw,الفك,شەویلاگ,,,,,,',
    'jaw_kind,round,,Round,دائري,خڕ,,,,,,',
    'jaw_kind,square,,Square,مربع,چوارگۆشە,,,,,,angular;مربّع',
    'jaw_age,,number,Jaw age,عمر الفك,,months,,,1,60,',
    'sort,,flag,Sorted,مفروز,ڕیزکراو,,,,,,',
    'jaw_make,,choice,Make,الصانع,دروستکەر,,,,,,',
    'jaw_make,A b,,One,واحد,یەک,,,,,,',
    'jaw_make,two,,Two,اثنان,دوو,,,,,,',
  ].join('\n');
  const sheet = [
    'category,sub_category,core,fact,filter,card,title',
    'tractors,tractors-under-60-hp,year;hours,jaw_width,,yes,yes',
    'tractors,tractors-under-60-hp,,jaw_kind,yes,,',
    'boats,,year,jaw_kind,,,',
    'tractors,tractors-60-100-hp,year,wings,,,',
    'tractors,,year,jaw_kind,,,',
  ].join('\n');

  test('adds what is not there yet by the rules of the console, and names line and column of what it refuses', async () => {
    expect(await add(facts, true)).toMatchObject({ added: 2, refused: 3 });
    const { problems, ...counts } = await add(facts);
    expect(counts).toEqual({ read: 5, added: 2, there: 0, refused: 3 });
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [6, 'name_ckb'],
      // Without short names it has the long ones.
      [6, 'short_ckb'],
      [7, 'fact'],
      [9, 'choice'],
    ]);
    for (const { reason } of problems) expect(reason).toMatch(/^[A-Z].* .*\.$/);
    const asked = await add(sheet);
    expect(asked).toMatchObject({ read: 4, added: 1, there: 1, refused: 2 });
    expect(asked.problems.map(({ line, column }) => [line, column])).toEqual([
      [4, 'category'],
      [5, 'fact'],
    ]);
    const { rows } = await connect();
    const [kind] = await rows<{ id: number; category_id: number }>(
      sql`select id, category_id from sub_categories where slug = 'tractors-under-60-hp'`,
    );
    const { data } = (await call(`/v1/sheet?category=${kind?.category_id}&sub_category=${kind?.id}&lang=ckb`))
      .body;
    expect(data).toMatchObject({
      core: ['year', 'hours'],
      facts: [
        {
          key: 'jaw_width',
          name: 'پانیی شەویلاگ',
          unit: 'mm',
          shown_in: 'cm',
          on_card: true,
          in_title: true,
        },
        { key: 'jaw_kind', is_facet: true, choices: [{ key: 'round', name: 'خڕ' }, { key: 'square' }] },
      ],
    });
  });

  test('adds nothing when it is imported a second time', async () => {
    expect(await add(facts)).toMatchObject({ added: 0, there: 2, refused: 3 });
    expect(await add(sheet)).toMatchObject({ added: 0, there: 2, refused: 2 });
  });
});
