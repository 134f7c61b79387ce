import { expect, test } from 'vitest';
import { anAd } from '@/tests/support/an-ad';
import { adStructuredData } from './structured-data';

const write = (changes = {}, categorySlug = 'construction-machinery', adTypeSlug = 'sale') =>
  adStructuredData({
    ad: anAd(changes),
    url: 'https://makinar.test/ad/7',
    images: ['https://makinar.test/media/a-1200.webp'],
    name: 'Crawler excavator',
    description: 'In \u2068Erbil\u2069.',
    categorySlug,
    adTypeSlug,
  });

test('a machine is a product with its hours and its price', () => {
  expect(write()).toMatchObject({
    '@type': 'Product',
    name: 'Caterpillar 320D 2014',
    description: 'In Erbil.',
    brand: { name: 'Caterpillar' },
    additionalProperty: [{ value: 8450, unitCode: 'HUR' }],
    offers: { price: '85000', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

test('a car is a car, and a truck is a vehicle, with their distance', () => {
  const driven = { hours: null, distance: 120000 };
  expect(write(driven, 'cars')).toMatchObject({
    '@type': ['Product', 'Car'],
    vehicleModelDate: '2014',
    mileageFromOdometer: { value: 120000, unitCode: 'KMT' },
  });
  expect(write(driven, 'trucks')).toMatchObject({ '@type': ['Product', 'Vehicle'] });
});

test('the price is the one on the page, in its currency', () => {
  expect(write({ show_price: '111,000,000', currency: 'IQD' })).toMatchObject({
    offers: { price: '111000000', priceCurrency: 'IQD' },
  });
  expect(write({ show_price: '1,234.50', currency: 'KWD' })).toMatchObject({ offers: { price: '1234.50' } });
});

test('a price on request is no offer, a rented machine is let, and who looks for one sells nothing', () => {
  expect(write({ show_price: null, price: null })).not.toHaveProperty('offers');
  expect(write({}, 'trucks', 'rent')).toMatchObject({
    offers: { businessFunction: expect.stringMatching(/LeaseOut$/) },
  });
  expect(write({}, 'trucks', 'wanted')).toBeNull();
});

test('it never tells how to reach the seller', () => {
  expect(JSON.stringify(write())).not.toMatch(/964|yard@seller/);
});
