import { describe, expect, test } from 'vitest';
import type { Ad } from '@/lib/contract/ads';
import type { Sheet } from '@/lib/contract/facts';
import { anAd } from '@/tests/support/an-ad';
import { askSellerName, askSellerPath } from './ask-seller';
import { type ComparedAd, comparisonOf, questionsTo } from './comparison';

const noted = {
  kind: 'number',
  unit: 'kg',
  shown_in: 't',
  unit_name: 't',
  scale: 1000,
  decimals: 1,
  least: null,
  most: null,
} as const;
const weighed = { ...noted, key: 'weight', name: 'الوزن', short: 'الوزن', steps: [], choices: [] };
const excavators: Sheet = {
  core: ['year', 'hours'],
  facts: [{ ...weighed, is_facet: true, on_card: true, in_title: true }],
};
const compared = (ad: Partial<Ad>, sheet: Sheet = excavators): ComparedAd => ({ ad: anAd(ad), sheet });

const rowOf = (key: string, ...ads: Partial<Ad>[]) =>
  comparisonOf(
    ads.map((ad, index) => compared({ id: index + 1, ...ad })),
    'en',
  ).find((row) => row.key === key);
const bestOf = (key: string, ...ads: Partial<Ad>[]) =>
  rowOf(key, ...ads)
    ?.cells.filter(({ isBest }) => isBest)
    .map(({ ad }) => ad.id);

const weight = {
  key: 'weight',
  name: 'Weight',
  value: 22_000,
  unit: 'kg',
  text: '22 t',
  schema_org: null,
} as const;

describe('a row', () => {
  test('says the fact of every ad in the language of the reader', () => {
    const texts = (locale: 'en' | 'ar' | 'ckb') =>
      comparisonOf([compared({ hours: 5200 }), compared({ id: 8, hours: 3 })], locale).find(
        ({ key }) => key === 'hours',
      );
    expect(texts('en')).toMatchObject({ name: 'Hours of use', cells: [{ text: '5,200\u00a0h' }, {}] });
    expect(texts('ar')?.cells.map(({ text }) => text)).toEqual(['5,200\u00a0ساعة', '3\u00a0ساعات']);
    expect(texts('ckb')).toMatchObject({ name: 'کاتژمێری کارکردن' });
  });

  test('says power and miles in the other unit too', () => {
    const power = { ...weight, key: 'power', text: '160 hp', other_text: '119 kW' };
    expect(rowOf('power', { facts: [power] })?.cells[0]?.text).toBe('160 hp (119 kW)');
    const driven = rowOf('distance', { distance: 1_240, distance_type: 'mi' }, { distance: 2_000 });
    expect(driven?.cells.map(({ text }) => text?.replaceAll('\u00a0', ' '))).toEqual([
      '2,000 km (1,240 mi)',
      '2,000 km',
    ]);
  });

  test('is not there where no ad says anything', () => {
    expect(rowOf('distance', { distance: null }, { distance: null })).toBeUndefined();
  });

  test('differs where two ads say different things (R256)', () => {
    expect(rowOf('year', { year: 2014 }, { year: 2018 })?.differs).toBe(true);
    expect(rowOf('year', { year: 2014 }, { year: 2014 })?.differs).toBe(false);
  });

  test('does not differ where one ad says nothing: that is a question (R258)', () => {
    const row = rowOf('hours', { hours: 5200 }, { hours: null });
    expect(row).toMatchObject({ differs: false, cells: [{}, { text: null }] });
  });
});

describe('the best of a row (R256)', () => {
  test('is the lowest price, the newest, the fewest hours and the shortest distance', () => {
    expect(bestOf('price', { price: 9000 }, { price: 8500 })).toEqual([2]);
    expect(bestOf('year', { year: 2019 }, { year: 2012 })).toEqual([1]);
    expect(bestOf('hours', { hours: 5200 }, { hours: 0 })).toEqual([2]);
    expect(bestOf('distance', { distance: 90_000 }, { distance: 80_000 }, { distance: 99_000 })).toEqual([2]);
  });

  test('is shared by those who are equally good', () => {
    expect(bestOf('year', { year: 2019 }, { year: 2012 }, { year: 2019 })).toEqual([1, 3]);
  });

  test('is nobody where all are alike, where one says nothing, or where an ad is alone', () => {
    expect(bestOf('year', { year: 2019 }, { year: 2019 })).toEqual([]);
    expect(bestOf('hours', { hours: 10 }, { hours: 20 }, { hours: null })).toEqual([]);
    expect(bestOf('price', { price: 9000 })).toEqual([]);
  });

  test('is measured in one unit', () => {
    const [miles, kilometres] = [{ distance_type: 'mi' as const }, { distance_type: 'km' as const }];
    expect(bestOf('distance', { distance: 70_000, ...miles }, { distance: 100_000, ...kilometres })).toEqual([
      2,
    ]);
  });

  test('is no price beside a rent, nor one with tax beside one without', () => {
    const rent = { price: 300, ad_type: { id: 2, name: 'For rent' } };
    expect(bestOf('price', { price: 9000 }, rent)).toEqual([]);
    expect(bestOf('price', { price: 9000, vat: 'include' }, { price: 8900, vat: 'exclude' })).toEqual([]);
  });

  test('is nobody in a row of opinions', () => {
    expect(bestOf('brand', { brand: { id: 1, name: 'Komatsu' } }, {})).toEqual([]);
  });
});

describe('what an ad states', () => {
  test('is a row for each fact that any of them states', () => {
    const row = rowOf('weight', { facts: [weight] }, { facts: [{ ...weight, text: '21.5 t' }] });
    expect(row).toMatchObject({ name: 'Weight', differs: true, best: null });
    expect(row?.cells.map(({ text }) => text)).toEqual(['22 t', '21.5 t']);
    expect(rowOf('weight', {}, {})).toBeUndefined();
  });

  test('is one row where two kinds call a fact of their own alike', () => {
    const load = { ...weight, key: 'load', text: '9 t' };
    expect(rowOf('weight', { facts: [weight] }, { facts: [load] })?.cells.map(({ text }) => text)).toEqual([
      '22 t',
      '9 t',
    ]);
    expect(rowOf('load', { facts: [weight] }, { facts: [load] })).toBeUndefined();
  });
});

describe('the question to a seller (R258)', () => {
  const silent = compared({ id: 2, language: 'ar', hours: null, car_model: null });
  const rows = comparisonOf([compared({ id: 1, facts: [weight] }), silent], 'en');

  test('is for what others say and the ad does not, as he calls it', () => {
    expect(questionsTo(silent.ad, rows)).toEqual([
      { name: 'Model', question: 'الموديل' },
      { name: 'Hours of use', question: 'ساعات العمل' },
      { name: 'Weight', question: 'الوزن' },
    ]);
  });

  test('is for nothing that such a machine does not have', () => {
    const car = compared({ id: 3, hours: null }, { core: ['year', 'distance'], facts: [] });
    const beside = comparisonOf([compared({ id: 1, facts: [weight] }), car], 'en');
    expect(questionsTo(car.ad, beside)).toEqual([]);
  });

  test('stands in the box of the chat in the language of the ad, on the page of the reader', () => {
    const questions = questionsTo(silent.ad, rows);
    const url = new URL(askSellerPath(silent.ad, questions, 'ckb'), 'http://here');
    expect(url.pathname).toBe('/ckb/chat/9/2');
    expect(url.searchParams.get('text')).toContain('الموديل، ساعات العمل والوزن');
    expect(askSellerName(silent.ad, questions, 'en')).toMatch(
      /^Ask the seller: Model · Hours of use · Weight/,
    );
  });

  test('is a plain chat where nothing is missing', () => {
    expect(askSellerPath(silent.ad, [], 'en')).toBe('/chat/9/2');
  });
});
