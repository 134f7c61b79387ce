import { numberAt } from '@/lib/text/numbers';
import { areAlike, convert, type Unit } from '../units';
import { type Reading, wordSet } from './reading';
import { mostUnitWords, unitsByWords } from './unit-words';

/** A number of a text with its unit. */
export type Amount = {
  value: number;
  /** Each unit that it may be in; none where it has none. */
  units: readonly Unit[];
  /** Its tokens, unit and all, the last one excluded. */
  start: number;
  end: number;
  /** A letter may be a unit or the end of a model: Cat 950H, 320L. */
  isDoubtful: boolean;
  /** "1.375" is more than a thousand or less than two, whichever the fact allows. */
  isFraction: boolean;
};

/** Words of money: 45 ورقة is a price, and no leaf spring. */
export const money = wordSet(
  '$ € usd eur gbp aud cad iqd aed sar dollar dollars euro euros dinar dinars دولار دولارات دينار دنانير دفتر دفاتر ورقة ريال درهم يورو دۆلار دینار دەفتەر وەرەقە یۆرۆ',
);
const prices = wordSet('price vat سعر السعر بسعر نرخ نرخی');
const times = wordSet('x by في');
/** Between a number and its unit: "5,200 original hours". */
const genuine = wordSet('original genuine actual real');
const joins = wordSet('to till until الى لغاية لحد بۆ تا تاوەکو');

/** Numbers that are written as words, of things that are counted. */
const counted = new Map<string, number>(
  (
    [
      [2, 'two twin اثنين دوو'],
      [3, 'three ثلاث ثلاثة سێ'],
      [4, 'four اربع اربعة چوار'],
      [5, 'five خمس خمسة پێنج'],
      [6, 'six ست ستة شەش'],
      [7, 'seven سبع سبعة حەوت'],
      [8, 'eight ثمان ثمانية هەشت'],
      [10, 'ten عشر عشرة دە'],
      [12, 'twelve دوازدە'],
    ] as const
  ).flatMap(([value, words]) => [...wordSet(words)].map((word) => [word, value] as const)),
);

const isLatin = (word: string | undefined) => word !== undefined && /^[a-z]+$/.test(word);
const isDigits = (word: string | undefined) => word !== undefined && /^\d+$/.test(word);

const isYear = (value: number) => value >= 1900 && value <= 2100;

/** All numbers of a text that may say something of a machine: no prices, ranges, times, dates and codes of models. */
export const amountsOf = ({ text, tokens, gaps }: Reading): Amount[] => {
  const word = (at: number) => tokens[at]?.word;
  const written = (at: number) => text.slice(tokens[at]?.start, tokens[at]?.end);

  /** The longest run of words that is a unit, from here. */
  const unitsAt = (start: number): { units: readonly Unit[]; end: number } | null => {
    for (let end = Math.min(start + mostUnitWords, tokens.length); end > start; end -= 1) {
      const words = tokens.slice(start, end).map((token) => token.word);
      const units = unitsByWords.get(words.join(' '));
      const joined = words.every((_, at) => {
        if (at === 0) return true;
        const gap = gaps[start + at - 1] ?? '';
        return isDigits(words[at]) ? gap === '' : /^[ /.·-]{0,3}$/.test(gap);
      });
      if (units && joined) return { units, end };
    }
    return null;
  };

  /** A code goes on behind letters, and behind a dash or a stop after them: PC200-8, X4.70, D-6. */
  const codes = new Set<number>();
  for (const at of tokens.keys()) {
    if (!isDigits(word(at))) continue;
    const before = gaps[at - 1];
    const follows = at > 0 && (before === '' || (before !== undefined && /^[-./]$/.test(before)));
    if (follows && (codes.has(at - 1) || (isLatin(word(at - 1)) && !unitsByWords.has(word(at - 1) ?? ''))))
      codes.add(at);
    else if (follows && before !== '' && isLatin(word(at - 1))) codes.add(at);
  }

  /** Where the amount before ended: its unit is not the next one's as well. */
  let taken = 0;

  const amountAt = (start: number): (Amount & { isBundle: boolean }) | null => {
    const number = codes.has(start) ? null : numberAt(text, tokens, start);
    const count = number ? undefined : counted.get(word(start) ?? '');
    if (!number && count === undefined) return null;
    const { value, end, bundle } = number ?? { value: count ?? 0, end: start + 1, bundle: false };
    const last = text.slice(tokens[start]?.start, tokens[end - 1]?.end);
    const gap = gaps[end - 1] ?? '';
    const amount = { value, start, end, isBundle: bundle, isFraction: /^\d{1,2}[.,]\d{3}$/.test(last) };
    const sign = /^\s?[%٪]/.test(gap);
    if (sign) return { ...amount, units: ['percent'], isDoubtful: false };
    if (/^\s?["″]/.test(gap)) return { ...amount, units: ['in'], isDoubtful: false };
    const isGenuine = genuine.has(word(end) ?? '') && gaps[end] === ' ';
    const behind = /^[ \u00a0-]{0,2}$/.test(gap) ? unitsAt(isGenuine ? end + 1 : end) : null;
    // "2012 hours 8500": the word is the label of the number behind it.
    const isLabel =
      behind &&
      isYear(value) &&
      end === start + 1 &&
      [behind.end, behind.end + 1].some((at) => isDigits(word(at)));
    if (behind && !isLabel) {
      const letter = written(end);
      const isLetter = behind.end === end + 1 && /^[A-Za-z]$/.test(letter);
      if (gap === '' && /^[A-SU-Z]$/.test(letter) && /^\p{Nd}{3}$/u.test(last)) return null;
      const isDoubtful =
        isLetter && /^\p{Nd}+$/u.test(last) && (/^[A-Z]$/.test(letter) || (gap === '' && last.length === 3));
      return { ...amount, end: behind.end, units: behind.units, isDoubtful };
    }
    // What follows without a space is the rest of a code: 320D.
    if (gap === '' && isLatin(word(end))) return null;
    const before =
      start > taken && /^[ \u00a0]{0,2}$/.test(gaps[start - 1] ?? '') ? word(start - 1) : undefined;
    const units = before && before.length > 1 && before !== 'in' ? unitsByWords.get(before) : undefined;
    return { ...amount, units: units ?? [], isDoubtful: units !== undefined };
  };

  /** Where a range goes on behind this number, past its dash or "to". */
  const joinedAt = (end: number): number | null => {
    if (/^\s*[-–—~]\s*$/.test(gaps[end - 1] ?? '') && end < tokens.length) return end;
    return joins.has(word(end) ?? '') ? end + 1 : null;
  };

  const found: Amount[] = [];
  for (let at = 0; at < tokens.length; ) {
    const amount = amountAt(at);
    if (!amount) {
      at += 1;
      continue;
    }
    let { end } = amount;
    const isClock = /^:$/.test(gaps[end - 1] ?? '') && isDigits(word(end));
    const isDate = [end - 1, end].every((at) => /^[/.-]$/.test(gaps[at] ?? '') && isDigits(word(at + 1)));
    const joined = joinedAt(end);
    const other = joined === null ? null : amountAt(joined);
    if (isClock || isDate) {
      at = end + (isClock ? 1 : 2);
      continue;
    }
    if (
      other &&
      other.value > amount.value &&
      !(isYear(amount.value) && !amount.units.length && other.units.length)
    ) {
      at = other.end;
      continue;
    }
    const inches = amount.units[0] === 'ft' && /^\s?$/.test(gaps[end - 1] ?? '') ? amountAt(end) : null;
    let { value } = amount;
    if (inches?.units[0] === 'in') {
      value += convert(inches.value, 'in', 'ft');
      end = inches.end;
    }
    const isBeside = (gap: string | undefined) => /^[ \u00a0:]{0,3}$/.test(gap ?? '');
    const isMoney =
      amount.isBundle ||
      (isBeside(gaps[end - 1]) && money.has(word(end) ?? '')) ||
      (isBeside(gaps[at - 1]) && (money.has(word(at - 1) ?? '') || prices.has(word(at - 1) ?? '')));
    // 25 ft x 8 ft is a size, of whatever it may be.
    const isSize = times.has(word(end) ?? '') || times.has(word(at - 1) ?? '');
    // Less than 70 t is a class of machines, and no weight.
    const isBound = /[<>≤≥]\s?$/.test(gaps[at - 1] ?? '');
    if (!isMoney && !isSize && !isBound) found.push({ ...amount, value, end });
    taken = end;
    at = end;
  }
  return found;
};

/** The amount in a unit, in whole ones, if it measures the same. */
export const amountIn = ({ value, units }: Pick<Amount, 'value' | 'units'>, unit: Unit): number | null => {
  const alike = units.find((one) => areAlike(one, unit));
  return alike ? Math.round(convert(value, alike, unit)) : null;
};
