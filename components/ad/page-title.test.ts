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
const suv = { kind: 'SUV', state: named('Babil') };

test('a page is called as its seller called the ad, then by its kind and its place', () => {
  expect(titleIn('en', { ...suv, title: 'Kia Sorento 2025, one owner' })).toBe(
    'Kia Sorento 2025, one owner – SUV in Babil',
  );
  expect(titleIn('ar', { title: 'كيا سورينتو نظيفة', kind: 'جيب', state: named('بابل') })).toBe(
    'كيا سورينتو نظيفة – جيب في بابل',
  );
});

test('a band of tractors is one of tractors', () => {
  const band = { kind: 'Tractor (60–100 hp)', state: named('Erbil') };
  expect(titleIn('en', { ...band, title: 'Başak 2075' })).toBe('Başak 2075 – Tractor (60–100 hp) in Erbil');
});

test('it says neither twice, whatever ending or hamza it has', () => {
  const excavators = { kind: 'Wheeled excavator', state: named('Najaf') };
  expect(titleIn('en', { ...excavators, title: 'Volvo excavators for sale' })).toBe(
    'Volvo excavators for sale · Najaf',
  );
  expect(titleIn('en', { ...excavators, title: 'Volvo EW160C, Najaf' })).toBe(
    'Volvo EW160C, Najaf – Wheeled excavator',
  );
  const crawlers = { kind: 'حفارة مجنزرة', state: named('أربيل') };
  expect(titleIn('ar', { ...crawlers, title: 'حفارات كوماتسو اربيل' })).toBe('حفارات كوماتسو اربيل');
});

test('a word that only begins like its kind does not name it', () => {
  const truck = { kind: 'Truck', state: null, title: 'Volvo FH 460, true mileage' };
  expect(titleIn('en', truck)).toBe('Volvo FH 460, true mileage – Truck');
});

test('it leaves out what there is no room for', () => {
  const title = 'Kia Sorento 2025, one owner, original paint, all of its papers';
  expect(titleIn('en', { ...suv, title })).toBe(title);
  expect(titleIn('en', { ...suv, title: title.slice(0, 55) })).toBe(`${title.slice(0, 55)} – SUV`);
  expect(titleIn('en', { ...suv, title, state: null })).toBe(title);
});

test('where the title is in another language it is the line, without the marks that programs would show', () => {
  const text = 'Wanted: Kia \u2068سورينتو\u2069, 2025 · Babil';
  const line = { text, thirty: '', twenty: '' };
  expect(titleIn('en', { ...suv, language: 'ar', line })).toBe('Wanted: Kia سورينتو, 2025 · Babil – SUV');
});
