import { expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { dayOf, formatDate, formatDay, formatTime, readersZone } from './dates';

it('says the day as each language does', () => {
  expect(formatDate('2026-03-21', 'en')).toBe('21 March 2026');
  expect(formatDate('2026-03-21', 'ar')).toBe('21 آذار 2026');
  expect(formatDate('2026-03-21', 'ckb')).toBe('21ی ئازاری 2026');
  expect(formatDate('2026-11-01', 'ar')).toBe('1 تشرين الثاني 2026');
  expect(formatDate('2026-10-05', 'ckb')).toBe('5ی تشرینی یەکەمی 2026');
});

it('knows twelve different months in each language', () => {
  for (const locale of localeCodes) {
    const dates = Array.from({ length: 12 }, (_, month) =>
      formatDate(new Date(Date.UTC(2026, month, 7)), locale),
    );
    expect(new Set(dates).size).toBe(12);
  }
});

it('turns the page at midnight in Baghdad, wherever the reader is', () => {
  expect(formatDate('2025-12-31T20:59:59.999Z', 'en')).toBe('31 December 2025');
  expect(formatDate('2025-12-31T21:00:00.000Z', 'en')).toBe('1 January 2026');
  expect(formatDate(new Date('2026-01-01T02:00:00+05:45'), 'en')).toBe('31 December 2025');
});

it('reads a time without a zone as UTC', () => {
  expect(formatDate('2026-03-21T20:59:00', 'en')).toBe('21 March 2026');
  expect(formatDate('2026-03-21 21:00:00', 'en')).toBe('22 March 2026');
  expect(formatDate('2026-03-21T21:00', 'en')).toBe('22 March 2026');
});

it('says nothing for what is no date', () => {
  expect(formatDate('', 'en')).toBe('');
  expect(formatDate('soon', 'ar')).toBe('');
  expect(formatDate(new Date(Number.NaN), 'ckb')).toBe('');
});

it('says a time by the clock of its reader, where that is wanted', () => {
  // The tests read in Kathmandu, 5 h 45 min ahead of UTC.
  const evening = '2025-12-31T20:00:00.000Z';
  expect([formatTime(evening), formatTime(evening, readersZone)]).toEqual(['23:00', '01:45']);
  expect(formatDate(evening, 'en', readersZone)).toBe('1 January 2026');
  expect(formatDay(evening, 'en', readersZone)).toBe('1 January');
  expect(dayOf(evening, readersZone) - dayOf(evening)).toBe(1);
});
