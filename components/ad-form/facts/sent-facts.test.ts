import { expect, test } from 'vitest';
import { excavatorSheet } from '@/tests/support/asked-facts';
import { sentFacts } from './sent-facts';

const kind = { category_id: '1', sub_category_id: '11' };
const ad = { category_id: 1, sub_category_id: 11, facts: { weight: 20_000, drum_kind: 'padfoot' } };

test('of what was typed for any kind only that is sent which this kind is asked for', () => {
  const facts = { weight: 22_000, dozer_blade: false, header_width: 6_000, extras: [], customs: '' };
  expect(sentFacts({ ...kind, facts }, excavatorSheet, null)).toEqual({ weight: 22_000, dozer_blade: false });
});

test('what an ad states and its kind is not asked for stays, and what was emptied goes', () => {
  const facts = { weight: undefined, power: 150 };
  expect(sentFacts({ ...kind, facts }, excavatorSheet, ad)).toEqual({ power: 150, drum_kind: 'padfoot' });
});

test('an ad that becomes one of another kind keeps nothing that this is not asked for', () => {
  expect(sentFacts({ ...kind, sub_category_id: '12', facts: ad.facts }, excavatorSheet, ad)).toEqual({
    weight: 20_000,
  });
});
