import type { Range, rangeFilters } from '@/lib/ad-filters';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import type { AdListLabels } from '../list/ad-list-labels';

/** The unit that readers see, and the one that addresses ask in, of which `scale` are one of the other. */
export type Measure = { unit: string; asked: string; scale: number; decimals: number; isYear?: boolean };
type Words = Pick<AdListLabels, 'units'>;

const coreUnits = { year: null, hours: 'h', distance: 'km' } as const;

/** Of a field that every ad has. */
export const coreMeasure = (name: (typeof rangeFilters)[number], { units }: Words): Measure => {
  const unit = coreUnits[name];
  return {
    unit: unit ? units[unit] : '',
    asked: unit ?? '',
    scale: 1,
    decimals: 0,
    isYear: unit === null,
  };
};

/** What people type the same figure in, and how much these are of one another. */
const alike: readonly Partial<Record<string, number>>[] = [
  { t: 1000, kg: 1 },
  { hp: 1, kw: 1.34102 },
  { km: 1, mi: 1.609344 },
];

/** A measure, and the same in the other units that its readers may think in. */
export const measuresLike = (measure: Measure, { units }: Words): Measure[] => {
  const sizes = alike.find(({ [measure.asked]: size }) => size) ?? {};
  const others = Object.entries(sizes).map(([name, size = 1]) => {
    const scale = size / (sizes[measure.asked] ?? 1);
    return { ...measure, unit: units[name as keyof typeof units], scale, decimals: scale > 99 ? 3 : 0 };
  });
  return [measure, ...others.filter(({ unit }) => unit !== measure.unit)];
};

/** What an address asks, as readers see it, without its unit. Years are not grouped. */
export const sayMeasure = (value: number, { scale, decimals, isYear = false }: Measure): string =>
  isYear ? String(value) : formatNumber(Number((value / scale).toFixed(decimals)), 'en');

type RangeWords = Pick<AdListLabels, 'priceBetween' | 'priceFrom' | 'priceTo'>;

/** `sayFirst`: the first of two. */
export const sayRange = (
  { from, to }: Range,
  labels: RangeWords,
  say: (value: number) => string,
  sayFirst = say,
): string => {
  if (from !== null && to !== null) return fillIn(labels.priceBetween, { from: sayFirst(from), to: say(to) });
  return from !== null
    ? fillIn(labels.priceFrom, { price: say(from) })
    : fillIn(labels.priceTo, { price: say(to ?? 0) });
};

/** "5 – 10 t". */
export const sayMeasures = (range: Range, measure: Measure, labels: RangeWords): string => {
  const sayNumber = (value: number) => sayMeasure(value, measure);
  const say = (value: number) => `${sayNumber(value)}${measure.unit && `\u00a0${measure.unit}`}`;
  return sayRange(range, labels, say, sayNumber);
};
