import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterPanel } from '@/components/ads/filters/filter-panel';
import { type Options, sections } from '@/components/ads/filters/options';
import { type SectionOptions, useOptions } from '@/components/ads/filters/use-options';
import { turnFavourite } from '@/components/favourites/favourites';
import { FeaturedGrid } from '@/components/home/featured-grid';
import { noFilters } from '@/lib/ad-filters';
import { queriesOfVisit } from '@/lib/api/queries/visit';
import en from '@/messages/en.json';
import { anAd, listMeta } from '../support/an-ad';
import { cardLabels, listLabels } from './words';

/** The network: what was asked for, and each answer when it is let go. */
let asked: string[];
let answer: (body: object | string) => void;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return new Promise<Response>((resolve) => {
      answer = (body) => resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body)));
    });
  });
});
afterEach(() => {
  cleanup();
  queriesOfVisit().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { featured } = en.home;
const forms = { zero: '', one: '{n} ad', two: '', few: '', many: '', other: '{n} ads' };
const tab = (choice: number) => (
  <FeaturedGrid
    sort="asc"
    choice={choice}
    currency="USD"
    place={null}
    cardLabels={cardLabels()}
    onRetry={() => {}}
    labels={{
      loading: featured.loading,
      loaded: forms,
      empty: { title: featured.emptyTitle, text: featured.emptyText },
      error: { title: featured.errorTitle, text: featured.errorText, retry: en.common.tryAgain },
    }}
  />
);
const meta = listMeta(1);
/** Away to another window, and back. */
const look = () => {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
};

test('a tab of the home page that somebody else answers says that it failed, and the page stays (R237)', async () => {
  render(tab(1));
  answer('<h1>Welcome to our hotel</h1>');
  await waitFor(() => expect(asked).toHaveLength(2));
  answer('<h1>Welcome to our hotel</h1>');
  await screen.findByText('Failed to load ads');
});

test('a tab is good for 5 seconds, then it is read anew by the next look at it (R212)', async () => {
  render(tab(1));
  answer({ data: [anAd({ title: 'Grader' })], meta });
  await screen.findByText('Grader');
  look();
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 5_100);
  look();
  await waitFor(() => expect(asked).toHaveLength(2));
  answer({ data: [anAd({ title: 'Loader' })], meta });
  await screen.findByText('Loader');
});

test('a heart makes the lists that show it be read anew at their next look (R150)', async () => {
  render(tab(1));
  answer({ data: [anAd({ title: 'Grader' })], meta });
  await screen.findByText('Grader');
  const turned = turnFavourite(7, true, 'en');
  await waitFor(() => expect(asked).toHaveLength(2));
  answer({ status: true, success: true, message: 'Saved', data: { is_favourite: true } });
  await turned;
  look();
  await waitFor(() => expect(asked.filter((address) => address.includes('/v1/ads'))).toHaveLength(2));
});

const none = Object.fromEntries(sections.map((section) => [section, []])) as unknown as Options;
const still: SectionOptions = { options: [], waits: false, failed: false, retry: () => {} };
const Panel = ({ brand = [], category = [] }: { brand?: number[]; category?: number[] }) => {
  const filters = { ...noFilters, brand, category };
  const start = { filters: noFilters, options: none };
  const models = useOptions('carModel', filters, start, 'en');
  const subCategories = useOptions('subCategory', filters, start, 'en');
  const others = Object.fromEntries(sections.map((section) => [section, still])) as Record<
    keyof Options,
    SectionOptions
  >;
  return (
    <FilterPanel
      filters={filters}
      options={{ ...others, subCategory: subCategories, carModel: models }}
      facets={null}
      countOf={{ row: () => undefined, fact: () => undefined, bands: () => [] }}
      currency={{ code: 'USD', symbol: '$', rate: 1, decimals: 0 } as never}
      locale="en"
      labels={listLabels()}
      onChange={() => {}}
    />
  );
};

test('the models stand there from the start, ask for a brand, and say "Loading models..." while they come (R73, R225)', async () => {
  const room = (brand: number[]) => (
    <QueryClientProvider client={queries}>
      <Panel brand={brand} />
    </QueryClientProvider>
  );
  const queries = new QueryClient();
  const { rerender } = render(room([]));
  const models = () => screen.getByText('Model').closest('details')?.textContent;
  expect(models()).toContain('Choose a brand first.');
  expect(asked).toEqual([]);
  rerender(room([3]));
  expect(models()).toContain('Loading models...');
  await waitFor(() => expect(asked).toHaveLength(1));
  answer({ data: [{ id: 1, name: '320D', count: 4, brand_id: 3 }] });
  await waitFor(() => expect(models()).toContain('320D'));
  rerender(room([4]));
  await waitFor(() => expect(asked).toHaveLength(2));
  answer({ data: [] });
  await waitFor(() => expect(models()).toContain('No models found.'));
  rerender(room([5]));
  expect(models()).toContain('Loading models...');
});

test('sub-categories say "Loading sub-categories..." while they come (R73)', async () => {
  const queries = new QueryClient();
  const room = (category: number[]) => (
    <QueryClientProvider client={queries}>
      <Panel category={category} />
    </QueryClientProvider>
  );
  const { rerender } = render(room([]));
  rerender(room([3]));
  const subCategories = () => screen.getByText('Sub-category').closest('details')?.textContent;
  expect(subCategories()).toContain('Loading sub-categories...');
  await waitFor(() => expect(asked).toHaveLength(1));
  answer({ data: [{ id: 1, name: 'Graders', slug: 'graders', count: 4, category_id: 3 }] });
  await waitFor(() => expect(subCategories()).toContain('Graders'));
  expect(subCategories()).not.toContain('Loading');
});
