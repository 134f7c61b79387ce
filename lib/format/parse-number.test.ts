import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { formatNumber } from './numbers';
import { parseNumber } from './parse-number';

it.each([
  ['28500', 28500],
  ['28,500', 28500],
  ['28.500', 28500],
  ['28 500', 28500],
  ['28\u00a0500', 28500],
  ['37,000,000', 37000000],
  ['37.000.000', 37000000],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['8 450,5', 8450.5],
  ['28,500.', 28500],
  ['٢٨٥٠٠', 28500],
  ['۲۸۵۰۰', 28500],
  ['٢٨٬٥٠٠', 28500],
  ['٢٨٬٥٠٠٫٥', 28500.5],
  ['٢٨٫٥٠٠', 28.5],
  ['٣٧،٠٠٠،٠٠٠', 37000000],
  ['\u200f٣٢٠\u200f', 320],
  ['  320 ', 320],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0.500', 0.5],
  ['1234.567', 1234.567],
  ['.5', 0.5],
  ['5.', 5],
  ['-3', -3],
  ['\u22123', -3],
  ['0', 0],
  ['007', 7],
])('reads %j as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each([
  '',
  ' ',
  '.',
  ',',
  '-',
  '--3',
  'abc',
  '12abc',
  '$28',
  '1,23,456',
  '1,234,5',
  '12 5',
  '1e5',
  '0x10',
  '∞',
  '½',
  '1'.repeat(61),
])('does not take %j for a number', (text) => {
  expect(parseNumber(text)).toBeNull();
});

it('reads back what we write, and never fails', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...localeCodes), (number, locale) => {
      expect(parseNumber(formatNumber(number, locale))).toBe(number);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const number = parseNumber(text);
      expect(number === null || Number.isFinite(number)).toBe(true);
    }),
  );
});
