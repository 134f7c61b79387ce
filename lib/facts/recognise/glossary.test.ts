import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { facts } from '@/seed/reference/facts';
import { sheets } from '@/seed/reference/sheets';
import { glossaryOf } from './glossary';
import { recogniseFacts } from './recognise';

const byKey = new Map(facts.map((fact) => [fact.key, fact]));
const sheetOf = (category: string, subCategory: string | null = null) => {
  const sheet = sheets.find((one) => one.category === category && one.subCategory === subCategory);
  if (!sheet) throw new Error(`There is no sheet of ${category}`);
  return sheet;
};
const excavators = sheetOf('construction-machinery', 'crawler-excavators');
const cars = sheetOf('cars');

/** The words of a text as a reader finds them: what stands there, what it is called, and what that is of. */
const read = (text: string, from: Locale, to: Locale, sheet = cars) =>
  glossaryOf(text, { from, to }, { facts: byKey, sheet }).map(({ start, end, name, of }) => [
    text.slice(start, end),
    name,
    ...(of === null ? [] : [of]),
  ]);

describe('the words of the trade in a text', () => {
  test('are told in the language of the reader', () => {
    expect(read('شغالة بنزين، فتحة سقف وكشنات جلد', 'ar', 'en')).toEqual([
      ['بنزين', 'Petrol'],
      ['فتحة سقف', 'Sunroof', 'Fitted with'],
      ['وكشنات جلد', 'Leather seats', 'Fitted with'],
    ]);
    expect(read('Sunroof, automatic', 'en', 'ckb')).toEqual([
      ['Sunroof', 'سەقفی کراوە', 'تایبەتمەندییەکان'],
      ['automatic', 'ئۆتۆماتیک'],
    ]);
    expect(read('هێڵی چەکوش', 'ckb', 'ar', excavators)).toEqual([
      ['هێڵی چەکوش', 'خط جاك همر', 'خطوط الهيدروليك'],
    ]);
  });

  test('are labels, with their endings too, as long or as short as the seller said them', () => {
    expect(read('کێشی کارکردن 22 تەن', 'ckb', 'en', excavators)).toEqual([
      ['کێشی کارکردن', 'Operating weight'],
    ]);
    expect(read('Weight 22 t', 'en', 'ar', excavators)).toEqual([['Weight', 'الوزن']]);
    expect(read('باکێتەکەی نوێ', 'ckb', 'en', excavators)[0]).toEqual(['باکێتەکەی', 'Bucket']);
  });

  test('are told once, where they stand first', () => {
    expect(read('بنزين ثم بنزين', 'ar', 'en')).toEqual([['بنزين', 'Petrol']]);
  });

  test('that several facts of the catalogue have are told as being of none: "new teeth" are no new machine', () => {
    expect(read('new teeth', 'en', 'ar', excavators)).toEqual([['new', 'جديدة']]);
  });

  test('are no adjectives that Kurdish makes of a label: strong is no power', () => {
    const machines = sheetOf('construction-machinery');
    expect(read('بە هێز', 'ckb', 'en', machines)).toEqual([['هێز', 'Power']]);
    expect(read('مەکینەکەی بەهێزە', 'ckb', 'en', machines)).toEqual([]);
  });

  test.each<[why: string, text: string, from: Locale, to: Locale]>([
    ['what is the same word to the reader', 'Diesel', 'ar', 'en'],
    ['codes, which are alike in every language', 'CAT 320, 8×4, 22 t, 2018', 'ar', 'en'],
    ['words of the street that stand alone', 'شغال ونظيفة', 'ar', 'en'],
    ['makes and countries', 'Cummins, Germany', 'en', 'ar'],
    ['what no fact of the kind asks', 'ripper', 'en', 'ar'],
    ['words of every sentence', 'one of two, without, none', 'en', 'ar'],
    ['a word of another language that is only spelt like one', 'ئاسوودەیە', 'ckb', 'en'],
    ['telephone numbers', '+964 750 123 4567', 'en', 'ar'],
  ])('are not %s', (_, text, from, to) => {
    expect(read(text, from, to)).toEqual([]);
  });
});

describe('of a formatted text', () => {
  test('the places count in its HTML', () => {
    expect(read('<p>محرك <b>بنزين</b></p>', 'ar', 'en')).toEqual([['بنزين', 'Petrol']]);
  });

  test('none is within a tag or a link, nor goes on behind one', () => {
    const html =
      '<p>Alloy</p><p>wheels <a href="/x">sunroof</a> &nbsp;<br title="cruise control">parking sensors</p>';
    expect(read(html, 'en', 'ar')).toEqual([['parking sensors', 'حساسات ركن', 'التجهيزات']]);
  });
});

test('a glossary is in order and within its text, whatever that is, and recognition reads the same after it', () => {
  const words = [
    'بنزين',
    'وزن',
    'sunroof',
    '<b>',
    '&amp;',
    '(',
    '22 t',
    'گێڕ',
    '\u200f',
    '\ud800',
    '\n',
    ': ',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 8 }))),
      (parts) => {
        const text = parts.join(' ');
        let before = 0;
        for (const { start, end } of glossaryOf(
          text,
          { from: 'ar', to: 'en' },
          { facts: byKey, sheet: cars },
        )) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(text.length);
      },
    ),
    { numRuns: 300 },
  );
  expect(recogniseFacts('2018, petrol', byKey, cars).map(({ key }) => key)).toEqual(['year', 'fuel']);
});

test('of a text of any length no more are told than anybody reads', () => {
  const all = facts.flatMap(({ choices }) => choices.map(({ name }) => name.ar)).join('، ');
  const found = glossaryOf(all.repeat(20), { from: 'ar', to: 'en' }, { facts: byKey, sheet: cars });
  expect(found.length).toBeLessThanOrEqual(60);
});
