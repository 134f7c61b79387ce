import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import type { Ad } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { anAd } from '@/tests/support/an-ad';
import { type AdTexts, pageTitle } from './page-title';

const titleIn = (locale: Locale, changes: Partial<Ad>) => {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'ad' });
  return pageTitle(anAd({ language: locale, line: null, ...changes }), t as unknown as AdTexts, locale);
};
const named = (name: string) => ({ id: 1, name });
const suv = { category: named('Cars'), sub_category: named('SUVs'), state: named('Babil') };

test('a page is called as its seller called the ad, then by its kind and its place', () => {
  expect(titleIn('en', { ...suv, title: 'Kia Sorento 2025, one owner' })).toBe(
    'Kia Sorento 2025, one owner – SUVs in Babil',
  );
  expect(
    titleIn('ar', { title: 'كيا سورينتو نظيفة', sub_category: named('جيب'), state: named('بابل') }),
  ).toBe('كيا سورينتو نظيفة – جيب في بابل');
});

test('a band of tractors is one of tractors', () => {
  const band = { category: named('Tractors'), sub_category: named('60–100 hp'), state: named('Erbil') };
  expect(titleIn('en', { ...band, title: 'Başak 2075' })).toBe('Başak 2075 – Tractors (60–100 hp) in Erbil');
});

test('it says neither twice, whatever ending or hamza it has', () => {
  const excavators = { sub_category: named('Wheeled excavators'), state: named('Najaf') };
  expect(titleIn('en', { ...excavators, title: 'Volvo excavator for sale' })).toBe(
    'Volvo excavator for sale · Najaf',
  );
  expect(titleIn('en', { ...excavators, title: 'Volvo EW160C, Najaf' })).toBe(
    'Volvo EW160C, Najaf – Wheeled excavators',
  );
  const crawlers = { sub_category: named('حفارات مجنزرة'), state: named('أربيل') };
  expect(titleIn('ar', { ...crawlers, title: 'حفارة كوماتسو اربيل' })).toBe('حفارة كوماتسو اربيل');
});

test('it leaves out what there is no room for', () => {
  const title = 'Kia Sorento 2025, one owner, original paint, all its papers';
  expect(titleIn('en', { ...suv, title })).toBe(title);
  expect(titleIn('en', { ...suv, title: title.slice(0, 55) })).toBe(`${title.slice(0, 55)} – SUVs`);
  expect(titleIn('en', { ...suv, title, state: null })).toBe(title);
});

test('where the title is in another language it is the line, without the marks that programs would show', () => {
  const text = 'Wanted: Kia \u2068سورينتو\u2069, 2025 · Babil';
  const line = { text, thirty: '', twenty: '' };
  expect(titleIn('en', { ...suv, language: 'ar', line })).toBe('Wanted: Kia سورينتو, 2025 · Babil – SUVs');
});
