import { expect, test } from 'vitest';
import { previewWords } from '@/app/og/[locale]/ad/[id]/words';
import { anAd } from '../support/an-ad';

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const said = ({ language = 'en', ...more }: Parameters<typeof anAd>[0] & object) => {
  const { price, facts, ...rest } = previewWords(anAd({ language, ...more }), 'sale', language);
  return { ...rest, price: plain(price), facts: facts.map(plain) };
};
const machine = {
  title: 'CAT 320D',
  year: 2016,
  hours: 8_450,
  distance: null,
  state: { id: 1, name: 'هەولێر' },
};

test('the picture of a shared ad says price, year, hours and place in the language of the ad', () => {
  expect(said({ ...machine, price: 68_500, language: 'en', state: { id: 1, name: 'Erbil' } })).toEqual({
    ...{ dir: 'ltr', title: 'CAT 320D', price: '$68,500', priced: true },
    facts: ['2016 · 8,450 h', 'Erbil'],
  });
  expect(said({ ...machine, price: 68_500, language: 'ckb' })).toMatchObject({
    ...{ dir: 'rtl', price: '68,500 $', facts: ['2016 · 8,450 کاتژمێر', 'هەولێر'] },
  });
  expect(said({ ...machine, price: 68_500, language: 'ar' }).facts[0]).toBe('2016 · 8,450 ساعة');
});

test('what is no sale is said to be none where the title is in another language', () => {
  const wanted = anAd({
    title: 'مطلوب كيا سورينتو',
    language: 'ar',
    line: { text: 'Wanted: Kia Sorento, 2025 · Babil', thirty: 'Kia Sorento, 2025', twenty: 'Kia Sorento' },
    ad_type: { id: 3, name: 'Wanted' },
  });
  expect(previewWords(wanted, 'wanted', 'en').title).toBe('Wanted: Kia Sorento, 2025');
  expect(previewWords(wanted, 'sale', 'en').title).toBe('Kia Sorento, 2025');
  expect(previewWords({ ...wanted, line: null }, 'wanted', 'ar').title).toBe('مطلوب كيا سورينتو');
});

test('without a price it is on request; without hours the way stands there; what is not stated does not', () => {
  const prices = (['en', 'ar', 'ckb'] as const).map((language) =>
    said({ ...machine, price: null, language }),
  );
  expect(prices.map(({ price, priced }) => [price, priced])).toEqual([
    ['Price on request', false],
    ['السعر عند الطلب', false],
    ['نرخ بە پەیوەندی', false],
  ]);
  const truck = { ...machine, hours: null, distance: 182_000, distance_type: 'km', language: 'en' } as const;
  expect(said(truck).facts[0]).toBe('2016 · 182,000 km');
  expect(said({ ...truck, year: null, distance: null, state: null }).facts).toEqual([]);
});

test('a price in dinars is said as it was asked', () => {
  const dinars = { show_price: '37,250,000', currency: 'IQD', currency_symbol: 'IQD' };
  const shown = { show_price: '28,400', currency: 'USD', currency_symbol: '$' };
  const asked = { ...machine, price: 28_435.11, price_currency: 'IQD', language: 'en' } as const;
  expect(said({ ...asked, ...shown, other_price: dinars }).price).toBe('IQD 37,250,000');
  expect(said({ ...asked, ...dinars, other_price: shown }).price).toBe('IQD 37,250,000');
});
