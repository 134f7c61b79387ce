import type { Locale } from '@/lib/i18n/locales';
import type { Fact, FactValue } from './fact';
import { factText } from './text';
import { convert, type Unit } from './units';

/** Whoever thinks in kilowatts knows no horsepower, and a metre that counts miles says little here. */
const others: Partial<Record<Unit, Unit>> = { hp: 'kw', ps: 'kw', kw: 'hp', mi: 'km' };

/** A value in the other unit that its readers may think in: of "160 hp" it is "119 kW". Null where there is one unit. */
export const otherUnitText = (fact: Fact, value: FactValue, locale: Locale): string | null => {
  const { unit, shownIn } = fact;
  const other = shownIn && others[shownIn];
  if (!unit || !other || typeof value !== 'number') return null;
  const decimals = convert(value, unit, other) < 10 ? 1 : 0;
  return factText({ ...fact, shownIn: other, decimals }, value, locale);
};
