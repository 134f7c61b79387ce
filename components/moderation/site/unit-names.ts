import { unitName } from '@/lib/facts/text';
import { type Unit, units } from '@/lib/facts/units';
import type { Locale } from '@/lib/i18n/locales';

/** What all units are called in a language. On the server alone: the words of all languages come along. */
export const unitNames = (locale: Locale) =>
  Object.fromEntries(units.map((unit) => [unit, unitName(unit, locale)])) as Record<Unit, string>;
