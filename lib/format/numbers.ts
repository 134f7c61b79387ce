import type { Locale } from '@/lib/i18n/locales';

/*
 * Nothing in this room asks `Intl`: its Arabic differs between Node and the browsers, and Kurdish it does not know.
 * Digits are ASCII in every language: prices, hours and model codes are compared across languages and are so on the
 * machine's plate.
 */
type Marks = { group: string; decimal: string };

const marks: Record<Locale, Marks> = {
  en: { group: ',', decimal: '.' },
  ar: { group: ',', decimal: '.' },
  ckb: { group: ',', decimal: '.' },
};

const notANumber = '–';

const write = (fixed: string, { group, decimal }: Marks) => {
  const [whole = '', fraction] = fixed.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const text = fraction ? grouped + decimal + fraction : grouped;
  return /[1-9]/.test(text) ? text : text.replace('-', '');
};

/** 1234567.5 → "1,234,567.5": at most three decimals, none that are zero. What is no number is a dash. */
export const formatNumber = (value: number, locale: Locale): string =>
  Number.isFinite(value) ? write(value.toFixed(3).replace(/\.?0+$/, ''), marks[locale]) : notANumber;

/** An amount of money without its symbol, with exactly `decimals` decimals: the `show_price` of the API ("28,500"). */
export const formatAmount = (amount: number, decimals: number): string =>
  Number.isFinite(amount) ? write(amount.toFixed(decimals), marks.en) : notANumber;
