import { foldInOrder } from './fold';
import type { Token } from './tokens';

const set = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).map((word) => foldInOrder(word).join('') || word));

const scales: readonly [ReadonlySet<string>, number][] = [
  [set('k thousand الف ألف الاف آلاف هەزار هزار'), 1_000],
  [set('million mio mn مليون ملايين ملیۆن مليۆن'), 1_000_000],
  // Bundles of dollars in the Iraqi trade
  [set('دفتر دفاتر دەفتەر شدة شدات شده شەدە'), 10_000],
  [set('ورقة اوراق وەرەقە'), 100],
];
const bundles = set('دفتر دفاتر دەفتەر شدة شدات شده شەدە ورقة اوراق وەرەقە');

/** Numbers in words, by which larger ones are counted: "خمسة وعشرين الف", "بیست هەزار", "two hundred thousand". */
const counts: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'one a واحد يەک'],
      [2, 'two دوو'],
      [3, 'three ثلاث ثلاثة تلاث سێ'],
      [4, 'four اربع اربعة أربعة چوار'],
      [5, 'five خمس خمسة پێنج'],
      [6, 'six ست ستة شەش'],
      [7, 'seven سبع سبعة حەوت'],
      [8, 'eight ثمان ثمانية ثماني هەشت'],
      [9, 'nine تسع تسعة نۆ'],
      [10, 'ten عشر عشرة دە'],
      [11, 'eleven احدعش یازدە یانزە'],
      [12, 'twelve اثنعش اطنعش دوازدە دوانزە'],
      [13, 'thirteen ثلطعش سیازدە سیانزە'],
      [14, 'fourteen اربعطعش چواردە'],
      [15, 'fifteen خمسطعش پازدە پانزە'],
      [16, 'sixteen سطعش شازدە شانزە'],
      [17, 'seventeen سبعطعش حەڤدە'],
      [18, 'eighteen ثمنطعش هەژدە'],
      [19, 'nineteen تسعطعش نۆزدە'],
      [20, 'twenty عشرين عشرون بیست'],
      [30, 'thirty ثلاثين ثلاثون تلاثين سی'],
      [40, 'forty اربعين أربعين اربعون چل'],
      [50, 'fifty خمسين خمسون پەنجا'],
      [60, 'sixty ستين ستون شەست'],
      [70, 'seventy سبعين سبعون حەفتا'],
      [80, 'eighty ثمانين ثمانون هەشتا'],
      [90, 'ninety تسعين تسعون نەوەد'],
      [100, 'hundred مية مئة مائة سەد'],
      [200, 'ميتين مئتين دووسەد'],
    ] as const
  ).flatMap(([value, said]) => [...set(said)].map((word) => [word, value] as const)),
);

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

const mostWords = 5;

/** A number in words with its scale ("بخمسين الف", "مية وعشرين الف"), where one begins here: without one it may be anything. */
export const numberSaidAt = (tokens: readonly Token[], start: number): WrittenNumber | null => {
  let value = 0;
  for (let at = start; at < start + mostWords; at += 1) {
    const word = tokens[at]?.word ?? '';
    const [, by] = at > start ? (scales.find(([words]) => words.has(word)) ?? []) : [];
    if (by !== undefined) return { value: value * by, end: at + 1, bundle: bundles.has(word) };
    // "For" and "and" are written as one with the word behind them.
    const count = counts.get(word) ?? counts.get(word.replace(at === start ? /^[بل]/ : /^و/, ''));
    if (count === undefined) return null;
    value = count === 100 && value > 0 && value < 10 ? value * count : value + count;
  }
  return null;
};
