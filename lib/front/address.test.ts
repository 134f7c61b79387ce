import { expect, test } from 'vitest';
import { readAddress } from './address';

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
