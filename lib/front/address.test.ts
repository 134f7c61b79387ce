import { afterEach, expect, test } from 'vitest';
import { processWide } from '@/lib/process-wide';
import { addressOf, readAddress } from './address';

afterEach(() => {
  delete processWide.takesFact;
  delete processWide.hasRow;
  delete processWide.hasCurrency;
});

const isKept = (query: string) => readAddress('/ads', new URLSearchParams(query), '').isKept;

test('lists that pages and the sitemap link to are kept', () => {
  for (const query of ['', 'category=1', 'category=1&brand=2', 'brand=2&car_model=3', 'category=1&page=2'])
    expect(isKept(query), query).toBe(true);
  for (const query of ['category=1&fuel=diesel', 'category=1&sub_category=4&fuel=diesel'])
    expect(isKept(query), query).toBe(true);
});

test('lists that can be made up without end are kept nowhere', () => {
  for (const query of [
    'search=cat',
    'from_price=5',
    'category=1&hours=-6000',
    'category=1,2',
    'fuel=diesel',
    'category=1&fuel=diesel,petrol',
    'category=1&fuel=diesel&gearbox=manual',
    'category=1&brand=2&fuel=diesel',
    'category=1&weight=18000-25000',
    'category=1&weight=18000',
  ])
    expect(isKept(query), query).toBe(false);
});

test('lists of rows that there are not are kept nowhere', () => {
  processWide.hasRow = (filter, id) => filter === 'brand' && id === 2;
  expect(isKept('brand=2')).toBe(true);
  for (const query of ['brand=3', 'category=2', 'brand=2&state=999999999'])
    expect(isKept(query), query).toBe(false);
  expect(readAddress('/ads', new URLSearchParams('brand=3'), '').page).toMatch(/^\/en\/USD\/list\//);
});

test('a currency that is not offered is the same page as the default one', () => {
  processWide.hasCurrency = (code) => ['USD', 'IQD'].includes(code);
  const pageIn = (currency: string, cookie = '') =>
    readAddress('/faq', new URLSearchParams({ currency }), cookie).page;
  expect(pageIn('iqd')).toBe('/en/IQD/faq');
  expect(pageIn('ZAR')).toBe('/en/USD/faq');
  expect(readAddress('/faq', new URLSearchParams(), 'currency=ZAR').page).toBe('/en/USD/faq');
});

test('a currency that is offered from now on has its pages at once', () => {
  const pageInEuros = () => addressOf('/faq?currency=EUR', '').page;
  processWide.hasCurrency = (code) => code === 'USD';
  processWide.takesFact = () => true;
  expect(pageInEuros()).toBe('/en/USD/faq');
  processWide.hasCurrency = (code) => ['USD', 'EUR'].includes(code);
  processWide.takesFact = () => true;
  expect(pageInEuros()).toBe('/en/EUR/faq');
});
