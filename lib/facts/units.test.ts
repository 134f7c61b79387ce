import { expect, test } from 'vitest';
import { areAlike, convert, units } from './units';

test('an amount is the same in another unit of its dimension', () => {
  const said = [
    [22, 't', 'kg', 22_000],
    [2_204.6226, 'lb', 't', 1],
    [13.6, 'm', 'mm', 13_600],
    [20, 'ft', 'm', 6.096],
    [4, 'in', 'mm', 101.6],
    [3.3, 'm3', 'l', 3_300],
    [2.4, 'l', 'cc', 2_400],
    [1, 'yd3', 'm3', 0.7646],
    [110, 'kw', 'hp', 147.51],
    [440, 'ps', 'hp', 433.98],
    [1, 'm3_min', 'cfm', 35.315],
    [60, 'm3_h', 'l_min', 1_000],
    [1, 'bar', 'psi', 14.504],
    [1, 'mi', 'km', 1.609344],
    [4, 'donum', 'm2', 10_000],
    [60, 'kwh', 'wh', 60_000],
  ] as const;
  for (const [amount, from, to, is] of said) {
    expect(convert(amount, from, to), `${amount} ${from}`).toBeCloseTo(is, 2);
    expect(convert(is, to, from), `${is} ${to}`).toBeCloseTo(amount, 1);
  }
});

test('what measures different things is not converted', () => {
  expect(areAlike('kva', 'kw')).toBe(false);
  expect(() => convert(1, 'kva', 'kw')).toThrow('different things');
  for (const unit of units) expect(convert(7, unit, unit)).toBe(7);
});
