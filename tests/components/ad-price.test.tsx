import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';
import { PriceBox } from '@/components/ad/price-box';
import type { Ad } from '@/lib/contract/ads';
import en from '@/messages/en.json';
import { anAd } from '../support/an-ad';

afterEach(cleanup);

const textOf = (changes: Partial<Ad>) => {
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <PriceBox ad={anAd(changes)} locale="en" />
    </NextIntlClientProvider>,
  );
  return (screen.getByRole('region').textContent ?? '')
    .replace(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');
};
const dollars = { show_price: '28,400', currency: 'USD', currency_symbol: '$' };
const dinars = { show_price: '37,250,000', currency: 'IQD', currency_symbol: 'IQD' };

test('a price is shown as it was asked, and beside it what that is about', () => {
  const text = textOf({ ...dinars, price_currency: 'IQD', other_price: dollars });
  expect(text).toMatch(/^IQD 37,250,000 .*About \$28,400/);
});

test('a price in another currency says what it was converted from', () => {
  const text = textOf({ ...dollars, price_currency: 'IQD', other_price: dinars });
  expect(text).toMatch(/^\$28,400 .*Converted from IQD 37,250,000/);
});
