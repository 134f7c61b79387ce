import { formatNumber } from '@/lib/format/numbers';
import type { Locale } from './locales';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The six forms that a language may count in, `other` for those that are left out. English and Kurdish use two of them. */
export type PluralForms = Partial<Record<PluralForm, string>> & { other: string };

/** `Intl.PluralRules` knows no Kurdish in some browsers, so the two rules of the site are written down. */
const formOf = (locale: Locale, count: number): PluralForm => {
  if (locale !== 'ar') return count === 1 ? 'one' : 'other';
  if (count === 0) return 'zero';
  if (count === 1) return 'one';
  if (count === 2) return 'two';
  const last = Number.isInteger(count) ? count % 100 : 0;
  return last >= 3 && last <= 10 ? 'few' : last >= 11 ? 'many' : 'other';
};

/**
 * The forms of one ICU message, for a client component that has no translator: `say` is asked for one count of each
 * form, and leaves `{n}` where the figure goes. What is said like `other` is left out: it goes to the browser.
 */
export const pluralForms = (say: (values: { count: number; n: string }) => string): PluralForms => {
  const form = (count: number) => say({ count, n: '{n}' });
  const other = form(100);
  const forms = { zero: form(0), one: form(1), two: form(2), few: form(3), many: form(11) };
  const unlike = Object.entries(forms).filter(([, text]) => text !== other);
  return { ...Object.fromEntries(unlike), other };
};

/** `figure` is what stands for the number: "1,000+". */
export const sayCount = (
  forms: PluralForms,
  count: number,
  locale: Locale,
  figure = formatNumber(count, locale),
): string => (forms[formOf(locale, count)] ?? forms.other).replaceAll('{n}', figure);
