import { useId, useState } from 'react';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import type { AdListLabels } from '../list/ad-list-labels';
import { firstOptions, matching, type Option, offered } from './options';
import { SectionSummary } from './section-summary';
import { type Count, sayCounted } from './use-facets';
import type { SectionOptions } from './use-options';

type Props<Id extends number | string> = {
  /** Its parameter in the address. */
  param: string;
  title: string;
  /** In the middle of "Loading brands...". */
  name: string;
  chosen: readonly Id[];
  open: boolean;
  labels: AdListLabels;
  locale: Locale;
  countOf: (option: Option<Id>) => Count | undefined;
  onToggle: (id: Id) => void;
  options: readonly Option<Id>[] | undefined;
} & Omit<SectionOptions, 'options'>;

/** Longer lists than this can be searched in. */
const searchable = 14;

export const FilterSection = <Id extends number | string>({
  param,
  title,
  name,
  chosen,
  open,
  labels,
  locale,
  countOf,
  onToggle,
  options,
  waits,
  failed,
  retry,
}: Props<Id>) => {
  // What is done in it neither opens nor closes it.
  const [opened] = useState(open);
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const id = useId();
  const sayOf = (option: Option<Id>) => {
    const count = countOf(option);
    return { none: count?.n === 0, n: sayCounted(count, labels, locale) };
  };
  const say = (text: string) => fillIn(text, { section: name });
  const useful = options ? offered(options, chosen) : [];
  const listed = all ? matching(useful, typed) : firstOptions(useful, chosen);

  return (
    <details open={opened} className="filter-section">
      <SectionSummary>
        {title}
        {chosen.length ? (
          <span className="rounded-full bg-petrol px-2 text-13 text-on-petrol">
            <span aria-hidden>{formatNumber(chosen.length, locale)}</span>
            <span className="sr-only">{sayCount(labels.chosen, chosen.length, locale)}</span>
          </span>
        ) : null}
      </SectionSummary>
      <div className="pb-4">
        {failed && !options ? (
          <p role="alert" className="text-13 text-bad">
            {say(labels.error)}{' '}
            <button type="button" onClick={retry} className="min-h-6 underline">
              {labels.retry}
            </button>
          </p>
        ) : !options ? (
          <p role="status" className="text-13 text-muted">
            {say(labels.loading)}
          </p>
        ) : useful.length === 0 ? (
          <p className="text-13 text-muted">{waits ? labels.brandFirst : say(labels.none)}</p>
        ) : (
          <>
            {all && useful.length > searchable ? (
              <input
                type="search"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                aria-label={say(labels.searchWithin)}
                placeholder={say(labels.searchWithin)}
                dir="auto"
                className="mb-2 h-11 w-full rounded border border-line bg-surface px-3"
              />
            ) : null}
            <ul id={id} className="filter-options" data-all={all || undefined}>
              {listed.map((option) => {
                const [value, label] = option;
                const { n, none } = sayOf(option);
                return (
                  <li key={value}>
                    <label data-none={none || undefined}>
                      <input
                        type="checkbox"
                        name={param}
                        value={value}
                        checked={chosen.includes(value)}
                        onChange={() => onToggle(value)}
                      />
                      <bdi>{label}</bdi>
                      <span>{n}</span>
                    </label>
                  </li>
                );
              })}
            </ul>
            {useful.length > listed.length && !all ? (
              <noscript>
                <select
                  multiple
                  name={param}
                  aria-label={title}
                  size={5}
                  className="w-full border border-line bg-surface"
                >
                  {useful
                    .filter((option) => !listed.includes(option))
                    .map(([option, label]) => (
                      <option key={option} value={option}>
                        {label}
                      </option>
                    ))}
                </select>
              </noscript>
            ) : null}
            {all && listed.length === 0 ? <p className="text-13 text-muted">{say(labels.none)}</p> : null}
            {useful.length > listed.length || all ? (
              <button
                type="button"
                aria-expanded={all}
                aria-controls={id}
                onClick={() => {
                  setAll(!all);
                  setTyped('');
                }}
                className="script-only mt-1 min-h-9 text-13 font-semibold text-petrol underline-offset-4 hover:underline"
              >
                {all ? labels.showLess : fillIn(labels.showAll, { n: formatNumber(useful.length, locale) })}
              </button>
            ) : null}
          </>
        )}
      </div>
    </details>
  );
};
