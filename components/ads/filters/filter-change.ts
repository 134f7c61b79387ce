import {
  type AdFilters,
  type AdSort,
  defaultSort,
  noFilters,
  type Range,
  type RowFilter,
  type rangeFilters,
} from '@/lib/ad-filters';
import type { Suggestion } from '@/lib/contract/suggestions';
import type { Option } from './options';
import type { PriceFilter } from './price-scale';
import { withSuggestion } from './suggested';

/** Everything that a visitor can do to the filters. */
export type FilterChange =
  | { type: 'toggle'; section: RowFilter; id: number }
  | { type: 'price'; price: PriceFilter }
  | { type: 'range'; name: (typeof rangeFilters)[number]; range: Range | null }
  /** As the address says it; null asks for nothing of it. */
  | { type: 'fact'; key: string; asked: string | null }
  | { type: 'search'; search: string }
  | { type: 'suggestion'; suggestion: Suggestion }
  | { type: 'sort'; sort: AdSort }
  | { type: 'clear' };

/** The options known so far of the two sections that depend on another. */
export type Dependents = { carModel: readonly Option[]; subCategory: readonly Option[] };

const dependent = { brand: 'carModel', category: 'subCategory' } as const;

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].sort((a, b) => a - b);

/** Keeps what belongs to one of the chosen parents; what belongs to nobody known goes. */
const belonging = (ids: readonly number[], parents: readonly number[], options: readonly Option[]) =>
  ids.filter((id) => {
    const parent = options.find((option) => option[0] === id)?.[3];
    return parent !== undefined && parents.includes(parent);
  });

const toggle = (filters: AdFilters, section: RowFilter, id: number, known: Dependents): AdFilters => {
  const chosen = toggled(filters[section], id);
  const next = { ...filters, [section]: chosen };
  if (section !== 'brand' && section !== 'category') return next;
  const child = dependent[section];
  // Another kind of machine is asked other things.
  const facts = section === 'category' ? {} : next.facts;
  return { ...next, facts, [child]: belonging(filters[child], chosen, known[child]) };
};

const withFact = (facts: AdFilters['facts'], key: string, asked: string | null): AdFilters['facts'] => {
  const { [key]: _, ...others } = facts;
  const all = asked === null ? others : { ...others, [key]: asked };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** An order that nobody chose goes with the words. */
const inOrder = (next: AdFilters, before: AdFilters): AdFilters =>
  before.sort === defaultSort(before) ? { ...next, sort: defaultSort(next) } : next;

/** The filters after a change, on their first page. */
export const changeFilters = (filters: AdFilters, change: FilterChange, known: Dependents): AdFilters => {
  const first = { ...filters, page: 1 };
  switch (change.type) {
    case 'toggle':
      return toggle(first, change.section, change.id, known);
    case 'price':
      return { ...first, ...change.price };
    case 'range':
      return { ...first, [change.name]: change.range };
    case 'fact':
      return { ...first, facts: withFact(first.facts, change.key, change.asked) };
    case 'search':
      return inOrder({ ...first, search: change.search }, filters);
    case 'suggestion':
      return inOrder(withSuggestion(first, change.suggestion), filters);
    case 'sort':
      return { ...first, sort: change.sort };
    case 'clear':
      return inOrder({ ...noFilters, sort: filters.sort }, filters);
  }
};
