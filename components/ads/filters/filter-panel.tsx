import { type AdFilters, rowFilters } from '@/lib/ad-filters';
import type { Locale } from '@/lib/i18n/locales';
import type { AdListLabels } from '../list/ad-list-labels';
import type { ShownCurrency } from '../list/ad-list-types';
import type { Facets } from './facets';
import { FactFilters } from './fact-filters';
import type { FilterChange } from './filter-change';
import { FilterSection } from './filter-section';
import { opensFirst, sections } from './options';
import { PriceFilterSection } from './price-filter';
import { isOffered } from './read-options';
import { SearchFilter } from './search-filter';
import type { CountOf } from './use-facets';
import type { SectionOptions } from './use-options';

type Props = {
  filters: AdFilters;
  options: Record<(typeof sections)[number], SectionOptions>;
  /** Null where no one kind is chosen. */
  facets: Facets | null;
  countOf: CountOf;
  currency: ShownCurrency;
  locale: Locale;
  labels: AdListLabels;
  /** `moving`: one of many on the way to what is meant. */
  onChange: (change: FilterChange, moving?: boolean) => void;
};

/** Everything that narrows the list. Each part is a field of a form, and works as one where there is no script. */
export const FilterPanel = ({
  filters,
  options,
  facets,
  countOf,
  currency,
  locale,
  labels,
  onChange,
}: Props) => (
  <>
    <SearchFilter
      search={filters.search}
      labels={labels}
      onChange={(search) => onChange({ type: 'search', search }, true)}
      onSuggestion={(suggestion) => onChange({ type: 'suggestion', suggestion })}
    />
    {sections
      .filter((section) => section === 'carModel' || isOffered(section, filters))
      .map((section) => (
        <FilterSection
          key={section}
          param={rowFilters[section]}
          {...labels.sections[section]}
          chosen={filters[section]}
          open={opensFirst(section, filters)}
          labels={labels}
          locale={locale}
          countOf={(option) => countOf.row(section, option)}
          onToggle={(id) => onChange({ type: 'toggle', section, id })}
          {...options[section]}
        />
      ))}
    <PriceFilterSection
      price={filters}
      currency={currency}
      locale={locale}
      labels={labels}
      onChange={({ fromPrice, toPrice }) => onChange({ type: 'price', price: { fromPrice, toPrice } }, true)}
    />
    {facets ? (
      <FactFilters
        facets={facets}
        filters={filters}
        countOf={countOf}
        locale={locale}
        labels={labels}
        onChange={onChange}
      />
    ) : null}
  </>
);
