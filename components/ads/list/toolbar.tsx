import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type AdSort, surelyOver } from '@/lib/ad-filters';
import type { AdListMeta } from '@/lib/contract/ads';
import { formatNumber } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import type { AdListLabels } from './ad-list-labels';

type Props = {
  meta: AdListMeta | undefined;
  failed: boolean;
  sort: AdSort;
  /** Which orders are offered. */
  sorts: readonly AdSort[];
  chosen: number;
  open: boolean;
  locale: Locale;
  labels: AdListLabels;
  onSort: (sort: AdSort) => void;
  onOpen: () => void;
  /** What else is done with the list. */
  children: ReactNode;
};

const countText = ({ total, total_is_estimate }: AdListMeta, labels: AdListLabels, locale: Locale) =>
  total_is_estimate
    ? sayCount(labels.moreThan, surelyOver(total), locale)
    : sayCount(labels.count, total, locale);

export const Toolbar = ({
  meta,
  failed,
  sort,
  sorts,
  chosen,
  open,
  locale,
  labels,
  onSort,
  onOpen,
  children,
}: Props) => (
  <div className="list-toolbar">
    <h2 className="list-count" aria-live="polite" aria-atomic>
      {meta ? countText(meta, labels, locale) : failed ? '–' : '…'}
    </h2>
    <button
      type="button"
      aria-expanded={open}
      aria-controls="ad-filters"
      onClick={onOpen}
      className="script-only inline-flex h-11 items-center justify-center gap-2 rounded border border-line bg-surface px-4 font-semibold lg:hidden"
    >
      <Icon name="filters" size={18} />
      {labels.filters}
      {chosen ? (
        <span className="rounded-full bg-petrol px-2 text-13 text-on-petrol">
          {formatNumber(chosen, locale)}
        </span>
      ) : null}
    </button>
    <noscript>
      <a href="#ad-filters" className="inline-flex h-11 items-center text-petrol underline lg:hidden">
        {labels.filters}
      </a>
    </noscript>
    {children}
    <label className="inline-flex min-w-0 flex-[1_1_4.5rem] items-center gap-2 text-13 text-muted supports-[field-sizing:content]:basis-auto sm:flex-none">
      <span className="sr-only shrink-0 sm:not-sr-only">{labels.sort}</span>
      <select
        name="sort"
        form="ad-filters"
        value={sort}
        onChange={(event) => onSort(event.target.value as AdSort)}
        className="plain-select field-sizing-content h-11 w-full rounded border border-line bg-surface ps-3 text-15 text-ink"
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {labels.sorts[value]}
          </option>
        ))}
      </select>
    </label>
  </div>
);
