import { foldInOrder } from './fold';
import type { Token } from './tokens';

const set = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).map((word) => foldInOrder(word).join('') || word));

const scales: readonly [ReadonlySet<string>, number][] = [
  [set('k thousand الف ألف الاف آلاف هەزار هزار'), 1_000],
  [set('million mio mn مليون ملايين ملیۆن مليۆن'), 1_000_000],
  // Bundles of dollars in the Iraqi trade
  [set('دفتر دفاتر دەفتەر'), 10_000],
  [set('ورقة اوراق وەرەقە'), 100],
];
const bundles = set('دفتر دفاتر دەفتەر ورقة اوراق وەرەقە');

/** A number as a text writes it, and the token behind it; `bundle`: it counts bundles of money. */
export type WrittenNumber = { value: number; end: number; bundle: boolean };

/** What stands between a token and the next. */
export const gapBehind = (text: string, tokens: readonly Token[], at: number): string =>
  text.slice(tokens[at]?.end ?? 0, tokens[at + 1]?.start ?? 0);

/** A number with its thousands, its fraction and its scale ("٥٠ ألف"), where one begins here. */
export const numberAt = (text: string, tokens: readonly Token[], start: number): WrittenNumber | null => {
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const gap = (at: number) => gapBehind(text, tokens, at);
  if (!/^\d+$/.test(wordAt(start))) return null;
  let digits = wordAt(start);
  let end = start + 1;
  while (/^[,٬،.٫']$/.test(gap(end - 1)) && /^\d{3}$/.test(wordAt(end)) && digits.length <= 9)
    digits += wordAt(end++);
  let value = Number(digits);
  if (/^[.,٫]$/.test(gap(end - 1)) && /^\d{1,2}$/.test(wordAt(end)))
    value = Number(`${digits}.${wordAt(end++)}`);
  const word = wordAt(end);
  const [, by = 1] = scales.find(([words]) => words.has(word)) ?? [];
  return by === 1
    ? { value, end, bundle: false }
    : { value: value * by, end: end + 1, bundle: bundles.has(word) };
};
