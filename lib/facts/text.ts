import { createTranslator } from 'next-intl';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { type Locale, locales, wordsIn } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms, sayCount } from '@/lib/i18n/plural';
import type { ByGender, Choice, Fact, FactValue } from './fact';
import { convert, type Unit, units } from './units';

/*
 * Values in words. Like every text of this folder they carry the isolates that a line of the other direction needs;
 * `withoutIsolates` takes them off, `byIsolates` takes them apart.
 */

// A code of figures and marks ("320", "6×4") has no direction of its own and is torn apart like a foreign word.
const tornApart = {
  ltr: /\p{Script=Arabic}/u,
  rtl: /[^\P{L}\p{Script=Arabic}]|[%°×]|^[^\p{L}]+$/u,
};

/** A name or a code, isolated where a line of this language would tear it apart. */
export const setInto = (locale: Locale, text: string): string =>
  tornApart[locales[locale].dir].test(text) ? isolated(text) : text;

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
  return locale === 'ckb' ? { other: counted.ckb } : counted[locale];
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

/** "A", "A and B", "A, B and C". */
export const inARow = (texts: readonly string[], locale: Locale): string => {
  const { separator, and } = messagesOf(locale).line;
  const last = texts.at(-1) ?? '';
  if (texts.length < 2) return last;
  return fillIn(and, { list: texts.slice(0, -1).join(separator), last });
};

/** The choices that a value names, in their order; what the operator has taken away since is not among them. */
export const choicesOf = ({ choices }: Fact, value: FactValue): Choice[] => {
  if (Array.isArray(value)) return choices.filter(({ key }) => value.includes(key));
  const chosen = choices.find(({ key }) => key === value);
  return chosen ? [chosen] : [];
};

/** A value as it stands beside its label: "22 t", "3 محاور", "Closed cab and canopy". */
export const factText = (fact: Fact, value: FactValue, locale: Locale): string => {
  if (typeof value === 'number') return numberText(fact, value, locale);
  if (typeof value === 'boolean') return messagesOf(locale).facts[value ? 'yes' : 'no'];
  return inARow(
    choicesOf(fact, value).map(({ name }) => setInto(locale, wordsIn(name, locale))),
    locale,
  );
};

/** A choice standing alone, on a card or a chip, beside a machine of this gender; null where it needs its label. */
export const tagText = ({ tag }: Choice, locale: Locale, gender: keyof ByGender): string | null =>
  tag && setInto(locale, locale === 'ar' ? tag.ar[gender] : tag[locale]);

/** English has letters of two sizes: "Lowbed" at the head of a line, "tracks 70%" within one. */
export const withInitial = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const running = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z]+(?![A-Za-z]))/, (letter) => letter.toLowerCase());
