import { describe, expect, test } from 'vitest';
import { anAd } from '@/tests/support/an-ad';
import { askSellerPath } from './ask-seller';
import { comparisonOf, missingOf, namesOf } from './comparison';

const rowOf = (key: string, ...ads: Parameters<typeof anAd>[0][]) =>
  comparisonOf(
    ads.map((ad, index) => anAd({ id: index + 1, ...ad })),
    'en',
  ).find((row) => row.key === key);
const bestOf = (key: string, ...ads: Parameters<typeof anAd>[0][]) =>
  rowOf(key, ...ads)
    ?.cells.filter(({ isBest }) => isBest)
    .map(({ adId }) => adId);

describe('a row', () => {
  test('says the fact of every ad in the language of the reader', () => {
    const texts = (locale: 'en' | 'ar' | 'ckb') =>
      comparisonOf([anAd({ hours: 5200 }), anAd({ id: 8, hours: 3 })], locale).find(
        ({ key }) => key === 'hours',
      );
    expect(texts('en')).toMatchObject({ name: 'Hours of use', cells: [{ text: '5,200\u00a0h' }, {}] });
    expect(texts('ar')?.cells.map(({ text }) => text)).toEqual(['5,200\u00a0ساعة', '3\u00a0ساعات']);
    expect(texts('ckb')).toMatchObject({ name: 'کاتژمێری کارکردن' });
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

describe('the question to a seller (R258)', () => {
  const ads = [anAd({ id: 1 }), anAd({ id: 2, language: 'ar', hours: null, car_model: null })];
  const [, silent = anAd()] = ads;

  test('is for what others say and the ad does not', () => {
    const rows = comparisonOf(ads, 'en');
    expect(missingOf(2, rows)).toEqual(['model', 'hours']);
    expect(missingOf(1, rows)).toEqual([]);
    expect(namesOf(['hours', 'model'], 'en')).toBe('Model, Hours of use');
  });

  test('stands in the box of the chat in the language of the ad, on the page of the reader', () => {
    const url = new URL(askSellerPath(silent, ['model', 'hours'], 'ckb'), 'http://here');
    expect(url.pathname).toBe('/ckb/chat/9/2');
    expect(url.searchParams.get('text')).toContain('الموديل، ساعات العمل');
  });

  test('is a plain chat where nothing is missing', () => {
    expect(askSellerPath(silent, [], 'en')).toBe('/chat/9/2');
  });
});
