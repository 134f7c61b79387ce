import { describe, expect, test } from 'vitest';
import { fillFromModel } from './fill-from-model';

const none = { model: '/', keys: [] };

describe('a model that is chosen', () => {
  test('fills in what is empty, and marks it', () => {
    expect(fillFromModel({ facts: {}, filled: none }, '1/320d', { weight: 21_000, power: 148 })).toEqual({
      facts: { weight: 21_000, power: 148 },
      filled: { model: '1/320d', keys: ['weight', 'power'] },
      changed: ['weight', 'power'],
    });
  });

  test('never changes what the seller said, a "no" neither', () => {
    const facts = { weight: 22_500, dozer_blade: false, extras: ['forks'] };
    const known = { weight: 21_000, dozer_blade: true, extras: ['winch'] };
    expect(fillFromModel({ facts, filled: none }, '1/320d', known)).toMatchObject({
      facts,
      filled: { keys: [] },
    });
  });

  test('takes away what the model before had filled in, but not what was changed since', () => {
    const before = { model: '1/320', keys: ['power'] };
    const next = fillFromModel({ facts: { weight: 22_500, power: 160 }, filled: before }, '1/330d', {
      weight: 35_000,
    });
    expect(next?.facts).toEqual({ weight: 22_500 });
    expect(next?.changed).toEqual(['power']);
  });

  test('that was there when the form opened fills in nothing', () => {
    expect(
      fillFromModel({ facts: {}, filled: { model: '1/320d', keys: [] } }, '1/320d', { power: 148 }),
    ).toBeNull();
  });
});
