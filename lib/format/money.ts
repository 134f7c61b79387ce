import { type Direction, defaultCurrency, type Locale, locales } from '@/lib/i18n/locales';
import { formatAmount } from './numbers';

export type MoneyCurrency = { code: string; symbol: string; decimals: number };
export type Money = { amount: number; currency: MoneyCurrency; locale: Locale };

/** An amount in US dollars, with cents only where there are some. */
export const dollars = (amount: number, locale: Locale): Money => ({
  amount,
  currency: { code: defaultCurrency, symbol: '$', decimals: Number.isInteger(amount) ? 0 : 2 },
  locale,
});

/** What an Arabic or Kurdish reader expects where a currency has no sign of its own and the row says its code. */
const written: Partial<Record<Locale, Record<string, string>>> = {
  ar: { IQD: 'د.ع', AED: 'د.إ', SAR: 'ر.س', JOD: 'د.أ', KWD: 'د.ك' },
  ckb: { IQD: 'د.ع' },
};

/** It stays on one line: a symbol alone at the start of the next is read as another price. */
const space = '\u00a0';

/**
 * For an element: `<bdi dir={dir}>{text}</bdi>`, with nothing invisible in the text. English sets the symbol before
 * the amount ("$28,500", "IQD 37,000,000"); Arabic and Kurdish say the amount first ("28,500 $", "37,000,000 د.ع"),
 * which in their direction puts the symbol to the left of it.
 */
export const moneyParts = ({ amount, currency, locale }: Money): { text: string; dir: Direction } => {
  const { code, symbol, decimals } = currency;
  const figure = formatAmount(amount, decimals);
  const { dir } = locales[locale];
  if (dir === 'ltr') return { text: symbol + (/\p{L}$/u.test(symbol) ? space : '') + figure, dir };
  const ownWord = symbol === code ? written[locale]?.[code] : undefined;
  return { text: figure + space + (ownWord ?? symbol), dir };
};

/**
 * For a sentence or an attribute: the same text between direction isolates (U+2066 or U+2067, and U+2069), so that
 * neither a Latin nor an Arabic neighbour moves the symbol.
 */
export const formatMoney = (money: Money): string => {
  const { text, dir } = moneyParts(money);
  return `${dir === 'rtl' ? '\u2067' : '\u2066'}${text}\u2069`;
};

/**
 * An amount that comes of a rate. That is only about right, so three figures are kept: 37,312,455 dinars would claim a
 * precision that nobody asked for.
 */
export const roundConverted = (amount: number, decimals: number): number => {
  const rounded = Number(Number(amount.toPrecision(3)).toFixed(decimals));
  // What costs something never shows as free.
  return rounded === 0 && amount > 0 ? 10 ** -decimals : rounded;
};

type Rated = { name: string; rate: number; decimals: number };

/** A price that was asked in one currency in another one, or as it is where that is the same. */
export const priceIn = (amount: number, asked: Rated, shown: Rated): number =>
  asked.name === shown.name ? amount : roundConverted((amount / asked.rate) * shown.rate, shown.decimals);

/** A price in US dollars in another currency, where one dollar buys `rate`. Dollars (rate 1) stay as they are. */
export const roundPrice = (amountUsd: number, rate: number, decimals: number): number =>
  rate === 1 ? amountUsd : roundConverted(amountUsd * rate, decimals);
