import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Facets, readFacets } from '@/components/ads/filters/facets';
import { FactFilters } from '@/components/ads/filters/fact-filters';
import { changeFilters } from '@/components/ads/filters/filter-change';
import { sections } from '@/components/ads/filters/options';
import type { SectionOptions } from '@/components/ads/filters/use-options';
import { Chips } from '@/components/ads/list/chips';
import { type AdFilters, filterParams, noFilters, parseFilters, type RowFilter } from '@/lib/ad-filters';
import type { Locale } from '@/lib/i18n/locales';
import { listLabels } from './words';

afterEach(cleanup);

const facets: Facets = {
  core: ['year', 'hours'],
  facts: [
    {
      key: 'weight',
      name: 'Weight',
      measure: { unit: 't', asked: 'kg', scale: 1_000, decimals: 1 },
      choices: [],
    },
    {
      key: 'condition',
      name: 'Condition',
      measure: null,
      choices: [
        ['good', 'Good'],
        ['fair', 'Fair, works'],
      ],
    },
    { key: 'dozer_blade', name: 'Dozer blade', measure: null, choices: [['yes', 'Dozer blade']] },
  ],
};
const options = Object.fromEntries(
  sections.map((one) => [one, { options: [], waits: false, failed: false, retry: () => {} }]),
) as unknown as Record<RowFilter, SectionOptions>;
const known = { carModel: [], subCategory: [] };
const counts: Record<string, number> = { good: 12, fair: 2 };

const few = { n: 1_200, about: false };
const bands: Record<string, { from: number | null; to: number | null; count: typeof few }[]> = {
  weight: [
    { from: null, to: 5_000, count: few },
    { from: 5_000, to: 25_000, count: { n: 40, about: true } },
    { from: 25_000, to: null, count: few },
  ],
  year: [{ from: 2015, to: 2018, count: few }],
};

const Panel = ({ first, locale = 'en', of = facets }: { first: AdFilters; locale?: Locale; of?: Facets }) => {
  const [filters, setFilters] = useState(first);
  const change = (what: Parameters<typeof changeFilters>[1]) =>
    setFilters((now) => changeFilters(now, what, known));
  return (
    <>
      <output>{filterParams(filters).toString()}</output>
      <FactFilters
        facets={of}
        filters={filters}
        countOf={{
          fact: (_, choice) => ({ n: counts[choice] ?? 3, about: false }),
          bands: (figure) => bands[figure] ?? [],
        }}
        locale={locale}
        labels={listLabels(locale)}
        onChange={change}
      />
      <Chips
        filters={filters}
        reading={[]}
        options={options}
        known={known}
        facets={of}
        currency={{ code: 'USD', symbol: '$', rate: 1, decimals: 0 }}
        locale={locale}
        labels={listLabels(locale)}
        onChange={change}
      />
    </>
  );
};

const address = () => decodeURIComponent(screen.getByRole('status').textContent ?? '');
const section = (name: string) => {
  const found = screen
    .getAllByText(name)
    .find((one) => one.closest('summary'))
    ?.closest('details');
  if (!found) throw new Error(`There is no ${name}.`);
  return within(found);
};

test('a weight is typed in tonnes, and the address asks in kilograms', () => {
  render(<Panel first={{ ...noFilters, category: [1] }} />);
  const [from, to] = section('Weight').getAllByRole('textbox');
  fireEvent.change(from as HTMLElement, { target: { value: '18' } });
  fireEvent.change(to as HTMLElement, { target: { value: '24.5' } });
  expect(address()).toBe('category=1&weight=18000-24500');
  fireEvent.change(from as HTMLElement, { target: { value: '' } });
  expect(address()).toBe('category=1&weight=-24500');
  fireEvent.change(to as HTMLElement, { target: { value: '' } });
  expect(address()).toBe('category=1');
});

test('a figure is typed in the unit that the reader thinks in, and the address asks in its own', () => {
  const power = {
    key: 'power',
    name: 'Power',
    measure: { unit: 'hp', asked: 'hp', scale: 1, decimals: 0 },
    choices: [],
  };
  render(
    <Panel
      first={{ ...noFilters, category: [1] }}
      of={{ core: ['year', 'distance'], facts: [...facets.facts, power] }}
    />,
  );
  const choose = (title: string, unit: string) =>
    fireEvent.change(section(title).getByRole('combobox', { name: `Unit: ${title}` }), {
      target: { value: unit },
    });
  const ends = (title: string) => section(title).getAllByRole<HTMLInputElement>('textbox');
  const type = (title: string, text: string) => {
    const [from] = ends(title);
    if (!from) throw new Error('There is no field.');
    fireEvent.change(from, { target: { value: text } });
    fireEvent.blur(from);
  };

  type('Weight', '18');
  choose('Weight', 'kg');
  expect(ends('Weight').map(({ value }) => value)).toEqual(['18,000', '']);
  type('Weight', '18 250');
  expect(address()).toBe('category=1&weight=18250-');
  choose('Weight', 't');
  expect(ends('Weight')[0]?.value).toBe('18.3');

  choose('Power', 'kW');
  type('Power', '119');
  expect(address()).toContain('power=160-');
  expect(ends('Power')[0]?.value).toBe('119');

  choose('Distance', 'mi');
  type('Distance', '100,000');
  expect(address()).toContain('distance=160934-');
  expect(section('Year').queryByRole('combobox')).toBeNull();
});

test('a range that is often asked for is chosen with one tap, and taken off with another', () => {
  render(<Panel first={{ ...noFilters, category: [1] }} />);
  const rows = section('Weight').getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Up to 5 t1,200',
    '5 – 25 t≈ 40',
    'From 25 t1,200',
  ]);
  const [light, middle] = section('Weight').getAllByRole<HTMLInputElement>('checkbox');
  fireEvent.click(middle as HTMLElement);
  expect(address()).toBe('category=1&weight=5000-25000');
  const ends = () =>
    section('Weight')
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);
  expect(ends()).toEqual(['5', '25']);
  fireEvent.click(light as HTMLElement);
  expect(address()).toBe('category=1&weight=-5000');
  expect([light?.checked, middle?.checked]).toEqual([true, false]);
  fireEvent.click(light as HTMLElement);
  expect(address()).toBe('category=1');
  fireEvent.click(section('Year').getByText('2015 – 2018'));
  expect(address()).toBe('category=1&year=2015-2018');
});

test('choices add up in one order, and the last one that goes takes its filter with it', () => {
  render(<Panel first={{ ...noFilters, category: [1] }} />);
  fireEvent.click(section('Condition').getByText('Good'));
  fireEvent.click(section('Condition').getByText('Fair, works'));
  fireEvent.click(section('Dozer blade').getAllByRole('checkbox')[0] as HTMLElement);
  expect(address()).toBe('category=1&condition=fair,good&dozer_blade=yes');
  fireEvent.click(section('Condition').getByText('Good'));
  fireEvent.click(section('Condition').getByText('Fair, works'));
  expect(address()).toBe('category=1&dozer_blade=yes');
});

test('what is chosen stands in chips that take it off, in words of the reader', () => {
  const first = parseFilters(
    new URLSearchParams('category=1&hours=-6000&year=2015-2020&weight=18000-&condition=good&dozer_blade=yes'),
  );
  render(<Panel first={first} />);
  const texts = screen.getAllByRole('link').map((link) => link.textContent?.replaceAll('\u00a0', ' '));
  expect(texts).toEqual([
    'Year: 2015 – 2020',
    'Hours: Up to 6,000 h',
    'Condition: Good',
    'Dozer blade',
    'Weight: From 18 t',
  ]);
  fireEvent.click(screen.getByText('Condition: Good'));
  expect(address()).toBe('category=1&year=2015-2020&hours=-6000&dozer_blade=yes&weight=18000-');
});

test('a detail that the chosen kind is not asked for has a chip that takes it off', () => {
  render(<Panel first={parseFilters(new URLSearchParams('category=1&bucket_width=900-&weight=18000-'))} />);
  fireEvent.click(screen.getByText('Another detail'));
  expect(address()).toBe('category=1&weight=18000-');
});

test('a detail that is no filter of its kind is one, and has its name, where the address asks for it', async () => {
  const fact = { key: 'engine_size', kind: 'number', name: 'Engine size', unit: 'cc', scale: 1, decimals: 0 };
  const sheet = { core: [], facts: [{ ...fact, is_facet: false, choices: [] }] };
  const get = (async () => ({ data: sheet })) as unknown as Parameters<typeof readFacets>[2];
  const factsFor = async (query: string) =>
    (await readFacets(parseFilters(new URLSearchParams(query)), 'en', get)).facts.map(({ name }) => name);
  expect(await factsFor('category=9&engine_size=2000-')).toEqual(['Engine size']);
  expect(await factsFor('category=9')).toEqual([]);
});

test('another category is asked other things, so the facts go with it', () => {
  const first = parseFilters(new URLSearchParams('category=1&hours=-6000&weight=18000-'));
  const next = changeFilters(first, { type: 'toggle', section: 'category', id: 2 }, known);
  expect([next.facts, next.hours]).toEqual([{}, { from: null, to: 6_000 }]);
});

test('an address is read alike however a range is written, and without script by its two ends', () => {
  const read = (query: string) => filterParams(parseFilters(new URLSearchParams(query))).toString();
  expect(read('from_weight=18000&to_weight=25000&category=1')).toBe('category=1&weight=18000-25000');
  expect(read('from_hours=&to_hours=6000')).toBe('hours=-6000');
  expect(read('weight=25000&condition=good&condition=fair')).toBe('condition=fair%2Cgood&weight=25000');
  expect(read('from_price=100&to_price=200')).toBe('from_price=100&to_price=200');
  expect(read('weight=1-2-3&Weight=5&condition=%3Cb%3E&year=x&hours=--')).toBe('');
  const many = Array.from({ length: 90 }, (_, n) => `fact${n}=1`).join('&');
  expect(parseFilters(new URLSearchParams(many)).facts).toSatisfy(
    (facts) => Object.keys(facts as object).length === 20,
  );
});
