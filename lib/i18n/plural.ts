import { formatNumber } from '@/lib/format/numbers';
import type { Locale } from './locales';

/** The six forms that a language may count in. English and Kurdish use two of them. */
export type PluralForms = Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>;

/** `Intl.PluralRules` knows no Kurdish in some browsers, so the two rules of the site are written down. */
const formOf = (locale: Locale, count: number): keyof PluralForms => {
  if (locale !== 'ar') return count === 1 ? 'one' : 'other';
  if (count === 0) return 'zero';
  if (count === 1) return 'one';
  if (count === 2) return 'two';
  const last = Number.isInteger(count) ? count % 100 : 0;
  return last >= 3 && last <= 10 ? 'few' : last >= 11 ? 'many' : 'other';
};

/**
 * The forms of one ICU message, for a client component that has no translator: `say` is asked for one count of each
 * form, and leaves `{n}` where the figure goes.
 */
export const pluralForms = (say: (values: { count: number; n: string }) => string): PluralForms => {
  const form = (count: number) => say({ count, n: '{n}' });
  return { zero: form(0), one: form(1), two: form(2), few: form(3), many: form(11), other: form(100) };
};

/** `figure` is what stands for the number: "1,000+". */
export const sayCount = (
  forms: PluralForms,
  count: number,
  locale: Locale,
  figure = formatNumber(count, locale),
): string => forms[formOf(locale, count)].replaceAll('{n}', figure);
