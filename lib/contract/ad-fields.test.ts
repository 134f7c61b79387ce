import { describe, expect, test } from 'vitest';
import { AdFields, AdForm, yearChoices } from './ad-fields';

const whole = {
  ad_type_id: '1',
  category_id: 2,
  sub_category_id: 3,
  title: '  CAT 320 <b>ready</b>  ',
  brand_id: 4,
  model: '320D',
  year: String(new Date().getUTCFullYear()),
  price: '28500.50',
  price_type: 'fix',
  vat: 'include',
  distance: 0,
  description: 'Runs well.',
  information: 'a',
  feature: 'b',
  specification: 'c',
  state_id: 5,
  zip_code: '44001',
  phone: '+964 770 123 4567',
  whatsapp_number: '+964 (770) 123-4567',
  email: 'Seller@Example.com',
  website_url: 'example.com',
  lat: '36.19',
  long: 44.01,
  images: ['ab12'],
};

const problemsOf = (schema: typeof AdFields | typeof AdForm, values: object) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('the fields of an ad', () => {
  test('are taken as a form writes them', () => {
    expect(AdForm.parse(whole)).toMatchObject({
      title: 'CAT 320 <b>ready</b>',
      price: 28500.5,
      distance: 0,
      phone: '+9647701234567',
      email: 'seller@example.com',
      website_url: 'https://example.com',
      lat: 36.19,
      socials: [],
    });
  });

  test('the form asks for all but video and social rows, the API for what an ad cannot be without', () => {
    expect(Object.keys(problemsOf(AdForm, {})).toSorted()).toEqual(Object.keys(whole).toSorted());
    expect(
      new Set(Object.values(problemsOf(AdForm, { ...whole, images: [], phone: ' ', year: '' }))),
    ).toEqual(new Set(['required', 'picturesMissing']));
    expect(new Set(Object.values(problemsOf(AdFields, {})))).toEqual(new Set(['required']));
    expect(Object.keys(problemsOf(AdFields, {})).toSorted()).toEqual([
      'ad_type_id',
      'category_id',
      'description',
      'price',
      'state_id',
      'title',
    ]);
  });

  test('a price that was left empty is missing, and no wrong one', () => {
    for (const schema of [AdForm, AdFields]) {
      for (const price of [undefined, null, '', ' '])
        expect(problemsOf(schema, { ...whole, price })).toEqual({ price: 'required' });
      expect(problemsOf(schema, { ...whole, price: '0' })).toEqual({ price: 'price' });
    }
  });

  test('a title that reads as something else is taken without what makes it do so', () => {
    const { title } = AdFields.parse({ ...whole, title: 'Loader \u202e000,58 \u202aUSD\u202c' });
    expect(title).toBe('Loader 000,58 USD');
  });

  test.each([
    ['price', [-1, 0, 'NaN', '1e308', Number.NaN, 1e308, '12,5', '1.005', '0x10', '٢٨٥٠٠']],
    ['year', ['1899', String(new Date().getUTCFullYear() + 1), '20a4']],
    ['distance', ['-1', '1.5', '10000000']],
    ['lat', ['91', 'north']],
    ['video_url', ['javascript:alert(1)', 'https://a@b.c/x', `https://a.b/${'x'.repeat(500)}`]],
    ['images', [['../etc/passwd'], Array(6).fill('ab12'), 'ab12']],
    ['title', ['x'.repeat(10_000), 'two\nlines', ['array']]],
    ['category_id', ['1 or 1=1', -1, 0, 2 ** 40, '__proto__']],
    ['socials', [Array(11).fill({}), 'x']],
  ])('%s refuses what it cannot be', (field, values) => {
    for (const value of values) {
      expect(Object.keys(problemsOf(AdFields, { ...whole, [field]: value }))[0], `${value}`).toMatch(
        new RegExp(`^${field}`),
      );
    }
  });

  test('a year is one of the latest thirty, this one first', () => {
    const choices = yearChoices(new Date('2026-11-21T00:00:00Z'));
    expect([choices.length, choices[0], choices.at(-1)]).toEqual([30, 2026, 1997]);
  });
});
