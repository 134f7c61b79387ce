import type { AdFact } from '@/lib/contract/facts';
import { convert } from '@/lib/facts/units';
import { formatDistance } from '@/lib/format/units';
import type { Locale } from '@/lib/i18n/locales';

const both = (first: string, other: string) => `${first} (${other})`;

/** "160 hp (119 kW)". */
export const factInBothUnits = ({ text, other_text: other }: Pick<AdFact, 'text' | 'other_text'>): string =>
  other ? both(text, other) : text;

/** "180,000 km (112,000 mi)": what the meter counts stands behind what readers here count in, which is about right. */
export const distanceInBothUnits = (distance: number, unit: 'km' | 'mi', locale: Locale): string => {
  const counted = formatDistance(distance, unit, locale);
  if (unit === 'km') return counted;
  const kilometres = Number(convert(distance, unit, 'km').toPrecision(3));
  return both(formatDistance(kilometres, 'km', locale), counted);
};
