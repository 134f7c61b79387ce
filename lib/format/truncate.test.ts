import fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncate } from './truncate';

it('leaves what fits, and cuts the rest to the letter', () => {
  expect(truncate('Wheel loader', 12)).toBe('Wheel loader');
  expect(truncate('Wheel loader', 11)).toBe('Wheel loade…');
  expect(truncate('Wheel loader', 6)).toBe('Wheel …');
  expect(truncate('Wheel loader', 5, '...')).toBe('Wheel...');
  expect(truncate('Wheel loader', 5, '')).toBe('Wheel');
  expect(truncate('x'.repeat(201), 200, '...')).toBe(`${'x'.repeat(200)}...`);
  expect(truncate('', 5)).toBe('');
  expect(truncate('abc', 0)).toBe('…');
});

it('counts what a reader takes for one letter', () => {
  expect(truncate('🚜🚜🚜', 3)).toBe('🚜🚜🚜');
  expect(truncate('🚜🚜🚜', 2)).toBe('🚜🚜…');
  expect(truncate('👷🏽‍♂️👷🏽‍♂️', 1)).toBe('👷🏽‍♂️…');
  expect(truncate('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1)).toBe('👨‍👩‍👧‍👦…');
  expect(truncate('🇮🇶🇮🇶🇮🇶', 2)).toBe('🇮🇶🇮🇶…');
  expect(truncate('حَفَّارَة', 2)).toBe('حَفَّ…');
  expect(truncate('e\u0301e\u0301', 1)).toBe('e\u0301…');
});

it('does not take ten thousand marks for one letter', () => {
  expect(truncate(`a${'\u0301'.repeat(10_000)}`, 30).length).toBeLessThan(600);
});

it('never cuts a letter in half, and gives back a beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(20), (text, max) => {
      const cut = truncate(text, max, '');
      expect(text.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(/[\ud800-\udbff]$/);
    }),
  );
});
