import { describe, expect, test } from 'vitest';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { facts } from '@/seed/reference/facts';
import type { FactValue } from './fact';
import { factText, tagText } from './text';

const factOf = (key: string) => {
  const fact = facts.find((one) => one.key === key);
  if (!fact) throw new Error(`There is no ${key}.`);
  return fact;
};
const textsOf = (key: string, value: FactValue) =>
  localeCodes.map((locale) => factText(factOf(key), value, locale).replaceAll('\u00a0', ' '));

test('a number is said in the unit that readers see, as each language counts', () => {
  expect(textsOf('weight', 22_000)).toEqual(['22 t', '22 طنًا', '22 تۆن']);
  expect(textsOf('weight', 22_140)).toEqual(['22.1 t', '22.1 طن', '22.1 تۆن']);
  expect(textsOf('weight', 1_000)).toEqual(['1 t', 'طن واحد', '1 تۆن']);
  expect(textsOf('weight', 2_000)).toEqual(['2 t', 'طنان', '2 تۆن']);
  expect(textsOf('power', 9_003)).toEqual(['9,003 hp', '9,003 أحصنة', '9,003 ئەسپ']);
  expect(textsOf('axles', 1)).toEqual(['1 axle', 'محور واحد', '1 تەوەرە']);
  expect(textsOf('axles', 3)).toEqual(['3 axles', '3 محاور', '3 تەوەرە']);
  expect(textsOf('bucket', 1_250)).toEqual(['1.25 m³', '1.25 م³', '1.25 م³']);
  expect(textsOf('pump_outlet', 102)).toEqual(['4 in', '4 إنج', '4 ئینج']);
});

test('a number keeps its place among letters of the other direction', () => {
  expect(textsOf('tyres_left', 70)).toEqual(['70%', '\u206670%\u2069', '\u206670%\u2069']);
  expect(textsOf('kva', 150)).toEqual(['150 kVA', '\u2066150 kVA\u2069', '\u2066150 kVA\u2069']);
  expect(textsOf('min_temperature', -18)[1]).toBe('\u2066-18\u2069 درجة مئوية');
});

test('choices and flags are said in words; a choice that is gone is not said', () => {
  expect(textsOf('condition', 'good')).toEqual(['Good', 'جيدة', 'باش']);
  expect(textsOf('papers', ['contract', 'registration', 'gone'])[0]).toBe(
    'Registration card (sanawiya) and Sale contract',
  );
  expect(textsOf('papers', ['registration', 'contract'])[1]).toBe('السنوية وعقد بيع');
  expect(textsOf('sync', true)).toEqual(['Yes', 'نعم', 'بەڵێ']);
  expect(textsOf('condition', 'gone')).toEqual(['', '', '']);
});

test('several choices are a row that ends with and', () => {
  expect(textsOf('extras', ['digging_bucket', 'hammer', 'ripper'])).toEqual([
    'Digging bucket, Hydraulic hammer and Ripper tooth',
    'كيلة حفر، جاك همر وريبر',
    'باکێتی هەڵکەندن، چەکوشی هایدرۆلیک و ڕیپەر',
  ]);
});

test('the Arabic "and" is written onto what follows, also where that is apart from it', () => {
  expect(textsOf('equipment_lifting', ['ac', 'work_lights'])[1]).toBe('تبريد و\u2068أضوية LED للعمل\u2069');
  expect(textsOf('equipment_lifting', ['ac', 'hook_blocks'])[1]).toBe('تبريد وبكرتا رفع');
});

test('a code keeps its order among letters of the other direction', () => {
  expect(textsOf('wheel_formula', '8x4')).toEqual(['8×4', '\u20688×4\u2069', '\u20688×4\u2069']);
});

describe('a choice standing alone', () => {
  const tag = (locale: Locale, gender: 'm' | 'f', key: string, choice: string) => {
    const found = factOf(key).choices.find((one) => one.key === choice);
    return found && tagText(found, locale, gender);
  };

  test('agrees with the machine in Arabic', () => {
    expect(tag('ar', 'm', 'customs', 'paid')).toBe('مكمرك');
    expect(tag('ar', 'f', 'customs', 'paid')).toBe('مكمركة');
    expect(tag('ckb', 'f', 'customs', 'paid')).toBe('گومرگکراو');
    expect(tag('en', 'f', 'customs', 'paid')).toBe('customs paid');
  });

  test('says nothing where it needs its label', () => {
    expect(tag('en', 'f', 'condition', 'good')).toBe(null);
  });
});
