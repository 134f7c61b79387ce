import { type PriceCurrency, priceCurrencies } from '@/lib/contract/price-currencies';
import { parseNumber } from '@/lib/format/parse-number';

// Pure readings of what stands in a cell. Each answers with a value, null for "not stated", or a reason in words.

export type Read<Value> = { value: Value } | { problem: string };

export const quote = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);

type Marks = { thousands?: string | undefined; decimal?: string | undefined };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** In three digit sets, with spaces and direction marks of every kind made plain. */
const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();

/** A number as the source writes it; null when it is none. Without marks, as people type it. */
export const readNumber = (text: string, { thousands, decimal }: Marks = {}): number | null => {
  if (thousands === undefined && decimal === undefined) return parseNumber(text);
  const typed = plain(text);
  const part = thousands === undefined ? '' : escaped(thousands);
  const rest = decimal === undefined ? '' : `(?:${escaped(decimal)}(\\d+))?`;
  const whole = part ? `\\d{1,3}(?:${part}\\d{3})+|\\d+` : '\\d+';
  const match = typed.length <= 40 && new RegExp(`^(-?)(${whole})${rest}$`).exec(typed);
  if (!match) return null;
  const number = Number(`${match[2]!.replace(/\D/g, '')}.${match[3] ?? '0'}`);
  return match[1] ? -number : number;
};

type ReadingRule = Marks & {
  min?: number | undefined;
  max?: number | undefined;
  outside: 'refuse' | 'leave out';
  unknown?: RegExp | undefined;
};

/** A whole number within its bounds (`what` names it in the reason): a year, hours, a distance. */
export const readCount = (
  text: string,
  rule: ReadingRule & { min: number; max: number },
  what: string,
): Read<number | null> => {
  if (text === '' || rule.unknown?.test(text)) return { value: null };
  const number = readNumber(text.replace(/\s*(hours?|hrs?|h|km|mi|miles?)\.?$/i, ''), rule);
  if (number === null) return { problem: `${quote(text)} is not a ${what}` };
  const whole = Math.round(number);
  if (whole >= rule.min && whole <= rule.max) return { value: whole };
  if (rule.outside === 'leave out') return { value: null };
  return { problem: `${quote(text)} is not a ${what} from ${rule.min} to ${rule.max}` };
};

const signs: Record<string, string> = {
  US$: 'USD',
  $: 'USD',
  '£': 'GBP',
  '€': 'EUR',
  '₺': 'TRY',
  '₦': 'NGN',
  'د.ع': 'IQD',
  دينار: 'IQD',
  دینار: 'IQD',
};

/** "EUR 116.904" → the currency that it names, and the rest. */
const partCurrency = (text: string): { currency: string | null; amount: string } => {
  const code = /^([A-Z]{3})(?![A-Z])|(?<![A-Z])([A-Z]{3})$/i.exec(text);
  const named = code?.[1] ?? code?.[2];
  if (named) return { currency: named.toUpperCase(), amount: text.replace(named, '').trim() };
  for (const [sign, currency] of Object.entries(signs)) {
    if (text.includes(sign)) return { currency, amount: text.replace(sign, '').trim() };
  }
  return { currency: null, amount: text };
};

type PriceRule = Marks & {
  currency: string;
  rate?: number | undefined;
  times: number;
  onRequest?: RegExp | undefined;
  min?: number | undefined;
  max?: number | undefined;
  outside: 'refuse' | 'leave out';
};

const mostCents = 100_000_000_000_000;

/** What was asked, in hundredths, where that is not dollars but a currency that ads are kept in. */
export type AskedPrice = { cents: number; currency: PriceCurrency };

const keptIn = (code: string): PriceCurrency | undefined =>
  priceCurrencies.find((one) => one === code && one !== 'USD');

/** US cents, or null for a price on request. `rates`: units for one US dollar, by currency. */
export const readPrice = (
  text: string,
  rule: PriceRule,
  rates: Readonly<Record<string, number>>,
): Read<number | null> & { asked?: AskedPrice } => {
  const typed = plain(text);
  if (typed === '' || rule.onRequest?.test(typed)) return { value: null };
  const { currency, amount } = partCurrency(typed);
  const number = readNumber(amount, rule);
  if (number === null || number < 0) return { problem: `${quote(text)} is not a price` };
  if (number === 0) return { value: null };
  const code = currency ?? rule.currency;
  const rate = rates[code] ?? (code === rule.currency ? rule.rate : undefined);
  if (rate === undefined) return { problem: `there is no rate for the currency ${code} of ${quote(text)}` };
  const dollars = (number * rule.times) / rate;
  const cents = Math.round(dollars * 100);
  const { min = 0, max = mostCents / 100 } = rule;
  if (cents <= mostCents && dollars >= min && dollars <= max) {
    const kept = keptIn(code);
    const asked = kept && { asked: { cents: Math.round(number * rule.times * 100), currency: kept } };
    return { value: cents, ...asked };
  }
  if (rule.outside === 'leave out') return { value: null };
  return { problem: `${quote(text)} is not a price from ${min} to ${max} US dollars` };
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const tokens: Record<string, string> = {
  YYYY: '(?<year>\\d{4})',
  YY: '(?<short>\\d{2})',
  MMM: '(?<name>[A-Za-z]{3,9})',
  M: '(?<month>\\d{1,2})',
  D: '(?<day>\\d{1,2})',
  H: '(?<hour>\\d{1,2})',
  mm: '(?<minute>\\d{2})',
  ss: '(?<second>\\d{2})',
};

/** `YYYY-MM-DD`-like formats by the names in `tokens`. A day without an hour is taken at noon in Baghdad. */
export const compileDate = (format: string | undefined) => {
  if (format === undefined) {
    return (text: string): Date | null => {
      const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T09:00:00Z` : text;
      const date = /^\d{4}-\d{2}-\d{2}T/.test(day) ? new Date(day) : new Date(Number.NaN);
      return Number.isNaN(date.getTime()) ? null : date;
    };
  }
  const source = format
    .split(/(YYYY|YY|MMM|M|D|H|mm|ss)/)
    .map((piece) => tokens[piece] ?? escaped(piece).replace(/\s+/g, '\\s+'))
    .join('');
  const pattern = new RegExp(`^${source}$`, 'i');
  return (text: string): Date | null => {
    const found = pattern.exec(text.trim())?.groups;
    if (!found) return null;
    const year = Number(found.year ?? 2000 + Number(found.short));
    const month = found.name
      ? months.indexOf(found.name.slice(0, 3).toLowerCase())
      : Number(found.month ?? 1) - 1;
    const day = Number(found.day ?? 1);
    const date = new Date(
      Date.UTC(
        year,
        month,
        day,
        Number(found.hour ?? 9),
        Number(found.minute ?? 0),
        Number(found.second ?? 0),
      ),
    );
    const real = month >= 0 && date.getUTCMonth() === month && date.getUTCDate() === day;
    return real ? date : null;
  };
};

/** The language of a text by its letters. Kurdish alone writes ە ڕ ڵ ۆ ێ ڤ; a text without Arabic letters is English. */
export const guessLanguage = (text: string): 'en' | 'ar' | 'ckb' => {
  if (!/\p{Script=Arabic}/u.test(text)) return 'en';
  return /[ەڕڵۆێڤ]/.test(text) ? 'ckb' : 'ar';
};
