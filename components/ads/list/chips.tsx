import { focusBeside } from '@/components/ui/focus-beside';
import { Icon } from '@/components/ui/icon';
import { type AdFilters, parseRange, rangeFilters } from '@/lib/ad-filters';
import type { SearchPart } from '@/lib/contract/ads';
import { formatMoney, roundPrice } from '@/lib/format/money';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { type Facets, sayChoice } from '../filters/facets';
import { changeFilters, type Dependents, type FilterChange } from '../filters/filter-change';
import { coreMeasure, sayMeasures, sayRange } from '../filters/measure';
import { sections } from '../filters/options';
import type { SectionOptions } from '../filters/use-options';
import type { AdListLabels } from './ad-list-labels';
import type { ShownCurrency } from './ad-list-types';
import { isPlain, sayPart } from './reading';

type Props = {
  filters: AdFilters;
  /** How its words were read; empty where that is not known yet. */
  reading: readonly SearchPart[];
  options: Record<(typeof sections)[number], SectionOptions>;
  known: Dependents;
  facets: Facets | null;
  currency: ShownCurrency;
  locale: Locale;
  labels: AdListLabels;
  onChange: (change: FilterChange) => void;
};

/** `isOpen`: what not all ads have, but those that come first. */
type Chip = { key: string; text: string; change: FilterChange; isOpen?: boolean };

const factChips = ({ facts, ...filters }: AdFilters, facets: Facets | null, labels: AdListLabels): Chip[] => [
  ...rangeFilters.flatMap((name): Chip[] => {
    const range = filters[name];
    if (!range) return [];
    const text = `${labels.figures[name]}: ${sayMeasures(range, coreMeasure(name, labels), labels)}`;
    return [{ key: name, text, change: { type: 'range', name, range: null } }];
  }),
  ...Object.entries(facts).flatMap(([key, asked]): Chip[] => {
    const facet = facets?.facts.find((one) => one.key === key);
    // What the chosen kind is not asked for has no name here; it can be taken off.
    if (!facet) return [{ key, text: labels.otherDetail, change: { type: 'fact', key, asked: null } }];
    const range = facet.measure ? parseRange(asked) : null;
    if (facet.measure && range) {
      const text = `${facet.name}: ${sayMeasures(range, facet.measure, labels)}`;
      return [{ key, text, change: { type: 'fact', key, asked: null } }];
    }
    const chosen = asked.split(',');
    return chosen.map((choice): Chip => {
      const others = chosen.filter((one) => one !== choice).join(',') || null;
      const text = sayChoice(facet, choice, labels.otherDetail);
      return { key: `${key} ${choice}`, text, change: { type: 'fact', key, asked: others } };
    });
  }),
];

/** The words, as one or, where they were understood, each part of them alone. */
const searchChips = ({ search }: AdFilters, reading: readonly SearchPart[], labels: AdListLabels): Chip[] => {
  if (!search) return [];
  if (isPlain(reading)) {
    const text = fillIsolated(labels.quoted, { search });
    return [{ key: 'search', text, change: { type: 'search', search: '' } }];
  }
  return reading.map((part, at) => {
    const again = reading.findIndex(({ typed }) => typed === part.typed) < at;
    const key = `${part.typed}${again ? at : ''}`;
    return {
      key,
      text: sayPart(part, labels),
      change: { type: 'search', search: part.without },
      isOpen: part.only_ranks,
    };
  });
};

/** What the list is narrowed by, each a link to the list without it. */
export const Chips = ({
  filters,
  reading,
  options,
  known,
  facets,
  currency,
  locale,
  labels,
  onChange,
}: Props) => {
  const say = (dollars: number) =>
    formatMoney({ amount: roundPrice(dollars, currency.rate, currency.decimals), currency, locale });
  const chips: Chip[] = [
    ...searchChips(filters, reading, labels),
    ...sections.flatMap((section) =>
      filters[section].flatMap((id) => {
        const name = options[section].options?.find(([option]) => option === id)?.[1];
        return name
          ? [{ key: `${section}${id}`, text: name, change: { type: 'toggle', section, id } as const }]
          : [];
      }),
    ),
    ...(filters.fromPrice !== null || filters.toPrice !== null
      ? [
          {
            key: 'price',
            text: sayRange({ from: filters.fromPrice, to: filters.toPrice }, labels, say),
            change: { type: 'price', price: { fromPrice: null, toPrice: null } } as const,
          },
        ]
      : []),
    ...factChips(filters, facets, labels),
  ];
  if (!chips.length) return null;
  return (
    <ul aria-label={labels.active} className="list-chips">
      {chips.map(({ key, text, change, isOpen = false }) => (
        <li key={key} className="max-w-full shrink-0">
          <a
            href={localePath(locale, paths.ads(changeFilters(filters, change, known)))}
            rel="nofollow"
            aria-label={fillIn(labels.remove, { name: isOpen ? `${text} (${labels.comesFirst})` : text })}
            title={isOpen ? labels.comesFirst : undefined}
            onClick={(event) => {
              event.preventDefault();
              focusBeside(event.currentTarget.closest('li'));
              onChange(change);
            }}
            className={`inline-flex min-h-9 max-w-full items-center gap-1.5 rounded border px-3 text-13 font-semibold text-ink no-underline hover:border-petrol ${isOpen ? 'border-dashed border-muted bg-surface' : 'border-petrol/40 bg-petrol-soft'}`}
          >
            <bdi className="truncate">{text}</bdi>
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
};
