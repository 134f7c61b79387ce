import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Chips } from '@/components/ads/list/chips';
import { Eased } from '@/components/ads/list/eased';
import { readingNow } from '@/components/ads/list/reading';
import { noFilters } from '@/lib/ad-filters';
import type { SearchPart } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { listLabels } from './words';

afterEach(cleanup);

const none = { options: [], waits: false, failed: false, retry: () => {} };
const options = { category: none, subCategory: none, brand: none, carModel: none, type: none, state: none };
const currency = { code: 'USD', symbol: '$', rate: 1, decimals: 0 };
const aPart = (kind: SearchPart['kind'], name: string, more: Partial<SearchPart> = {}): SearchPart => ({
  kind,
  name,
  ids: [],
  from: null,
  to: null,
  unit: null,
  typed: name.toLowerCase(),
  without: '',
  only_ranks: false,
  ...more,
});
const show = (search: string, locale: Locale, reading: readonly SearchPart[], more = {}) =>
  render(
    <Chips
      filters={{ ...noFilters, search, sort: 'best', ...more }}
      reading={reading}
      options={options}
      known={{ carModel: [], subCategory: [] }}
      facets={null}
      currency={currency}
      locale={locale}
      labels={listLabels(locale)}
      onChange={() => {}}
    />,
  );
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '');
const chips = () =>
  screen.getAllByRole('link').map((link) => [plain(link.textContent), link.getAttribute('href')]);
const chipOf = (search: string, locale: Locale, reading: readonly SearchPart[] = []) => {
  show(search, locale, reading);
  return plain(screen.getByRole('link').textContent);
};

test('the searched words stand in the quotation marks of the page’s language', () => {
  expect(chipOf('zeppelin', 'ckb')).toBe('«zeppelin»');
  cleanup();
  expect(chipOf('zeppelin', 'en')).toBe('“zeppelin”');
});

test('what was understood stands in a chip each, which leads to the search without it', () => {
  const search = 'toyota 2018 gold';
  const reading = [
    aPart('brand', 'Toyota', { ids: [3], without: '2018 gold' }),
    aPart('year', '2018', { from: 2018, to: 2018, without: 'toyota gold' }),
    aPart('text', 'gold', { without: 'toyota 2018' }),
  ];
  show(search, 'ckb', reading, { state: [4], sort: 'price_asc' });
  expect(chips()).toEqual([
    ['Toyota', '/ckb/ads?state=4&search=2018+gold&sort=price_asc'],
    ['ساڵی دروستکردن: 2018', '/ckb/ads?state=4&search=toyota+gold&sort=price_asc'],
    ['«gold»', '/ckb/ads?state=4&search=toyota+2018&sort=price_asc'],
  ]);
  cleanup();
  show(search, 'en', reading);
  expect(screen.getByRole('link', { name: 'Remove filter: Toyota' })).toBeDefined();
});

test('words that are the name of nothing are one chip, and a name alone is said as it is', () => {
  expect(chipOf('zeppelin', 'en', [aPart('text', 'zeppelin')])).toBe('“zeppelin”');
  cleanup();
  expect(chipOf('تويوتا', 'en', [aPart('brand', 'Toyota')])).toBe('Toyota');
});

test('the last chip of the words leads to the list without any', () => {
  show('toyota', 'en', [aPart('brand', 'Toyota')]);
  expect(chips()).toEqual([['Toyota', '/ads']]);
});

test('a part that is taken off leaves the others where they are until the answer is there', () => {
  const read = {
    search: 'toyota  erbil gold',
    reading: [
      aPart('brand', 'Toyota', { typed: 'toyota', without: 'erbil gold' }),
      aPart('state', 'Erbil', { typed: 'erbil', without: 'toyota gold' }),
      aPart('text', 'gold', { without: 'toyota erbil' }),
    ],
  };
  const said = (chosen: string) => readingNow(read, chosen).map(({ name, without }) => [name, without]);
  expect(said('toyota  erbil gold')).toHaveLength(3);
  expect(said('toyota gold')).toEqual([
    ['Toyota', 'gold'],
    ['gold', 'toyota'],
  ]);
  expect(said('toyota er')).toEqual([]);
});

test('what not all ads have looks and sounds like it, and is named above them', () => {
  const reading = [
    aPart('car_model', 'Hilux', { ids: [3], without: 'double cab' }),
    aPart('sub_category', 'Double cabs', { ids: [7], without: 'hilux', only_ranks: true }),
    aPart('year', '2018', { from: 2018, to: 2018, only_ranks: true }),
  ];
  show('hilux double cab 2018', 'en', reading);
  const [hilux, cabs] = screen.getAllByRole('link');
  expect(hilux?.className).not.toContain('border-dashed');
  expect(cabs?.className).toContain('border-dashed');
  expect(cabs?.getAttribute('aria-label')).toContain('ads with it come first');
  cleanup();
  const { container } = render(<Eased reading={reading} labels={listLabels('en')} />);
  expect(plain(container.textContent)).toBe('No ad has all of this. Also shown without: Double cabs.');
});
