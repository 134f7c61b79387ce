import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterPanel } from '@/components/ads/filters/filter-panel';
import { type Options, sections } from '@/components/ads/filters/options';
import { useFacets } from '@/components/ads/filters/use-facets';
import type { SectionOptions } from '@/components/ads/filters/use-options';
import { type AdFilters, noFilters } from '@/lib/ad-filters';
import { listLabels } from './words';

let asked: string[];
let answer: (body: object, status?: number) => void;
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return new Promise<Response>((resolve) => {
      answer = (body, status = 200) => resolve(new Response(JSON.stringify(body), { status }));
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = Object.fromEntries(sections.map((section) => [section, []])) as unknown as Options;
const optionsOf: Options = {
  ...nothing,
  brand: [
    [1, 'Caterpillar', 900],
    [2, 'Komatsu', 1_400],
  ],
  carModel: [[11, '320D', 70, 1]],
};
const options = Object.fromEntries(
  sections.map((section) => [
    section,
    { options: optionsOf[section] ?? [], waits: false, failed: false, retry: () => {} },
  ]),
) as Record<keyof Options, SectionOptions>;

const Panel = ({ filters, seen }: { filters: AdFilters; seen: boolean }) => (
  <FilterPanel
    filters={filters}
    options={options}
    facets={null}
    countOf={useFacets(filters, { waiting: false, seen })}
    currency={{ code: 'USD', symbol: '$', rate: 1, decimals: 0 }}
    locale="en"
    labels={listLabels()}
    onChange={() => {}}
  />
);

const aPanel = (first: AdFilters, seen = true) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const room = (filters: AdFilters, seen = true) => (
    <QueryClientProvider client={queries}>
      <Panel filters={filters} seen={seen} />
    </QueryClientProvider>
  );
  const { rerender } = render(room(first, seen));
  return (filters: AdFilters) => rerender(room(filters));
};

const numberOf = (name: string) =>
  screen.getByText(name).closest('label')?.querySelector('span')?.textContent;
const isDim = (name: string) => screen.getByText(name).closest('label')?.hasAttribute('data-none');

const empty = { counts: [], count_is_estimate: false };
const facets = (more: object) => ({
  data: {
    ...{
      category: empty,
      sub_category: empty,
      brand: empty,
      car_model: empty,
      type: empty,
      state: empty,
      facts: {},
      ranges: {},
    },
    ...more,
  },
});

test('without filters, or with a category alone, the numbers that came with the options are right', () => {
  const show = aPanel(noFilters);
  expect([numberOf('Caterpillar'), numberOf('Komatsu')]).toEqual(['900', '1,400']);
  show({ ...noFilters, category: [4], sort: 'price_asc', page: 2 });
  expect([numberOf('Caterpillar'), numberOf('Komatsu')]).toEqual(['900', '1,400']);
  // What is asked then is for the facets of the category.
  expect(asked.map((address) => address.replace(/.*\/v1/, ''))).toEqual([
    '/ads/facets?category=4&sort=desc&page=1',
  ]);
});

test('under other filters an option has the number of ads that it would lead to, and one without is dim', async () => {
  const show = aPanel({ ...noFilters, state: [3], toPrice: 5_000 });
  expect(numberOf('Caterpillar')).toBe('');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toContain('/v1/ads/facets?');
  answer(facets({ brand: { counts: [{ id: 1, count: 12 }], count_is_estimate: false } }));
  await waitFor(() => expect(numberOf('Caterpillar')).toBe('12'));
  expect([numberOf('Komatsu'), isDim('Komatsu'), isDim('Caterpillar')]).toEqual(['0', true, false]);
  expect(screen.getByRole('checkbox', { name: /Komatsu/ })).toHaveProperty('disabled', false);

  // The last ones stay while the next ones come; models of a brand chosen only now were not among them.
  show({ ...noFilters, state: [3], brand: [1] });
  expect([numberOf('Caterpillar'), numberOf('Komatsu'), numberOf('320D')]).toEqual(['12', '0', '']);
  await waitFor(() => expect(asked).toHaveLength(2));
  const car_model = { counts: [{ id: 11, count: 3 }], count_is_estimate: false };
  answer(facets({ brand: { counts: [{ id: 2, count: 1_500 }], count_is_estimate: true }, car_model }));
  await waitFor(() => expect(numberOf('Komatsu')).toBe('≈ 1,500'));
  // What a sample missed may be there.
  expect([numberOf('Caterpillar'), isDim('Caterpillar'), numberOf('320D')]).toEqual(['', false, '3']);
});

test('when the counts do not come there are no numbers', async () => {
  const show = aPanel(noFilters);
  show({ ...noFilters, search: 'crane' });
  await waitFor(() => expect(asked).toHaveLength(1));
  answer({ status: false, message: 'Busy' }, 503);
  await waitFor(() => expect(numberOf('Caterpillar')).toBe(''));
  expect([numberOf('Komatsu'), isDim('Komatsu')]).toEqual(['', false]);
  show(noFilters);
  expect(numberOf('Komatsu')).toBe('1,400');
});

test('what stands in a closed sheet is not counted until it opens', async () => {
  const show = aPanel({ ...noFilters, state: [3] }, false);
  await Promise.resolve();
  expect([asked, numberOf('Komatsu')]).toEqual([[], '']);
  show({ ...noFilters, state: [3] });
  await waitFor(() => expect(asked).toHaveLength(1));
});
