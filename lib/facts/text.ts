import { createTranslator } from 'next-intl';
import { formatNumber } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms, sayCount } from '@/lib/i18n/plural';
import type { Fact, FactValue } from './fact';
import { convert, type Unit, units } from './units';

/** The words of every unit in a language, by the forms that it counts in, with `{n}` where the number goes. */
const wordsOf = (locale: Locale): Record<Unit, PluralForms> => {
  const say = createTranslator({ locale, messages: messagesOf(locale), namespace: 'units' });
  return Object.fromEntries(
    units.map((unit) => [unit, pluralForms((values) => say(unit, values))]),
  ) as Record<Unit, PluralForms>;
};

const known = new Map<Locale, Record<Unit, PluralForms>>();

const unitForms = (locale: Locale, unit: Unit): PluralForms => {
  const words = known.get(locale) ?? wordsOf(locale);
  known.set(locale, words);
  return words[unit];
};

/** What a unit is called by itself: "t", "طن". */
export const unitName = (unit: Unit, locale: Locale): string =>
  unitForms(locale, unit)
    .other.replace('{n}', '')
    .replace(/[\u2066\u2069]/g, '')
    .trim();

const countedForms = ({ counted }: Fact, locale: Locale): PluralForms | null => {
  if (!counted) return null;
  if (locale === 'ar') return { zero: counted.ar.other, ...counted.ar };
  const { one, other } = locale === 'ckb' ? { one: counted.ckb, other: counted.ckb } : counted.en;
  return { zero: other, one, two: other, few: other, many: other, other };
};

/** A number of a fact as it is shown: in the unit that readers see, with no more decimals than the fact has. */
export const shownNumber = ({ unit, shownIn, decimals }: Fact, value: number): number => {
  const shown = unit && shownIn ? convert(value, unit, shownIn) : value;
  return Number(shown.toFixed(decimals));
};

const numberText = (fact: Fact, value: number, locale: Locale) => {
  const shown = shownNumber(fact, value);
  const forms = fact.shownIn ? unitForms(locale, fact.shownIn) : countedForms(fact, locale);
  if (!forms) return formatNumber(shown, locale);
  // A number stays on the line of what it counts.
  return sayCount(forms, shown, locale).replace(/(?<=\d) /, '\u00a0');
};

/** Several things in a row: "A, B", "أ، ب". */
const rowOf = (texts: string[], locale: Locale) => texts.join(locale === 'en' ? ', ' : '، ');

/** A value as it stands beside its label: "22 t", "3 محاور", "Closed, air-conditioned". */
export const factText = (fact: Fact, value: FactValue, locale: Locale): string => {
  if (typeof value === 'number') return numberText(fact, value, locale);
  if (typeof value === 'boolean') return messagesOf(locale).facts[value ? 'yes' : 'no'];
  const chosen = [value].flat();
  return rowOf(
    fact.choices.filter(({ key }) => chosen.includes(key)).map(({ name }) => name[locale]),
    locale,
  );
};
