import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AdListHead } from '@/components/ads/list/ad-list-head';
import { Corrected } from '@/components/ads/list/corrected';
import { EmptyCategories } from '@/components/ads/list/empty-categories';
import { EmptyList } from '@/components/ads/list/empty-list';
import { Results } from '@/components/ads/list/results';
import { ShorterSearches, shorterSearches } from '@/components/ads/list/shorter-searches';
import type { useAds } from '@/components/ads/list/use-ads';
import { readKeptHere } from '@/components/saved-searches/kept-here';
import { type AdFilters, noFilters } from '@/lib/ad-filters';
import type { NothingFound } from '@/lib/contract/ads';
import { listMeta } from '../support/an-ad';
import { cardLabels, listLabels } from './words';

afterEach(cleanup);

const labels = listLabels();
const aPart = (kind: 'brand' | 'text', name: string) => ({
  kind,
  name,
  ids: [],
  from: null,
  to: null,
  unit: null,
  typed: name,
  without: '',
  total_without: 0,
  only_ranks: false,
});
const show = (filters: Partial<AdFilters>, found: NothingFound | null = null) =>
  render(
    <EmptyList
      labels={labels}
      shown={{ ...noFilters, ...filters }}
      locale="en"
      found={found}
      onClear={() => {}}
    />,
  );
const advice = (filters: Partial<AdFilters>) => {
  show(filters);
  return [labels.emptyHint, labels.emptyWords].filter((text) => screen.queryByText(text));
};

test('a list that only words have emptied asks for other words, for there is no filter to take away', () => {
  expect(advice({ search: 'zzz' })).toEqual([labels.emptyWords]);
});

test('a list that filters have emptied asks for fewer of them', () => {
  expect(advice({ search: 'zzz', brand: [3] })).toEqual([labels.emptyHint]);
});

test('a list that nothing has narrowed gives no advice', () => {
  expect(advice({})).toEqual([]);
});

test('a list that filters or words have emptied can be saved there, and one without any cannot', async () => {
  show({ search: 'zzz', toPrice: 900 });
  await userEvent.click(screen.getByRole('button', { name: labels.saveSearch.save }));
  await screen.findByRole('button', { name: labels.saveSearch.saved });
  expect(readKeptHere()).toEqual(['to_price=900&search=zzz&sort=desc']);
  localStorage.clear();
  cleanup();
  show({});
  expect(screen.queryByRole('button', { name: labels.saveSearch.save })).toBeNull();
});

test('each condition says how many ads there are without it, those that nothing is gained by are not offered', () => {
  show(
    { search: 'catterpiler zzz', sort: 'best', state: [4] },
    {
      parts: [
        { ...aPart('brand', 'Caterpillar'), without: 'zzz' },
        { ...aPart('text', 'zzz'), without: 'catterpiler', total_without: 13 },
      ],
      near: [{ kind: 'sub_category', id: 7, name: 'Crawler excavators', count: 71, category_id: 1 }],
      other_spelling: 'Caterpillar',
    },
  );
  const ways = screen
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent?.replace(/[\u2066-\u2069]/g, ''),
      item.querySelector('a')?.getAttribute('href'),
    ]);
  expect(ways).toEqual([
    ['Without “zzz”13 ads', '/ads?state=4&search=catterpiler'],
    ['Crawler excavators71 ads', '/ads?category=1&sub_category=7'],
  ]);
  expect(screen.getByRole('heading', { name: labels.allAtOnce })).toBeDefined();
  const link = screen.getByRole('link', { name: /Did you mean/ });
  expect(link.getAttribute('href')).toBe('/ads?state=4&search=Caterpillar');
  expect(screen.getByRole('link', { name: labels.clearAll }).getAttribute('href')).toBe('/ads');
});

test('words that are the name of nothing have no conditions to leave out', () => {
  show({ search: 'zzz' }, { parts: [aPart('text', 'zzz')], near: [], other_spelling: null });
  expect(screen.queryByText(labels.allAtOnce)).toBeNull();
  expect(screen.queryByText(labels.near)).toBeNull();
  expect(screen.queryByRole('link', { name: /Did you mean/ })).toBeNull();
});

test('what was put right is said, with the way to the words as they were typed', () => {
  render(
    <Corrected
      search="Quarrymaster"
      shown={{ ...noFilters, search: 'quarymaster', sort: 'best', brand: [3], page: 2 }}
      labels={labels}
      locale="en"
    />,
  );
  expect(document.body.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('ads for “Quarrymaster”');
  const link = screen.getByRole('link', { name: /quarymaster/ });
  expect(link.getAttribute('href')).toBe('/ads?brand=3&search=%22quarymaster%22');
});

test('an empty list offers the categories, with how many ads each has (R54)', async () => {
  const rows = [
    { id: 1, name: 'Trucks', slug: 'trucks', icon: '/icons/categories/truck.svg', count_ads: 12 },
    { id: 2, name: 'Cranes', slug: 'cranes', icon: '/icons/categories/crane.svg', count_ads: 0 },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ data: rows }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EmptyCategories labels={labels} locale="en" />
    </QueryClientProvider>,
  );
  const trucks = await screen.findByRole('link', { name: /Trucks.*12/ });
  expect(trucks.getAttribute('href')).toBe('/ads?category=1');
  expect(screen.getByRole('link', { name: 'Cranes' })).toBeDefined();
  vi.unstubAllGlobals();
});

test('words that find nothing offer the longest beginning of them that finds something', async () => {
  expect(shorterSearches(' cat  320 gold plated ')).toEqual(['cat 320 gold', 'cat 320', 'cat']);
  expect(shorterSearches('cat')).toEqual([]);
  const meta = {
    total_is_estimate: false,
    per_page: 4,
    page: 1,
    last_page: 1,
    reading: [],
    corrected_search: null,
    nothing_found: null,
  };
  vi.stubGlobal('fetch', async (path: string) => {
    const search = new URL(path, 'http://makinar.test').searchParams.get('search');
    return Response.json({ data: [], meta: { ...meta, total: search === 'cat 320' ? 7 : 0 } });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShorterSearches
        filters={{ ...noFilters, search: 'cat 320 gold', sort: 'best' }}
        labels={labels}
        locale="en"
        unlike={null}
      />
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: /cat 320.*: 7 ads/ });
  expect(link.getAttribute('href')).toBe('/ads?search=cat+320');
  vi.unstubAllGlobals();
});

test('below a list that is empty stand the shorter searches that find something, then the categories', async () => {
  const rows = [
    { id: 1, name: 'Trucks', slug: 'trucks', icon: '/icons/categories/truck.svg', count_ads: 12 },
  ];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('/v1/category') ? { data: rows } : { data: [], meta: listMeta(7) }),
  );
  const list = { ads: [], meta: listMeta(0), rendered: true, failedFirst: false } as unknown as ReturnType<
    typeof useAds
  >;
  const links = async (shown: AdFilters) => {
    const { container, unmount } = render(
      <QueryClientProvider client={new QueryClient()}>
        <Results
          list={list}
          shown={shown}
          waiting={false}
          locale="en"
          labels={labels}
          cardLabels={cardLabels()}
          onClear={() => {}}
        >
          {null}
        </Results>
      </QueryClientProvider>,
    );
    await screen.findByRole('link', { name: /Trucks/ });
    if (shown.search) await screen.findByRole('link', { name: /7 ads/ });
    const found = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    unmount();
    return found;
  };
  expect(await links({ ...noFilters, search: 'cat 320' })).toEqual([
    '/ads',
    '/ads?search=cat&sort=desc',
    '/ads?category=1',
  ]);
  expect(await links({ ...noFilters, brand: [3] })).toEqual(['/ads', '/ads?category=1']);
  vi.unstubAllGlobals();
});

test('the words of a search stay in the field of the header', () => {
  const none = { category: [], subCategory: [], brand: [], carModel: [], type: [], state: [] };
  const head = (search: string) => (
    <>
      <header>
        <input name="search" aria-label="Search" />
      </header>
      <AdListHead
        locale="en"
        filters={{ ...noFilters, search }}
        names={{ options: none, facets: null }}
        labels={labels}
        siteName={null}
      />
    </>
  );
  const { rerender } = render(head('cat 320'));
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  expect(field.value).toBe('cat 320');
  rerender(head(''));
  expect(field.value).toBe('');
});
