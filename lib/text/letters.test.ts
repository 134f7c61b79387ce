import { expect, test } from 'vitest';
import { codesOf } from './letters';
import { searchTokens } from './tokens';

const codes = (text: string) => codesOf(searchTokens(text));

test.each([
  ['بي سي 200', 'pc200'],
  ['بيسي200', 'pc200'],
  ['پی سی ٢٠٠', 'pc200'],
  ['ئێچ دی ٧٢', 'hd72'],
  ['ايتش 100', 'h100'],
  ['اج 100', 'h100'],
  ['ئی سی ٢١٠', 'ec210'],
  ['دبليو اي 470', 'wa470'],
  ['بي ام دبليو', 'bmw'],
  ['دي 6r', 'd6r'],
  ['320 دي', '320d'],
  ['دي سكس', 'd6'],
  ['ثري سي اكس', '3cx'],
])('%s says %s', (text, code) => {
  expect(codes(text)).toContain(code);
});

test('words that are no letters say nothing, and however many there are, the readings are few', () => {
  for (const text of ['حفارة 200', 'pc 200', 'كومتسو بي سي 200', '']) expect(codes(text)).toEqual([]);
  expect(codes(Array(14).fill('اي').join(' ')).length).toBeLessThanOrEqual(128);
  expect(codes('اي'.repeat(40)).length).toBeLessThanOrEqual(128);
});
