import { foldInOrder } from '@/lib/text/fold';
import { type Token, tokensOf } from '@/lib/text/tokens';
import { mostReadText } from '../fact';

/** The words of a text with what parts them. */
export type Reading = {
  text: string;
  tokens: readonly Token[];
  /** Of each token, the clause that it stands in: what commas, lines, full stops and dashes between spaces part. */
  clauses: readonly number[];
  /** The same, parted by brackets too. */
  islands: readonly number[];
  /** What stands between a token and the one behind it. */
  gaps: readonly string[];
};

/** Every digit of a telephone number would else be a figure. */
const phones = /(?:\+|00|(?<![\p{Nd}.,])[0٠۰])\p{Nd}(?:[ \-()]{0,2}\p{Nd}){7,13}/gu;
/** "Speed (km/h): 40" has a unit in its label, "PTO (rpm): 540" what stands between label and value. */
const unitsOfLabels = /\([^()\n]{1,20}\)(?=\s{0,3}[:=])/g;
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const superscripts: Record<string, string> = { '²': '2', '³': '3' };
const clauseEnds = /[\n\r\t,،;؛|•·!?؟…+]|\p{So}|\.\s| [-–—/] /u;
const brackets = /[()[\]]/;

const abbreviations: ReadonlySet<string> = new Set([
  'approx',
  'appr',
  'ca',
  'max',
  'min',
  'op',
  'hyd',
  'mech',
  'cap',
  'vol',
]);

/** Reads a text once, for all that is looked for in it. Everything keeps its place. */
export const readText = (text: string): Reading => {
  const plain = text
    .slice(0, mostReadText)
    .replace(/[²³]/g, (sign) => superscripts[sign] ?? sign)
    .replace(phones, blank)
    .replace(unitsOfLabels, blank);
  const tokens = tokensOf(plain);
  const gaps = tokens.map(({ end }, at) => plain.slice(end, tokens[at + 1]?.start ?? plain.length));
  const isWithinNumber = (at: number) =>
    gaps[at] === ',' && [at, at + 1].every((one) => /^\d+$/.test(tokens[one]?.word ?? ''));
  const isAbbreviated = (at: number) => gaps[at] === '. ' && abbreviations.has(tokens[at]?.word ?? '');
  const partedBy = (ends: (gap: string) => boolean) => {
    let part = 0;
    return gaps.map((gap, at) => (ends(gap) && !isWithinNumber(at) && !isAbbreviated(at) ? part++ : part));
  };
  return {
    text: plain,
    tokens,
    clauses: partedBy((gap) => clauseEnds.test(gap)),
    islands: partedBy((gap) => clauseEnds.test(gap) || brackets.test(gap)),
    gaps,
  };
};

/** The words of a list, folded as texts are. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(foldInOrder(list));
