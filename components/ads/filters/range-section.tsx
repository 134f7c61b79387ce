import { useState } from 'react';
import { mostAsked, type Range } from '@/lib/ad-filters';
import { parseNumber } from '@/lib/format/parse-number';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import type { AdListLabels } from '../list/ad-list-labels';
import { type Measure, measuresLike, sayMeasure, sayMeasures } from './measure';
import { SectionSummary } from './section-summary';
import { type CountOf, sayCounted } from './use-facets';

type End = keyof Range;

type Props = {
  /** Its parameter in the address. */
  param: string;
  title: string;
  measure: Measure;
  range: Range | null;
  /** Ranges of it that can be had with one tap. */
  bands: ReturnType<CountOf['bands']>;
  labels: AdListLabels;
  locale: Locale;
  /** `typing`: more may follow. */
  onChange: (range: Range | null, typing: boolean) => void;
};

const ends = ['from', 'to'] as const;
const field = 'mt-1 h-11 w-full rounded border border-line bg-surface px-3 text-start text-15 text-ink';

/**
 * A range with a field for each end, typed in any unit of its kind, and its bands; the address asks in one unit. Without script a form sends both ends in that one.
 */
export const RangeSection = ({
  param,
  title,
  measure: seen,
  range,
  bands,
  labels,
  locale,
  onChange,
}: Props) => {
  const measures = measuresLike(seen, labels);
  const [chosen, setChosen] = useState(seen.unit);
  const measure = measures.find(({ unit }) => unit === chosen) ?? seen;
  // The list follows what is being typed; the field is left alone until it is done, for a caret must not jump.
  const [typing, setTyping] = useState<{ end: End; text: string } | null>(null);
  const [opened] = useState(range !== null);
  const written = (end: End) => {
    if (typing?.end === end) return typing.text;
    const value = range?.[end] ?? null;
    return value === null ? '' : sayMeasure(value, measure);
  };
  const type = (end: End, text: string) => {
    setTyping({ end, text });
    const amount = text.trim() === '' ? null : parseNumber(text);
    if (text.trim() !== '' && amount === null) return;
    const asked = { from: null, to: null, ...range };
    const value = amount === null ? null : Math.round(amount * measure.scale);
    const next = { ...asked, [end]: value && Math.max(-mostAsked, Math.min(mostAsked, value)) };
    onChange(next.from === null && next.to === null ? null : next, true);
  };
  return (
    <details open={opened} className="filter-section">
      <SectionSummary>
        {title}
        <bdi>{measure.unit}</bdi>
      </SectionSummary>
      <div className="script-only flex gap-3 pb-4">
        {ends.map((end) => (
          <label key={end} className="min-w-0 flex-1 text-13 text-muted">
            {labels[end]}
            <input
              type="text"
              inputMode="decimal"
              value={written(end)}
              dir="ltr"
              maxLength={12}
              onChange={({ target }) => type(end, target.value)}
              onBlur={() => setTyping(null)}
              className={field}
            />
          </label>
        ))}
        {measures.length > 1 ? (
          <select
            aria-label={fillIn(labels.unitOf, { name: title })}
            value={measure.unit}
            onChange={({ target }) => setChosen(target.value)}
            className="plain-select h-11 self-end rounded border border-line bg-surface ps-3 text-15"
          >
            {measures.map(({ unit }) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        ) : null}
      </div>
      {bands.length ? (
        <ul className="filter-options script-only pb-4">
          {bands.map(({ from, to, count }) => {
            const chosen = range?.from === from && range.to === to;
            return (
              <li key={`${from} ${to}`}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen}
                    onChange={() => {
                      setTyping(null);
                      onChange(chosen ? null : { from, to }, false);
                    }}
                  />
                  <bdi>{sayMeasures({ from, to }, measure, labels)}</bdi>
                  <span>{sayCounted(count, labels, locale)}</span>
                </label>
              </li>
            );
          })}
        </ul>
      ) : null}
      <noscript>
        <div className="flex gap-3 pb-4">
          {ends.map((end) => (
            <label key={end} className="min-w-0 flex-1 text-13 text-muted">
              {labels[end]} <bdi>{labels.units[seen.asked as keyof typeof labels.units] ?? seen.asked}</bdi>
              <input
                type="number"
                name={`${end}_${param}`}
                defaultValue={range?.[end] ?? undefined}
                className={field}
              />
            </label>
          ))}
        </div>
      </noscript>
    </details>
  );
};
