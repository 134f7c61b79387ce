import { expect, test } from 'vitest';
import { excavatorSheet } from '@/tests/support/asked-facts';
import { canHave, isSame, sayValue } from './fact-value';
import { typedUnits } from './typed-units';

const factOf = (key: string) => {
  const fact = excavatorSheet.facts.find((one) => one.key === key);
  if (!fact) throw new Error(`No fact ${key}.`);
  return fact;
};
const words = { yes: 'Yes', no: 'No', separator: ', ' };

test('a fact has only values of its kind and within its bounds', () => {
  expect(canHave(factOf('weight'), 22_000)).toBe(true);
  expect(canHave(factOf('weight'), 22)).toBe(false);
  expect(canHave(factOf('weight'), 'heavy')).toBe(false);
  expect(canHave(factOf('customs'), 'paid')).toBe(true);
  expect(canHave(factOf('customs'), 'gone')).toBe(false);
  expect(canHave(factOf('extras'), ['winch', 'forks'])).toBe(true);
  expect(canHave(factOf('extras'), [])).toBe(false);
  expect(canHave(factOf('dozer_blade'), false)).toBe(true);
});

test('several choices say the same in any order', () => {
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(isSame(['a'], ['a', 'b'])).toBe(false);
  expect(isSame(false, undefined)).toBe(false);
});

test('a value is said in the unit that people read, and by the names of its choices', () => {
  expect(sayValue(factOf('weight'), 21_870, words)).toBe('21.9\u00a0t');
  expect(sayValue(factOf('customs'), 'unpaid', words)).toBe('Not paid');
  expect(sayValue(factOf('extras'), ['winch', 'forks'], words)).toBe('Forks, Winch');
  expect(sayValue(factOf('dozer_blade'), false, words)).toBe('No');
});

test('a weight is typed in tonnes or kilograms, power in hp or kW, and what counts things in nothing', () => {
  expect(typedUnits(factOf('weight'))).toEqual(['t', 'kg']);
  expect(typedUnits(factOf('power'))).toEqual(['hp', 'kw']);
  expect(typedUnits({ unit: 'cc', shown_in: 'l' })).toEqual(['l', 'cc']);
  expect(typedUnits({ unit: 'l', shown_in: 'l' })).toEqual(['l']);
  expect(typedUnits({ unit: null, shown_in: null })).toEqual([]);
});
