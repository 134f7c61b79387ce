import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar.json';
import ckb from '@/messages/ckb.json';
import en from '@/messages/en.json';
import { anAd } from '@/tests/support/an-ad';
import type { AdTexts } from './page-title';
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
