import type { rangeFilters } from '@/lib/ad-filters';
import { formatNumber } from '@/lib/format/numbers';
import type { AdListLabels } from '../list/ad-list-labels';

/** The unit that readers see, and the one that addresses ask in, of which `scale` are one of the other. */
export type Measure = { unit: string; asked: string; scale: number; decimals: number; isYear?: boolean };

/** Of a field that every ad has. */
export const coreMeasure = (
  name: (typeof rangeFilters)[number],
  { units }: Pick<AdListLabels, 'units'>,
): Measure => {
  const unit = name === 'year' ? '' : units[name];
  return { unit, asked: unit, scale: 1, decimals: 0, isYear: name === 'year' };
};

/** What an address asks, as readers see it, without its unit. Years are not grouped. */
export const sayMeasure = (value: number, { scale, decimals, isYear = false }: Measure): string =>
  isYear ? String(value) : formatNumber(Number((value / scale).toFixed(decimals)), 'en');
