import type { Token } from '@/lib/text/tokens';
import type { Found } from './phrases';
import { type Reading, wordSet } from './reading';

/** Words that may stand between a label and its value. */
const connectors = wordSet(
  'is are of the about approx approximately ca circa around only exactly over almost nearly x هو هي حوالي تقريبا بحدود فقط نزیکەی نزیکی دەوروبەری تەنها تەنیا ئەو',
);

const negations = wordSet(
  'no not non without never except excluding minus بدون بلا دون غير ليس ماكو مابي عدا ماعدا بلاش لايوجد بێ بەبێ نا نەک جگە',
);
const anyOf = wordSet('any a an single major visible other اي هیچ');
/** "The rest is factory paint" says that something is not. */
const rests = wordSet('rest remaining الباقي والباقي باقي ئەوانیتر');
const negationsBehind = wordSet('نییە نیە نییەتی نیەتی نەبووە لا ماكو');
const negativeAnswers = wordSet('no none not non نا نەخێر لا بدون ماكو نییە نیە unspecified');

const alternatives = wordSet('or او یان');

/** How a label belongs to a value: it alone, or it among other words ("net weight", "bucket weight"). */
export type Link = 'exact' | 'loose' | null;

/** Further from its value no label stands, and nothing is looked for: a text may be one clause. */
const furthest = 10;

const isColon = (gap: string | undefined) => gap !== undefined && /[:=：]/.test(gap) && !/\n/.test(gap);

/** Whether a label that stands at `label` belongs to the value at `value` before or behind it. */
export const linkOf = (
  reading: Reading,
  label: { start: number; end: number },
  value: { start: number; end: number },
): Link => {
  const { tokens, clauses, gaps } = reading;
  if (Math.abs(value.start - label.start) > furthest || clauses[label.start] !== clauses[value.start])
    return null;
  const joined = (from: number, to: number) =>
    to - from <= 2 && tokens.slice(from, to).every(({ word }) => connectors.has(word));
  if (label.end <= value.start) {
    const isColonAt = (at: number) => isColon(gaps[at]) && clauses[at] === clauses[value.start];
    const between = Array.from({ length: value.start - label.start }, (_, n) => value.start - 1 - n);
    const colon = between.find(isColonAt);
    if (colon === undefined) return joined(label.end, value.start) ? 'exact' : null;
    if (label.end > colon + 1 || !joined(colon + 1, value.start)) return null;
    if (between.some((at) => at >= label.end && at < colon && isColonAt(at))) return null;
    let left = label.start;
    while (left > label.start - furthest && clauses[left - 1] === clauses[left] && !isColonAt(left - 1))
      left -= 1;
    const isAlone = (from: number, to: number) =>
      tokens.slice(from, to).every(({ word }) => connectors.has(word));
    return isAlone(left, label.start) && isAlone(label.end, colon + 1) ? 'exact' : 'loose';
  }
  if (label.start < value.end || isColon(gaps[label.end - 1])) return null;
  const between = gaps.slice(value.end - 1, label.start);
  return joined(value.end, label.start) && !between.some(isColon) ? 'exact' : null;
};

/** "None or unspecified" says neither. */
export const isOpen = ({ tokens }: Pick<Reading, 'tokens'>, at: number): boolean =>
  alternatives.has(tokens[at]?.word ?? '');

/** Whether the text says that it is not so. */
export const isNegated = (
  { tokens, clauses, gaps }: Reading,
  { start, end }: Pick<Found, 'start' | 'end'>,
): boolean => {
  const inClause = (at: number) => clauses[at] === clauses[start];
  const word = (at: number) => (inClause(at) ? (tokens[at]?.word ?? '') : '');
  const before =
    negations.has(word(start - 1)) ||
    rests.has(word(start - 1)) ||
    (anyOf.has(word(start - 1)) && negations.has(word(start - 2)));
  const next = tokens[end]?.word ?? '';
  const behind = inClause(end) && negationsBehind.has(next);
  return before || behind || (isColon(gaps[end - 1]) && negativeAnswers.has(next));
};

/** Whether a clause, or what stands in brackets, says nothing else. */
export const isWholeClause = ({ islands }: Reading, { start, end }: Pick<Found, 'start' | 'end'>): boolean =>
  islands[start - 1] !== islands[start] && islands[end] !== islands[start];

/** Whether one of the words stands within so many tokens of a value, in its clause. */
export const isNear = (
  { tokens, clauses }: Reading,
  { start, end }: Pick<Found, 'start' | 'end'>,
  words: ReadonlySet<string>,
  before: number,
  behind: number,
): boolean => {
  const isOne = ({ word }: Token, at: number) => words.has(word) && clauses[at] === clauses[start];
  const from = Math.max(0, start - before);
  return (
    tokens.slice(from, start).some((token, n) => isOne(token, from + n)) ||
    tokens.slice(end, end + behind).some((token, n) => isOne(token, end + n))
  );
};
