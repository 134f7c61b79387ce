import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Chips } from '@/components/ads/list/chips';
import { noFilters } from '@/lib/ad-filters';
import type { Locale } from '@/lib/i18n/locales';
import { listLabels } from './words';

afterEach(cleanup);

const none = { options: [], waits: false, failed: false, retry: () => {} };
const options = { category: none, subCategory: none, brand: none, carModel: none, type: none, state: none };
const currency = { code: 'USD', symbol: '$', rate: 1, decimals: 0 };
const chipOf = (search: string, locale: Locale) => {
  render(
    <Chips
      filters={{ ...noFilters, search }}
      options={options}
      known={{ carModel: [], subCategory: [] }}
      currency={currency}
      locale={locale}
      labels={listLabels(locale)}
      onChange={() => {}}
    />,
  );
  return screen.getByRole('link').textContent?.replace(/[\u2066-\u2069]/g, '');
};

test('the searched words stand in the quotation marks of the page’s language', () => {
  expect(chipOf('zeppelin', 'ckb')).toBe('«zeppelin»');
  cleanup();
  expect(chipOf('zeppelin', 'en')).toBe('“zeppelin”');
});
