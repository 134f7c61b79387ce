import { type AdFilters, parseRange, rangeText } from '@/lib/ad-filters';
import type { Locale } from '@/lib/i18n/locales';
import type { AdListLabels } from '../list/ad-list-labels';
import type { Facets, FactFacet } from './facets';
import type { FilterChange } from './filter-change';
import { FilterSection } from './filter-section';
import { coreMeasure } from './measure';
import type { Option } from './options';
import { RangeSection } from './range-section';
import type { CountOf } from './use-facets';

type Props = {
  facets: Facets;
  filters: AdFilters;
  countOf: Pick<CountOf, 'fact' | 'bands'>;
  locale: Locale;
  labels: AdListLabels;
  onChange: (change: FilterChange, moving?: boolean) => void;
};

const nothing = () => {};

/** What the chosen kind of machine is asked for: its age and use, then its facets. */
export const FactFilters = ({ facets, filters, countOf, locale, labels, onChange }: Props) => {
  const chosenOf = (key: string) => filters.facts[key]?.split(',') ?? [];
  const toggle = (key: string, choice: string) => {
    const chosen = chosenOf(key);
    const next = chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
    onChange({ type: 'fact', key, asked: next.length ? next.sort().join(',') : null });
  };
  const choiceSection = ({ key, name, choices }: FactFacet) => (
    <FilterSection
      key={key}
      param={key}
      title={name}
      name={name}
      chosen={chosenOf(key)}
      open={key in filters.facts}
      labels={labels}
      locale={locale}
      countOf={([choice]: Option<string>) => countOf.fact(key, choice)}
      onToggle={(choice) => toggle(key, choice)}
      // Those that no ad has stand there too: how many have them is only counted later.
      options={choices.map(
        ([choice, said]): Option<string> => [choice, said, countOf.fact(key, choice)?.n ?? 1],
      )}
      waits={false}
      failed={false}
      retry={nothing}
    />
  );
  return (
    <>
      {facets.core.map((name) => (
        <RangeSection
          key={name}
          param={name}
          title={labels.figures[name]}
          measure={coreMeasure(name, labels)}
          range={filters[name]}
          bands={countOf.bands(name)}
          labels={labels}
          locale={locale}
          onChange={(range, typing) => onChange({ type: 'range', name, range }, typing)}
        />
      ))}
      {facets.facts.map((facet) =>
        facet.measure ? (
          <RangeSection
            key={facet.key}
            param={facet.key}
            title={facet.name}
            measure={facet.measure}
            range={parseRange(filters.facts[facet.key] ?? '')}
            bands={countOf.bands(facet.key)}
            labels={labels}
            locale={locale}
            onChange={(range, typing) =>
              onChange({ type: 'fact', key: facet.key, asked: range && rangeText(range) }, typing)
            }
          />
        ) : (
          choiceSection(facet)
        ),
      )}
    </>
  );
};
