import type { Fact } from '../fact';
import type { Amount } from './amounts';
import { isNear, linkOf } from './beside';
import type { Found } from './phrases';
import { type Reading, wordSet } from './reading';
import type { Recognised } from './recognise';

/** Years of papers, parts and works, and not of the machine. */
const elsewhere = wordSet(
  'since until till valid expires serviced service overhauled rebuilt repainted painted changed replaced registered registration inspection certificate insurance warranty guarantee bought imported tyres tires battery سنوية تأمين ضمان كفالة لغاية صالحة تجديد صيانة تبديل مبدل استيراد مستورد بطارية تايرات فحص شهادة ساڵانە گەرەنتی تا گۆڕدراوە هاوردە کڕدراوە سێرڤیس بڕوانامە پشکنین',
);
const behind = wordSet('epa label emission emissions tyres tires battery');
/** Models that are called like a year. */
const calledSo = new Set(['peugeot 2008', 'بیجو 2008', 'bmw 2002', 'mazda 2000', 'پیجو 2008']);

/** The year of the machine: labelled, or the only one in the text or its first line. */
export const findYear = (
  reading: Reading,
  found: readonly Found[],
  amounts: readonly Amount[],
  year: Fact,
): Recognised[] => {
  const { text, tokens } = reading;
  const labels = found.filter(({ meanings }) => meanings.some(({ fact }) => fact === year));
  const firstLine = (text.match(/^\s*[^\n]*/)?.[0] ?? '').length;
  const candidates = amounts.flatMap((amount) => {
    const token = tokens[amount.start];
    if (!token || amount.end > amount.start + 1) return [];
    const { start, end } = token;
    const isYear =
      /^\p{Nd}{4}$/u.test(text.slice(start, end)) &&
      amount.value >= (year.least ?? 0) &&
      amount.value <= (year.most ?? 0) &&
      !calledSo.has(`${tokens[amount.start - 1]?.word} ${amount.value}`) &&
      !isNear(reading, amount, elsewhere, 2, 0) &&
      !isNear(reading, amount, behind, 0, 2);
    const isLabelled = labels.some((label) => linkOf(reading, label, amount));
    // 04.08.2015 is a day.
    const isOfDate = /^\p{Nd}[./-]$/u.test(text.slice(Math.max(0, start - 2), start));
    if (!isYear || (!isLabelled && (amount.units.length > 0 || isOfDate))) return [];
    return [{ found: { key: year.key, value: amount.value, start, end, sure: false }, isLabelled }];
  });
  const once = (some: readonly Recognised[]) =>
    some.filter(({ value }, at) => some.findIndex((other) => other.value === value) === at);
  const all = once(candidates.map(({ found }) => found));
  const labelled = once(candidates.flatMap(({ found, isLabelled }) => (isLabelled ? [found] : [])));
  const ofTitle = all.filter(({ start }) => start < firstLine);
  const [only] = [labelled, all, ofTitle].find((some) => some.length === 1) ?? [];
  return only ? [{ ...only, sure: true }] : all;
};
