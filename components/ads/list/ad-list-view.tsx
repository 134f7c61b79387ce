import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type AdFilters, adSorts, isFiltered, type RowFilter, rangeFilters } from '@/lib/ad-filters';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import { SaveSearch } from '../../saved-searches/save-search';
import { useScreen } from '../../ui/use-screen';
import type { AdCardLabels } from '../ad-card';
import type { Facets } from '../filters/facets';
import { changeFilters, type FilterChange } from '../filters/filter-change';
import { FilterPanel } from '../filters/filter-panel';
import { FilterSheet } from '../filters/filter-sheet';
import { type Options, sections } from '../filters/options';
import { useFacets } from '../filters/use-facets';
import { type SectionOptions, useOptions } from '../filters/use-options';
import { useSheet } from '../filters/use-sheet';
import { AdListHead } from './ad-list-head';
import type { AdListLabels } from './ad-list-labels';
import type { ShownCurrency } from './ad-list-types';
import { Chips } from './chips';
import { Corrected } from './corrected';
import { Eased } from './eased';
import { type Read, readingNow } from './reading';
import { Results } from './results';
import { Toolbar } from './toolbar';
import { type ListStart, useAds } from './use-ads';
import { useFilters } from './use-filters';

export type AdListViewProps = {
  locale: Locale;
  currency: ShownCurrency;
  siteName: string;
  start: ListStart;
  /** Of the sections, for the filters that the page was rendered with. */
  options: Options;
  /** Of the chosen kind; null where no one kind is chosen, or it could not be read. */
  facets: Facets | null;
  labels: AdListLabels;
  cardLabels: AdCardLabels;
  /** The cards that came with the page. */
  children: ReactNode;
};

const useAllOptions = (
  filters: AdFilters,
  start: { filters: AdFilters; options: Options },
  locale: Locale,
): Record<RowFilter, SectionOptions> => ({
  category: useOptions('category', filters, start, locale),
  subCategory: useOptions('subCategory', filters, start, locale),
  brand: useOptions('brand', filters, start, locale),
  carModel: useOptions('carModel', filters, start, locale),
  type: useOptions('type', filters, start, locale),
  state: useOptions('state', filters, start, locale),
});

const countChosen = ({ fromPrice, toPrice, facts, search, ...filters }: AdFilters) =>
  sections.reduce((sum, section) => sum + filters[section].length, 0) +
  Number(fromPrice !== null || toPrice !== null) +
  rangeFilters.filter((name) => filters[name] !== null).length +
  Object.keys(facts).length +
  Number(search !== '');

export const AdListView = ({
  locale,
  currency,
  siteName,
  start,
  options: startOptions,
  facets: startFacets,
  labels,
  cardLabels,
  children,
}: AdListViewProps) => {
  const top = useRef<HTMLDivElement>(null);
  // What was chosen is seen from its beginning, not from where the last list had been read to.
  const toTop = useCallback(() => {
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  }, []);
  const { chosen, shown, choose, waiting } = useFilters(start.filters, toTop);
  const narrow = useScreen('phone');
  const [open, setOpen] = useState(false);
  const list = useAds(shown, start, { locale, currency: currency.code, narrow: narrow ?? false });
  const options = useAllOptions(chosen, { filters: start.filters, options: startOptions }, locale);
  const facets = useSheet(chosen, { filters: start.filters, facets: startFacets }, locale);
  const countOf = useFacets(shown, { waiting, seen: open || narrow === false });
  const known = {
    carModel: options.carModel.options ?? [],
    subCategory: options.subCategory.options ?? [],
  };
  const named = Object.fromEntries(
    sections.map((section) => [section, options[section].options ?? null]),
  ) as Options;
  const change = (what: FilterChange, moving = false) => choose(changeFilters(chosen, what, known), moving);
  const clear = () => change({ type: 'clear' });
  const close = () => {
    setOpen(false);
    toTop();
  };
  const chosenCount = countChosen(chosen);
  const { meta } = list;
  // Then it is saved from where the ads would stand.
  const emptied = meta?.total === 0 && isFiltered(shown);
  const [read, setRead] = useState<Read>({ search: start.filters.search, reading: start.meta.reading });
  if (meta && meta.reading !== read.reading) setRead({ search: shown.search, reading: meta.reading });

  return (
    <>
      <AdListHead
        locale={locale}
        filters={shown}
        names={{ options: named, facets }}
        labels={labels}
        siteName={list.atStart ? null : siteName}
      />
      <noscript>
        <style>
          {
            '.script-only{display:none!important}.ad-list{display:flex;flex-direction:column-reverse;gap:2rem}.filter-sheet{display:block!important;position:static;max-height:none}@media(min-width:1024px){.ad-list{display:grid}}'
          }
        </style>
      </noscript>
      <div className="ad-list" ref={top}>
        <FilterSheet
          open={open}
          action={localePath(locale, paths.ads())}
          onClose={close}
          onClear={chosenCount ? clear : undefined}
          labels={{
            title: labels.filters,
            close: labels.closeFilters,
            clear: labels.clearAll,
            apply: labels.apply,
            show: meta && !waiting ? sayCount(labels.showCount, meta.total, locale) : labels.apply,
          }}
        >
          <FilterPanel
            filters={chosen}
            options={options}
            facets={facets}
            countOf={countOf}
            currency={currency}
            locale={locale}
            labels={labels}
            onChange={change}
          />
        </FilterSheet>
        <div className="min-w-0">
          <Toolbar
            meta={meta}
            failed={list.failedFirst}
            sort={chosen.sort}
            sorts={adSorts.filter((sort) => sort !== 'best' || chosen.search)}
            chosen={chosenCount}
            open={open}
            locale={locale}
            labels={labels}
            onSort={(sort) => change({ type: 'sort', sort })}
            onOpen={() => setOpen(true)}
          >
            {emptied ? null : (
              <SaveSearch filters={shown} locale={locale} labels={labels.saveSearch} where="toolbar" />
            )}
          </Toolbar>
          <Chips
            filters={chosen}
            reading={readingNow(read, chosen.search)}
            options={options}
            known={known}
            facets={facets}
            currency={currency}
            locale={locale}
            labels={labels}
            onChange={change}
          />
          {meta?.corrected_search ? (
            <Corrected search={meta.corrected_search} shown={shown} labels={labels} locale={locale} />
          ) : null}
          <Eased reading={meta?.reading ?? []} labels={labels} />
          <Results
            list={list}
            shown={shown}
            waiting={waiting}
            locale={locale}
            labels={labels}
            cardLabels={cardLabels}
            onClear={clear}
          >
            {children}
          </Results>
        </div>
      </div>
    </>
  );
};
