import { expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { facts } from '@/seed/reference/facts';
import type { FactValue } from './fact';
import { factText } from './text';

const textsOf = (key: string, value: FactValue) => {
  const fact = facts.find((one) => one.key === key);
  if (!fact) throw new Error(`There is no ${key}.`);
  return localeCodes.map((locale) => factText(fact, value, locale).replaceAll('\u00a0', ' '));
};

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
    'Registration card (sanawiya), Sale contract',
  );
  expect(textsOf('papers', ['registration', 'contract'])[1]).toBe('السنوية، عقد بيع');
  expect(textsOf('sync', true)).toEqual(['Yes', 'نعم', 'بەڵێ']);
  expect(textsOf('condition', 'gone')).toEqual(['', '', '']);
});
