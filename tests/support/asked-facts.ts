import type { Sheet } from '@/lib/contract/facts';

type AskedFact = Sheet['facts'][number];

const ask = (fact: Pick<AskedFact, 'key' | 'kind' | 'name'> & Partial<AskedFact>): AskedFact => ({
  short: fact.name,
  unit: null,
  shown_in: null,
  unit_name: '',
  scale: 1,
  decimals: 0,
  least: null,
  most: null,
  steps: [],
  choices: [],
  is_facet: false,
  on_card: false,
  in_title: false,
  ...fact,
});

const named = (names: Record<string, string>) => Object.entries(names).map(([key, name]) => ({ key, name }));

/** What excavators are asked for, as far as a test needs it: one fact of each kind, and a list to open. */
export const excavatorSheet: Sheet = {
  core: ['year', 'hours'],
  facts: [
    ask({
      key: 'weight',
      kind: 'number',
      name: 'Operating weight',
      unit: 'kg',
      shown_in: 't',
      unit_name: 't',
      scale: 1_000,
      decimals: 1,
      least: 500,
      most: 1_000_000,
      is_facet: true,
      on_card: true,
    }),
    ask({
      key: 'customs',
      kind: 'choice',
      name: 'Customs',
      choices: named({ paid: 'Paid', unpaid: 'Not paid' }),
      is_facet: true,
    }),
    ask({ key: 'dozer_blade', kind: 'flag', name: 'Dozer blade', is_facet: true }),
    ask({
      key: 'power',
      kind: 'number',
      name: 'Power',
      unit: 'hp',
      shown_in: 'hp',
      unit_name: 'hp',
      least: 1,
      most: 5_000,
    }),
    ask({
      key: 'extras',
      kind: 'choices',
      name: 'Extras',
      choices: named({ forks: 'Forks', winch: 'Winch', rock_bucket: 'Rock bucket' }),
    }),
    ask({
      key: 'emission_stage',
      kind: 'choice',
      name: 'Emissions',
      choices: named({ i: 'I', ii: 'II', iiia: 'III A', iiib: 'III B', iv: 'IV', v: 'V' }),
    }),
  ],
};
