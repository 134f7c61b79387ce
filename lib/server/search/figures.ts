import type { SearchPart } from '@/lib/contract/ads';
import { foldInOrder } from '@/lib/text/fold';
import { gapBehind, numberAt, numberSaidAt } from '@/lib/text/numbers';
import type { Token } from '@/lib/text/tokens';

/*
 * Figures as people write them beside a machine: "under 60,000 $", "بـ ٥٠ ألف دولار", "2015-2018", "20 ton", "6x4",
 * "کەمتر لە ٥ هەزار کاتژمێر". The same reader finds the weights and powers that an ad's own text states.
 */

export type FigureKind = Extract<
  SearchPart['kind'],
  'year' | 'price' | 'weight' | 'power' | 'axles' | 'hours' | 'distance'
>;
export type Figure = {
  kind: FigureKind;
  from: number | null;
  to: number | null;
  unit: SearchPart['unit'];
  /** Which tokens it is made of, the last one excluded. */
  start: number;
  end: number;
};

const set = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).map((word) => foldInOrder(word).join('') || word));

const units: readonly [ReadonlySet<string>, FigureKind, SearchPart['unit']][] = [
  [set('$ usd dollar dollars دولار دۆلار دولارات'), 'price', 'USD'],
  [set('iqd id dinar dinars دينار دینار دنانير'), 'price', 'IQD'],
  [set('ton tons tonne tonnes t طن اطنان أطنان تۆن تەن'), 'weight', 't'],
  [set('hp ps bhp horsepower horse حصان حصانا حصانًا احصنة ئەسپ ئەسپی حیسان'), 'power', 'hp'],
  [set('h hr hrs hour hours ساعة ساعات ساعه کاتژمێر سەعات سەعاتی سعات'), 'hours', 'h'],
  [set('km kms kilometer kilometers kilometres كم کم كيلو كيلومتر کیلۆ کیلۆمەتر'), 'distance', 'km'],
];

const phrases = (list: readonly string[]): string[] => list.map((one) => foldInOrder(one).join(' '));
const atMost = phrases([
  'under',
  'below',
  'less than',
  'max',
  'maximum',
  'up to',
  'at most',
  'within',
  'until',
  'till',
  'before',
  'cheaper than',
  'تحت',
  'اقل من',
  'أقل من',
  'دون',
  'لحد',
  'لغاية',
  'حتى',
  'قبل',
  'ارخص من',
  'يقل عن',
  'تقل عن',
  'کەمتر لە',
  'کەمتر',
  'ژێر',
  'لە ژێر',
  'خوار',
  'تا',
  'پێش',
  'هەرزانتر لە',
]);
const atLeast = phrases([
  'over',
  'above',
  'more than',
  'min',
  'minimum',
  'from',
  'since',
  'after',
  'at least',
  'newer than',
  'فوق',
  'اكثر من',
  'أكثر من',
  'من',
  'ابتداء من',
  'بعد',
  'احدث من',
  'يزيد عن',
  'تزيد عن',
  'يزيد على',
  'يزيد سعره عن',
  'يزيد سعرها عن',
  'يتجاوز',
  'تتجاوز',
  'يتجاوز سعره',
  'يتجاوز سعرها',
  'زیاتر لە',
  'زیاتر',
  'سەروو',
  'لە سەروو',
  'دوای',
  'لە دوای',
  'نوێتر لە',
]);
/** What turns a comparison round: "not more than", "لا يزيد عن". */
const negations = set('no not لا ما مو مش الا ألا نەک نە');
const upward = phrases([
  'and up',
  'and newer',
  'and above',
  'or newer',
  'plus',
  'فما فوق',
  'وفوق',
  'فأحدث',
  'واحدث',
  'بەرەو سەر',
  'بەرەو ژوور',
  'بۆ سەرەوە',
  'و سەرەوە',
  'سەرەوە',
]);
const downward = phrases([
  'and under',
  'and below',
  'or less',
  'فما دون',
  'واقل',
  'بەرەو خوار',
  'بۆ خوارەوە',
  'خوارەوە',
  'لە خوارەوە',
  'کەمتر',
]);
const longestPhrase = 3;
const between = phrases(['between', 'from', 'بين', 'ما بين', 'من', 'نێوان', 'لە نێوان', 'لە']);
const joins = phrases(['to', 'and', 'till', 'until', 'الى', 'إلى', 'لحد', 'حتى', 'بۆ', 'تا', 'تاوەکو']);
/** The words of comparisons, which are the name of nothing by themselves: the "Under" of "Under 60 hp". */
export const comparing: ReadonlySet<string> = new Set(
  [...atMost, ...atLeast, ...upward, ...downward].flatMap((phrase) => phrase.split(' ')),
);
const exactly = phrases(['for', 'at', 'price', 'بسعر', 'سعر', 'بە', 'بەنرخی', 'نرخ']);

export const thisYear = () => new Date().getFullYear();
export const oldest = 1950;
const isYear = (value: number) => Number.isInteger(value) && value >= oldest && value <= thisYear() + 1;

export const readFigures = (text: string, tokens: readonly Token[]): Figure[] => {
  const gap = (at: number) => gapBehind(text, tokens, at);

  const unitAt = (at: number) => {
    const word = tokens[at]?.word ?? '';
    const found = units.find(([words]) => words.has(word));
    return found ? { kind: found[1], unit: found[2], letter: /^[ht]$/.test(word) } : null;
  };

  /** Where one of the phrases ends that stands here; where none does, null. */
  const phraseAt = (at: number, list: readonly string[]): number | null => {
    for (let length = longestPhrase; length > 0; length -= 1) {
      const said = tokens.slice(at, at + length);
      if (said.length === length && list.includes(said.map(({ word }) => word).join(' '))) return at + length;
    }
    return null;
  };

  /** One figure, with its unit on either side. */
  const amountAt = (at: number) => {
    const before = tokens[at]?.word === '$' ? unitAt(at) : null;
    const number = numberAt(text, tokens, before ? at + 1 : at) ?? numberSaidAt(tokens, at);
    if (!number) return null;
    const after = unitAt(number.end);
    const unit =
      before ??
      after ??
      (number.bundle ? { kind: 'price' as const, unit: 'USD' as const, letter: false } : null);
    return {
      value: number.value,
      unit,
      scaled: number.end - at > 1,
      end: after ? number.end + 1 : number.end,
    };
  };

  type Amount = NonNullable<ReturnType<typeof amountAt>>;

  /** What a figure without a unit is, where the words beside it say that it is one. */
  const kindOf = ({ unit, value, scaled }: Amount): Pick<Figure, 'kind' | 'unit'> | null => {
    if (unit) return { kind: unit.kind, unit: unit.unit };
    if (isYear(value) && !scaled) return { kind: 'year', unit: null };
    if (value >= 1_000_000) return { kind: 'price', unit: 'IQD' };
    return value >= 1_000 ? { kind: 'price', unit: 'USD' } : null;
  };

  const rangeAt = (start: number): Figure | null => {
    const opened = phraseAt(start, between) ?? start;
    const first = amountAt(opened);
    if (!first) return null;
    const dash = /^\s*[-–—]\s*$/.test(gap(first.end - 1)) ? first.end : null;
    const joined = dash ?? phraseAt(first.end, joins);
    const second = joined === null ? null : amountAt(joined);
    if (!second || second.value < first.value) return null;
    const kind = kindOf({ ...second, unit: second.unit ?? first.unit });
    // "PC200-8" is no range.
    if (!kind || (dash !== null && kind.kind !== 'year' && !second.unit)) return null;
    return { ...kind, from: first.value, to: second.value, start, end: second.end };
  };

  const comparedAt = (start: number): Figure | null => {
    const first = negations.has(tokens[start]?.word ?? '') ? start + 1 : start;
    const [under, over] = [atMost, atLeast].map((list) => phraseAt(first, list));
    // Of two that begin alike the longer one is meant.
    const opened = Math.max(under ?? 0, over ?? 0);
    const amount = opened ? amountAt(opened) : amountAt(start);
    if (!amount) return null;
    const end = amount.end;
    // Between two figures it compares the one behind it: "٢٠ تۆن کەمتر لە ٦٠٠٠ کاتژمێر".
    const isOfNext = [atMost, atLeast].some((list) => amountAt(phraseAt(end, list) ?? tokens.length));
    const up =
      tokens[end - 1] && /^\s*\+/.test(text.slice(tokens[end - 1]?.end)) ? end : phraseAt(end, upward);
    const down = isOfNext ? null : phraseAt(end, downward);
    if (!opened && up === null && down === null) return null;
    const kind = kindOf(amount);
    if (!kind) return null;
    const isLess = under !== null && under === opened;
    const isUnder = down !== null || (up === null && isLess === (first === start));
    return {
      ...kind,
      from: isUnder ? null : amount.value,
      to: isUnder ? amount.value : null,
      start,
      end: down ?? up ?? end,
    };
  };

  const plainAt = (start: number): Figure | null => {
    const said = phraseAt(start, exactly);
    const opened = said ?? start;
    const amount = amountAt(opened);
    if (!amount) return null;
    const { unit, value, scaled } = amount;
    // Millions are dinars, with no word for it.
    const isFigure = unit || said !== null || isYear(value) || (scaled && value >= 1_000_000);
    const kind = isFigure ? kindOf(amount) : null;
    if (!kind || (unit?.letter && kind.kind === 'hours')) return null;
    // "in 2018" and "for 2018" are years as 2018 is one.
    const start_ = kind.kind === 'year' ? opened : start;
    return { ...kind, from: value, to: value, start: start_, end: amount.end };
  };

  const axlesAt = (start: number): Figure | null => {
    const [one, by, other] = [tokens[start], tokens[start + 1], tokens[start + 2]];
    if (
      !one ||
      by?.word !== 'x' ||
      !other ||
      !/^(4|6|8|10)$/.test(one.word) ||
      !/^(2|4|6|8|10)$/.test(other.word)
    )
      return null;
    if (Number(other.word) > Number(one.word)) return null;
    const layout = Number(one.word) * 100 + Number(other.word);
    return { kind: 'axles', from: layout, to: layout, unit: null, start, end: start + 3 };
  };

  return tokens.flatMap((_, at) => {
    const found = rangeAt(at) ?? comparedAt(at) ?? axlesAt(at) ?? plainAt(at);
    return found ? [found] : [];
  });
};

/** How axles are written: 604 is 6×4. */
export const sayAxles = (layout: number): string => `${Math.floor(layout / 100)}×${layout % 100}`;
