import { expect, test } from 'vitest';
import type { Ad } from '@/lib/contract/ads';
import type { AdFact } from '@/lib/contract/facts';
import type { FactValue } from '@/lib/facts/fact';
import { anAd } from '@/tests/support/an-ad';
import { adStructuredData } from './structured-data';

const write = (
  changes: Partial<Ad> = {},
  categorySlug = 'construction-machinery',
  adTypeSlug = 'sale',
  subCategorySlug?: string,
) =>
  adStructuredData({
    ad: anAd(changes),
    url: 'https://makinar.test/ad/7',
    images: ['https://makinar.test/media/a-1200.webp'],
    name: 'Crawler excavator',
    description: 'In \u2068Erbil\u2069.',
    categorySlug,
    subCategorySlug,
    adTypeSlug,
    labels: { hours: 'ساعات العمل', distance: 'المسافة' },
  });

test('a machine is a product with its hours and its price', () => {
  expect(write()).toMatchObject({
    '@type': 'Product',
    name: 'Crawler excavator',
    description: 'In Erbil.',
    brand: { name: 'Caterpillar' },
    additionalProperty: [{ name: 'ساعات العمل', value: 8450, unitCode: 'HUR' }],
    offers: { price: '85000', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

test('it is called as its page is, and by what its seller wrote where that is another language', () => {
  expect(write({ line: null })).not.toHaveProperty('alternateName');
  const line = { text: 'Crawler excavator', thirty: '', twenty: '' };
  expect(write({ title: 'حفارة', line })).toMatchObject({
    name: 'Crawler excavator',
    alternateName: 'حفارة',
  });
});

test('what is sold is said to be', () => {
  expect(write({ availability: 'sold' })).toMatchObject({
    offers: { price: '85000', availability: 'https://schema.org/SoldOut' },
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

const fact = (key: string, value: FactValue, text: string, more: Partial<AdFact> = {}): AdFact => ({
  ...{ key, name: key, value, text, unit: null, schema_org: null },
  ...more,
});

test('a coach is a coach and a motorcycle one, a van a vehicle, whatever a machine is called a machine', () => {
  const types = [
    ['buses-and-vans', 'coaches'],
    ['motorcycles-and-quads', 'motorcycles'],
    ['buses-and-vans', 'panel-vans'],
    ['construction-machinery', 'coaches'],
  ].map(([category, subCategory]) => write({}, category, 'sale', subCategory));
  expect(types.map((data) => (data as Record<string, unknown>)['@type'])).toEqual([
    ['Product', 'BusOrCoach'],
    ['Product', 'Motorcycle'],
    ['Product', 'Vehicle'],
    'Product',
  ]);
});

test('what a vehicle states is said by the properties of one, in the words of the page', () => {
  const facts = [
    fact('power', 330, '330 حصانًا', { unit: 'hp', schema_org: 'vehicleEngine.enginePower' }),
    fact('engine_size', 12_800, '12.8 لتر', { unit: 'cc', schema_org: 'vehicleEngine.engineDisplacement' }),
    fact('fuel', 'diesel', 'ديزل', { schema_org: 'fuelType' }),
    fact('pump_drive', 'electric', 'كهرباء', { schema_org: 'fuelType' }),
    fact('gearbox', 'manual', 'عادي', { schema_org: 'vehicleTransmission' }),
    fact('drive', 'rwd', 'دفع خلفي', { schema_org: 'driveWheelConfiguration' }),
    fact('gvw', 18_000, '18 طنًا', { unit: 'kg', schema_org: 'weightTotal' }),
    fact('axles', 3, '3 محاور', { schema_org: 'numberOfAxles' }),
    fact('condition', 'good', 'جيدة', { schema_org: 'itemCondition' }),
    fact('steering_side', 'converted', 'محول', { schema_org: 'steeringPosition' }),
    fact('sleeper', true, 'نعم'),
    fact('torque', 2_000, '2,000', { unit: 'knm' }),
  ];
  expect(write({ facts, hours: null }, 'trucks')).toMatchObject({
    vehicleEngine: {
      '@type': 'EngineSpecification',
      enginePower: { '@type': 'QuantitativeValue', value: 330, unitCode: 'BHP' },
      engineDisplacement: { value: 12_800, unitCode: 'CMQ' },
    },
    fuelType: 'ديزل',
    vehicleTransmission: 'عادي',
    driveWheelConfiguration: 'https://schema.org/RearWheelDriveConfiguration',
    weightTotal: { value: 18_000, unitCode: 'KGM' },
    numberOfAxles: 3,
    itemCondition: 'https://schema.org/UsedCondition',
    additionalProperty: [
      { name: 'pump_drive', value: 'كهرباء' },
      { name: 'steering_side', value: 'محول' },
      { name: 'sleeper', value: 'نعم' },
      { name: 'torque', value: 2_000, unitText: 'kN·m' },
    ],
  });
});

test('a wheel formula has no term of schema.org and stays as it is read, without marks of direction', () => {
  const facts = [fact('wheel_formula', '6x4', '\u20686×4\u2069', { schema_org: 'driveWheelConfiguration' })];
  expect(write({ facts }, 'trucks')).toMatchObject({ driveWheelConfiguration: '6×4' });
});

test('of a machine that is no vehicle only what every product has is a property, all else stands beside it', () => {
  const facts = [
    fact('weight', 22_000, '22 t', { unit: 'kg', schema_org: 'weight' }),
    fact('fuel', 'diesel', 'Diesel', { schema_org: 'fuelType' }),
    fact('power', 160, '160 hp', { unit: 'hp', schema_org: 'vehicleEngine.enginePower' }),
    fact('made_up', 'x', 'X', { schema_org: 'constructor' }),
  ];
  const data = write({ facts, hours: null });
  expect(data).toMatchObject({
    weight: { value: 22_000, unitCode: 'KGM' },
    additionalProperty: [
      { name: 'fuel', value: 'Diesel' },
      { name: 'power', value: 160, unitCode: 'BHP' },
      { name: 'made_up', value: 'X' },
    ],
  });
  expect(data).not.toHaveProperty('vehicleEngine');
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
