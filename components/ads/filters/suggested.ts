import { type AdFilters, noFilters } from '@/lib/ad-filters';
import type { Suggestion } from '@/lib/contract/suggestions';

/** What a thing is; a place, a price or a kind of ad stays when another thing is chosen. */
const { category, subCategory, brand, carModel, facts, search, page } = noFilters;
const anything = { category, subCategory, brand, carModel, facts };

/** The filters with a suggestion in the place of the words. A model comes with its brand, a part with its category. */
export const withSuggestion = (filters: AdFilters, { kind, id, parent }: Suggestion): AdFilters => {
  const rest = { ...filters, search, page };
  const above = parent ? [parent.id] : [];
  switch (kind) {
    case 'car_model':
      return { ...rest, ...anything, brand: above, carModel: [id] };
    case 'brand':
      return { ...rest, ...anything, brand: [id] };
    case 'category':
      return { ...rest, ...anything, category: [id] };
    case 'sub_category':
      return { ...rest, ...anything, category: above, subCategory: [id] };
    case 'state':
      return { ...rest, state: [id] };
  }
};
