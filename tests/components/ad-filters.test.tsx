import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facets } from '@/components/ads/filters/facets';
import { changeFilters } from '@/components/ads/filters/filter-change';
import { firstOptions, matching, type Option, offered } from '@/components/ads/filters/options';
import { isIndexed, listSteps, listTitle } from '@/components/ads/list/list-words';
import { goesOn, partAfter } from '@/components/ads/list/use-ads';
import { type AdFilters, noFilters } from '@/lib/ad-filters';
import { listLabels } from './words';

const known = {
  carModel: [
    [11, '320D', 5, 1],
    [12, 'D6', 3, 1],
    [21, 'PC200', 4, 2],
  ] satisfies Option[],
  subCategory: [[51, 'Excavators', 9, 5]] satisfies Option[],
};

describe('choosing filters', () => {
  it('keeps the models of the chosen brands and lets the others go (R154)', () => {
    const both = { ...noFilters, brand: [1, 2], carModel: [11, 12, 21] };
    const change = { type: 'toggle', section: 'brand', id: 1 } as const;
    expect(changeFilters(both, change, known)).toMatchObject({ brand: [2], carModel: [21] });
  });

  it('keeps all models when another brand joins', () => {
    const one = { ...noFilters, brand: [1], carModel: [11] };
    const change = { type: 'toggle', section: 'brand', id: 2 } as const;
    expect(changeFilters(one, change, known)).toMatchObject({ brand: [1, 2], carModel: [11] });
  });

  it('lets a sub-category go with its category', () => {
    const chosen = { ...noFilters, category: [5], subCategory: [51] };
    const change = { type: 'toggle', section: 'category', id: 5 } as const;
    expect(changeFilters(chosen, change, known)).toMatchObject({ category: [], subCategory: [] });
  });

  it('never leaves a model without its brand, whatever was clicked in whatever order', () => {
    const toggle = fc.oneof(
      fc.record({ section: fc.constant('brand' as const), id: fc.constantFrom(1, 2) }),
      fc.record({ section: fc.constant('carModel' as const), id: fc.constantFrom(11, 12, 21) }),
    );
    fc.assert(
      fc.property(fc.array(toggle, { maxLength: 30 }), (clicks) => {
        let filters = noFilters;
        for (const click of clicks) {
          // Models are on offer for the chosen brands alone.
          const offers = known.carModel.filter(([, , , brand]) => filters.brand.includes(brand));
          if (click.section === 'carModel' && !offers.some(([id]) => id === click.id)) continue;
          filters = changeFilters(filters, { type: 'toggle', ...click }, { ...known, carModel: offers });
          for (const id of filters.carModel) {
            const brand = known.carModel.find((model) => model[0] === id)?.[3];
            expect(filters.brand).toContain(brand);
          }
        }
      }),
    );
  });

  it('clears everything but the order (R154)', () => {
    const much = {
      ...noFilters,
      brand: [1],
      carModel: [11],
      type: [1],
      state: [3],
      fromPrice: 100,
      toPrice: 500,
      search: 'cat',
      sort: 'price_asc',
      page: 4,
    } as const;
    const cleared = changeFilters(
      { ...much, brand: [1], carModel: [11], type: [1], state: [3] },
      { type: 'clear' },
      known,
    );
    expect(cleared).toEqual({ ...noFilters, sort: 'price_asc' });
  });

  it('begins at the first page again', () => {
    expect(changeFilters({ ...noFilters, page: 7 }, { type: 'sort', sort: 'asc' }, known).page).toBe(1);
  });
});

describe('the options of a section', () => {
  const many: Option[] = Array.from({ length: 30 }, (_, index) => [index + 1, `Brand ${index + 1}`, index]);

  it('are at first the chosen ones and those with most ads, in their own order', () => {
    const ids = firstOptions(many, [2]).map(([id]) => id);
    expect(ids).toEqual([2, 24, 25, 26, 27, 28, 29, 30]);
  });

  it('are all there when they are few', () => {
    expect(firstOptions(many.slice(0, 10), [])).toHaveLength(10);
  });

  it('leave out what leads to nothing, unless it is chosen', () => {
    expect(
      offered(
        [
          [1, 'A', 0],
          [2, 'B', 0],
          [3, 'C', 1],
        ],
        [2],
      ).map(([id]) => id),
    ).toEqual([2, 3]);
  });

  it('are found in any spelling of their letters', () => {
    const names: Option[] = [
      [1, 'کاتەرپیلار', 1],
      [2, 'كوماتسو', 1],
    ];
    expect(matching(names, 'كاته').map(([id]) => id)).toEqual([1]);
    expect(matching(names, 'کومات').map(([id]) => id)).toEqual([2]);
  });
});

describe('the parts of a list', () => {
  it('are four ads after four (R245)', () => {
    expect(partAfter({ page: 1, perPage: 4 }, 4)).toEqual({ page: 2, perPage: 4 });
    expect(partAfter({ page: 3, perPage: 4 }, 4)).toEqual({ page: 4, perPage: 4 });
  });

  it('are a hundred at once on a narrow screen, and four after four from there (R245)', () => {
    expect(partAfter({ page: 1, perPage: 4 }, 100)).toEqual({ page: 1, perPage: 100 });
    expect(partAfter({ page: 1, perPage: 100 }, 4)).toEqual({ page: 26, perPage: 4 });
  });

  it('leave no ad out, whether they are asked for by hand or come by themselves', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(4, 24, 100), { maxLength: 30 }), (sizes) => {
        let part = { page: 1, perPage: 4 };
        for (const size of sizes) {
          const next = partAfter(part, size);
          const begins = (next.page - 1) * next.perPage;
          const shown = part.page * part.perPage;
          expect(begins).toBeLessThanOrEqual(shown);
          expect(next.page * next.perPage).toBeGreaterThan(shown);
          part = next;
        }
      }),
    );
  });

  it('come by themselves until a hundred are shown, and again once more are asked for', () => {
    expect(goesOn({ page: 1, perPage: 4 })).toBe(true);
    expect(goesOn({ page: 4, perPage: 24 })).toBe(true);
    for (const perPage of [100, 24, 4]) {
      const hundredth = partAfter({ page: 99, perPage: 1 }, perPage);
      expect(goesOn(hundredth)).toBe(false);
      expect(goesOn(partAfter(hundredth, 4))).toBe(true);
    }
  });
});

describe('the words over a list', () => {
  const options = {
    category: [[5, 'Construction machinery', 9]],
    subCategory: known.subCategory,
    brand: [
      [1, 'Caterpillar', 8],
      [2, 'Komatsu', 4],
    ],
    carModel: known.carModel,
    type: [],
    state: [[7, 'Erbil', 3]],
  } satisfies Record<string, Option[]>;
  const facets: Facets = {
    core: [],
    facts: [
      { key: 'fuel', name: 'Fuel', measure: null, choices: [['diesel', 'Diesel']] },
      { key: 'quick_coupler', name: 'Quick coupler', measure: null, choices: [['yes', 'Quick coupler']] },
    ],
  };
  const { title, allAds } = listLabels();
  const of = (filters: Partial<typeof noFilters>) =>
    listTitle({ ...noFilters, ...filters }, { options, facets }, title);

  it('name what is single', () => {
    expect(of({})).toBe('Machinery and vehicles for sale');
    expect(of({ brand: [1] })).toBe('Caterpillar for sale');
    expect(of({ brand: [1], carModel: [11] })).toBe('Caterpillar 320D for sale');
    expect(of({ category: [5], subCategory: [51], brand: [1], state: [7] })).toBe(
      'Caterpillar excavators for sale in Erbil',
    );
  });

  it('name with a band of sizes what it is a band of', () => {
    const kinds = { ...options, subCategory: [[51, 'Under 60 hp', 3]] } satisfies Record<string, Option[]>;
    const narrow = { ...noFilters, category: [5], subCategory: [51] };
    expect(listTitle(narrow, { options: kinds, facets: null }, title)).toBe(
      'Construction machinery (under 60 hp) for sale',
    );
  });

  it('name the one fact of a kind', () => {
    expect(of({ category: [5], facts: { fuel: 'diesel' } })).toBe(
      'Construction machinery for sale · Fuel: Diesel',
    );
    expect(of({ category: [5], facts: { quick_coupler: 'yes' } })).toBe(
      'Construction machinery for sale · Quick coupler',
    );
  });

  it('name none of two', () => {
    expect(of({ brand: [1, 2] })).toBe('Machinery and vehicles for sale');
    expect(of({ category: [5], facts: { fuel: 'diesel', quick_coupler: 'yes' } })).toBe(
      'Construction machinery for sale',
    );
  });

  it('show the way there through the category', () => {
    const steps = listSteps(
      { ...noFilters, category: [5], brand: [1], page: 3 },
      { options, facets },
      { title, allAds },
    );
    expect(steps.map(({ name }) => name)).toEqual([
      'All Ads',
      'Construction machinery',
      'Caterpillar construction machinery for sale',
    ]);
    expect(steps.at(-1)?.filters.page).toBe(1);
  });

  it('are for search engines only where the list is one of a few kinds', () => {
    const kept: Partial<AdFilters>[] = [
      {},
      { category: [5] },
      { category: [5], subCategory: [51] },
      { category: [5], brand: [1] },
      { brand: [1] },
      { category: [5], state: [7] },
      { category: [5], facts: { fuel: 'diesel' } },
      { category: [5], subCategory: [51], facts: { quick_coupler: 'yes' } },
    ];
    for (const filters of kept) expect(isIndexed({ ...noFilters, ...filters }, facets)).toBe(true);
    const not: Partial<AdFilters>[] = [
      { state: [7] },
      { subCategory: [51] },
      { brand: [1, 2] },
      { category: [5], brand: [1], state: [7] },
      { search: 'cat' },
      { fromPrice: 5 },
      { category: [5], sort: 'asc' as const },
      { facts: { fuel: 'diesel' } },
      { category: [5], facts: { fuel: 'diesel', quick_coupler: 'yes' } },
      { category: [5], facts: { fuel: 'diesel,petrol' } },
      { category: [5], facts: { weight: '18000-25000' } },
      // These have no name, so nothing would tell them from the list of the kind.
      { category: [5], facts: { quick_coupler: 'no' } },
      { category: [5], facts: { paint: 'original' } },
      { category: [5], brand: [1], facts: { fuel: 'diesel' } },
      { category: [5], state: [7], facts: { fuel: 'diesel' } },
    ];
    for (const filters of not) expect(isIndexed({ ...noFilters, ...filters }, facets)).toBe(false);
  });
});
