import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileDate, guessLanguage, readCount, readNumber, readPrice } from './readings';

const rates = { USD: 1, EUR: 0.5, GBP: 0.8, IQD: 1310 };
const dollars = { currency: 'USD', times: 1, outside: 'refuse' } as const;

describe('a price', () => {
  it.each([
    ['160000', dollars, 160_000],
    ['66000.0', { ...dollars, decimal: '.' }, 66_000],
    ['$8,000', dollars, 8_000],
    [' £8,000 ', dollars, 10_000],
    ['EUR 116.904', { ...dollars, thousands: '.', decimal: ',' }, 233_808],
    ['EUR 32.654,87', { ...dollars, thousands: '.', decimal: ',' }, 65_309.74],
    ['12500 eur', dollars, 25_000],
    ['€ 1.250', { ...dollars, thousands: '.', decimal: ',' }, 2_500],
    ['131,000,000 IQD', dollars, 100_000],
    ['٢٨٬٥٠٠', dollars, 28_500],
    ['١٣١٠٠٠ د.ع', dollars, 100],
    ['4.5', { ...dollars, times: 1_000_000 }, 4_500_000],
    ['1.000.000 ₦', { ...dollars, currency: 'NGN', rate: 1000, thousands: '.' }, 1_000],
  ] as const)('is read from %j', (text, rule, expected) => {
    expect(readPrice(text, rule, rates)).toMatchObject({ value: Math.round(expected * 100) });
  });

  it.each(['', '0', 'Negotiable', 'price on REQUEST'])('is on request where it says %j', (text) => {
    expect(readPrice(text, { ...dollars, onRequest: /negotiable|request/i }, rates)).toEqual({ value: null });
  });

  it.each([
    ['cheap', '"cheap" is not a price'],
    ['-5', '"-5" is not a price'],
    ['1.2.3', '"1.2.3" is not a price'],
    ['CHF 100', 'there is no rate for the currency CHF of "CHF 100"'],
    ['9999999999999999', '"9999999999999999" is not a price from 0 to 1000000000000 US dollars'],
  ])('is refused where it says %j', (text, problem) => {
    expect(readPrice(text, dollars, rates)).toEqual({ problem });
  });

  it('in dinars is kept as it was asked', () => {
    expect(readPrice('IQD 26,200,000', dollars, rates)).toEqual({
      value: 2_000_000,
      asked: { cents: 2_620_000_000, currency: 'IQD' },
    });
    expect(readPrice('26.2', { ...dollars, currency: 'IQD', times: 1_000_000 }, rates)).toMatchObject({
      asked: { cents: 2_620_000_000 },
    });
  });

  it('is left out or refused outside the bounds of the map', () => {
    const bounds = { ...dollars, min: 100, max: 1_000 };
    expect(readPrice('50', bounds, rates)).toEqual({
      problem: '"50" is not a price from 100 to 1000 US dollars',
    });
    expect(readPrice('50', { ...bounds, outside: 'leave out' }, rates)).toEqual({ value: null });
  });

  it('never comes out of nonsense as anything but a number, null or a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const read = readPrice(text, dollars, rates);
        expect('problem' in read || read.value === null || Number.isSafeInteger(read.value)).toBe(true);
      }),
    );
  });
});

describe('a year', () => {
  const rule = { min: 1900, max: 2027, outside: 'refuse' } as const;
  it.each([
    ['2004', 2004],
    ['2004.0', 2004],
    ['٢٠١٨', 2018],
    ['', null],
    ['1000', null],
  ])('is read from %j', (text, expected) => {
    expect(readCount(text, { ...rule, unknown: /^1000$/ }, 'year')).toEqual({ value: expected });
  });

  it.each(['2109', '0', '20018', '-3'])('is refused where it says %j', (text) => {
    expect(readCount(text, rule, 'year')).toEqual({ problem: `"${text}" is not a year from 1900 to 2027` });
  });

  it('is refused where it is no number', () => {
    expect(readCount('new', rule, 'year')).toEqual({ problem: '"new" is not a year' });
  });
});

describe('a meter', () => {
  const rule = { min: 0, max: 200_000, outside: 'leave out' } as const;
  it.each([
    ['4640.0', 4640],
    ['6,500 h', 6500],
    ['120000 km', 120_000],
    ['999999', null],
  ])('is read from %j', (text, expected) => {
    expect(readCount(text, rule, 'number of hours')).toEqual({ value: expected });
  });
});

describe('a number', () => {
  it('keeps to the marks that the map names', () => {
    const german = { thousands: '.', decimal: ',' };
    expect(readNumber('1.234,5', german)).toBe(1234.5);
    expect(readNumber('1234,5', german)).toBe(1234.5);
    expect(readNumber('1,234.5', german)).toBeNull();
    expect(readNumber('12.34', german)).toBeNull();
  });
});

describe('a date', () => {
  it.each([
    ['MMM D, YYYY', 'Sep 14, 2023', '2023-09-14T09:00:00.000Z'],
    ['M/D/YYYY H:mm', '11/16/2006 0:00', '2006-11-16T00:00:00.000Z'],
    ['M/D/YY', '6/23/18', '2018-06-23T09:00:00.000Z'],
    ['D.M.YYYY', '3.11.2024', '2024-11-03T09:00:00.000Z'],
    [undefined, '2024-02-29', '2024-02-29T09:00:00.000Z'],
    [undefined, '2024-02-29T10:00:00+03:00', '2024-02-29T07:00:00.000Z'],
  ])('of the format %s is read from %j', (format, text, expected) => {
    expect(compileDate(format)(text)?.toISOString()).toBe(expected);
  });

  it.each([
    ['M/D/YYYY', '13/1/2020'],
    ['M/D/YYYY', '2/30/2020'],
    ['MMM D, YYYY', 'Foo 3, 2020'],
    [undefined, '14/09/2023'],
    [undefined, '2023-13-40'],
  ])('of the format %s is none in %j', (format, text) => {
    expect(compileDate(format)(text)).toBeNull();
  });
});

it('tells the language of an ad by its letters', () => {
  expect(guessLanguage('Excavator 320D')).toBe('en');
  expect(guessLanguage('حفارة كاتربلر 320')).toBe('ar');
  expect(guessLanguage('حەفارەی کاتەرپیلەر')).toBe('ckb');
});
