import { describe, expect, test } from 'vitest';
import { excavatorSheet } from '@/tests/support/asked-facts';
import { emptyValues } from '../values';
import { findabilityOf } from './findability';

const whole = {
  ...emptyValues,
  brand_id: '1',
  state_id: '2',
  price: '28500',
  year: '2018',
  hours: '5200',
  facts: { weight: 22_000, customs: 'paid', dozer_blade: false },
};
const of = (values: object, photos = 1) => findabilityOf({ ...whole, ...values }, photos, excavatorSheet);

describe('how findable an ad is', () => {
  test('is all of a hundred with everything that its buyers filter by, and nothing more is advised', () => {
    expect(of({})).toEqual({ percent: 100, next: null });
  });

  test('is nothing without a kind, whatever else is said', () => {
    expect(findabilityOf(whole, 3, null)).toEqual({ percent: 0, next: { of: 'category_id' } });
  });

  test('grows most by the first facet of the sheet, and less by each behind it', () => {
    const without = (key: string) => of({ facts: { ...whole.facts, [key]: undefined } }).percent;
    expect(without('weight')).toBeLessThan(without('customs'));
    expect(without('customs')).toBeLessThan(without('dozer_blade'));
    expect(without('dozer_blade')).toBeLessThan(100);
  });

  test('is not changed by what nobody filters by', () => {
    expect(of({ facts: { ...whole.facts, power: 150 }, title: 'Excavator' }).percent).toBe(100);
    expect(of({ distance: '' }).percent).toBe(100);
  });

  test('counts "no" as said, and what cannot be read as not said', () => {
    expect(of({ facts: { ...whole.facts, dozer_blade: false } }).percent).toBe(100);
    expect(of({ facts: { ...whole.facts, weight: 'heavy' } }).next).toMatchObject({ key: 'weight' });
  });
});

describe('what is advised next', () => {
  test('is a photograph first, then the facet that buyers ask first', () => {
    expect(findabilityOf(emptyValues, 0, excavatorSheet).next).toEqual({ of: 'images' });
    expect(findabilityOf(emptyValues, 1, excavatorSheet).next).toEqual({
      of: 'fact',
      key: 'weight',
      name: 'Operating weight',
      isFirst: true,
    });
  });

  test('is a later facet as one that they filter by', () => {
    expect(of({ facts: { weight: 22_000, dozer_blade: true } }).next).toMatchObject({
      key: 'customs',
      isFirst: false,
    });
  });

  test('is a field of every list where no facet is worth more', () => {
    expect(of({ hours: '' }).next).toEqual({ of: 'hours' });
    expect(of({ state_id: '', brand_id: '' }).next).toEqual({ of: 'state_id' });
  });
});
