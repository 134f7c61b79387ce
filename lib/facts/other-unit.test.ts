import { expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { facts } from '@/seed/reference/facts';
import type { Fact, FactValue } from './fact';
import { otherUnitText } from './other-unit';

const said = (key: string, value: FactValue, changes: Partial<Fact> = {}) => {
  const fact = facts.find((one) => one.key === key);
  if (!fact) throw new Error(`There is no ${key}.`);
  return localeCodes.map((locale) =>
    (otherUnitText({ ...fact, ...changes }, value, locale) ?? '').replaceAll('\u00a0', ' '),
  );
};

test('power is said in kilowatts too, and in horsepower where the operator shows kilowatts', () => {
  expect(said('power', 160)).toEqual(['119 kW', '119 كيلوواط', '119 کیلۆوات']);
  expect(said('power', 6)[0]).toBe('4.5 kW');
  expect(said('power', 160, { shownIn: 'kw' })[0]).toBe('160 hp');
});

test('weights, what has one unit and what is no number have no other', () => {
  expect(said('weight', 22_000)[0]).toBe('');
  expect(said('tyres_left', 70)[0]).toBe('');
  expect(said('condition', 'good')[0]).toBe('');
});
