import { describe, expect, test } from 'vitest';
import { emptyValues } from '../values';
import { openProposals, type Proposal, takenTogether, textOf, withProposal } from './open-proposals';

const values = {
  ...emptyValues,
  title: 'Komatsu 2018, 22 t',
  description: 'customs paid, with a winch, 5,200 h',
};
const found = (proposal: Partial<Proposal>): Proposal => ({
  key: 'weight',
  name: 'Operating weight',
  value: 22_000,
  text: '22 t',
  start: textOf(values).indexOf('22 t'),
  ...proposal,
});
const open = (proposals: Proposal[], changes: object = {}) =>
  openProposals(proposals, { ...values, ...changes }, values);

describe('a proposal', () => {
  test('stands below the text that says it', () => {
    const winch = found({ key: 'extras', value: ['winch'], start: textOf(values).indexOf('winch') });
    expect(open([found({}), winch]).map(({ key, from }) => [key, from])).toEqual([
      ['weight', 'title'],
      ['extras', 'description'],
    ]);
  });

  test('is not offered for what the form says already', () => {
    const year = found({ key: 'year', value: 2018 });
    const hours = found({ key: 'hours', value: 5_200 });
    const winch = found({ key: 'extras', value: ['winch'] });
    const blade = found({ key: 'dozer_blade', value: false });
    const stated = {
      year: '2018',
      hours: '٥٬٢٠٠',
      facts: { weight: 22_000, extras: ['forks', 'winch'], dozer_blade: false },
    };
    expect(open([found({}), year, hours, winch, blade], stated)).toEqual([]);
    expect(open([found({}), year, hours, winch, blade])).toHaveLength(5);
  });

  test('that says something else than the form is marked so, and one more of a list is not', () => {
    const both = [found({}), found({ key: 'extras', value: ['winch'] })];
    expect(
      open(both, { facts: { weight: 25_000, extras: ['forks'] } }).map(({ contradicts }) => contradicts),
    ).toEqual([true, false]);
  });

  test('of a distance is compared in kilometres, and 0 of a machine without a counter says nothing against it', () => {
    const driven = found({ key: 'distance', value: 160_934 });
    expect(open([driven], { distance: '100000', distance_type: 'mi' })).toEqual([]);
    expect(open([driven], { distance: '100000', distance_type: 'km' })[0]?.contradicts).toBe(true);
    expect(open([driven], { distance: '0' })[0]?.contradicts).toBe(false);
  });

  test('that two texts say is one', () => {
    expect(open([found({}), found({ start: 30 })])).toHaveLength(1);
  });
});

describe('taken together', () => {
  test('are those that nothing speaks against', () => {
    const offered = open(
      [
        found({}),
        found({ value: 23_000 }),
        found({ key: 'extras', value: ['winch'] }),
        found({ key: 'extras', value: ['forks'] }),
        found({ key: 'customs', value: 'paid' }),
        found({ key: 'year', value: 2018 }),
      ],
      { year: '2017' },
    );
    expect(takenTogether(offered).map(({ value }) => value)).toEqual([['winch'], ['forks'], 'paid']);
  });

  test('a list gets one more, anything else is replaced', () => {
    expect(withProposal(['forks'], ['winch'])).toEqual(['forks', 'winch']);
    expect(withProposal(undefined, ['winch'])).toEqual(['winch']);
    expect(withProposal(25_000, 22_000)).toBe(22_000);
  });
});
