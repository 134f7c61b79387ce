import { expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { formatAmount, formatNumber } from './numbers';

it.each(localeCodes)('%s groups thousands with ASCII digits', (locale) => {
  expect(formatNumber(0, locale)).toBe('0');
  expect(formatNumber(-0, locale)).toBe('0');
  expect(formatNumber(999, locale)).toBe('999');
  expect(formatNumber(1000, locale)).toBe('1,000');
  expect(formatNumber(1234567.5, locale)).toBe('1,234,567.5');
  expect(formatNumber(-28500, locale)).toBe('-28,500');
  expect(formatNumber(0.0001, locale)).toBe('0');
  expect(formatNumber(-0.0001, locale)).toBe('0');
  expect(formatNumber(100, locale)).toBe('100');
  expect(formatNumber(1.25, locale)).toBe('1.25');
  expect(formatNumber(Number.NaN, locale)).toBe('–');
  expect(formatNumber(Number.POSITIVE_INFINITY, locale)).toBe('–');
});

it('writes an amount with the decimals of its currency and no symbol', () => {
  expect(formatAmount(28500, 0)).toBe('28,500');
  expect(formatAmount(28500.6, 0)).toBe('28,501');
  expect(formatAmount(37300000, 0)).toBe('37,300,000');
  expect(formatAmount(1250.5, 2)).toBe('1,250.50');
  expect(formatAmount(0, 0)).toBe('0');
  expect(formatAmount(Number.NaN, 0)).toBe('–');
});
