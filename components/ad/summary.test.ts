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
const say = (locale: Locale, changes = {}) =>
  summaryOf(anAd({ paragraph: 'Lowbed.', ...changes }), textsIn(locale), locale).replace(
    /[\u2066-\u2069]/g,
    '',
  );

test('a summary is what is stated of the machine, and its price in the words of the reader', () => {
  expect(say('en')).toBe('Lowbed. The price is $85,000, negotiable.');
  expect(say('ar')).toBe('Lowbed. السعر 85,000\u00a0$، قابل للتفاوض.');
  expect(say('ckb')).toBe('Lowbed. نرخ: 85,000\u00a0$، مامەڵە هەڵدەگرێت.');
});

test('a price that is not named is on request', () => {
  expect(say('en', { show_price: null, price: null })).toBe('Lowbed. Price on request.');
});

test('a page’s title keeps a model that ends in a number apart from its year', () => {
  const ad = anAd({ brand: { id: 1, name: 'MAN' }, car_model: { id: 2, name: 'TGX 18.440' }, year: 2016 });
  expect(machineWithYear(ad, textsIn('en'), 'en')).toBe('MAN TGX 18.440 2016');
  expect(machineWithYear(ad, textsIn('ar'), 'ar')).toBe('MAN TGX 18.440 موديل 2016');
  expect(machineWithYear(ad, textsIn('ckb'), 'ckb')).toBe('MAN TGX 18.440 مۆدێل 2016');
});

test('a machine without a name is called by its title, or in another language by its line', () => {
  const nameless = anAd({ brand: null, car_model: null });
  const line = { text: '\u2068حفارە\u2069, 2014', thirty: '', twenty: '' };
  expect(machineWithYear(nameless, textsIn('ckb'), 'ckb')).toBe('حفارە CAT 320D زۆر پاک');
  expect(machineWithYear({ ...nameless, line }, textsIn('en'), 'en')).toBe('حفارە, 2014');
});
