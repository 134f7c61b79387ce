import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandsOf } from './bands';

const years = fc.dictionary(
  fc.integer({ min: 1980, max: 2026 }).map(String),
  fc.integer({ min: 1, max: 90 }),
  {
    minKeys: 1,
  },
);

test('bands of years cover all ads once, in their order', () => {
  fc.assert(
    fc.property(years, (found) => {
      const total = Object.values(found).reduce((sum, ads) => sum + ads, 0);
      const bands = bandsOf('year', new Map(Object.entries(found)));
      if (!bands.length) return;
      expect(bands.length).toBeGreaterThan(1);
      expect(bands.length).toBeLessThanOrEqual(5);
      expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      for (const [at, { from }] of bands.entries())
        expect(from).toBe(at === 0 ? null : (bands[at - 1]?.to ?? 0) + 1);
      expect(bands.at(-1)?.to).toBeNull();
    }),
  );
});

test('bands of a figure hold about as many ads each, between numbers that people say', () => {
  // Above the bounds 10, 15, 20, 25, 30, 40, 50, 60, 80, 100: ten ads each.
  const places = new Map(Array.from({ length: 10 }, (_, at) => [String(2 * (at + 1)), 10]));
  expect(bandsOf('weight', places)).toEqual([
    { from: null, to: 20, count: 20 },
    { from: 20, to: 30, count: 20 },
    { from: 30, to: 50, count: 20 },
    { from: 50, to: 80, count: 20 },
    { from: 80, to: null, count: 20 },
  ]);
});

test('what is on the bound of two bands is in both, as both lists have it', () => {
  const places = new Map([
    ['2', 10],
    ['3', 5],
    ['4', 10],
  ]);
  expect(bandsOf('weight', places)).toEqual([
    { from: null, to: 15, count: 15 },
    { from: 15, to: null, count: 15 },
  ]);
});

test('there are none where all ads say much the same, and none for a handful of ads', () => {
  expect(bandsOf('hours', new Map([['40', 500]]))).toEqual([]);
  expect(
    bandsOf(
      'year',
      new Map([
        ['2015', 4],
        ['2018', 4],
      ]),
    ),
  ).toEqual([]);
});
