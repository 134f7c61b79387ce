import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { SearchPart } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { announce } from '@/lib/server/changes';
import { ask } from '@/lib/server/search/asked';
import { isEveryday } from '@/lib/server/search/everyday';
import { namesOf, rowsOf } from '@/lib/server/search/names';
import { refold } from '@/lib/server/search/refold';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

// What people of the trade type beside a name: figures, everyday words, slips of the hand, places.

withTestDatabase();

const list = async (search: string) =>
  (await call(`/v1/ads?${new URLSearchParams({ per_page: '100', search })}`)).body;
const reading = async (search: string): Promise<SearchPart[]> => (await list(search)).meta.reading;
const said = async (search: string) =>
  (await reading(search)).map(({ kind, name }) => `${kind} ${name}`).join(', ');

describe('a figure with its comparison', () => {
  test.each([
    ['tractors under 60,000 $', 'price', null, 60_000, 'USD'],
    ['under 20000 $ tractor', 'price', null, 20_000, 'USD'],
    ['kubota tractor under 15000$', 'price', null, 15_000, 'USD'],
    ['claas over 30000 $', 'price', 30_000, null, 'USD'],
    ['tractors under 100 hp', 'power', null, 100, 'hp'],
    ['tractor over 100 hp', 'power', 100, null, 'hp'],
    ['تراكتور أكثر من 60 الف دولار', 'price', 60_000, null, 'USD'],
    ['excavator not more than 30000 $', 'price', null, 30_000, 'USD'],
    ['excavator at most 30000 $', 'price', null, 30_000, 'USD'],
    ['حفارة لا يزيد سعرها عن 30 الف دولار', 'price', null, 30_000, 'USD'],
    ['حفارة ما يزيد عن 30 الف دولار', 'price', null, 30_000, 'USD'],
    ['حفارة مو اكثر من 30 الف دولار', 'price', null, 30_000, 'USD'],
    ['حفارة ألا يتجاوز 30 الف دولار', 'price', null, 30_000, 'USD'],
    ['حفارة لا يقل عن 30 الف دولار', 'price', 30_000, null, 'USD'],
    ['حەفارە نەک زیاتر لە 30 هەزار دۆلار', 'price', null, 30_000, 'USD'],
  ])('is no name of a kind: %s', async (search, kind, from, to, unit) => {
    const parts = await reading(search);
    expect(parts.filter((part) => part.from !== null || part.to !== null)).toMatchObject([
      { kind, from, to, unit },
    ]);
    expect(parts.filter((part) => part.kind === 'text' || part.name.match(/hp|Drilling/))).toHaveLength(
      Number(unit === 'hp'),
    );
  });

  test('is a kind where that is called just so', async () => {
    expect(await said('tractors under 60 hp')).toBe('category Tractors, sub_category Under 60 hp');
  });

  test.each([
    ['سيارة ١٢ مليون', 12_000_000, 'IQD'],
    ['سيارة ب ١٢ مليون', 12_000_000, 'IQD'],
    ['سيارة ١٠ ملايين', 10_000_000, 'IQD'],
    ['ئۆتۆمبێل ١٥ ملیۆن', 15_000_000, 'IQD'],
    ['سيارة ١٢ مليون دولار', 12_000_000, 'USD'],
    ['سيارة بخمسين الف دولار', 50_000, 'USD'],
    ['سيارة بعشرة الاف دولار', 10_000, 'USD'],
    ['سيارة خمسة وعشرين الف دولار', 25_000, 'USD'],
    ['سيارة ميتين وخمسين الف دولار', 250_000, 'USD'],
    ['ئۆتۆمبێل بە بیست و پێنج هەزار دۆلار', 25_000, 'USD'],
    ['car two hundred thousand dollars', 200_000, 'USD'],
    ['سيارة 2 شدة', 20_000, 'USD'],
    ['سيارة 3 دفاتر', 30_000, 'USD'],
  ])('is a price in words and without its currency: %s', async (search, amount, unit) => {
    expect(await reading(search)).toMatchObject([
      { kind: 'category' },
      { kind: 'price', from: amount, to: amount, unit },
    ]);
  });
});

describe('words that state something', () => {
  test.each(['tractor 4wd', '4x4 tractor', 'تراكتور دبل', 'تراكتور 4x4'])(
    'do so beside a kind that is asked for it, whatever kind of car is called so: %s',
    async (search) => {
      const { data, meta } = await list(search);
      expect(meta.reading).toContainEqual(expect.objectContaining({ kind: 'text', only_ranks: false }));
      const { rows } = await connect();
      const stating = await rows<{ id: number }>(sql`
        select a.id from ads a join categories c on c.id = a.category_id
         where a.facet_bucket_id is not null and c.slug = 'tractors' and a.facts ->> 'drive_wheels' = '4wd'`);
      expect(stating.length).toBeGreaterThan(10);
      const found: number[] = data.map(({ id }: { id: number }) => id);
      expect(found).toEqual(expect.arrayContaining(stating.map(({ id }) => id)));
      const kinds = data.map(({ category }: { category: { name: string } }) => category.name);
      expect(new Set(kinds)).toEqual(new Set(['Tractors']));
    },
  );

  test('are no name with an ending: petrol is no Benz', async () => {
    expect(await said('بنزين')).toBe('text بنزين');
    expect(await said('سيارة بنزين')).toBe('category Cars, text بنزين');
    expect(await said('بنز')).toBe('brand Mercedes-Benz');
  });
});

describe('a word is taken for a misspelt name', () => {
  test('only where somebody sells what is called so', async () => {
    expect(await said('camary')).toBe('car_model Camry');
    expect(await said('يزيد')).toBe('text يزيد');
  });

  test('together with its neighbour before alone', async () => {
    expect((await list('land crusier')).meta.corrected_search).toBe('Land Cruiser');
  });

  test('but not where it is a word of every day', async () => {
    const file = new URL('../support/search-words.json', import.meta.url);
    const words = Object.values<string[]>(JSON.parse(await readFile(file, 'utf8'))).flat();
    expect(words.length).toBeGreaterThan(300);
    const catalogue = await getCatalogue();
    const guessed: string[] = [];
    for (const word of words) {
      const { reading: read } = (await ask(`${word} `, catalogue)) ?? {};
      if (read?.parts.some((part) => part.is === 'rows' && part.meant !== null)) guessed.push(word);
    }
    expect(guessed).toEqual([]);
    for (const word of ['هوائية', 'کۆن', 'رصاصي']) expect(await said(word)).toBe(`text ${word}`);
  });

  test('and no such word is a name as it is written, but for "old" of old cars', async () => {
    const rows = Object.values(rowsOf(await getCatalogue())).flatMap((some) => [...some.values()]);
    expect([...new Set(rows.flatMap(namesOf).filter(isEveryday))]).toEqual(['کۆن']);
  });
});

describe('a name of several things', () => {
  test.each([
    ['پارچەی تراکتۆر', ['type', 'category']],
    ['قطع غيار تركتر', ['type', 'category']],
    ['spare parts excavator', ['type', 'subCategory']],
    ['parts caterpillar', ['type', 'brand']],
    ['spare parts', ['category']],
  ])('is the kind of ad beside a machine, and what is sold by itself alone: %s', async (search, kinds) => {
    const parts = (await ask(`${search} `, await getCatalogue()))?.reading.parts;
    expect(parts?.map((part) => part.is === 'rows' && part.kind)).toEqual(kinds);
  });

  test('finds the parts where nobody sells such a machine for its parts', async () => {
    const { rows } = await connect();
    await rows(sql`
      update ads set ad_type_id = (select id from ad_types where slug = 'sale')
       where ad_type_id = (select id from ad_types where slug = 'parts')`);
    await rows(sql`delete from search_fold`);
    await refold();
    announce(['ads', 'reference']);
    const { data } = await list('پارچەی تراکتۆر');
    expect(data[0]?.category.name).toBe('Attachments and parts');
  });
});

test.each([
  ['كيا بنكو حمل', 'brand Kia, car_model Bongo, text حمل'],
  ['هايلايت', 'car_model HiLight V5+'],
  ['اس كو كول', 'car_model S.KO Cool'],
  ['شۆفلأەکە', 'sub_category Wheel loaders / Backhoe loaders / Skid-steer loaders'],
])(
  'a model is named as the street does, and a word in the letters of old fonts: %s',
  async (search, expected) => {
    expect(await said(search)).toBe(expected);
  },
);

describe('what gives way', () => {
  const open = async (search: string) =>
    (await reading(search)).map(({ typed, only_ranks }) => [typed, only_ranks]);

  test('is the place before the model and the kind of ad', async () => {
    const { rows } = await connect();
    await rows(sql`
      update ads set state_id = (select id from states where slug = 'erbil')
       where state_id = (select id from states where slug = 'halabja')`);
    await rows(sql`delete from search_fold`);
    await refold();
    announce(['ads', 'reference']);
    const { data } = await list('hilux halabja');
    expect(data.length).toBeGreaterThan(3);
    for (const { car_model } of data) expect(car_model.name).toBe('Hilux');
    expect(await open('hilux halabja')).toEqual([
      ['hilux', false],
      ['halabja', true],
    ]);
    const rented = await list('excavator for rent halabja');
    expect(rented.data.length).toBeGreaterThan(0);
    for (const { ad_type } of rented.data) expect(ad_type.name).toBe('For rent');
  });

  test('is the same where every word is misspelt, and the list says how it was read', async () => {
    const { data, meta } = await list('toyta hilx زلوربكس');
    expect(data.length).toBeGreaterThan(3);
    expect(meta.corrected_search).toBe('Toyota Hilux زلوربكس');
  });
});

describe('a search that nothing is found for', () => {
  test('says which two conditions keep all ads away, where no single one does', async () => {
    const { nothing_found: help } = (await list('lexus excavator under 3 $')).meta;
    const leads = help.parts.filter(({ total_without }: { total_without: number }) => total_without > 0);
    expect(leads.map(({ name }: { name: string }) => name)).toContain('lexus + under 3 $');
    for (const { without, total_without } of leads)
      expect((await list(without)).meta.total).toBeGreaterThanOrEqual(total_without);
  });

  test('offers the largest categories where nothing of it is known', async () => {
    const { near } = (await list('زلوربكس')).meta.nothing_found;
    expect(near.length).toBeGreaterThan(3);
    expect(new Set(near.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['category']));
  });
});
