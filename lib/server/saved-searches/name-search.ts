import type { AdFilters } from '@/lib/ad-filters';
import { truncate } from '@/lib/format/truncate';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { type Catalogue, nameOf } from '../catalogue/rows';

const longest = 100;

/** What a search is called that nobody has named: the rows that it asks for, and its words. */
export const nameSearch = (filters: AdFilters, catalogue: Catalogue, lang: Locale): string => {
  const named = [
    ...filters.brand.map((id) => catalogue.brands.get(id)),
    ...filters.carModel.map((id) => catalogue.carModels.get(id)),
    ...(filters.subCategory.length
      ? filters.subCategory.map((id) => catalogue.subCategories.get(id))
      : filters.category.map((id) => catalogue.categories.get(id))),
    ...filters.type.map((id) => catalogue.adTypes.get(id)),
    ...filters.state.map((id) => catalogue.states.get(id)),
  ].flatMap((row) => nameOf(row, lang) ?? []);
  const said = [...(filters.search ? [filters.search] : []), ...named].join(' · ');
  return truncate(said || messagesOf(lang).ads.title.everything, longest);
};
