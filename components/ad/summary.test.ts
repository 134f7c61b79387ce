import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar.json';
import ckb from '@/messages/ckb.json';
import en from '@/messages/en.json';
import { anAd } from '@/tests/support/an-ad';
import { type AdTexts, machineWithYear } from './machine-name';
import { summaryOf } from './summary';

const messages = { en, ar, ckb };
const textsIn = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'ad' }) as unknown as AdTexts;
const say = (locale: Locale, changes = {}, adType = 'sale') =>
  summaryOf(anAd(changes), textsIn(locale), locale, adType).replace(/[\u2066-\u2069]/g, '');

test('an ad written in Kurdish reads in English, Arabic and Kurdish', () => {
  expect(say('en')).toBe(
    'Caterpillar 320D (Crawler excavators) for sale in Erbil. Built in 2014, 8,450 hours of use, priced at $85,000, negotiable.',
  );
  expect(say('ar')).toBe(
    'للبيع في Erbil: Caterpillar 320D (Crawler excavators). سنة الصنع 2014، 8,450 ساعة عمل، السعر 85,000\u00a0$، قابل للتفاوض.',
  );
  expect(say('ckb')).toBe(
    'بۆ فرۆشتن لە Erbil: Caterpillar 320D (Crawler excavators). دروستکراوی ساڵی 2014، 8,450 کاتژمێر کاری کردووە، نرخەکەی 85,000\u00a0$، مامەڵە هەڵدەگرێت.',
  );
});

test('it says what the seller said and no more', () => {
  const bare = {
    brand: null,
    car_model: null,
    year: null,
    hours: null,
    state: null,
    show_price: null,
    price: null,
  };
  expect(say('en', bare)).toBe('Machine (Crawler excavators) for sale. Price on request.');
});

test('it says what kind of ad it is', () => {
  expect(say('en', {}, 'wanted')).toMatch(/^Wanted in Erbil: /);
  expect(say('en', {}, 'rent')).toContain('for rent in Erbil.');
});

test('it counts as the language counts', () => {
  expect(say('en', { hours: 1 })).toContain('1 hour of use');
  expect(say('ar', { hours: 2 })).toContain('ساعتا عمل');
  expect(say('ar', { hours: 103 })).toContain('103 ساعات عمل');
});

test('the year of manufacture comes from the model’s name where it stands only there', () => {
  expect(say('en', { year: null, car_model: { id: 4, name: '320D 2011' } })).toContain('Built in 2011');
});

test('a page’s title keeps a model that ends in a number apart from its year', () => {
  const ad = anAd({ brand: { id: 1, name: 'MAN' }, car_model: { id: 2, name: 'TGX 18.440' }, year: 2016 });
  expect(machineWithYear(ad, textsIn('en'))).toBe('MAN TGX 18.440 2016');
  expect(machineWithYear(ad, textsIn('ar'))).toBe('MAN TGX 18.440 موديل 2016');
  expect(machineWithYear(ad, textsIn('ckb'))).toBe('MAN TGX 18.440 مۆدێل 2016');
});
